package report

// Certificates are pages that carry a few lines of text each, over a picture or on paper that is printed already.
type Certificates struct {
	Items    []Certificate
	Pictures map[string][]byte // PNG or JPEG, by name
}

// Certificate is one page.
type Certificate struct {
	Paragraphs []Paragraph
	Portrait   bool
	Picture    string  // of Pictures, under the text over the whole page; "" = none
	Left, Up   float64 // the text is moved by so many millimetres
}

// Paragraph is a piece of text on a certificate.
type Paragraph struct {
	Place Place
	Runs  []Run
}

// Place says where a paragraph stands.
type Place uint8

const (
	Body  Place = iota // in the middle of the page, the first line indented
	Flush              // the same, not indented: whom the certificate is for
	Title              // in the middle, large
	Foot               // at the foot, at the right: who gives it and when; the seal is put over it
)

// Run is a piece of a paragraph.
type Run struct {
	Text string
	Name bool // of who is honoured: larger, and kept on one line if it can be
}

// Text gives the paragraph without what sets it.
func (p Paragraph) Text() string {
	s := ""
	for _, r := range p.Runs {
		s += r.Text
	}
	return s
}
