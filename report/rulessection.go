package report

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
	"qisai/pairing/regulation"
)

// sectionRules says how one section plays.
type sectionRules struct {
	RulesInput
	s *pairing.Section
	i int // in Tournament.Sections
}

// asRead leaves rulings as they are.
func asRead(rulings []ruling) []ruling { return rulings }

// methods says how the sections play; those that play alike share a part. dress is what is done to the rulings of a part.
func (in RulesInput) methods(dress func([]ruling) []ruling) []Part {
	type method struct {
		names []string
		who   []ruling
		rules []ruling
	}
	var all []*method
	for i, s := range in.Tournament.Sections {
		r := sectionRules{in, s, i}
		rules, who := r.all(), r.who()
		k := slices.IndexFunc(all, func(m *method) bool { return slices.Equal(m.rules, rules) })
		if k < 0 {
			k = len(all)
			all = append(all, &method{rules: rules})
		}
		all[k].names = append(all[k].names, s.Name)
		all[k].who = append(all[k].who, who)
	}
	var parts []Part
	for _, m := range all {
		parts = append(parts, rulingPart(strings.Join(m.names, "、"), dress(append(m.who, m.rules...))))
	}
	return parts
}

// who says which categories play in the section, and by which clauses it plays as it does.
func (r sectionRules) who() ruling {
	var names []string
	for _, c := range r.Tournament.Categories {
		if c.Section == r.s.Name {
			names = append(names, c.Name)
		}
	}
	text := strings.Join(names, "、")
	switch len(names) {
	case 0:
		text = "没有组别"
	case 1:
		text += "单独比赛"
	default:
		text += "合并比赛"
	}
	return ruling{r.s.Name, text, r.typed(regulation.Sections, r.i, "依据")}
}

func (r sectionRules) all() []ruling {
	var out []ruling
	add := func(name string, lines ...string) {
		if lines = nonEmpty(lines...); len(lines) > 0 {
			out = append(out, ruling{name: name, text: strings.Join(lines, "\n")})
		}
	}
	add("赛制", r.system())
	add("轮次", r.rounds())
	add("编排", r.pairing()...)
	add("淘汰赛", r.knockout()...)
	add("记分", r.points())
	add("名次", r.ranking()...)
	add("轮空", r.bye())
	add("弃权", r.forfeits()...)
	add("缺席、退赛", r.withdrawal()...)
	add("团体", r.teams()...)
	return out
}

// or marks the default of columns of this section.
func (r sectionRules) or(text string, columns ...string) string {
	return r.RulesInput.or(text, regulation.Sections, r.i, columns...)
}

func (r sectionRules) has(column string) bool {
	return r.typed(regulation.Sections, r.i, column) != ""
}

func (r sectionRules) swiss() bool {
	return r.s.System == pairing.Swiss || r.s.System == pairing.SwissKnockout
}

func (r sectionRules) robin() bool {
	return r.s.System == pairing.RoundRobin || r.s.System == pairing.DoubleRoundRobin
}

func (r sectionRules) system() string {
	switch s := r.s; s.System {
	case pairing.SwissKnockout:
		text := fmt.Sprintf("积分编排与淘汰赛相结合：先比%d轮积分编排，前%d名进行单败淘汰赛", s.SwissRounds, s.KnockoutPlayers)
		if s.Rounds > s.SwissRounds {
			text += fmt.Sprintf("，其余棋手继续第%d至%d轮积分编排", s.SwissRounds+1, s.Rounds)
		}
		return text
	case pairing.RoundRobin:
		return "单循环：每两人相遇一次"
	case pairing.DoubleRoundRobin:
		return "双循环：每两人相遇两次，先后手互换"
	case pairing.Knockout:
		return "单败淘汰：负一场即被淘汰"
	}
	return "积分编排：积分相同或相近的相遇，不重复相遇"
}

// roundsOpen is said of a section whose rounds are not known.
const roundsOpen = "没有写几轮，没有一轮是最后一轮；报名截止后须填写"

func (r sectionRules) rounds() string {
	switch {
	case r.s.Rounds > 0 && r.s.System == pairing.SwissKnockout:
		return fmt.Sprintf("积分编排共%d轮，淘汰赛%d轮", r.s.LastSwissRound(), pairing.MostRounds(r.s.KnockoutPlayers, pairing.Knockout))
	case r.s.Rounds > 0:
		return fmt.Sprintf("共%d轮", r.s.Rounds)
	case r.robin() || r.s.System == pairing.Knockout:
		return "轮次由参赛人数决定"
	}
	return roundsOpen + byDefault
}

func (r sectionRules) points() string {
	s := r.s
	if s.System == pairing.Knockout {
		return ""
	}
	typed := slices.ContainsFunc([]string{"胜", "和", "负", "设置:红和分", "设置:黑和分"}, r.has)
	score := func(text, column string, setting ...string) string {
		if !typed || slices.ContainsFunc(append(setting, column), r.has) {
			return text
		}
		return text + byDefault
	}
	draw := fmt.Sprintf("和得%d分", s.RedDraw)
	if s.RedDraw != s.BlackDraw {
		draw = fmt.Sprintf("和棋红方得%d分、黑方得%d分", s.RedDraw, s.BlackDraw)
	}
	text := strings.Join([]string{
		score(fmt.Sprintf("胜得%d分", s.Win), "胜"), score(draw, "和", "设置:红和分", "设置:黑和分"), score(fmt.Sprintf("负得%d分", s.Loss), "负"),
	}, "，")
	if !typed {
		text += byDefault
	}
	return text
}

// ranking explains the keys, a line each with its direction.
func (r sectionRules) ranking() []string {
	s := r.s
	if s.System == pairing.Knockout {
		return []string{"按淘汰赛的结果排列"}
	}
	lines := []string{r.or("积分高者列前；积分相同，依次比较：", "破同分")}
	for i, key := range s.Keys {
		lines = append(lines, fmt.Sprintf("%d. %s", i+1, keyDoc(key)))
	}
	lines = append(lines, "仍相同：抽签编号小者列前"+byCustom)
	if slices.Contains(s.Keys, "直胜") {
		text := "三人以上相同时不比直胜"
		if s.MiniLeague {
			text = "三人以上相同而都相遇过时，直胜比他们之间的积分"
		}
		lines = append(lines, r.or(text, "设置:直胜多人"))
	}
	if s.System == pairing.SwissKnockout {
		lines = append(lines, fmt.Sprintf("淘汰赛的%d人排在其余棋手之前", s.KnockoutPlayers)+byCustom)
	}
	return lines
}

func (r sectionRules) teams() []string {
	rule, ok := ranking.TeamRuleOf(r.s)
	if !ok {
		return nil
	}
	method := fmt.Sprintf("每队取名次最好的%d人，名次相加，小者列前；相同比最好的名次，再比次好的，仍相同比积分之和", rule.Members)
	if rule.Points {
		method = fmt.Sprintf("每队取积分最高的%d人，积分相加，大者列前；相同比最好的名次，再比次好的", rule.Members)
	}
	missing := fmt.Sprintf("不足%d人的队不计团体名次", rule.Members)
	if rule.MissingCounts {
		missing = "每缺一人按参赛人数加一的名次计"
	}
	return []string{r.or(method, "团体计法"), r.or(missing, "设置:团体缺员")}
}
