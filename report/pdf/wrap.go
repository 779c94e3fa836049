package pdf

import (
	"math"
	"strings"
)

// Chinese text breaks anywhere but before these signs and after those. gofpdf's own breakers lose a character at each
// break.
const (
	noStart = "，。、；：？！）》」』】〉”’…—·％℃,.;:?!)]}%-/"
	noEnd   = "（《「『【〈“‘([{"
)

// wrap breaks a text into lines no wider than width. Nothing is lost but spaces where a line breaks. A word that is too
// long is broken anywhere, and torn counts these breaks; a single character may be wider than a line.
func wrap(f font, s string, width float64) (lines []string, torn int) {
	for para := range strings.SplitSeq(s, "\n") {
		l, t := wrapLine(f, []rune(para), width)
		lines, torn = append(lines, l...), torn+t
	}
	return lines, torn
}

func wrapLine(f font, rest []rune, width float64) (lines []string, torn int) {
	for {
		n := f.room(rest, width)
		if n == len(rest) {
			return append(lines, string(rest)), torn
		}
		k := breakPoint(rest, n)
		if k == 0 {
			k = n
			torn++
		}
		lines = append(lines, strings.TrimRight(string(rest[:k]), " "))
		for rest = rest[k:]; len(rest) > 0 && rest[0] == ' '; {
			rest = rest[1:]
		}
		if len(rest) == 0 {
			return lines, torn
		}
	}
}

// room tells how many characters fit into a width, at least one.
func (f font) room(s []rune, width float64) int {
	limit, w := int(width/mm/f.size*1000+1e-6), 0
	for i, r := range s {
		w += int(f.advance[f.glyph[f.code(r)]])
		if w > limit {
			return max(i, 1)
		}
	}
	return len(s)
}

// breakPoint gives the last place up to n where a line may end, 0 if there is none. The point between the parts of a
// name and a blank are better places than the middle of a part.
func breakPoint(s []rune, n int) int {
	for k := n; k > 0 && k >= n*2/3; k-- {
		if s[k] == ' ' || s[k-1] == '·' && mayBreak('·', s[k]) {
			return k
		}
	}
	for ; n > 0; n-- {
		if mayBreak(s[n-1], s[n]) {
			break
		}
	}
	return n
}

// mayBreak tells whether a line may end between two characters.
func mayBreak(a, b rune) bool {
	if a == ' ' || b == ' ' {
		return true
	}
	return !strings.ContainsRune(noStart, b) && !strings.ContainsRune(noEnd, a) && !(inWord(a) && inWord(b))
}

// inWord tells whether a character belongs to words in Latin, Greek or Cyrillic letters and digits.
func inWord(r rune) bool { return r < 0x530 && r > ' ' && r != '-' && r != '/' }

// balance breaks a text like wrap, but a short one into lines as even as possible.
func balance(f font, s string, width float64) []string {
	lines, torn := wrap(f, s, width)
	if len(lines) < 2 || len(lines) > 6 {
		return lines
	}
	for lo, hi := 0.0, width; hi-lo > 0.2; {
		mid := (lo + hi) / 2
		l, t := wrap(f, s, mid)
		if len(l) > len(lines) || t > torn {
			lo = mid
		} else {
			lines, hi = l, mid
		}
	}
	return lines
}

// block is a text that has been fitted into a width.
type block struct {
	font  font
	lines []string
}

// shrinkFloor is how far a text that is too wide is made smaller before it is broken into lines.
const shrinkFloor = 0.75

// fit sets a text into a width, made smaller by a quarter at most.
func fit(f font, s string, width float64) block { return fitTo(f, f.size*shrinkFloor, s, width) }

// fitTo sets a text into a width: as it is, else smaller but no smaller than the floor, else in several lines. A width
// of less than a character makes it as small as it takes. The text is never wider than the width.
func fitTo(f font, floor float64, s string, width float64) block {
	paras := strings.Split(s, "\n")
	need := widest(f, paras)
	if need <= width {
		return block{f, paras}
	}
	if f.size*width/need >= floor {
		return block{f.scaled(width / need), paras}
	}
	f.size = floor
	lines := balance(f, s, width)
	if w := widest(f, lines); w > width {
		f = f.scaled(width / w)
	}
	return block{f, lines}
}

// prose breaks sentences into lines as full as they go. What stands between two wide blanks stays together if a line has
// room for it.
func prose(f font, s string, width float64) block {
	var lines []string
	for para := range strings.SplitSeq(s, "\n") {
		line := ""
		for item := range strings.SplitSeq(para, "　") {
			if line != "" && f.width(line+"　"+item) > width {
				lines = append(lines, line)
				line = ""
			}
			if line != "" {
				line += "　"
			}
			broken, _ := wrap(f, line+item, width)
			lines = append(lines, broken[:len(broken)-1]...)
			line = broken[len(broken)-1]
		}
		lines = append(lines, line)
	}
	if w := widest(f, lines); w > width { // less than a character
		f = f.scaled(width / w)
	}
	return block{f, lines}
}

// fitBox sets a text into a width and a height: however long it is, it becomes small enough.
func fitBox(f font, s string, width, height float64) block {
	b := fit(f, s, width)
	for b.height() > height {
		f.size *= 0.85
		b = fit(f, s, width)
	}
	return b
}

// scaled gives the font in another size, rounded down so that a text made to fit does fit.
func (f font) scaled(by float64) font {
	f.size = math.Floor(f.size*by*100) / 100
	return f
}

// inTwo is about the width a text needs in two lines.
func inTwo(f font, s string) float64 {
	if at := strings.LastIndex(s, "·"); at > 0 && strings.Count(s, "·") == 1 {
		at += len("·")
		return max(f.width(s[:at]), f.width(s[at:]))
	}
	return f.width(s) * 0.55
}

func widest(f font, lines []string) float64 {
	w := 0.0
	for _, l := range lines {
		w = max(w, f.width(l))
	}
	return w
}

func (b block) height() float64 { return float64(len(b.lines)) * b.font.leading() }
