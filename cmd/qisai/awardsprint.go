package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/report/pdf"
	"qisai/templates"
)

// eventKind is a kind of document that is about the awards of several sections at once.
type eventKind func(r *printRun, h report.Honours) (report.Document, error)

func awardsDoc(_ *printRun, h report.Honours) (report.Document, error) { return report.Awards(h), nil }

func qualifiersDoc(_ *printRun, h report.Honours) (report.Document, error) {
	return report.Qualifiers(h), nil
}

func signOffDoc(_ *printRun, h report.Honours) (report.Document, error) {
	return report.SignOff(h), nil
}

func prizeSlipsDoc(_ *printRun, h report.Honours) (report.Document, error) {
	return report.PrizeSlips(h), nil
}

// certificatesDoc reads the texts of 证书 and their backgrounds, which lie beside the workbook.
func certificatesDoc(r *printRun, h report.Honours) (report.Document, error) {
	texts, problems := r.book.Certificates()
	set := report.CertificateSettings{Issuer: itemValue(r.t, "证书落款"), Pictures: map[string][]byte{}}
	for _, c := range templates.Certificates {
		set.Defaults = append(set.Defaults, report.CertificateText(c))
	}
	if set.Issuer == "" {
		set.Issuer = itemValue(r.t, "主办单位")
	}
	day, text := r.book.CertificateDate()
	if day.IsZero() && text == "" {
		day = r.t.Regulation.End
	}
	if set.Date = text; text == "" {
		set.Date = report.ChineseDate(day)
	}
	for _, c := range texts {
		if problem := r.background(c, set.Pictures); problem != nil {
			problems = append(problems, *problem)
		}
		set.Texts = append(set.Texts, report.CertificateText(c.CertificateText))
	}
	r.problems(problems)
	if n := len(problems.Faults()); n > 0 {
		return report.Document{}, r.faulty(n)
	}
	doc := report.CertificatesOf(h, set)
	if r.t.Regulation.Name == "" && !doc.Empty() {
		r.warn("“规程”没有写赛事名称，证书上该写它的地方空着")
	}
	return doc, nil
}

// background reads the picture of a row of 证书.
func (r *printRun) background(c importer.Certificate, pictures map[string][]byte) *importer.Problem {
	if c.Background == "" || pictures[c.Background] != nil {
		return nil
	}
	path := filepath.FromSlash(strings.ReplaceAll(c.Background, `\`, "/"))
	if !filepath.IsAbs(path) {
		path = filepath.Join(filepath.Dir(r.file.path), path)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		p := c.Problem(importer.Fault, "背景", "没有找到背景图片 "+c.Background, "把图片放在工作簿旁边，写它的文件名，例如 证书.png；不要背景就空着")
		return &p
	}
	if err := pdf.CheckPicture(data); err != nil {
		p := c.Problem(importer.Fault, "背景", c.Background+" "+err.Error(), "另存为 PNG 或 JPEG 再用")
		return &p
	}
	pictures[c.Background] = data
	return nil
}

// eventDocuments makes the kinds that are about all the chosen sections at once. Of those about awards that are only due,
// not asked for, the ones with nothing on them are left out.
func (r *printRun) eventDocuments(sections []*pairing.Section, wishes []wish, asked []*kind) ([]document, error) {
	var out []document
	for _, w := range wishes {
		doc, err := r.eventDocument(w.kind, sections)
		if err != nil {
			return nil, err
		}
		if doc.Empty() && !slices.Contains(asked, w.kind) {
			continue
		}
		if doc.Empty() {
			r.warn("没有可打印的" + w.kind.name + "，只印“无”")
		}
		name := []string{w.kind.name}
		if len(sections) == 1 && len(r.t.Sections) > 1 {
			name = []string{sections[0].Name, w.kind.name}
		}
		out = append(out, document{name: fileName(name...), doc: doc})
	}
	return out, nil
}

func (r *printRun) eventDocument(k *kind, sections []*pairing.Section) (report.Document, error) {
	if k.book != nil {
		return k.book.make(r, sections)
	}
	h, err := r.awardsOf(sections)
	if err != nil {
		return report.Document{}, err
	}
	return k.event(r, h)
}

// awardsOf gives the awards of the chosen sections; what is wrong with them, or still to come, is said the first time.
func (r *printRun) awardsOf(sections []*pairing.Section) (report.Honours, error) {
	if r.given != nil {
		return *r.given, nil
	}
	h, problems, err := r.honours(r.event, sections)
	if err != nil {
		return h, err
	}
	r.problems(problems)
	for _, text := range h.Waiting {
		r.warn(text)
	}
	r.given = &h
	return h, nil
}

// hasPrizes says whether the workbook has any list of prizes.
func (e *event) hasPrizes() bool { return e.book.HasRows(templates.SheetPrizes) }
