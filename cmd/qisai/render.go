package main

import (
	"fmt"
	"path/filepath"
	"strings"
	"sync"

	"qisai/report"
	"qisai/report/pdf"
)

// render sets all documents, side by side: setting type is the slowest part of a run.
func (r *pairRun) render() ([]output, error) {
	return r.app.render(r.docs, printFolder(r.ctx, r.file.path))
}

// document is a document with the name of its file, without the ending.
type document struct {
	name string
	doc  report.Document
	text string // of a text file; "" = the document is a PDF
}

func (a *app) render(docs []document, dir string) ([]output, error) {
	outs, errs := make([]output, len(docs)), make([]error, len(docs))
	warnings := make([][]pdf.Warning, len(docs))
	var wg sync.WaitGroup
	for i, d := range docs {
		if d.text != "" {
			outs[i] = output{filepath.Join(dir, d.name+".txt"), windowsText(d.text)}
			continue
		}
		wg.Go(func() {
			outs[i].path = filepath.Join(dir, d.name+".pdf")
			outs[i].data, warnings[i], errs[i] = pdf.Render(d.doc, pdf.Options{Created: a.now})
		})
	}
	wg.Wait()
	for i := range docs {
		if errs[i] != nil {
			return nil, fmt.Errorf("%s: %w", docs[i].name, errs[i])
		}
	}
	a.glyphWarnings(warnings)
	return outs, nil
}

// windowsText makes a text file that every Notepad opens and every chat takes: UTF-8 with its mark, lines ended as
// Windows ends them.
func windowsText(s string) []byte {
	return []byte("\ufeff" + strings.ReplaceAll(s, "\n", "\r\n"))
}

// glyphWarnings names the texts with characters the fonts lack, each once however often it is printed.
func (a *app) glyphWarnings(warnings [][]pdf.Warning) {
	type lack struct{ text, char string }
	told := map[lack]bool{}
	for _, list := range warnings {
		for _, w := range list {
			if l := (lack{w.Text, w.Char}); !told[l] {
				told[l] = true
				a.warnf("“%s”里的“%s”字体里没有，PDF 上印成 〓（%s）", w.Text, w.Char, w.Where)
			}
		}
	}
}
