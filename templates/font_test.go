package templates

import (
	"bytes"
	"testing"
)

func TestFonts(t *testing.T) {
	for name, load := range map[string]func() ([]byte, error){"SansRegular": SansRegular, "SansBold": SansBold, "Kai": Kai} {
		a, err := load()
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !bytes.HasPrefix(a, []byte{0, 1, 0, 0}) {
			t.Errorf("%s is no TrueType font", name)
		}
		clear(a)
		if b, _ := load(); !bytes.HasPrefix(b, []byte{0, 1, 0, 0}) {
			t.Errorf("%s gives the same bytes twice", name)
		}
	}
}

func TestPUA(t *testing.T) {
	codes := map[rune]rune{}
	for c, code := range PUA() {
		if c <= 0xFFFF || code < 0xE000 || code > 0xF8FF {
			t.Errorf("%c: %U at %U", c, c, code)
		}
		if codes[code] != 0 {
			t.Errorf("%U has %c and %c", code, c, codes[code])
		}
		codes[code] = c
	}
	for _, c := range "𬱖𫖯𬭎𫛭𬸚" {
		if PUA()[c] == 0 {
			t.Errorf("%c has no code", c)
		}
	}
	if len(codes) != 196 {
		t.Errorf("%d characters, want the 196 of the standard table", len(codes))
	}
}

func BenchmarkSansRegular(b *testing.B) {
	for b.Loop() {
		if _, err := SansRegular(); err != nil {
			b.Fatal(err)
		}
	}
}
