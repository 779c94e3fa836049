package main

import (
	"fmt"
	"sync"

	"qisai/report/pdf"
)

// addPictures adds the pictures of the pages to the files of the documents.
func addPictures(papers []*pdf.Paper, outs [][]output) {
	for i, p := range papers {
		if p == nil {
			continue
		}
		for n := range p.Pages() {
			outs[i] = append(outs[i], output{path: picturePath(outs[i][0].path, n+1), draw: func() ([]byte, error) { return p.PNG(n) }})
		}
	}
}

// picturePath gives the file for the picture of a page of a PDF.
func picturePath(pdf string, page int) string { return fmt.Sprintf("%s-第%d页.png", base(pdf), page) }

// writePages writes files beside the workbook, all or none, and gives the paths really written in the order of outs. A
// picture is in memory only until it is on the disk: those of 2,000 certificates over a photograph would take gigabytes.
func (a *app) writePages(b *bookFile, outs []output) ([]string, error) {
	st := staging{tag: b.tag}
	defer st.undo()
	var mu sync.Mutex
	var order []int // of outs, as they were staged
	var failed error
	a.sideBySide("图片", len(outs), func(i int) {
		data, err := outs[i].bytes()
		mu.Lock()
		defer mu.Unlock()
		if err == nil && failed == nil {
			err = st.stage(outs[i].path, data)
		}
		if failed == nil {
			failed = err
		}
		order = append(order, i)
	})
	if failed != nil {
		return nil, failed
	}
	st.arrange(order)
	return st.place()
}

// bytes gives what is to stand in the file.
func (o output) bytes() ([]byte, error) {
	if o.draw == nil {
		return o.data, nil
	}
	return o.draw()
}
