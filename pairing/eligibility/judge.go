package eligibility

import (
	"fmt"
	"slices"

	"qisai/pairing"
)

// Judge sets Verdict and Findings of every player of the tournament. on is the event's first day: ages and "in the
// future" count on it; the zero day skips both. Findings stand in the order the verdict was found: 裁定, then 不符, 待补,
// 候补, warnings.
func Judge(t *pairing.Tournament, on pairing.Date) {
	j := &judge{t: t, on: on}
	for _, p := range t.Players {
		p.Verdict, p.Findings = pairing.NotJudged, nil
		e := &entry{p: p, c: t.Category(p.Category), people: peopleOf(p, on)}
		j.entries = append(j.entries, e)
		j.single(e)
	}
	j.duplicates()
	j.unitLimits()
	j.capacity()
	for _, e := range j.entries {
		e.conclude()
	}
}

type judge struct {
	t       *pairing.Tournament
	on      pairing.Date
	entries []*entry // in order of the sheet
}

// entry is one row of 报名 being judged.
type entry struct {
	p      *pairing.Player
	c      *pairing.Category // nil if 组别 is unknown
	people []person
}

// single makes the checks that need no other entry.
func (j *judge) single(e *entry) {
	for i := range e.people {
		j.documents(e, &e.people[i])
	}
	if e.c == nil {
		e.reject("组别", "组别", fmt.Sprintf("没有名为“%s”的组别", e.p.Category), "")
		return
	}
	for i := range e.people {
		j.category(e, &e.people[i])
	}
	e.seats()
	j.title(e)
	j.region(e)
	j.fee(e)
	j.deadline(e)
	j.notices(e)
}

// seats asks for the second of a pair, and for one row a person where there are no pairs.
func (e *entry) seats() {
	if n := len(splitPair(e.p.Name)); e.c.Seats > 0 && n != e.c.Seats {
		e.lacks("每席人数", "姓名", fmt.Sprintf("%s每席%d人，这一行写了%d人；两人的姓名用“/”隔开", e.c.Name, e.c.Seats, n), "")
	}
}

func (e *entry) add(v pairing.Verdict, kind, field, msg, clause string) {
	if clause == "" && e.c != nil {
		clause = e.c.Clause
	}
	e.p.Findings = append(e.p.Findings, pairing.Finding{Verdict: v, Kind: kind, Field: field, Msg: msg, Clause: clause})
}

func (e *entry) reject(kind, field, msg, clause string) {
	e.add(pairing.Rejected, kind, field, msg, clause)
}
func (e *entry) lacks(kind, field, msg, clause string) {
	e.add(pairing.Incomplete, kind, field, msg, clause)
}
func (e *entry) warn(kind, field, msg, clause string) {
	e.add(pairing.NotJudged, kind, field, msg, clause)
}

// verdictOrder is the order in which reasons decide; warnings argue for nothing and stand last.
var verdictOrder = []pairing.Verdict{pairing.Rejected, pairing.Incomplete, pairing.WaitListed, pairing.NotJudged}

// verdict is the first that applies among the findings so far, the arbiter's decision left aside.
func (e *entry) verdict() pairing.Verdict { return OwnVerdict(e.p) }

// OwnVerdict is the verdict the findings of a player make, the arbiter's decision left aside.
func OwnVerdict(p *pairing.Player) pairing.Verdict {
	for _, v := range verdictOrder[:3] {
		if slices.ContainsFunc(p.Findings, func(f pairing.Finding) bool { return f.Verdict == v && f.Kind != "裁定" }) {
			return v
		}
	}
	return pairing.Accepted
}

// standing is the verdict so far with the arbiter's decision above it.
func (e *entry) standing() pairing.Verdict {
	if e.p.Override != pairing.NotJudged {
		return e.p.Override
	}
	return e.verdict()
}

// conclude puts the findings in order and sets the verdict.
func (e *entry) conclude() {
	p, own := e.p, e.verdict()
	if p.Verdict = e.standing(); p.No != 0 && p.Verdict != pairing.Accepted {
		e.warn("已编号", "编号", fmt.Sprintf("已有编号%d，裁定为%s也继续编排；要退出请填退赛轮或标记取消资格", p.No, p.Verdict), "规则：抽签后不因审核除名")
	}
	slices.SortStableFunc(p.Findings, func(a, b pairing.Finding) int {
		return slices.Index(verdictOrder, a.Verdict) - slices.Index(verdictOrder, b.Verdict)
	})
	if p.Override == pairing.NotJudged {
		return
	}
	msg := fmt.Sprintf("裁判长裁定：%s", p.Override)
	if own != p.Override {
		msg += fmt.Sprintf("（程序审核为%s）", own)
	}
	override := pairing.Finding{Verdict: p.Override, Kind: "裁定", Field: "裁定", Msg: msg, Clause: "裁判长裁定"}
	p.Findings = slices.Insert(p.Findings, 0, override)
}

// Notice says whether a finding casts no doubt on the entry: what 须知 asks for at the desk, or an application granted.
func Notice(f pairing.Finding) bool {
	return f.Verdict == pairing.NotJudged && (f.Field == "" || f.Kind == "申请")
}
