package pdf

import (
	"fmt"
	"math"
	"strings"

	"qisai/report"
)

// The text of a certificate stands in an area that leaves a border free on both kinds of paper. Sizes in points.
const (
	certTitle, certBody, certFoot = 42.0, 23.0, 19.0

	certNames   = 1.2  // names to the text around them
	certLeading = 1.65 // distance of base lines to the size
	certTitleUp = 14.0 // below the title
	certSeal    = 14.0 // above the foot: the seal that is put over it stands out
	certEdge    = 8.0  // no text comes nearer to the edge of the paper
)

var (
	acrossArea  = box{42, 30, 213, 150}
	uprightArea = box{32, 48, 146, 200}
)

// certificates gives the certificates of a document that is made of them, nil for any other.
func (l *layout) certificates() *report.Certificates {
	for _, p := range l.doc.Parts {
		if p.Certificates != nil && len(p.Certificates.Items) > 0 {
			return p.Certificates
		}
	}
	return nil
}

// setCertificates sets each certificate on a page of its own, without head and foot. Kai has all of the text but for what it
// lacks.
func (l *layout) setCertificates(c *report.Certificates, kai *face) {
	l.has = func(r rune) bool { return kai.code(r) != 0 || l.regular.code(r) != 0 }
	for i, item := range c.Items {
		p := &page{landscape: !item.Portrait, picture: item.Picture}
		l.pages = append(l.pages, p)
		area := uprightArea
		paper := box{0, 0, shortSide, longSide}
		if p.landscape {
			area, paper = acrossArea, box{0, 0, longSide, shortSide}
		}
		area.x = min(max(area.x-item.Left, certEdge), paper.w-certEdge-area.w)
		area.y = min(max(area.y-item.Up, certEdge), paper.h-certEdge-area.h)
		where := func() string { return fmt.Sprintf("第%d张证书", i+1) }
		s := typesetter{kai: kai, other: l.regular, area: area, index: i}
		for _, para := range item.Paragraphs {
			s.add(para, func(text string) string { return l.clean(text, where) })
		}
		s.set(p)
	}
}

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

// add takes a paragraph apart into signs.
func (s *typesetter) add(p report.Paragraph, clean func(string) string) {
	out := paragraph{place: p.Place, fit: 1}
	for _, run := range p.Runs {
		for _, r := range clean(run.Text) {
			f := s.kai
			if f.code(r) == 0 {
				f = s.other
			}
			out.signs = append(out.signs, sign{r, f, run.Name})
		}
	}
	s.paras = append(s.paras, out)
}

// set finds the largest scale at which everything has room, and draws it.
func (s *typesetter) set(p *page) {
	for s.scale = 1; s.breakLines() > s.area.h; s.scale *= 0.96 {
	}
	var title, body, foot []paragraph
	for _, para := range s.paras {
		switch para.place {
		case report.Title:
			title = append(title, para)
		case report.Foot:
			foot = append(foot, para)
		default:
			body = append(body, para)
		}
	}
	top := s.area.y + s.draw(p, title, s.area.y)
	bottom := s.area.y + s.area.h - heightOf(foot)
	if len(title) > 0 {
		top += certTitleUp * s.scale
	}
	free := bottom - top - heightOf(body)
	if len(foot) > 0 {
		free -= certSeal
	}
	s.draw(p, body, top+max(0, free)*0.45)
	s.draw(p, foot, bottom)
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

func heightOf(paras []paragraph) float64 {
	h := 0.0
	for _, p := range paras {
		h += float64(len(p.lines)) * p.lead
	}
	return h
}

// draw sets paragraphs from y down and gives their height. Titles stand in the middle; the lines of the foot stand under
// each other in the middle of the block they make at the right.
func (s *typesetter) draw(p *page, paras []paragraph, y float64) float64 {
	top, block := y, 0.0
	for i := range paras {
		for _, line := range paras[i].lines {
			block = max(block, s.lineWidth(line, &paras[i]))
		}
	}
	for n := range paras {
		para := &paras[n]
		for _, line := range para.lines {
			x := s.area.x + line.indent
			switch w := s.lineWidth(line, para); para.place {
			case report.Title:
				x = s.area.x + (s.area.w-w)/2
			case report.Foot:
				x = s.area.x + s.area.w - block + (block-w)/2
			}
			s.drawLine(p, line, para, x, y, n)
			y += para.lead
		}
	}
	return y - top
}

func (s *typesetter) lineWidth(line signLine, p *paragraph) float64 {
	w := line.indent
	for _, c := range line.signs {
		w += s.width(c, p)
	}
	return w
}

// drawLine writes the signs of a line, those of one font together.
func (s *typesetter) drawLine(p *page, line signLine, para *paragraph, x, y float64, n int) {
	base := y + para.lead/2 + 0.38*s.size(para.place)*mm
	left := x
	for at := 0; at < len(line.signs); {
		f, end := s.font(line.signs[at], para), at
		text := ""
		for end < len(line.signs) && s.font(line.signs[end], para) == f {
			text += string(line.signs[end].r)
			end++
		}
		p.labels = append(p.labels, label{x, base, f, text})
		for _, c := range line.signs[at:end] {
			x += s.width(c, para)
		}
		at = end
	}
	place := box{s.area.x, y, s.area.w, para.lead}
	p.marks = append(p.marks, mark{textMark, 0, s.index, n, place, box{left, y, x - left, para.lead}})
}
