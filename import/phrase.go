package importer

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// phrase is what one line, or a part of it, says of one person.
type phrase struct {
	fields   map[string]string
	blanks   int        // labels with nothing behind them
	labelled bool       // 姓名 has its label
	numbered bool       // the line begins with a number
	coach    string     // who is called 教练
	ignored  bool       // something stands there that 报名 has no room for: an address
	strange  []fragment // what is not understood
}

type fragment struct{ text, why string }

// headings are columns a line may name for the people below it; a telephone there is the leader's.
var headings = []string{"单位", "组别", "领队", "电话"}

// headingOnly says whether a phrase names nothing but what may hold for several.
func (p *phrase) headingOnly() bool {
	for column := range p.fields {
		if !slices.Contains(headings, column) || column == "电话" && p.fields["领队"] == "" {
			return false
		}
	}
	return len(p.fields) > 0 && len(p.strange) == 0
}

// clashes says whether two phrases speak of the same thing.
func (p *phrase) clashes(q *phrase) bool {
	for column := range q.fields {
		if p.fields[column] != "" {
			return true
		}
	}
	return false
}

// ofPerson are the columns that only a person has, beside his name.
var ofPerson = []string{"身份证号", "出生日期", "性别", "组别"}

func (p *phrase) saysPerson() bool {
	return p.fields["姓名"] != "" && slices.ContainsFunc(ofPerson, func(c string) bool { return p.fields[c] != "" })
}

// read gives what a line says: of one person, or of several, or why it cannot be told; who is named all the same may be
// given with that.
func (v vocabulary) read(tokens []token, text string) (p *phrase, more []*phrase, bad string) {
	all := joinPairs(items(tokens, text))
	names := 0
	for _, t := range all {
		if t.kind == "姓名" && t.text != "" {
			names++
		}
	}
	if bad = settle(all, names); bad != "" {
		return nil, nil, bad
	}
	names = 0
	for _, t := range all {
		if t.kind == "姓名" && t.text != "" {
			names++
		}
	}
	if names < 2 {
		if p, bad = newPhrase(all); p != nil {
			p.ignored = p.ignored || slices.ContainsFunc(tokens, func(t token) bool { return t.address })
		}
		return p, nil, bad
	}
	for _, part := range splitPeople(all) {
		q, fault := newPhrase(part)
		if fault != "" {
			return nil, nil, unsure
		}
		if !q.saysPerson() || q.fields["身份证号"] == "" && q.fields["性别"] == "" && q.fields["出生日期"] == "" {
			bad = unsure
		}
		more = append(more, q)
	}
	return more[0], more[1:], bad
}

const unsure = "有几个像姓名的，不知各是谁，没有读入"

// splitPeople begins a new person where something is said a second time.
func splitPeople(all []item) [][]item {
	out := [][]item{nil}
	for _, t := range all {
		last := &out[len(out)-1]
		if t.kind != "" && slices.ContainsFunc(*last, func(u item) bool { return u.kind == t.kind }) {
			out = append(out, nil)
			last = &out[len(out)-1]
		}
		*last = append(*last, t)
	}
	return out
}

// joinPairs joins two names, sexes or numbers parted by a slash.
func joinPairs(all []item) []item {
	var out []item
	for _, t := range all {
		n := len(out)
		if n > 0 && t.slash && out[n-1].kind == t.kind && slices.Contains([]string{"姓名", "性别", "身份证号"}, t.kind) &&
			!strings.Contains(out[n-1].text, "/") {
			out[n-1].text += "/" + t.text
			continue
		}
		out = append(out, t)
	}
	return out
}

// settle decides about words that may be a name or something else, by what else the line says.
func settle(all []item, names int) (bad string) {
	sexes := slices.ContainsFunc(all, func(t item) bool { return t.kind == "性别" })
	sex := identitySex(all)
	for i := range all {
		t := &all[i]
		switch {
		case t.kind == "姓名?" && names > 0:
			t.kind = "籍贯"
		case t.kind == "姓名?":
			return fmt.Sprintf("“%s”可能是姓名，也可能是地名，没有读入", t.text)
		case t.kind == "姓名+" && (sexes || sex != pairing.SexUnknown && gluedSex(t.text) != sex.String()):
			t.kind = "姓名"
		case t.kind == "姓名+":
			return fmt.Sprintf("“%s”不知是姓名，还是姓名加性别，没有读入", t.text)
		case t.spaced && sexes && sex != pairing.SexUnknown && i+1 < len(all) && all[i+1].kind == "性别" && all[i+1].text != sex.String():
			return "不知最后一个字是姓名里的，还是性别，没有读入"
		}
	}
	return ""
}

