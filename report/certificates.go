package report

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
	"qisai/pairing/prize"
)

// CertificateText is the text of a kind of certificate and how its page stands.
type CertificateText struct {
	Kind       string  // what it serves: a list, a kind of certificate, a kind of list; "" = all others
	Text       string  // with placeholders in braces; lines with # are titles, lines with > the foot
	Portrait   bool    // 竖
	Background string  // name of a picture, "" = none
	Left, Up   float64 // mm the text is moved, for preprinted paper
}

// placeholder finds the placeholders of a text; the first group is the name.
var placeholder = pattern.New(`\{\s*([^{}]*?)\s*\}`)

// CertificateSettings is what certificates need besides the awards.
type CertificateSettings struct {
	Texts    []CertificateText // the organiser's
	Defaults []CertificateText // used where the organiser has none
	Issuer   string            // 落款, several parted by 、
	Date     string            // 二〇二五年十一月二十三日
	Pictures map[string][]byte // backgrounds by name
}

// CertificatesOf makes the 证书 of all awards that carry one, in the order of sections, lists and places.
func CertificatesOf(h Honours, set CertificateSettings) Document {
	c := Certificates{Pictures: set.Pictures}
	carries := func(a prize.Award) bool { return a.Certificate != "" }
	for _, name := range h.sections(carries) {
		for _, a := range h.Result.Awards {
			if a.Section == name && carries(a) {
				c.Items = append(c.Items, h.certificate(a, set))
			}
		}
	}
	if len(c.Items) == 0 {
		return h.document("证书", Part{EmptyText: "无（没有要发的证书）"})
	}
	return h.document("证书", Part{Certificates: &c})
}

// certificate fills in one text.
func (h Honours) certificate(a prize.Award, set CertificateSettings) Certificate {
	text := textFor(a, set.Texts, set.Defaults)
	values := h.certificateValues(a, set)
	c := Certificate{Portrait: text.Portrait, Picture: text.Background, Left: text.Left, Up: text.Up}
	for line := range strings.SplitSeq(ordinals.Replace(text.Text), "\n") {
		place := Body
		switch line = strings.TrimRight(line, " \r"); {
		case strings.HasPrefix(line, "#"):
			line, place = strings.TrimSpace(line[1:]), Title
		case strings.HasPrefix(line, ">"):
			line, place = strings.TrimSpace(line[1:]), Foot
		}
		for _, runs := range fillIn(line, values, a.Team != nil) {
			p := Paragraph{Place: place, Runs: runs}
			whole := p.Text()
			if place == Body && (strings.HasSuffix(whole, "：") || strings.HasSuffix(whole, ":")) {
				p.Place = Flush
			}
			if strings.TrimSpace(whole) != "" {
				c.Paragraphs = append(c.Paragraphs, p)
			}
		}
	}
	return c
}

// ordinals lets a text say 第{名次}名: {名次} alone is 第三名 already.
var ordinals = strings.NewReplacer("第{名次}名", "{名次}", "第{名次}", "{名次}", "{名次}名", "{名次}", "\r\n", "\n", "＃", "#", "＞", ">")

// textFor finds the text of an award: that of its list, of its kind of certificate, of the kind of its list, the one for
// all others; the organiser's before the program's own.
func textFor(a prize.Award, texts, defaults []CertificateText) CertificateText {
	kinds := []string{a.List.Name}
	if a.Certificate != "证书" {
		kinds = append(kinds, a.Certificate)
	}
	kinds = append(kinds, a.List.Kind.String())
	if a.List.Kind == prize.Cash { // a row for 证书 serves places with money too
		kinds = append(kinds, prize.Certificate.String())
	}
	kinds = slices.DeleteFunc(kinds, func(k string) bool { return k == "" })
	kinds = append(kinds, "全部", "")
	for _, all := range [][]CertificateText{texts, defaults} {
		for _, kind := range kinds {
			for _, t := range all {
				if pairing.HalfWidth(t.Kind) == pairing.HalfWidth(kind) {
					return t
				}
			}
		}
	}
	return CertificateText{}
}

// certificateValues gives what stands for each placeholder.
func (h Honours) certificateValues(a prize.Award, set CertificateSettings) map[string]string {
	v := map[string]string{
		"姓名": shownName(a.Name), "单位": a.Unit, "编号": number(a.Winner).Text, "组别": h.honouredIn(a), "比赛组": a.Section,
		"奖项": a.List.Name, "证书": a.Certificate, "称号": a.Title, "奖品": a.Item, "队员": members(a.Winner),
		"赛事名称": h.Tournament.Regulation.Name, "地点": h.Tournament.Regulation.Venue,
		"落款": strings.ReplaceAll(set.Issuer, "、", "\n"), "日期": set.Date,
	}
	for _, item := range h.Tournament.Regulation.Items {
		if item.Name == "主办单位" || item.Name == "承办单位" {
			v[item.Name] = item.Value
		}
	}
	if a.Gross > 0 {
		v["奖金"] = a.Gross.Yuan()
	}
	if a.List.Kind != prize.Picked {
		v["名次"] = "第" + pairing.FormatNumeral(a.Place) + "名"
	}
	return v
}

// honouredIn names the group a place counts in: the category if the list is about one, else the section.
func (h Honours) honouredIn(a prize.Award) string {
	for _, c := range a.List.Filter.Conditions {
		if c.Field == "组别" && c.Op == "=" && len(c.Values) == 1 {
			return c.Values[0]
		}
	}
	var categories []string
	for _, c := range h.Tournament.Categories {
		if c.Section == a.Section {
			categories = append(categories, c.Name)
		}
	}
	switch {
	case a.List.Kind == prize.Picked && a.Player != nil:
		return a.Player.Category
	case len(categories) == 1:
		return categories[0]
	}
	return a.Section
}

// members lists the players who count for a team.
func members(w prize.Winner) string {
	if w.Team == nil {
		return ""
	}
	var names []string
	for _, m := range w.Team.Members {
		names = append(names, shownName(m.Player.Name))
	}
	return strings.Join(names, "、")
}

// fillIn puts values in. A value of several lines makes several paragraphs.
func fillIn(line string, values map[string]string, team bool) [][]Run {
	out := [][]Run{nil}
	add := func(text string, name bool) {
		for i, part := range strings.Split(text, "\n") {
			if i > 0 {
				out = append(out, nil)
			}
			if part != "" {
				out[len(out)-1] = append(out[len(out)-1], Run{part, name})
			}
		}
	}
	at := 0
	for _, m := range placeholder.FindAllStringSubmatchIndex(line, -1) {
		key := line[m[2]:m[3]]
		add(line[at:m[0]], false)
		add(values[key], key == "姓名" || key == "单位" && team)
		at = m[1]
	}
	add(line[at:], false)
	return out
}

// ChineseDate writes a date as it stands under a document: 二〇二五年十一月二十三日.
func ChineseDate(d pairing.Date) string {
	if d.IsZero() {
		return ""
	}
	year := strings.Map(func(r rune) rune { return []rune("〇一二三四五六七八九")[r-'0'] }, fmt.Sprint(d.Year))
	return fmt.Sprintf("%s年%s月%s日", year, pairing.FormatNumeral(d.Month), pairing.FormatNumeral(d.Day))
}
