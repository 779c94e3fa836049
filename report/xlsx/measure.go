package xlsx

import "math"

// textWidth measures a text in half-width characters: a Chinese character is two.
func textWidth(s string) float64 {
	w := 0.0
	for _, r := range s {
		switch {
		case r >= 0x300 && r < 0x370, r == 0x200B: // marks that stand on the letter before
		case r >= 0x2010:
			w += 2
		default:
			w++
		}
	}
	return w
}

// lines says how many lines a text needs in a column of a width, at a size of type.
func lines(s string, width, size float64) float64 {
	room := math.Max(2, (width-2.5)*11/size)
	n := math.Ceil(textWidth(s) / room)
	return math.Max(1, n)
}