// identitySex gives the sex a sound identity number on the line says.
func identitySex(all []item) pairing.Sex {
	for _, t := range all {
		if t.kind == "身份证号" {
			if id, faults := eligibility.ParseIdentity(t.text, pairing.Date{}); faults == nil {
				return id.Sex
			}
		}
	}
	return pairing.SexUnknown
}

// newPhrase gathers the items of one person.
func newPhrase(all []item) (p *phrase, bad string) {
	p = &phrase{fields: map[string]string{}}
	pair := slices.ContainsFunc(all, func(t item) bool { return t.kind == "姓名" && strings.Contains(t.text, "/") })
	for i, t := range all {
		switch have := p.fields[t.kind]; {
		case t.text == "":
			p.blanks++
		case t.kind == coach:
			p.coach, p.ignored = t.text, true
		case t.kind == "电话" && i > 0 && all[i-1].kind == coach && all[i-1].text != "": // his, not a player's
		case t.kind == "":
			p.strange = append(p.strange, fragment{t.text, t.unknown()})
		case t.kind == topSixColumn && key(t.text) == "是":
			p.fields["标记"] = topSix
		case slices.Contains(formOnly, t.kind):
			p.strange = append(p.strange, fragment{t.text, (&item{}).unknown()})
		case !slices.Contains(entryColumns, t.kind):
			if !slices.Contains(counting, t.kind) {
				p.strange = append(p.strange, fragment{t.text, "“" + t.kind + "”由赛会填写，不从来件读入"})
			}
		case have == "":
			p.take(t)
		case have == t.text:
		case pair && (t.kind == "身份证号" || t.kind == "性别") && !strings.Contains(have, "/"):
			p.fields[t.kind] = have + "/" + t.text
		case slices.Contains([]string{"姓名", "身份证号", "性别"}, t.kind):
			return nil, "有两个“" + t.kind + "”，不知以哪个为准，没有读入"
		default:
			p.strange = append(p.strange, fragment{t.text, "有两个“" + t.kind + "”，这一个没有读入"})
		}
	}
	p.checkBirth(all)
	return p, ""
}

// unknown says why a thing is not understood.
func (t *item) unknown() string {
	switch n := len(t.text); {
	case !t.number:
		return "不知是什么，没有读入"
	case n > 14 && n < 19 && strings.Trim(t.text[:n-1], "0123456789") == "":
		return fmt.Sprintf("这个数字有%d位，身份证号是18位（旧证15位），没有读入", n)
	}
	return "这个数字看不懂，没有读入"
}

// take puts a value under its column as a cell of a form would be.
func (p *phrase) take(t item) {
	if t.kind == "姓名" {
		if !plausibleName(t.text) || latinDot.MatchString(fold(t.text)) {
			p.strange = append(p.strange, fragment{t.text, "姓名不像姓名，没有读入"})
			return
		}
		p.labelled = t.labelled
		p.fields["姓名"], _, _ = splitName(t.text)
		return
	}
	text, why := (&entryReader{}).value(t.kind, &gridCell{raw: t.text, text: t.text})
	if why != "" {
		p.strange = append(p.strange, fragment{t.text, why})
	}
	if text != "" {
		p.fields[t.kind] = text
	}
}

// lastBareYear is the latest year in which a day nobody has called a birth date is taken for one: later ones are days of
// payment or of the event.
const lastBareYear = "2020"

// checkBirth takes out a day nobody has called a birth date if the identity number says another, or if it is too late.
func (p *phrase) checkBirth(all []item) {
	born := p.fields["出生日期"]
	i := slices.IndexFunc(all, func(t item) bool { return t.kind == "出生日期" })
	if born == "" || i < 0 || all[i].labelled {
		return
	}
	id, faults := eligibility.ParseIdentity(p.fields["身份证号"], pairing.Date{})
	if born[:4] > lastBareYear || faults == nil && plainDate.MatchString(born) && born != id.Birth.String() {
		delete(p.fields, "出生日期")
		p.strange = append(p.strange, fragment{born, "不知是什么日期，没有读入"})
	}
}
