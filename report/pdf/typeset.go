package pdf

import (
	"math"
	"strings"

	"qisai/report"
)

// sign is one character in its font.
type sign struct {
	r    rune
	font *face
	name bool
}

// paragraph is a paragraph of signs.
type paragraph struct {
	place report.Place
	signs []sign
	fit   float64 // how much smaller it is than others, to stay on one line
	lines []signLine
	lead  float64
}

// signLine is a line of signs that has been broken off.
type signLine struct {
	indent float64
	signs  []sign
}

// typesetter sets one certificate.
type typesetter struct {
	kai, other *face
	area       box
	index      int
	paras      []paragraph
	scale      float64
}

// breakLines breaks all paragraphs at the scale and gives the height they need together.
func (s *typesetter) breakLines() float64 {
	height, titles, feet := 0.0, 0.0, 0.0
	for i := range s.paras {
		p := &s.paras[i]
		s.fitLine(p)
		p.lead = s.size(p.place) * mm * certLeading
		p.lines = s.lines(p)
		height += float64(len(p.lines)) * p.lead
		switch p.place {
		case report.Title:
			titles = certTitleUp * s.scale
		case report.Foot:
			feet = certSeal
		}
	}
	return height + titles + feet
}

// fitLine makes a title, or whom a certificate is for, a little smaller if it then stays on one line.
func (s *typesetter) fitLine(p *paragraph) {
	p.fit = 1
	if p.place != report.Title && p.place != report.Flush {
		return
	}
	const least = 0.7
	if by := s.area.w / s.lineWidth(signLine{signs: p.signs}, p) * 0.99; by >= least {
		p.fit = min(1, by)
	}
}

func (s *typesetter) size(place report.Place) float64 {
	switch place {
	case report.Title:
		return certTitle * s.scale
	case report.Foot:
		return certFoot * s.scale
	}
	return certBody * s.scale
}

// width is the width of a sign in a paragraph.
func (s *typesetter) width(c sign, p *paragraph) float64 { return s.font(c, p).width(string(c.r)) }

func (s *typesetter) font(c sign, p *paragraph) font {
	size := s.size(p.place) * p.fit
	if c.name {
		size *= certNames
	}
	return font{c.font, math.Floor(size*100) / 100}
}

// lines breaks a paragraph. Nothing is lost but blanks where a line ends.
func (s *typesetter) lines(p *paragraph) []signLine {
	room, indent := s.area.w, 0.0
	switch first := append(p.signs[:len(p.signs):len(p.signs)], sign{})[0].r; {
	case p.place == report.Foot:
		room *= 0.75
	case p.place == report.Body && first != ' ' && first != '　':
		indent = 2 * s.size(p.place) * mm
	}
	var out []signLine
	for rest := p.signs; ; {
		n, w := 0, indent
		for n < len(rest) && w+s.width(rest[n], p) <= room {
			w += s.width(rest[n], p)
			n++
		}
		if n == len(rest) {
			return append(out, signLine{indent, rest})
		}
		n = breakSigns(rest, max(n, 1))
		out = append(out, signLine{indent, rest[:n]})
		for rest = rest[n:]; len(rest) > 0 && rest[0].r == ' '; {
			rest = rest[1:]
		}
		if len(rest) == 0 {
			return out
		}
		indent = 0
	}
}

// breakSigns gives the best place up to n where a line may end: outside of a name, else at a point in a name, else
// anywhere.
func breakSigns(s []sign, n int) int {
	for k := n; k > 0; k-- {
		if inName := s[k-1].name && s[k].name; !inName && mayBreak(s[k-1].r, s[k].r) {
			return k
		}
	}
	for k := n; k > 0; k-- {
		if strings.ContainsRune("·、 ", s[k-1].r) {
			return k
		}
	}
	return n
}
