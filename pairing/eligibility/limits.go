package eligibility

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// unitLimits applies 每单位限报 in order of the sheet; who is 不符 already does not count. Who is so by the arbiter's
// decision alone is told all the same what would have become of him.
func (j *judge) unitLimits() {
	type place struct{ category, unit, mark string }
	taken := map[place]int{}
	for _, e := range j.entries {
		unit := pairing.Squeeze(e.p.Unit)
		if e.c == nil || unit == "" || e.standing() == pairing.Rejected && e.verdict() == pairing.Rejected {
			continue
		}
		var mine []place
		full := func(mark string, limit int) bool {
			at := place{e.c.Name, unit, mark}
			mine = append(mine, at)
			return limit > 0 && taken[at] >= limit
		}
		if full("", e.c.PerUnit) {
			e.reject("限报", "单位", fmt.Sprintf("%s每单位限报%d人，“%s”已满", e.c.Name, e.c.PerUnit, e.p.Unit), "")
		}
		for _, l := range e.c.PerUnitMarks {
			if e.p.Marked(l.Mark) && full(l.Mark, l.Max) {
				e.reject("限报", "标记", fmt.Sprintf("%s每单位“%s”至多%d人，“%s”已满", e.c.Name, l.Mark, l.Max, e.p.Unit), "")
			}
		}
		if e.standing() == pairing.Rejected {
			continue
		}
		for _, at := range mine {
			taken[at]++
		}
	}
}

// capacity puts on the waiting list who comes too late for 人数上限 of his category, and then for 参赛规模 of the event.
func (j *judge) capacity() {
	var waiting []*entry
	for _, e := range j.entries {
		if e.c != nil && (e.holds() || e.queues()) {
			waiting = append(waiting, e)
		}
	}
	slices.SortStableFunc(waiting, func(a, b *entry) int { return queue(a.p, b.p) })
	whole, all := &seats{name: "参赛规模", limit: eventCapacity(&j.t.Regulation), clause: "规程：参赛规模"}, map[*pairing.Category]*seats{}
	for _, e := range waiting {
		own := all[e.c]
		if own == nil {
			own = &seats{name: e.c.Name + "限", limit: e.c.Capacity}
			all[e.c] = own
		}
		switch {
		case own.full():
			own.turnAway(e)
		case whole.full():
			whole.turnAway(e)
		case e.holds():
			own.taken++
			whole.taken++
		}
	}
}

// seats are the places of a category or of the event.
type seats struct {
	name, clause         string
	limit                int // 0 = as many as like
	taken, beyond, queue int // beyond are there by the arbiter's decision
}

func (s *seats) full() bool { return s.limit > 0 && s.taken >= s.limit }

// turnAway says that there is no place left. Whom the arbiter takes in all the same makes one too many.
func (s *seats) turnAway(e *entry) {
	if e.queues() {
		e.add(pairing.WaitListed, "名额", "", fmt.Sprintf("%s%d人，已额满，候补第%d", s.name, s.limit, s.queue+1), s.clause)
	}
	switch e.p.Override {
	case pairing.NotJudged:
		s.queue++
	case pairing.Accepted:
		s.beyond++
		e.warn("超额", "裁定", fmt.Sprintf("超过名额：%s%d人，裁定通过后共%d人", s.name, s.limit, s.taken+s.beyond), s.clause)
	}
}

// holds says whether an entry takes a place in the capacity: 通过 and paid 待补 do, unpaid and 不符 do not.
func (e *entry) holds() bool {
	switch e.p.Override {
	case pairing.Rejected:
		return false
	case pairing.Accepted:
		return true
	}
	return e.queues()
}

// queues says whether an entry would take a place, the arbiter's decision left aside.
func (e *entry) queues() bool {
	switch e.verdict() {
	case pairing.Rejected:
		return false
	case pairing.Accepted:
		return true
	}
	return !e.c.FeeRequired || paid(e.p)
}

// queue is the order in which places are given.
func queue(a, b *pairing.Player) int {
	numbered := func(p *pairing.Player) int {
		if p.No != 0 {
			return 0
		}
		return 1
	}
	return cmp.Or(numbered(a)-numbered(b), byDay(a.PaidOn, b.PaidOn), byDay(a.Entered, b.Entered), cmp.Compare(a.Entry, b.Entry))
}

// byDay puts no day last.
func byDay(a, b pairing.Date) int {
	switch {
	case a == b:
		return 0
	case a.IsZero():
		return 1
	case b.IsZero():
		return -1
	}
	return a.Compare(b)
}

// wholeNumber reads 200 or 200人; anything vaguer is no limit.
var wholeNumber = pattern.New(`^(\d{1,6})\s*[人名]?$`)

// eventCapacity reads 参赛规模 of the regulation, 0 if there is none.
func eventCapacity(r *pairing.Regulation) int {
	for _, item := range r.Items {
		if item.Name != "参赛规模" {
			continue
		}
		if m := wholeNumber.FindStringSubmatch(strings.TrimSpace(item.Value)); m != nil {
			return digits(m[1])
		}
	}
	return 0
}
