package report

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// parseAvoidance reads what avoidanceText writes.
func parseAvoidance(text string) (rounds int, ok bool) {
	switch text {
	case "不":
		return 0, true
	case "全程":
		return pairing.AllRounds, true
	}
	_, err := fmt.Sscanf(text, "前%d轮", &rounds)
	return rounds, err == nil
}

// SettingsAsPosted gives a section the settings that 原设置 of a round tells of, and says in which they differ from those
// it has. ok is false for anything EncodeSettings does not write. The section is only read.
func SettingsAsPosted(s *pairing.Section, round pairing.Round, text string) (then *pairing.Section, changed []string, ok bool) {
	was := map[string]string{}
	for _, part := range strings.Split(text, ";") {
		name, value, found := strings.Cut(part, "=")
		if !found || !slices.Contains(settingNames, name) {
			return nil, nil, false
		}
		was[name] = value
	}
	now := settingValues(s, round)
	for _, name := range settingNames {
		if value, told := was[name]; told && value != now[name] {
			changed = append(changed, fmt.Sprintf("%s %s→%s", name, orNone(value), orNone(now[name])))
		}
	}
	maps.DeleteFunc(was, func(name, value string) bool { return value == now[name] })
	out := *s
	return &out, changed, restore(&out, was)
}

func orNone(value string) string {
	if value == "" {
		return "（无）"
	}
	return value
}

// restore writes settings that differ into a section.
func restore(s *pairing.Section, was map[string]string) bool {
	sound := true
	for name, value := range was {
		var ok bool
		switch name {
		case "赛制":
			s.System, ok = pairing.ParseSystem(value)
		case "首轮编排":
			s.FirstOrder, ok = pairing.ParseOrder(value)
		case "同分编排":
			s.LevelOrder, ok = pairing.ParseOrder(value)
		case "轮空对手分":
			s.ByeOpponent, ok = pairing.ParseByeOpponent(value)
		case "退赛排名":
			s.WithdrawnRanking, ok = pairing.ParseWithdrawnRanking(value)
		case "破同分":
			s.Keys, ok = strings.FieldsFunc(value, func(r rune) bool { return r == '、' }), true
		case "直胜多人":
			s.MiniLeague, ok = value == "是", true
		case "轮空算胜局":
			s.ByeIsWin, ok = value == "是", true
		case "同单位回避":
			s.UnitAvoidance, ok = parseAvoidance(value)
		case "禁配":
			s.Forbidden, ok = parseForbidden(value)
		case "固定台", "单位":
			s.Players, ok = restorePlayers(s.Players, name, value)
		default:
			ok = restoreNumber(s, name, value)
		}
		sound = sound && ok
	}
	return sound
}

// restoreNumber writes a setting that is a number.
func restoreNumber(s *pairing.Section, name, value string) bool {
	v, err := strconv.Atoi(value)
	switch name {
	case "轮次":
		s.Rounds = v
	case "淘汰前轮次":
		s.SwissRounds = v
	case "淘汰人数":
		s.KnockoutPlayers = v
	case "胜":
		s.Win = pairing.Score(v)
	case "红和":
		s.RedDraw = pairing.Score(v)
	case "黑和":
		s.BlackDraw = pairing.Score(v)
	case "负":
		s.Loss = pairing.Score(v)
	case "轮空分":
		s.Bye = pairing.Score(v)
	case "起始台号":
		s.FirstTable = v
	}
	return err == nil
}

func parseForbidden(text string) (out [][2]pairing.StartNo, ok bool) {
	for _, part := range strings.Fields(text) {
		var a, b pairing.StartNo
		if _, err := fmt.Sscanf(part, "%d-%d", &a, &b); err != nil {
			return nil, false
		}
		out = append(out, [2]pairing.StartNo{a, b})
	}
	return out, true
}

// restorePlayers gives copies of the players with the tables or units of that time. A unit of that time is called by its
// numbers: its name is not recorded.
func restorePlayers(players []*pairing.Player, name, text string) ([]*pairing.Player, bool) {
	tables, units := map[pairing.StartNo]int{}, map[pairing.StartNo]string{}
	for _, part := range strings.Fields(text) {
		if name == "固定台" {
			var no pairing.StartNo
			var table int
			if _, err := fmt.Sscanf(part, "%d@%d", &no, &table); err != nil {
				return players, false
			}
			tables[no] = table
			continue
		}
		for _, digits := range strings.Split(part, ",") {
			no, err := strconv.Atoi(digits)
			if err != nil {
				return players, false
			}
			units[pairing.StartNo(no)] = "单位" + part
		}
	}
	out := make([]*pairing.Player, len(players))
	for i, p := range players {
		clone := *p
		if name == "单位" {
			clone.Unit = units[p.No]
		} else {
			clone.Marks = slices.DeleteFunc(slices.Clone(p.Marks), func(m string) bool { return strings.HasPrefix(m, "固定台") })
			if t := tables[p.No]; t > 0 {
				clone.Marks = append(clone.Marks, fmt.Sprintf("固定台%d", t))
			}
		}
		out[i] = &clone
	}
	return out, true
}
