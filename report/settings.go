package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// settingNames are the parts of 原设置 in order; each stands once, as 名=值, parted by semicolons.
var settingNames = []string{
	"赛制", "轮次", "淘汰前轮次", "淘汰人数", "胜", "红和", "黑和", "负", "轮空分", "轮空对手分", "破同分", "直胜多人", "退赛排名",
	"轮空算胜局", "首轮编排", "同分编排", "同单位回避", "起始台号", "禁配", "固定台", "单位",
}

// mostSettings is what a cell surely holds.
const mostSettings = 32_000

// EncodeSettings writes for 编排记录 whatever the pairing of a round depends on beside the results and 指定: the settings of
// 比赛组 and, of those who stand in the round, who may not meet, who is tied to a table and who is of one unit. Thus the
// round can be proved again when the workbook has other settings. "" for a section that is not paired by 积分编排.
func EncodeSettings(s *pairing.Section, round pairing.Round) string {
	if s.System != pairing.Swiss && s.System != pairing.SwissKnockout {
		return ""
	}
	values := settingValues(s, round)
	var parts []string
	for _, name := range settingNames {
		parts = append(parts, name+"="+values[name])
	}
	text := strings.Join(parts, ";")
	if len([]rune(text)) > mostSettings { // then today's units must do
		text = text[:strings.LastIndex(text, ";单位=")]
	}
	return text
}

// settingValues gives the settings as words and numbers.
func settingValues(s *pairing.Section, round pairing.Round) map[string]string {
	n := func(v int) string { return strconv.Itoa(v) }
	yes := func(v bool) string { return map[bool]string{true: "是", false: "否"}[v] }
	return map[string]string{
		"赛制": s.System.String(), "轮次": n(s.Rounds), "淘汰前轮次": n(s.SwissRounds), "淘汰人数": n(s.KnockoutPlayers),
		"胜": n(int(s.Win)), "红和": n(int(s.RedDraw)), "黑和": n(int(s.BlackDraw)), "负": n(int(s.Loss)), "轮空分": n(int(s.Bye)),
		"轮空对手分": s.ByeOpponent.String(), "破同分": strings.Join(s.Keys, "、"), "直胜多人": yes(s.MiniLeague),
		"退赛排名": s.WithdrawnRanking.String(), "轮空算胜局": yes(s.ByeIsWin), "首轮编排": s.FirstOrder.String(),
		"同分编排": s.LevelOrder.String(), "同单位回避": avoidanceText(s.UnitAvoidance), "起始台号": n(max(s.FirstTable, 1)),
		"禁配": forbiddenText(s, round), "固定台": tiedText(s, round), "单位": unitsText(s, round),
	}
}

// avoidanceText writes 同单位回避 as in 比赛组.
func avoidanceText(rounds int) string {
	switch {
	case rounds == 0:
		return "不"
	case rounds >= pairing.AllRounds:
		return "全程"
	}
	return fmt.Sprintf("前%d轮", rounds)
}

// standing gives the players who stand in a round, by number.
func standing(s *pairing.Section, round pairing.Round) []*pairing.Player {
	players := slices.DeleteFunc(slices.Clone(s.Players), func(p *pairing.Player) bool {
		_, ok := round.Find(p.No)
		return !ok
	})
	slices.SortFunc(players, func(a, b *pairing.Player) int { return cmp.Compare(a.No, b.No) })
	return players
}

// forbiddenText writes 禁配 as 3-17 5-8, the smaller number in front.
func forbiddenText(s *pairing.Section, round pairing.Round) string {
	var pairs [][2]pairing.StartNo
	for _, f := range s.Forbidden {
		_, a := round.Find(f[0])
		_, b := round.Find(f[1])
		if a && b {
			pairs = append(pairs, [2]pairing.StartNo{min(f[0], f[1]), max(f[0], f[1])})
		}
	}
	slices.SortFunc(pairs, func(a, b [2]pairing.StartNo) int { return cmp.Or(cmp.Compare(a[0], b[0]), cmp.Compare(a[1], b[1])) })
	var out []string
	for _, p := range slices.Compact(pairs) {
		out = append(out, fmt.Sprintf("%d-%d", p[0], p[1]))
	}
	return strings.Join(out, " ")
}

// tiedText writes 固定台 as 5@1: number 5 sits at table 1.
func tiedText(s *pairing.Section, round pairing.Round) string {
	var out []string
	for _, p := range standing(s, round) {
		if t := p.FixedTable(); t > 0 {
			out = append(out, fmt.Sprintf("%d@%d", p.No, t))
		}
	}
	return strings.Join(out, " ")
}

// unitsText writes who is of one unit as 1,4,7 2,9; who is alone in his unit is left out.
func unitsText(s *pairing.Section, round pairing.Round) string {
	units := map[string][]string{}
	var order []string
	for _, p := range standing(s, round) {
		unit := pairing.BaseUnit(p.Unit)
		if unit == "" {
			continue
		}
		if units[unit] == nil {
			order = append(order, unit)
		}
		units[unit] = append(units[unit], strconv.Itoa(int(p.No)))
	}
	var out []string
	for _, unit := range order {
		if len(units[unit]) > 1 {
			out = append(out, strings.Join(units[unit], ","))
		}
	}
	return strings.Join(out, " ")
}
