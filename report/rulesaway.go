package report

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/regulation"
)

// bye is about Swiss systems; in a round robin everybody is free once.
func (r sectionRules) bye() string {
	s := r.s
	switch {
	case r.robin():
		return r.or(fmt.Sprintf("人数为单数时每人轮空一次，得%d分", s.Bye), "轮空分")
	case s.System == pairing.Knockout:
		return "人数不足时前几名首轮轮空，直接进入下一轮" + byCustom
	}
	parts := []string{r.or(fmt.Sprintf("人数为单数时每轮有一人轮空，每人最多一次，得%d分", s.Bye), "轮空分")}
	if slices.Contains(s.Keys, "胜局") {
		counts := "算一个胜局"
		if !s.ByeIsWin {
			counts = "不算胜局"
		}
		parts = append(parts, r.or(counts, "设置:轮空算胜局"))
	}
	if slices.ContainsFunc(s.Keys, func(k string) bool { return strings.Contains(k, "对手分") || k == "中间分" }) {
		gives := map[pairing.ByeOpponent]string{
			pairing.LowestAboveZero: "对手分加全组0分以上的最低积分", pairing.LowestOfAll: "对手分加全组最低积分",
			pairing.ByeZero: "对手分加0分", pairing.OwnPoints: "对手分加本人的积分",
		}[s.ByeOpponent]
		parts = append(parts, r.or(gives, "轮空对手分"))
	}
	return strings.Join(parts, "；")
}

func (r sectionRules) forfeits() []string {
	s := r.s
	lines := []string{
		r.RulesInput.or(fmt.Sprintf("迟到%d分钟，作弃权处理", s.LateMinutes), regulation.Facts, 0, "迟到弃权(分钟)"),
		fmt.Sprintf("弃权的一方得0分，对方按胜局得分；双方弃权都得0分%s", byCustom),
	}
	if s.System == pairing.Knockout {
		return []string{lines[0], "弃权的一方被淘汰" + byCustom}
	}
	if s.ForfeitLimit == 0 {
		return append(lines, r.RulesInput.or("没有弃权几轮算退赛的规定，由裁判长决定", regulation.Facts, 0, "弃权退赛(轮)"))
	}
	how := "连续"
	if s.ForfeitsTotal {
		how = "累计"
	}
	text := fmt.Sprintf("%s弃权%d轮视为退赛，以后不再编排；裁判长可以恢复", how, s.ForfeitLimit)
	return append(lines, r.RulesInput.or(text, regulation.Facts, 0, "弃权计法"))
}

func (r sectionRules) withdrawal() []string {
	if r.s.System == pairing.Knockout {
		return nil
	}
	if r.robin() {
		return []string{"退赛时没有下满一半的，全部成绩作废；下满一半的，成绩有效，余下各局判弃权" + byCustom}
	}
	place := map[pairing.WithdrawnRanking]string{
		pairing.RankedAsUsual: "退赛的棋手照常排名次", pairing.RankedLast: "退赛的棋手排在最后", pairing.Unranked: "退赛的棋手不排名次",
	}[r.s.WithdrawnRanking]
	return []string{
		"请假、迟来、退赛的轮次不编排，得0分；已得的积分有效，与他下过的棋手照算对手分" + byCustom,
		r.or(place, "设置:退赛排名"),
	}
}
