package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/prize"
)

// restRE is what the winners behind the places named get: 前3名发奖杯和证书,其余获奖者发证书.
var restRE = compile(`(?:其余|其他|余下|剩下)(?:的)?(?:各)?(?:(?:获奖|得奖|受奖|录取|入围)(?:的)?(?:者|` + players + `|人员|名次)?|名次|各名次)(?:的)?(?:者|` + players + `|获得者)?` +
	`,?(?:由[^,。;]{0,20}?)?(?:均|都|也|则|各|分别|一律|只|仅)*(?:颁发|颁|发给|发放|发|授予|奖励|奖给|奖|给予|赠送|赠|送|获得?|得)([^,。;]{2,20})`)

// rest is such a phrase; how many places it is for is known when all lists are.
type rest struct {
	p        *part
	gift     gift
	from, to int // in the clause
}

// restOfPlaces notes what the winners get whom no place of a part names.
func (r *reader) restOfPlaces(p *part) {
	m := restRE.FindStringSubmatchIndex(p.s())
	if m == nil || len(somePlace.FindAllString(p.s()[:m[0]], 1)) == 0 {
		return
	}
	r.rests = append(r.rests, rest{p, giftOf(p.s()[m[2]:m[3]]), p.from + m[0], p.from + m[1]})
}

// giveRest gives the places up to the last that is admitted what the rest gets. Where that place is not known, nor whose
// winners they are, a list that goes on has no number of places.
func (r *reader) giveRest() {
	for _, w := range r.rests {
		kind, done := kindOf(w.p, "证书"), !w.gift.none()
		ts := r.targets(w.p, false)
		if r.othersHere(w.p, kind, ts) {
			r.gaps = append(r.gaps, gap{kind, nil, w.p.c, prize.Span{From: 1, To: farPlace}})
			ts, done = nil, false
		}
		for _, t := range ts {
			l := r.listHas(kind, t)
			if l == nil {
				done = false
				continue
			}
			last := r.admitted(w.p, t)
			if last <= l.last() || w.gift.none() {
				r.gaps = append(r.gaps, gap{kind, w.p.names, w.p.c, prize.Span{From: l.last() + 1, To: farPlace}})
				done = false
				continue
			}
			q := w.p.c.quoteAt(w.from, w.to)
			for _, b := range w.gift.bands([]prize.Span{{From: l.last() + 1, To: last}}) {
				b.from = q
				l.addThing(b)
			}
			l.cite(q)
		}
		if done && len(ts) > 0 {
			w.p.c.take(w.from, w.to)
		} else {
			r.doubt("其余是哪些名次", w.p.c, w.from, w.to)
		}
	}
}

// farPlace is behind every place.
const farPlace = 999

// othersHere says whether the clause gives things to others than those of the part: their winners may be meant as well.
func (r *reader) othersHere(p *part, kind string, ts []target) bool {
	return slices.ContainsFunc(r.lists, func(l *list) bool {
		mine := slices.ContainsFunc(ts, func(t target) bool { return t.section == l.section && slices.Equal(t.conds, l.conds) })
		return !mine && l.kind == kind && l.title == "" && slices.ContainsFunc(l.from, func(q quote) bool { return q.Line == p.c.line && q.Path == p.c.path })
	})
}

// admitted gives the last place of a list that is rewarded: what the clause, or the one above it, says, else the last that
// has money; 0 if neither is said.
func (r *reader) admitted(p *part, t target) int {
	for _, h := range r.heads {
		near := h.p.c == p.c || p.c.parent == h.p.c || p.c.parent == h.p.c.parent
		if near && h.p.team == p.team && h.t.section == t.section && slices.Equal(h.t.conds, t.conds) && h.quota > 0 {
			return h.quota
		}
	}
	if m := r.listHas(kindOf(p, "奖金"), t); m != nil && !strings.Contains(p.s(), "其中") && !r.goesOn(m) {
		return max(m.quota, m.last())
	}
	return 0
}
