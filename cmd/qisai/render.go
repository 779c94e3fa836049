package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"qisai/report"
	"qisai/report/pdf"
)

// render sets the documents of a round.
func (r *pairRun) render() ([]output, error) {
	outs, err := r.app.render(r.docs, printFolder(r.ctx, r.file.path), false)
	return slices.Concat(outs...), err
}

// document is a document with the name of its file, without the ending.
type document struct {
	name string
	doc  report.Document
	text string // of a text file; "" = the document is a PDF
}

// render makes the files of each document, with pictures also those of its pages, which are drawn when they are written:
// setting type is the slowest part of a run, so it is done side by side.
func (a *app) render(docs []document, dir string, pictures bool) ([][]output, error) {
	papers, outs, errs := make([]*pdf.Paper, len(docs)), make([][]output, len(docs)), make([]error, len(docs))
	a.sideBySide("排版", len(docs), func(i int) {
		outs[i] = []output{{path: filepath.Join(dir, docs[i].name)}}
		papers[i], errs[i] = a.set(docs[i], &outs[i][0])
	})
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	a.glyphWarnings(papers)
	if pictures {
		addPictures(papers, outs)
	}
	return outs, nil
}

// set makes the file of a document, and its pages unless it is a text file.
func (a *app) set(d document, file *output) (*pdf.Paper, error) {
	if d.text != "" {
		file.path, file.data = file.path+".txt", windowsText(d.text)
		return nil, nil
	}
	file.path += ".pdf"
	paper, err := pdf.Lay(d.doc)
	if err == nil {
		file.data, err = paper.PDF(pdf.Options{Created: a.now})
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", d.name, err)
	}
	return paper, nil
}

// windowsText makes a text file that every Notepad opens and every chat takes: UTF-8 with its mark, lines ended as
// Windows ends them.
func windowsText(s string) []byte {
	return []byte("\ufeff" + strings.ReplaceAll(s, "\n", "\r\n"))
}

// glyphWarnings names the texts with characters the fonts lack, each once however often it is printed.
func (a *app) glyphWarnings(papers []*pdf.Paper) {
	type lack struct{ text, char string }
	told := map[lack]bool{}
	for _, p := range papers {
		if p == nil {
			continue
		}
		for _, w := range p.Warnings {
			if l := (lack{w.Text, w.Char}); !told[l] {
				told[l] = true
				a.warnf("“%s”里的“%s”字体里没有，PDF 上印成 〓（%s）", strings.ReplaceAll(w.Text, "\n", " "), w.Char, w.Where)
			}
		}
	}
}
