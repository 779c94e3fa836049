package report

import "strings"

// Cards are forms or labels of one size that are cut out of the page: result slips, badges, table numbers.
//
// They lie so that a cut stack is in order: with P pages the first place of every page holds cards 1 … P, the second
// place cards P+1 … 2P. Whoever cuts through the whole stack and puts the piles on each other has them all in order.
type Cards struct {
	Across, Down int     // so many side by side, so many one under the other
	Folded       bool    // a card is folded in the middle and stands: both sides show its rows
	Stub         float64 // the share of the width, at the left, that is torn off; 0 = none
	Items        []Card
}

// PerPage is how many cards a page holds.
func (c *Cards) PerPage() int { return c.Across * c.Down }

// Pages is how many pages the cards take.
func (c *Cards) Pages() int { return (len(c.Items) + c.PerPage() - 1) / c.PerPage() }

// At gives the index of the card at a place of a page, both from 0; ok is false for a place that stays empty.
func (c *Cards) At(page, place int) (index int, ok bool) {
	index = place*c.Pages() + page
	return index, index < len(c.Items)
}

// Text gives the cards as lines of text, one for each row of a card, its fields parted by TAB, with an empty line
// between two cards.
func (c *Cards) Text() string {
	var b strings.Builder
	for i, card := range c.Items {
		if i > 0 {
			b.WriteByte('\n')
		}
		for _, row := range card {
			texts := make([]string, len(row.Fields))
			for j, f := range row.Fields {
				texts[j] = f.text()
			}
			b.WriteString(strings.TrimRight(strings.Join(texts, "\t"), "\t") + "\n")
		}
	}
	return b.String()
}

// Card is one of them: rows one under the other.
type Card []CardRow

// CardRow is a row of fields side by side.
type CardRow struct {
	Height float64 // its share of the height of the card
	Fields []Field
}

// Field is a place on a card: texts one under the other, or room to write.
type Field struct {
	Width float64 // its share of the width of the row
	Lines []Line
	Align Align
	Frame bool // has a frame
	Grey  bool // stands on grey, as the heads of tables do
	Tick  bool // has a square in front of its text, to be ticked
	Write bool // has a line behind its text, to write on
}

func (f Field) text() string {
	var texts []string
	for _, l := range f.Lines {
		texts = append(texts, l.Text)
	}
	s := strings.Join(texts, " ")
	if f.Tick {
		s = "□" + s
	}
	if f.Write {
		s += "___"
	}
	return s
}

// Line is a text of a field. If it is too wide it becomes smaller, then breaks.
type Line struct {
	Text string
	Size float64 // in points
	Bold bool
}
