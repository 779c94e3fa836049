package pdf

import (
	"fmt"

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

// pictures gives the pictures that may lie under the pages.
func (l *layout) pictures() map[string][]byte {
	if c := l.certificates(); c != nil {
		return c.Pictures
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
