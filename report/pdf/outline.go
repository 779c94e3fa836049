package pdf

import (
	"unicode/utf16"

	"github.com/jung-kurt/gofpdf"
)

// drawOutline adds bookmarks and links once all pages are drawn.
func drawOutline(p *gofpdf.Fpdf, pages []*page) {
	if len(pages) == 0 {
		return
	}
	_, last := pages[len(pages)-1].size()
	for i, pg := range pages {
		p.SetPage(i + 1)
		_, height := pg.size()
		for _, b := range pg.bookmarks {
			// gofpdf reckons from the height of the last page, whatever page a bookmark leads to
			p.Bookmark(surrogates(b.text), b.level, last-height)
		}
		for _, k := range pg.links {
			id := p.AddLink()
			p.SetLink(id, 0, k.to)
			p.Link(k.x, k.y+last-height, k.w, k.h, id)
		}
	}
	p.SetPage(len(pages))
}

// surrogates encodes each unit of UTF-16 by itself: gofpdf turns the text of a bookmark into UTF-16 with a decoder that
// knows no character of four bytes, and takes these through.
func surrogates(s string) string {
	var b []byte
	for _, u := range utf16.Encode([]rune(s)) {
		switch {
		case u < 0x80:
			b = append(b, byte(u))
		case u < 0x800:
			b = append(b, 0xC0|byte(u>>6), 0x80|byte(u&0x3F))
		default:
			b = append(b, 0xE0|byte(u>>12), 0x80|byte(u>>6&0x3F), 0x80|byte(u&0x3F))
		}
	}
	return string(b)
}
