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

// glyphWarnings names the characters the fonts lack, each once, with the texts that hold it: a long one stands in many
// documents.
func (a *app) glyphWarnings(papers []*pdf.Paper) {
	var chars []string
	texts, first := map[string][]string{}, map[string]string{}
	for _, p := range papers {
		if p == nil {
			continue
		}
		for _, w := range p.Warnings {
			text := strings.ReplaceAll(w.Text, "\n", " ")
			switch {
			case texts[w.Char] == nil:
				chars, first[w.Char] = append(chars, w.Char), w.Where
			case slices.Contains(texts[w.Char], text):
				continue
			}
			texts[w.Char] = append(texts[w.Char], text)
		}
	}
	for _, c := range chars {
		const shown = 5
		list := texts[c]
		more := ""
		if len(list) > shown {
			more = fmt.Sprintf("等 %d 处", len(list))
		}
		a.warnf("字体里没有“%s”，PDF 上印成 〓：“%s”%s（%s）", c, strings.Join(list[:min(shown, len(list))], "”“"), more, first[c])
	}
}
