package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/regulation"
)

// pairing says who meets whom, and who moves first.
func (r sectionRules) pairing() []string {
	switch {
	case r.robin():
		table := "按循环赛对局秩序表（贝格尔表）编排，序号由抽签决定"
		if r.s.Setting("循环") == "逆时针" {
			table = "按逆时针轮转法编排，序号由抽签决定"
		}
		return nonEmpty(r.or(table, "设置:循环"), r.byHand("禁配"), r.byHand("设置:指定"))
	case !r.swiss():
		return nil
	}
	return nonEmpty(
		r.or("首轮按抽签编号"+firstOrderWords(r.s.FirstOrder), "首轮编排"),
		r.or("以后各轮同分的"+levelOrderWords(r.s.LevelOrder), "同分编排"),
		r.or(avoidanceWords(r.s.UnitAvoidance), "同单位回避"),
		"先走少的先走，尽量先后手交替；不连续三局同走先手或后手，先后手相差不超过两局"+byCustom,
		r.byHand("禁配"), r.byHand("设置:指定"), r.firstTable(),
	)
}

func firstOrderWords(o pairing.Order) string {
	return map[pairing.Order]string{
		pairing.Adjacent: "相邻的相遇：1对2、3对4……", pairing.Fold: "对折：前一半依次对后一半",
		pairing.EndToEnd: "首尾相遇：1对最后一名、2对倒数第二名……", pairing.Random: "随机相遇",
	}[o] + "；单数台编号小的先走，双数台编号大的先走"
}

func levelOrderWords(o pairing.Order) string {
	return map[pairing.Order]string{
		pairing.Adjacent: "相邻编号相遇", pairing.Fold: "编号对折相遇：前一半依次对后一半",
		pairing.EndToEnd: "编号首尾相遇", pairing.Random: "随机相遇",
	}[o]
}

func avoidanceWords(rounds int) string {
	switch rounds {
	case 0:
		return "同单位的棋手不回避"
	case 1:
		return "首轮同单位的棋手尽量不相遇"
	case pairing.AllRounds:
		return "全程同单位的棋手尽量不相遇"
	}
	return fmt.Sprintf("前%d轮同单位的棋手尽量不相遇", rounds)
}

// byHand gives what the arbiter has laid down about pairs.
func (r sectionRules) byHand(column string) string {
	text := r.cell(column)
	if text == "" {
		return ""
	}
	return map[string]string{"禁配": "不编在一起的：", "设置:指定": "指定的对阵："}[column] + text
}

func (r sectionRules) firstTable() string {
	if r.s.FirstTable == 1 {
		return ""
	}
	return fmt.Sprintf("台号从%d号起", r.s.FirstTable)
}

// knockout says how the knockout is drawn and how far it settles places.
func (r sectionRules) knockout() []string {
	s := r.s
	if s.System != pairing.SwissKnockout && s.System != pairing.Knockout {
		return nil
	}
	seeds := map[string]string{
		"抽签": "签位由电脑抽签", "高低分档抽签": "前一半与后一半分别由电脑抽签定签位",
	}[s.Setting("签位")]
	if seeds == "" {
		seeds = "签位按名次排定，第1、2名分在两半区，首轮第1名对最后一名"
	}
	sides := "首局单数场名次好的先走，双数场名次好的后走"
	if s.Setting("选边") == "抽签" {
		sides = "首局先后手由电脑抽签"
	}
	replay := "和棋加赛，先后手互换，直到分出胜负"
	if n := s.Setting("加赛"); n != "" {
		replay = fmt.Sprintf("和棋加赛，先后手互换，最多%s局，最后一局和棋判黑胜", n)
	}
	places := map[string]string{
		"仅三四名": "另赛第3、4名，其余负者按原名次排列", "不设": "不设名次赛，同一轮的负者按原名次排列",
	}[s.Setting("名次赛")]
	if places == "" {
		places = "负者继续比赛，决出前8名；更早的负者按原名次排列"
	}
	return []string{
		r.or(seeds, "设置:签位"), r.or(sides, "设置:选边"), r.or(replay, "设置:加赛"), r.or(places, "名次赛"),
	}
}

// cell gives what is typed in a column of this section, on one line.
func (r sectionRules) cell(column string) string {
	return strings.TrimSpace(r.typed(regulation.Sections, r.i, column))
}
