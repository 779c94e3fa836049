package templates

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// The fonts are TrueType with one cmap of format 4, cut to the characters of Chinese documents; fonts/README.md tells how
// they are made. A font more is a variable and a function more here.
var (
	//go:embed fonts/sans-regular.ttf.zst
	sansRegular []byte
	//go:embed fonts/sans-bold.ttf.zst
	sansBold []byte
	//go:embed fonts/kai.ttf.zst
	kai []byte
	//go:embed fonts/pua.txt
	puaTable string
)

// SansRegular gives the font of everything that is printed. Each call decompresses it anew (8 MB, some 30 ms): the
// bytes are the caller's own, and who needs them often keeps them.
func SansRegular() ([]byte, error) { return unpackFont("sans-regular", sansRegular) }

// SansBold gives the bold cut of SansRegular, in the same way.
func SansBold() ([]byte, error) { return unpackFont("sans-bold", sansBold) }

// Kai gives the font of certificates (楷体), in the same way.
func Kai() ([]byte, error) { return unpackFont("kai", kai) }

// PUA gives the code in the private use area under which each character above U+FFFF stands in all the fonts. A font
// may lack some of them. The map is shared: do not change it.
func PUA() map[rune]rune { return pua() }

var pua = sync.OnceValue(func() map[rune]rune {
	m := map[rune]rune{}
	for line := range strings.Lines(puaTable) {
		f := strings.Fields(line)
		code, err := strconv.ParseInt(f[0], 16, 32)
		if err != nil {
			panic("fonts/pua.txt: " + err.Error()) // built in, and read by a test
		}
		m[[]rune(f[2])[0]] = rune(code)
	}
	return m
})

func unpackFont(name string, packed []byte) ([]byte, error) {
	d, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, fmt.Errorf("font %s: %w", name, err)
	}
	defer d.Close()
	b, err := d.DecodeAll(packed, nil)
	if err != nil {
		return nil, fmt.Errorf("font %s: %w", name, err)
	}
	return b, nil
}
