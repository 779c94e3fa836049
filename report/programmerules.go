package report

import (
	"strings"

	"qisai/pairing/prize"
	"qisai/pairing/regulation"
)

// regulationParts are the facts of 规程, who may enter, how is played, what is given, all in the words of the 规程 that the
// organiser signs.
func (in ProgrammeInput) regulationParts() []Part {
	rules := in.rules()
	parts := []Part{rulingPart("", unmarked(rules.items(false)))}
	add := func(heading string, rulings []ruling) {
		if len(rulings) > 0 {
			parts = append(parts, rulingPart(heading, unmarked(rulings)))
		}
	}
	add("组别：谁可以参加", rules.entrants())
	methods := rules.methods(unmarked)
	for _, p := range methods {
		heading := "竞赛办法"
		if len(methods) > 1 {
			heading += "：" + p.Heading
		}
		p.Heading = heading
		parts = append(parts, p)
	}
	add("奖励办法", rules.rewards())
	add("晋级办法", rules.qualifying())
	return parts
}

// rules is the regulation of the sections of the book.
func (in ProgrammeInput) rules() RulesInput {
	t := *in.Tournament
	t.Sections = nil
	for _, c := range in.Sections {
		t.Sections = append(t.Sections, c.Section)
	}
	untyped := func(regulation.Place) string { return "" }
	return RulesInput{Tournament: &t, Lists: in.Lists, Bands: in.Bands, Declared: in.Declared, Tax: in.Tax, Typed: untyped}
}

// unmarked takes the marks and the clauses from rulings: who reads the book has nothing to check.
func unmarked(rulings []ruling) []ruling {
	marks := strings.NewReplacer(roundsOpen, "轮数待定", byDefault, "", byCustom, "")
	var out []ruling
	for _, r := range rulings {
		if text := marks.Replace(r.text); text != "" {
			out = append(out, ruling{name: r.name, text: text})
		}
	}
	return out
}

// entrants says of every category of the sections who may play in it.
func (in RulesInput) entrants() []ruling {
	var out []ruling
	for _, c := range in.Tournament.Categories {
		if in.plays(c.Section) {
			out = append(out, ruling{name: c.Name, text: strings.Join(whoMayEnter(c), "\n")})
		}
	}
	return out
}

// plays says whether a section is among those of the regulation; what is for no section is for all of them.
func (in RulesInput) plays(section string) bool {
	for _, s := range in.Tournament.Sections {
		if section == "" || s.Name == section {
			return true
		}
	}
	return false
}

// rewards says of every list that gives something who gets it and what, then the sum that is declared and the tax.
func (in RulesInput) rewards() []ruling {
	var out []ruling
	paying := false
	for i := range in.Lists {
		l := &in.Lists[i]
		bands := in.bandsOf(l)
		if l.Kind == prize.Qualifying || len(bands) == 0 || !in.plays(l.Section) {
			continue
		}
		places, sum := l.Total(in.Bands)
		paying = paying || sum > 0
		var gifts []string
		for _, b := range bands {
			gifts = append(gifts, bandWords(b, l.Quota, counted(l)))
		}
		lines := []string{in.source(l) + placesWords(l, places), strings.Join(gifts, "；")}
		if l.Kind == prize.Cash {
			lines = append(lines, in.minusOne(i, l), in.sharing(i, l))
		}
		out = append(out, ruling{name: l.Name, text: strings.Join(nonEmpty(lines...), "\n")})
	}
	if !paying {
		return out
	}
	if in.Declared > 0 {
		out = append(out, ruling{name: "奖金总额", text: in.Declared.Yuan()})
	}
	return append(out, in.taxRule())
}
