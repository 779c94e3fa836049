package report

import "slices"

// Book 册 binds documents into one file: a cover, the contents, then chapter after chapter, with pages numbered through.
type Book struct {
	Cover    Cover
	Chapters []Chapter
}

// Cover is the first page of a book.
type Cover struct {
	Title string // 秩序册, under the name of the event
	Facts []Fact
}

// Fact is something said under its name: 主办单位 and who that is.
type Fact struct{ Name, Text string }

// Chapter is a part of a book, named in the contents.
type Chapter struct {
	Title  string
	Pieces []Piece
}

// Piece is a document in a book. It begins a page.
type Piece struct {
	Name   string // its line in the contents, under that of the chapter; "" for the first, to which that of the chapter leads
	ByPart bool   // the headings of its parts are lines of the contents too
	Document
}

// book begins a book about the event.
func book(kind, event, printed string, facts []Fact, chapters ...Chapter) Document {
	b := Book{Cover: Cover{Title: kind, Facts: facts}}
	for _, c := range chapters {
		if len(c.Pieces) > 0 {
			b.Chapters = append(b.Chapters, c)
		}
	}
	return Document{Kind: kind, Event: event, Title: kind, Printed: printed, Book: &b}
}

// chapter is a chapter of one document.
func chapter(title string, d Document) Chapter { return Chapter{title, []Piece{{Document: d}}} }

// empty says whether no document of the book has anything to show.
func (b *Book) empty() bool {
	for _, c := range b.Chapters {
		for _, p := range c.Pieces {
			if !p.Empty() {
				return false
			}
		}
	}
	return true
}

// bookSize is the size of the texts in the tables of a book, bookNames that of names: a book is read, not hung up.
const bookSize, bookNames = 10.5, 11.5

// bound gives a document that is made for the wall the sizes of a book.
func bound(d Document) Document {
	d.Parts = slices.Clone(d.Parts)
	for i := range d.Parts {
		p := &d.Parts[i]
		if p.FontSize == 0 {
			p.FontSize = bookSize
		}
		p.NameSize = bookNames
	}
	return d
}

// together lets the parts of a document follow each other on a page.
func together(d Document) Document {
	for i := range d.Parts {
		d.Parts[i].NewPage = false
	}
	return d
}

// factTable sets facts as a table, those without a text left out.
func factTable(facts []Fact) Table {
	t := Table{Columns: []Column{{Header: "项目"}, {Header: "内容", Prose: true}}}
	for _, f := range facts {
		if f.Text != "" {
			t.Rows = append(t.Rows, []Cell{{Text: f.Name, Bold: true}, T(f.Text)})
		}
	}
	return t
}
