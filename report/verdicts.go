package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// Levels of remarks that are no verdicts.
const (
	LevelWarning  = "警告" // somebody should look
	LevelNotice   = "提示" // what to ask for at the desk
	LevelOverride = "裁定" // decided by the arbiter: nothing to do
)

// Remark is one row of the sheet 审核: what was found, where it stands (报名!D7) and by which rule. Level is a verdict
// other than 通过 or one of the levels above.
type Remark struct{ Level, Place, Text, Clause string }

// levels is the order in which a secretary works: entries to strike, to complete, on the waiting list, then the rest. A
// level not named here stands last.
var levels = []string{
	pairing.Rejected.String(), pairing.Incomplete.String(), pairing.WaitListed.String(), LevelWarning, LevelNotice, LevelOverride,
}

// VerdictSheet makes the sheet 审核 under its name, sorted by what needs doing; within a level the order given is kept.
func VerdictSheet(name string, info []string, remarks []Remark) Sheet {
	rank := func(r Remark) int {
		if i := slices.Index(levels, r.Level); i >= 0 {
			return i
		}
		return len(levels)
	}
	sorted := slices.Clone(remarks)
	slices.SortStableFunc(sorted, func(a, b Remark) int { return cmp.Compare(rank(a), rank(b)) })
	t := Table{
		Title: name, Info: info,
		Columns: []Column{
			{Header: "级别", Kind: Verdict, Align: Center, Width: 8},
			{Header: "位置", Width: 16},
			{Header: "说明", Width: 70},
			{Header: "依据", Width: 24},
		},
	}
	for _, r := range sorted {
		t.Rows = append(t.Rows, []Cell{T(r.Level), T(r.Place), T(r.Text), T(r.Clause)})
	}
	if len(sorted) == 0 {
		t.Notes = []string{"没有要处理的。"}
	}
	return Sheet{Name: name, Table: t, InfoRow: true, Landscape: true}
}

// EntryRemarks gives the findings about all entries in order of the sheet. cell gives the place of a player's cell under
// a column of 报名. What the arbiter has decided is one remark, whatever the program has found.
func EntryRemarks(t *pairing.Tournament, cell func(p *pairing.Player, column string) string) []Remark {
	shared := sharedName(t.Players)
	var out []Remark
	for _, p := range t.Players {
		who := p.Name
		if shared(p) && p.Unit != "" {
			who += "，" + p.Unit // tells namesakes apart
		}
		who = fmt.Sprintf("%s（%s）", who, p.Category)
		for _, f := range p.Findings {
			if r, ok := entryRemark(p, f); ok {
				r.Place, r.Text = cell(p, cmp.Or(f.Field, "姓名")), who+"："+r.Text
				if strings.HasSuffix(f.Kind, "不一致") { // two cells contradict each other
					r.Text += "（身份证号在" + cell(p, "身份证号") + "）"
				}
				out = append(out, r)
			}
		}
	}
	return out
}

// entryRemark gives level, text and clause of a finding; ok is false for a reason the arbiter has overruled, which stands
// with his decision, and for what does not matter any more.
func entryRemark(p *pairing.Player, f pairing.Finding) (r Remark, ok bool) {
	r = Remark{Level: f.Verdict.String(), Text: f.Msg, Clause: f.Clause}
	switch {
	case f.Kind == "裁定":
		r.Level = LevelOverride
		if why := overruled(p); len(why) > 0 {
			r.Text += "；" + strings.Join(why, "；")
		}
	case eligibility.Notice(f):
		r.Level = LevelNotice
		return r, p.Verdict != pairing.Rejected // who is refused shows nothing at the desk
	case f.Verdict == pairing.NotJudged:
		r.Level = LevelWarning
	default:
		return r, p.Override == pairing.NotJudged
	}
	return r, true
}

// overruled gives the reasons that do not count because the arbiter has decided.
func overruled(p *pairing.Player) []string {
	var out []string
	for _, f := range p.Findings {
		if f.Verdict != pairing.NotJudged && f.Kind != "裁定" {
			out = append(out, f.Msg)
		}
	}
	return out
}

// Overrides says whom the arbiter has decided about, for 编排记录: 裁判长裁定：赵一宁（公开男子组）通过，程序审核为不符.
func Overrides(players []*pairing.Player) string {
	var parts []string
	for _, p := range players {
		if p.Override == pairing.NotJudged {
			continue
		}
		text := fmt.Sprintf("%s（序号%d，%s）%s", p.Name, p.Entry, p.Category, p.Override)
		if own := eligibility.OwnVerdict(p); own != p.Override {
			text += fmt.Sprintf("，程序审核为%s", own)
		}
		if beyond := crowded(p); beyond != "" {
			text += "，" + beyond
		}
		parts = append(parts, text)
	}
	if len(parts) == 0 {
		return ""
	}
	return "裁判长裁定：" + strings.Join(parts, "；")
}

// crowded says that there is one too many by the arbiter's decision, "" if there is not.
func crowded(p *pairing.Player) string {
	for _, f := range p.Findings {
		if f.Kind == "超额" {
			return f.Msg
		}
	}
	return ""
}
