package field

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"time"

	"qisai/pairing"
)

// maker carries what has to be unique over the whole field.
type maker struct {
	spec  Spec
	rng   *rand.Rand
	ids   registry
	names map[string]bool
	pairs int               // made so far
	units map[crowd][]*unit // one per player of the first group of that crowd
}

// draft is an entry with what only its making needs.
type draft struct {
	Entry
	unit    *unit // nil for somebody who comes on his own
	day     int   // days after the opening
	settled bool  // the name is not to be changed any more
}

// Entries invents the field: the entries in order of 报名日期, a club's players together. The same Spec gives the same
// entries.
func Entries(spec Spec) []Entry {
	m := &maker{spec: spec, rng: Rand(spec.Seed), ids: registry{}, names: map[string]bool{}, units: map[crowd][]*unit{}}
	var drafts []draft
	for _, g := range spec.Groups {
		group := m.group(g)
		if spec.Special {
			m.special(g, group)
		}
		drafts = append(drafts, group...)
	}
	if spec.Special {
		drafts = append(drafts, spec.faulty(m, drafts)...)
	}
	return m.finish(drafts)
}

// group makes the players of one category. Women and girls join the clubs of the men and boys made before them.
func (m *maker) group(g Group) []draft {
	clubs := m.units[g.crowd()]
	if clubs == nil {
		clubs = unitsFor(m.rng, g, m.spec)
		m.units[g.crowd()] = clubs
	} else {
		clubs = slices.Clone(clubs)
		m.rng.Shuffle(len(clubs), func(i, j int) { clubs[i], clubs[j] = clubs[j], clubs[i] })
	}
	out := make([]draft, g.N)
	for i := range out {
		if u := clubs[i%len(clubs)]; g.Pair {
			out[i] = m.pair(g, u)
		} else {
			out[i] = m.person(g, u)
		}
	}
	return out
}

// person makes one player of a unit.
func (m *maker) person(g Group, u *unit) draft {
	born := m.birth(g.From, g.To)
	d := draft{unit: u, day: u.day}
	d.Category, d.Sex, d.Phone, d.Marks, d.Expect = g.Category, g.Sex, phone, g.Mark, pairing.Accepted
	d.Name = m.name(g.Sex, born.Year)
	d.setBorn(m, born, u.place.code())
	d.Unit, d.Origin, d.Leader = u.name, g.Home.origin(m.rng, u.place), u.leader
	d.Strength = g.Mean + int(m.rng.NormFloat64()*180)
	d.Title = m.title(d.Strength, g.Youth)
	if g.Sizes == nil && m.rng.IntN(30) == 0 { // comes on his own, long after the lists of the clubs
		d.unit, d.Unit, d.Leader, d.day = nil, "", "", m.rng.IntN(m.spec.lastDay()+1)
	}
	return d
}

// pair makes one entry of two players of a unit, in turn two men, and a man and a woman.
func (m *maker) pair(g Group, u *unit) draft {
	m.pairs++
	g.Sex = pairing.Male
	d := m.person(g, u)
	if g.Sex = pairing.Female; m.pairs%2 == 1 {
		g.Sex = pairing.Male
	}
	second := m.person(g, u)
	d.SexText = d.Sex.String() + "/" + second.Sex.String()
	if second.Sex != d.Sex {
		d.Sex = pairing.SexUnknown
	}
	d.unit, d.Unit, d.Leader, d.day = u, u.name, u.leader, u.day
	d.Name, d.ID, d.Title = d.Name+"/"+second.Name, d.ID+"/"+second.ID, ""
	d.Strength = (d.Strength + second.Strength) / 2
	return d
}

// setBorn gives the entry a birth date and the number that goes with it, where numbers are collected.
func (d *draft) setBorn(m *maker, born pairing.Date, province string) {
	d.Born = born
	if !m.spec.NoIDs {
		d.ID = m.ids.next(province, born, d.Sex)
	}
}

// birth draws a day of the interval, the middle years more often.
func (m *maker) birth(from, to pairing.Date) pairing.Date {
	first, last := clock(from), clock(to)
	days := int(last.Sub(first).Hours()/24) + 1
	t := first.AddDate(0, 0, (m.rng.IntN(days)+m.rng.IntN(days))/2)
	return date(t.Year(), int(t.Month()), t.Day())
}

// name draws a name nobody has yet; after some tries a namesake is accepted.
func (m *maker) name(sex pairing.Sex, year int) string {
	for try := 0; ; try++ {
		n := name(m.rng, sex, year)
		if !m.names[n] || try == 12 {
			m.names[n] = true
			return n
		}
	}
}

// title gives a title that fits the strength; most players have none.
func (m *maker) title(strength int, youth bool) string {
	switch {
	case strength > 2100:
		return pick(m.rng, []string{"棋协大师", "棋协大师", "地方大师"})
	case strength > 1950:
		return pick(m.rng, []string{"地方大师", "一级棋士", "一级棋士", ""})
	case strength > 1800:
		return pick(m.rng, []string{"一级棋士", "", "", ""})
	case youth && strength > 1500:
		return pick(m.rng, []string{"二级棋士", "三级棋士", ""})
	}
	return ""
}

// finish types the dates and numbers the entries in the order in which they came.
func (m *maker) finish(drafts []draft) []Entry {
	slices.SortStableFunc(drafts, func(a, b draft) int {
		return cmp.Or(cmp.Compare(a.day, b.day), cmp.Compare(a.Unit, b.Unit))
	})
	out := make([]Entry, len(drafts))
	for i, d := range drafts {
		e := d.Entry
		e.Serial = i + 1
		e.Entered = m.spec.day(d.day)
		if e.Paid == "" {
			e.Paid = m.payment(d.day)
		} else if e.Paid == unpaid {
			e.Paid = ""
		}
		if m.spec.CheckIns && e.Expect == pairing.Accepted {
			e.CheckIn = "√"
		}
		if e.BirthText == "" && e.ID != "" && e.SexText == "" && m.rng.IntN(8) == 0 {
			e.BirthText = typed(m.rng, e.Born)
		}
		out[i] = e
	}
	return out
}

// unpaid in Paid says that nothing was paid; an empty Paid is filled by finish.
const unpaid = "–"

// payment types 缴费: mostly the day, some days after the entry.
func (m *maker) payment(day int) string {
	if !m.spec.Queue {
		switch m.rng.IntN(10) {
		case 0:
			return "是"
		case 1:
			return "√"
		}
	}
	return m.spec.day(min(day+m.rng.IntN(4), m.spec.lastDay())).String()
}

// typed writes a date the ways people type it.
func typed(rng *rand.Rand, d pairing.Date) string {
	layout := pick(rng, []string{"2006-01-02", "2006.1.2", "2006/1/2", "2006年1月2日", "20060102"})
	return clock(d).Format(layout)
}

// days counts the days on which entries are taken.
func (s Spec) days() int { return int(clock(s.Closes).Sub(clock(s.Opens)).Hours()/24) + 1 }

// lastDay is the last of them, from 0, on which somebody who is in time enters or pays.
func (s Spec) lastDay() int {
	if s.Queue {
		return s.days() - 2
	}
	return s.days() - 1
}

// day is the n-th of them, from 0.
func (s Spec) day(n int) pairing.Date {
	t := clock(s.Opens).AddDate(0, 0, n)
	return date(t.Year(), int(t.Month()), t.Day())
}

// clock turns a Date into a time for arithmetic.
func clock(d pairing.Date) time.Time {
	return time.Date(d.Year, time.Month(d.Month), d.Day, 0, 0, 0, 0, time.UTC)
}
