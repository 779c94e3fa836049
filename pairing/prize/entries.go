package prize

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// CheckEntries compares the conditions of lists with the entries: a place name that nothing can be compared with, and a
// condition that no entry meets. All are warnings; entries may still come.
func CheckEntries(t *pairing.Tournament, lists []List) []Problem {
	var out []Problem
	for i := range lists {
		l := &lists[i]
		warn := func(kind, msg, hint string) {
			out = append(out, Problem{
				List: i, Band: -1, Column: "条件", Kind: kind, Msg: fmt.Sprintf("“%s”：%s", l.Name, msg), Hint: hint, Clause: l.Clause,
			})
		}
		players := entriesOf(t, l.Section)
		if unknown := l.Filter.unknownPlaces(players); unknown != nil {
			msg := fmt.Sprintf("条件“%s”里的地名“%s”不认识，籍贯里也没有人这样写", l.Filter.Text, strings.Join(unknown, "”、“"))
			warn("地名", msg, "写成省、市或区县的名称，如 四川、什邡")
			continue
		}
		if text := l.Filter.unmet(t, players); text != "" {
			warn("条件", "报名的人里"+text, "请核对条件和“报名”里的各栏")
		}
	}
	return out
}

// entriesOf gives who may play in a section, "" for all of them. Fillers win nothing.
func entriesOf(t *pairing.Tournament, section string) []*pairing.Player {
	players := t.Players
	if section != "" {
		players = nil
		for _, s := range t.Sections {
			if pairing.HalfWidth(s.Name) == pairing.HalfWidth(section) {
				players = s.Players
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(players), func(p *pairing.Player) bool {
		return p.Verdict == pairing.Rejected || p.Filler()
	})
}

// unmet says that none of the players meets the filter; "" if one does, if there are none, or for no filter.
func (f Filter) unmet(t *pairing.Tournament, players []*pairing.Player) string {
	if len(f.Conditions) == 0 || len(players) == 0 {
		return ""
	}
	text := fmt.Sprintf("没有人符合条件“%s”", f.Text)
	for _, p := range players {
		switch fit, _ := f.Judge(t, p); fit {
		case Fits:
			return ""
		case Unsure:
			text = fmt.Sprintf("没有人能断定符合条件“%s”", f.Text)
		}
	}
	return text
}

// country is all provinces by their letters: a region every known place lies in.
var country = []string{"京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新台港澳"}

// unknownPlaces gives the values of 籍贯 that are no place of the gazetteer and that no entry names either; a village is
// compared letter by letter.
func (f Filter) unknownPlaces(players []*pairing.Player) []string {
	var out []string
	for _, c := range f.Conditions {
		if c.Field != "籍贯" {
			continue
		}
		for _, v := range c.Values {
			named := func(p *pairing.Player) bool { return strings.Contains(p.Origin, v) }
			if eligibility.Locate(v, country) != eligibility.InRegion && !slices.ContainsFunc(players, named) {
				out = append(out, v)
			}
		}
	}
	return out
}
