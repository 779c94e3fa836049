package report

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

// explainer says in plain words what parted two neighbours of a ranking.
type explainer struct {
	section *pairing.Section
	run     running
}

// reason says why player i stands behind the one in front of him.
func (x explainer) reason(st []pairing.Standing, i int, s pairing.Standing) string {
	switch {
	case s.Rank == 0:
		return "不计名次"
	case i == 0:
		return ""
	}
	front := st[i-1]
	key, _ := ranking.Canonical(s.DecidedBy)
	switch key {
	case ranking.ByWithdrawal:
		return "已退赛，排在其他人之后"
	case ranking.ByKnockout:
		return x.knockedOut(s.Player.No, front.Player.No)
	case "积分":
		return fmt.Sprintf("积分 %d 少于前一名的 %d", s.Points, front.Points)
	case "编号":
		return fmt.Sprintf("%s全部相同，按抽签：编号 %d 在 %d 之后", x.level(len(x.section.Keys)), s.Player.No, front.Player.No)
	}
	k := slices.IndexFunc(x.section.Keys, func(word string) bool {
		name, _ := ranking.Canonical(word)
		return name == key
	})
	switch {
	case k < 0:
		return s.DecidedBy
	case key == "直胜":
		return x.level(k) + "相同；" + x.direct(s, front, k, levelBefore(st, s, k) == 2)
	}
	return x.level(k) + "相同；" + x.parted(key, k, s, front)
}

// level names 积分 and the first keys.
func (x explainer) level(keys int) string {
	return strings.Join(append([]string{"积分"}, x.section.Keys[:keys]...), "、")
}

// parted says how a key parted two players.
func (x explainer) parted(key string, k int, s, front pairing.Standing) string {
	a, b := s.Player.No, front.Player.No
	switch key {
	case "对局时后走":
		return fmt.Sprintf("两人交手时（%s）前一名执黑后走", x.met(a, b))
	case "前一轮积分":
		for r := x.run.round - 1; r > 0; r-- {
			if mine, his := x.run.points[r][a], x.run.points[r][b]; mine != his {
				return fmt.Sprintf("第%d轮后的积分 %d 少于前一名的 %d", r, mine, his)
			}
		}
	case "去首轮":
		for r := 1; r < x.run.round; r++ {
			mine, his := s.Points-x.run.points[r][a], front.Points-x.run.points[r][b]
			if mine != his {
				return fmt.Sprintf("去掉前 %d 轮的积分 %d 少于前一名的 %d", r, mine, his)
			}
		}
	case "犯规":
		return fmt.Sprintf("犯规 %d 次，多于前一名的 %d 次", s.Values[k], front.Values[k])
	case "前一轮名次":
		return fmt.Sprintf("第%d轮后的名次 %d 在前一名的 %d 之后", x.run.round-1, s.Values[k], front.Values[k])
	}
	return fmt.Sprintf("%s %s 少于前一名的 %s", s.DecidedBy, ranking.Format(key, s.Values[k]), ranking.Format(key, front.Values[k]))
}

// direct explains 直胜: between two by their game, among more by the points they made among themselves.
func (x explainer) direct(s, front pairing.Standing, k int, two bool) string {
	if two {
		return fmt.Sprintf("两人交手时（%s）前一名胜", x.met(s.Player.No, front.Player.No))
	}
	return fmt.Sprintf("相同各人之间的对局得分 %d 少于前一名的 %d", s.Values[k], front.Values[k])
}

// levelBefore counts the ranked players who are level with one on everything in front of key k.
func levelBefore(st []pairing.Standing, s pairing.Standing, k int) int {
	n := 0
	for _, other := range st {
		if other.Rank > 0 && other.Points == s.Points && slices.Equal(other.Values[:k], s.Values[:k]) {
			n++
		}
	}
	return n
}

// met names the rounds in which two players met: 第3轮.
func (x explainer) met(a, b pairing.StartNo) string {
	var rounds []string
	for r := 1; r <= x.run.round; r++ {
		if g, ok := x.run.games[r][a]; ok && g.Result.Met() && g.Has(b) {
			rounds = append(rounds, fmt.Sprintf("第%d轮", r))
		}
	}
	return strings.Join(rounds, "、")
}
