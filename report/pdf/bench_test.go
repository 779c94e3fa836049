package pdf

import (
	"testing"

	"qisai/templates"
)

func BenchmarkRender100(b *testing.B)  { benchmark(b, 100) }
func BenchmarkRender2000(b *testing.B) { benchmark(b, 2000) }

func benchmark(b *testing.B, n int) {
	d := boards(n)
	if _, _, err := Render(d, Options{}); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, _, err := Render(d, Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReadFace(b *testing.B) {
	for b.Loop() {
		if _, err := readFace("regular", templates.SansRegular); err != nil {
			b.Fatal(err)
		}
	}
}
