package swiss

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/internal/matching"
)

// NoPairingError says that no legal pairing of a round exists (H1), and what would make one possible.
type NoPairingError struct {
	Section string
	Round   int
	// Bars is the smallest set of pairs that must be let in; of all such sets the one that gives the best pairing.
	Bars []Bar
	// LeaveOut are players without whom this round has a legal pairing, none of them needlessly; nil if fewer than two
	// would be left.
	LeaveOut []*pairing.Player
}

// Bar is a pair that H1 does not allow, for one reason or for both.
type Bar struct {
	A, B      *pairing.Player // B nil: a second bye for A
	Met       bool            // they have met, or A has had the bye
	Forbidden bool            // 禁配
}

// Error says the problem and the cures.
func (e *NoPairingError) Error() string {
	return e.Problem() + "。裁判长可任选其一：" + strings.Join(e.Cures(), "；或")
}

// Problem names the players concerned.
func (e *NoPairingError) Problem() string {
	var stuck []string
	for _, b := range e.Bars {
		if b.B == nil {
			stuck = append(stuck, e.name(b.A)+" 只剩轮空而已轮空过")
			continue
		}
		why := "已相遇过"
		switch {
		case b.Forbidden && b.Met:
			why = "已相遇过，又为禁配"
		case b.Forbidden:
			why = "为禁配"
		}
		stuck = append(stuck, fmt.Sprintf("%s 与 %s 只剩彼此而%s", e.name(b.A), e.name(b.B), why))
	}
	return fmt.Sprintf("%s第%d轮没有合法的对阵：%s", e.Section, e.Round, strings.Join(stuck, "，"))
}

// Cures lists what the arbiter may do; each is enough by itself.
func (e *NoPairingError) Cures() []string {
	var bars []string
	for _, b := range e.Bars {
		bars = append(bars, e.cure(b))
	}
	cures := []string{strings.Join(bars, "，并")}
	if len(e.LeaveOut) > 0 {
		cures = append(cures, fmt.Sprintf("本轮不编排 %s（缺席轮写 %d）", e.nameAll(e.LeaveOut), e.Round))
	}
	if e.Round > 1 {
		cures = append(cures, fmt.Sprintf("轮次减为 %d", e.Round-1))
	}
	return cures
}

// cure says what to allow: a listed pair is taken out of 禁配, a repeat is allowed; both where both stand in the way.
func (e *NoPairingError) cure(b Bar) string {
	if b.B == nil {
		return fmt.Sprintf("允许 %s 再次轮空（--allow-repeat %d-0）", e.name(b.A), b.A.No)
	}
	var steps []string
	if b.Forbidden {
		steps = append(steps, "从禁配中删去 "+e.listed(b))
	}
	if b.Met {
		steps = append(steps, fmt.Sprintf("允许 %s 与 %s 再次相遇（--allow-repeat %d-%d）", e.name(b.A), e.name(b.B), b.A.No, b.B.No))
	}
	return strings.Join(steps, "，并")
}

// listed writes a pair as it may stand in 禁配: by name, or by number once the numbers are in the workbook.
func (e *NoPairingError) listed(b Bar) string {
	names := b.A.Name + "-" + b.B.Name
	if e.Round == 1 {
		return names
	}
	return fmt.Sprintf("%s（编号 %d-%d）", names, b.A.No, b.B.No)
}

// name gives 编号 and 姓名, as on the sheets; before round 1 is written nobody knows the numbers yet.
func (e *NoPairingError) name(p *pairing.Player) string {
	if e.Round == 1 {
		return p.Name
	}
	return name(p)
}

// nameAll joins names.
func (e *NoPairingError) nameAll(players []*pairing.Player) string {
	out := make([]string, len(players))
	for i, p := range players {
		out[i] = e.name(p)
	}
	return strings.Join(out, "、")
}

// name gives 编号 and 姓名, as on the sheets.
func name(p *pairing.Player) string { return fmt.Sprintf("%d %s", p.No, p.Name) }

// noPairing builds the error from the optimum: it breaks H1 as seldom as possible, so the pairs in which it does are
// the smallest set to allow.
func (in *input) noPairing(found *solution) error {
	e := &NoPairingError{Section: in.section.Name, Round: in.round}
	var stuck []int
	var d digits
	for u, v := range found.mate {
		if u > v {
			continue
		}
		if in.pair(u, v, &d); d.v[h1] == 0 {
			continue
		}
		bar := Bar{A: in.members[u].player, Met: true}
		stuck = append(stuck, u)
		if !in.isBye(v) {
			bar.B = in.members[v].player
			bar.Forbidden = in.forbidden(bar.A.No, bar.B.No)
			bar.Met = in.repeat(u, v)
			stuck = append(stuck, v)
		}
		e.Bars = append(e.Bars, bar)
	}
	for _, v := range in.leaveOut(stuck) {
		e.LeaveOut = append(e.LeaveOut, in.members[v].player)
	}
	return e
}

// leaveOutTries bounds how many single players are tried; beyond it only the size of the proposal can suffer.
const leaveOutTries = 200

// leaveOut finds players without whom the others have a legal pairing: one player if one is enough, looking first
// among those stuck in the optimum, then from the bottom up. Else it starts from all who are stuck, without whom there
// is a pairing, and lets back everybody who may be let back, so that nobody is left out needlessly.
func (in *input) leaveOut(stuck []int) []int {
	candidates := slices.Clone(stuck)
	for v := len(in.members) - 1; v >= 0; v-- {
		candidates = append(candidates, v)
	}
	for _, v := range candidates[:min(len(candidates), leaveOutTries)] {
		if in.legalWithout([]int{v}) {
			return []int{v}
		}
	}
	out := stuck
	for _, v := range stuck {
		rest := slices.DeleteFunc(slices.Clone(out), func(u int) bool { return u == v })
		if len(rest) > 0 && in.legalWithout(rest) {
			out = rest
		}
	}
	if len(in.members)-len(out) < 2 {
		return nil
	}
	return out
}

// legalWithout says whether the members without some of them are still two or more and have a legal pairing.
func (in *input) legalWithout(out []int) bool {
	gone := make([]bool, len(in.members))
	for _, v := range out {
		gone[v] = true
	}
	var here []int
	for v := range in.members {
		if !gone[v] {
			here = append(here, v)
		}
	}
	if len(here) < 2 {
		return false
	}
	n := len(here) + len(here)%2
	_, err := matching.Solve(matching.Problem{N: n, Dim: 1, Cost: func(u, v int, w []int64) bool {
		w[0] = 0
		if v == len(here) { // the bye
			return !in.barred.has(here[u], here[u])
		}
		return !in.barred.has(here[u], here[v])
	}})
	return err == nil
}
