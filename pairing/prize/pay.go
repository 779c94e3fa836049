package prize

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// pay writes down what a list gives, to whom, who was passed over and what is left.
func (d *distributor) pay(r *race) {
	sum := Summary{List: r.List, Entrants: r.entrants, Places: r.limit}
	if r.ranking != nil {
		sum.Section = r.ranking.Section
	}
	var winners []Winner
	if r.fault == "" {
		winners = r.winners()
		d.passed(r, winners)
	}
	sum.Winners = len(winners)
	for i, w := range winners {
		g := r.grant(i + 1)
		if g.empty() {
			continue
		}
		a := d.award(r, i+1, w, g)
		sum.Paid += a.Gross
		d.Awards = append(d.Awards, a)
	}
	before := len(d.Unpaid)
	d.left(r, len(winners))
	for _, u := range d.Unpaid[before:] {
		sum.Unpaid += u.Sum
	}
	sum.Planned = sum.Paid + sum.Unpaid
	d.Lists = append(d.Lists, sum)
}

func (d *distributor) award(r *race, place int, w Winner, g grant) Award {
	tax, clause := d.in.Tax.Of(g.each), first(g.band.Clause, r.Clause)
	why := r.why(place, w, g)
	if clause != "" {
		why += "；依据：" + clause
	}
	return Award{
		List: r.List, Place: place, Winner: w,
		Gross: g.each, Tax: tax, Net: g.each - tax,
		Certificate: g.certificate, Item: g.item, Title: g.title,
		Band: *g.band, Why: why, Clause: clause,
	}
}

// why explains an award: the place, the list, the band; the clause follows.
func (r *race) why(place int, w Winner, g grant) string {
	var parts []string
	switch {
	case r.Kind == Picked:
		parts = append(parts, fmt.Sprintf("评选“%s”", r.Name))
	case w.Team != nil:
		parts = append(parts, fmt.Sprintf("%s团体第%d名：%s", w.Section, w.Rank, describeTeam(w.Team, r.ranking.Teams)))
	default:
		parts = append(parts, fmt.Sprintf("%s第%d名", w.Section, w.Rank))
	}
	if r.Kind != Picked {
		list := fmt.Sprintf("“%s”第%d名", r.Name, place)
		if r.Filter.Text != "" {
			list += "（" + r.Filter.Text + "）"
		}
		if n := r.ahead(w); n > 0 {
			list += fmt.Sprintf("，前面%d人让出", n)
		}
		parts = append(parts, list)
	}
	return strings.Join(append(parts, g.describe()), "；")
}

// ahead counts who left a place before the winner to the next.
func (r *race) ahead(w Winner) int {
	n := 0
	for _, c := range r.candidates {
		if c == w {
			break
		}
		if _, leaves := r.out[c.Player]; leaves {
			n++
		}
	}
	return n
}

// describe says what a band gives: 第7-8名各600元.
func (g grant) describe() string {
	where := fmt.Sprintf("第%s名", g.band.Span)
	if g.band.To == 0 {
		where = "全部"
	}
	var things []string
	switch {
	case g.each > 0 && g.band.From == g.band.To:
		things = append(things, g.each.Yuan())
	case g.each > 0:
		things = append(things, "各"+g.each.Yuan())
	}
	for _, thing := range []string{g.certificate, g.item, g.title} {
		if thing != "" {
			things = append(things, thing)
		}
	}
	return where + strings.Join(things, "、")
}

// passed writes down who would have had a place: before the last winner, or anywhere while places are left. Who has no
// rank might have had one with the points of the last winner.
func (d *distributor) passed(r *race, winners []Winner) {
	limit := len(winners) < max(r.limit, r.places())
	last, points := 0, pairing.Score(0)
	if len(winners) > 0 && r.ranking != nil {
		w := winners[len(winners)-1]
		last, points = w.Rank, r.ranking.pointsOf(w.Player)
	}
	for _, h := range r.held {
		if !h.always && !limit && (h.Rank > last || h.Rank == 0 && h.points < points) {
			continue
		}
		d.Passed = append(d.Passed, h.Pass)
		if h.unsure {
			msg := fmt.Sprintf("“%s”没有计入%s第%d名%s：%s", r.Name, h.Section, h.Rank, h.Name, h.Why)
			d.warn(r, "条件", "待补", msg, "请在“报名”里补填")
		}
	}
	for _, c := range r.candidates {
		if why, leaves := r.out[c.Player]; leaves && (limit || c.Rank < last) {
			d.Passed = append(d.Passed, Pass{List: r.List, Winner: c, Kind: r.Sharing.String(), Why: why, Clause: r.Clause})
		}
	}
}

// left writes down what nobody got, bands and reasons apart.
func (d *distributor) left(r *race, winners int) {
	end := r.last()
	if r.open() {
		end = min(r.Quota, lastPlace)
	}
	var run *Unpaid
	var band *Band
	for place := winners + 1; place <= end; place++ {
		g, why := r.grant(place), r.unpaid(place)
		if g.empty() {
			run = nil
			continue
		}
		if run == nil || band != g.band || run.Why != why {
			u := Unpaid{List: r.List, Span: Span{place, place}, Each: g.each, Why: why, Clause: first(g.band.Clause, r.Clause)}
			d.Unpaid = append(d.Unpaid, u)
			run, band = &d.Unpaid[len(d.Unpaid)-1], g.band
		}
		run.To = place
		run.Sum = run.Each * pairing.Money(run.count())
	}
}

// unpaid says why a place stays empty.
func (r *race) unpaid(place int) string {
	switch {
	case r.fault != "":
		return r.fault
	case r.Quota > 0 && place > r.Quota:
		return fmt.Sprintf("名额只有%d名", r.Quota)
	case place > r.limit && r.few != "":
		return r.few
	}
	return "没有更多可以得奖的人"
}
