package importer

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/templates"
)

// Certificate is a row of 证书 and where it stands.
type Certificate struct {
	Row
	templates.CertificateText
}

// Certificates reads the sheet 证书. Read must have been called.
func (b *Book) Certificates() ([]Certificate, Problems) {
	r := &reader{b: b}
	var out []Certificate
	r.each(b.places.tables[templates.SheetCerts], func(c rec) {
		kind, text := c.text("类别"), c.raw("正文")
		switch {
		case strings.TrimSpace(text) == "" && (c.note("类别") || remark(kind)):
			return
		case strings.TrimSpace(text) == "":
			c.fault("正文", "写上证书的文字，或删去这一行，用程序自己的文字", "证书的正文是空的")
			return
		}
		c.placeholders(text)
		out = append(out, Certificate{Row{c}, templates.CertificateText{
			Kind: kind, Text: text, Portrait: c.choice("方向", "横", "竖") == "竖", Background: c.text("背景"),
			Left: c.millimetres("左偏mm"), Up: c.millimetres("上偏mm"),
		}})
	})
	return out, r.problems
}

// placeholders finds names in braces that mean nothing.
func (c rec) placeholders(text string) {
	var known []string
	for name := range templates.Placeholders {
		known = append(known, "{"+name+"}")
	}
	slices.Sort(known)
	for _, m := range templates.PlaceholderPattern.FindAllStringSubmatch(text, -1) {
		if _, ok := templates.Placeholders[m[1]]; !ok {
			c.fault("正文", "可以写："+strings.Join(known, " "), "正文里的 %s 不认识", m[0])
		}
	}
}

// millimetres reads a distance that may be negative; 0 for an empty cell.
func (c rec) millimetres(column string) float64 {
	text := strings.TrimSuffix(squeeze(c.data(column)), "mm")
	if text == "" {
		return 0
	}
	v, err := strconv.ParseFloat(text, 64)
	if err != nil || !(v >= -100 && v <= 100) {
		c.fault(column, "填毫米数，例如 3 或 -1.5", "“%s”应在 -100 与 100 之间，现在是“%s”", column, c.text(column))
		return 0
	}
	return v
}

// CertificateDate reads 证书日期 of 规程: a date, or a text that is no date and is to be printed as it is.
func (b *Book) CertificateDate() (pairing.Date, string) {
	c, ok := (&reader{b: b}).item("证书日期")
	if !ok {
		return pairing.Date{}, ""
	}
	if d, form := cellDate(c.get("内容"), b.date1904); form == fullDate {
		return d, ""
	}
	return pairing.Date{}, c.text("内容")
}
