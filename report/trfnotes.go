package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
)

// trfScale is how the points of a section are written: 2/1/0 and its multiples as 1/½/0, any other scoring as it is.
type trfScale struct {
	pairing.Scoring
	own bool
}

func newTRFScale(s pairing.Scoring) trfScale {
	usual := s.Win > 0 && s.Loss == 0 && 2*s.RedDraw == s.Win && s.RedDraw == s.BlackDraw
	return trfScale{s, !usual}
}

// points writes points with one decimal in four columns.
func (t trfScale) points(p pairing.Score) string {
	tenths := int(p) * 10
	if !t.own {
		tenths /= int(t.Win)
	}
	return fmt.Sprintf("%4s", fmt.Sprintf("%d.%d", tenths/10, tenths%10))
}

// codes lists what results pay, as the extension XXS of pairing programs does.
func (t trfScale) codes() string {
	var parts []string
	for _, c := range []struct {
		code string
		pays pairing.Score
	}{
		{"WW", t.Win}, {"BW", t.Win}, {"WD", t.RedDraw}, {"BD", t.BlackDraw}, {"WL", t.Loss}, {"BL", t.Loss},
		{"FW", t.Win}, {"FL", 0}, {"ZPB", 0}, {"PAB", t.Bye},
	} {
		parts = append(parts, c.code+"="+strings.TrimSpace(t.points(c.pays)))
	}
	return strings.Join(parts, " ")
}

// TRFMapping says in one sentence how the scores of a section are written in a TRF file.
func (c Context) TRFMapping() string {
	t := newTRFScale(c.Section.Scoring)
	if t.own {
		return "记分不是 2、1、0 一类，积分照原样写（XXS 行写明每种结果得几分）"
	}
	return fmt.Sprintf("积分 胜 %d、和 %d、负 %d 写成 1、½、0", t.Win, t.RedDraw, t.Loss)
}

// remarks writes the lines of comment: how the file is to be read, and what the format has no field for.
func (w *trfWriter) remarks(players []*pairing.Player) {
	s := w.Section
	w.line("### 由棋赛 qisai 写出。%s；红方（先走）写作 w，黑方写作 b；轮空 U，缺席 Z，弃权 + -。", w.TRFMapping())
	w.line("### 编码 UTF-8，列按字计（一个汉字一列）；没有国际棋联的称号、等级分、会员号；出生只写年份。")
	w.remark("比赛组", s.Name)
	w.remark("赛制", s.System.String())
	w.remark("破同分", strings.Join(s.Keys, "、"))
	for _, p := range players {
		w.playerRemark(p)
	}
	w.foulRemarks(players)
	w.voidRemarks()
	if len(s.Bracket) > 0 {
		w.remark("淘汰赛", EncodeBracket(s.Bracket))
		w.note("淘汰赛的对局 TRF 没有地方写，写在 ### 行里；名次栏是最终名次")
	}
}

func (w *trfWriter) remark(word, text string) { w.line("### %s: %s", word, text) }

// playerRemark writes what a new workbook needs to know about a player, and nothing that is not on the lists on the wall.
func (w *trfWriter) playerRemark(p *pairing.Player) {
	parts := []string{fmt.Sprint(int(p.No))}
	add := func(column, text string) {
		if text != "" {
			parts = append(parts, column+"="+strings.ReplaceAll(text, "|", "｜"))
		}
	}
	number := func(column string, n int) {
		if n > 0 {
			add(column, fmt.Sprint(n))
		}
	}
	add("组别", p.Category)
	add("单位", p.Unit)
	add("称号", p.Title)
	add("标记", strings.Join(rankingMarks(p), "、"))
	number("起始轮", p.FirstRound)
	number("退赛轮", p.WithdrawnAt)
	number("恢复轮", p.ReturnAt)
	w.remark("棋手", strings.Join(parts, " | "))
}

// rankingMarks gives the marks that a ranking depends on.
func rankingMarks(p *pairing.Player) []string {
	return slices.DeleteFunc(slices.Clone(p.Marks), func(m string) bool { return m != "陪赛" && m != "取消资格" })
}

// foulRemarks writes who fouled in which round how often: fouls part players who are level.
func (w *trfWriter) foulRemarks(players []*pairing.Player) {
	for _, p := range players {
		parts := []string{fmt.Sprint(int(p.No))}
		for r := 1; r <= w.round; r++ {
			if g, ok := w.hist[r][p.No]; ok && g.Fouls(p.No) > 0 {
				parts = append(parts, fmt.Sprintf("%d=%d", r, g.Fouls(p.No)))
			}
		}
		if len(parts) > 1 {
			w.remark("犯规", strings.Join(parts, " | "))
		}
	}
}

// voidRemarks writes the games that count for nothing; in the columns they look like absences.
func (w *trfWriter) voidRemarks() {
	for _, r := range w.Section.Posted {
		for _, g := range r.Games {
			if g.Result == pairing.Void && r.Number <= w.round {
				w.line("### 作废: %d | %d-%d", r.Number, g.Red, g.Black)
			}
		}
	}
}

// byNumber gives the players with a number in its order.
func byNumber(players []*pairing.Player) []*pairing.Player {
	out := slices.DeleteFunc(slices.Clone(players), func(p *pairing.Player) bool { return p.No == 0 })
	slices.SortFunc(out, func(a, b *pairing.Player) int { return cmp.Compare(a.No, b.No) })
	return out
}
