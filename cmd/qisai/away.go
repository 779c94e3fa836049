package main

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// nameRefused names the entries of the sections that are not paired, with the cell and the first reason. Those that an
// earlier round has named already, with the same verdict in 审核, are only counted. A player who has his number stays
// whatever his verdict; that is said every time.
func (r *pairRun) nameRefused(sections []*pairing.Section) {
	for _, s := range sections {
		if p, err := newProgress(s, r.t.Regulation.Seed); err == nil && p.over() {
			continue // nobody is paired any more
		}
		known := 0
		for _, p := range s.Players {
			if p.Verdict == pairing.Accepted || p.Verdict == pairing.NotJudged {
				r.nameAway(s, p)
				continue
			}
			cell := r.cell(p, "姓名")
			switch {
			case p.No != 0:
				r.warnf("%s: %s（%s）审核为%s，但已有编号 %d，照常编排：%s", cell, p.Name, p.Category, p.Verdict, p.No, firstReason(p))
			case s.LastRound() > 0 && r.book.PlayerText(p, "审核") == p.Verdict.String():
				known++
			default:
				r.warnf("%s: %s（%s）%s，不编排：%s", cell, p.Name, p.Category, p.Verdict, firstReason(p))
			}
		}
		if known > 0 {
			r.warnf("%s另有 %d 人仍未通过审核，不编排（见“报名”的审核说明）", s.Name, known)
		}
	}
}

// awayColumns are the columns of 报名 that keep an accepted player from being paired.
var awayColumns = map[pairing.Availability]string{
	pairing.NotYet: "起始轮", pairing.OnLeave: "缺席轮", pairing.NotCheckedIn: "报到", pairing.Withdrawn: "退赛轮", pairing.Disqualified: "标记",
}

// nameAway names an accepted player who has no number yet because he is not to be paired in this round: he stands on no
// round sheet, so that nothing else would tell of him.
func (r *pairRun) nameAway(s *pairing.Section, p *pairing.Player) {
	why := s.Availability(p, s.LastRound()+1)
	if column := awayColumns[why]; p.No == 0 && column != "" {
		r.warnf("%s: %s（%s）审核通过，但%s，本轮不编排", r.cell(p, column), p.Name, p.Category, why)
	}
}

// awayText is the same for 编排记录.
func awayText(s *pairing.Section, round int) string {
	var names []string
	for _, p := range s.Players {
		why := s.Availability(p, round)
		if p.No == 0 && p.Verdict == pairing.Accepted && awayColumns[why] != "" {
			names = append(names, fmt.Sprintf("%s（%s）", p.Name, why))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "未得编号、本轮不编排：" + strings.Join(names, "、")
}

// returnText names for 编排记录 who plays again after having been out of the event.
func returnText(s *pairing.Section, round int) string {
	var names []string
	for _, p := range s.Players {
		before := s.Availability(p, round-1)
		out := before == pairing.Withdrawn || before == pairing.ForfeitedOut
		if p.No != 0 && round > 1 && out && s.Availability(p, round) == pairing.Available {
			names = append(names, fmt.Sprintf("%d号%s", p.No, p.Name))
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "恢复参赛：" + strings.Join(names, "、")
}

// firstReason gives the finding that decided a verdict.
func firstReason(p *pairing.Player) string {
	for _, f := range p.Findings {
		if f.Verdict == p.Verdict {
			return f.Msg
		}
	}
	return "裁判长裁定"
}
