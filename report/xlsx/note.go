package xlsx

import (
	"fmt"
	"math"
	"strings"

	"github.com/xuri/excelize/v2"
)

// noteAuthor signs the notes on header cells.
const noteAuthor = "qisai"

// note puts a note on a cell, in a box as large as its text. A note that is there already with the same text is left
// alone, another one is replaced.
func (b *book) note(sheet, cell, text string) error {
	comments, err := b.GetComments(sheet)
	if err != nil {
		return err
	}
	for _, c := range comments {
		if c.Cell != cell {
			continue
		}
		if noteText(c) == text {
			return nil
		}
		if err := b.DeleteComment(sheet, cell); err != nil {
			return err
		}
	}
	if text == "" {
		return nil
	}
	if len(comments) == 0 {
		defer b.reserveNoteParts()()
	}
	width, height := noteBox(text)
	return b.AddComment(sheet, excelize.Comment{
		Cell: cell, Author: noteAuthor, Width: width, Height: height,
		Paragraph: []excelize.RichTextRun{{Text: text, Font: &excelize.Font{Family: fontName, Size: 9}}},
	})
}

func noteText(c excelize.Comment) string {
	text := c.Text
	if text == "" {
		for _, run := range c.Paragraph {
			text += run.Text
		}
	}
	return text
}

// noteBox gives the size of a note's box in pixels.
func noteBox(text string) (width, height uint) {
	const perChar, perLine, widest = 6.5, 17, 260
	w := math.Min(widest, textWidth(text)*perChar+24)
	n := math.Ceil(textWidth(text) * perChar / (w - 20))
	return uint(w), uint(n*perLine + 12)
}

// reserveNoteParts works around excelize, which numbers the part for a sheet's first note by counting the parts there
// are: in a workbook that has comments2.xml only (LibreOffice numbers them by sheet) it would write into another sheet's
// notes. Empty parts make the count come out at a free number; the func given back takes them away.
func (b *book) reserveNoteParts() func() {
	parts := b.partNames()
	count := 0
	for path := range parts {
		if strings.Contains(path, "xl/comments") { // as excelize counts
			count++
		}
	}
	var dummies []string
	for parts[fmt.Sprintf("xl/comments%d.xml", count+1)] || parts[fmt.Sprintf("xl/drawings/vmlDrawing%d.vml", count+1)] {
		dummy := fmt.Sprintf("xl/comments_reserved%d.xml", count)
		b.Pkg.Store(dummy, []byte(nil))
		dummies = append(dummies, dummy)
		count++
	}
	return func() {
		for _, d := range dummies {
			b.Pkg.Delete(d)
		}
	}
}

// partNames gives the parts of the open workbook, those not yet written included.
func (b *book) partNames() map[string]bool {
	parts := map[string]bool{}
	b.Pkg.Range(func(path, _ any) bool {
		parts[path.(string)] = true
		return true
	})
	for path := range b.Comments {
		parts[path] = true
	}
	for path := range b.VMLDrawing {
		parts[path] = true
	}
	return parts
}
