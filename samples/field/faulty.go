package field

import "qisai/pairing"

// faulty makes the entries that are not in order, one of each kind; the secretary sees them in 审核. They are further
// members of clubs that are there already.
func (m *maker) faulty(accepted []draft) []draft {
	men, women, boys := m.spec.Groups[0], m.spec.Groups[1], m.spec.Groups[2]
	further := m.further
	refused, open := pairing.Rejected, pairing.Incomplete
	return []draft{
		further(men, open, "尚未缴费", func(d *draft) { d.Paid = unpaid }),
		further(boys, open, "说好周五缴费", func(d *draft) { d.Paid = unpaid }),
		further(men, open, "", func(d *draft) { d.setBorn(m, date(1990, 7, 19), "42"); d.Origin = "湖北" }),
		further(men, open, "是否现役待问", func(d *draft) { d.Title = "大师" }),
		further(men, refused, "", func(d *draft) { d.Title, d.Active = "大师", pairing.Yes }),
		further(men, refused, "", func(d *draft) { d.setBorn(m, date(1964, 12, 31), "51") }),
		further(boys, refused, "", func(d *draft) { d.setBorn(m, date(2008, 12, 31), "51") }),
		further(women, refused, "", func(d *draft) { d.Category = men.Category }),
		further(men, refused, "", func(d *draft) { d.ID = wrongCheck(d.ID) }),
		further(men, refused, "", func(d *draft) { d.ID = d.ID[:16] + d.ID[17:] }),
		further(women, refused, "", func(d *draft) { d.Sex = pairing.Male }),
		further(boys, refused, "", func(d *draft) { d.IDBroken = true }),
		further(men, refused, "", func(d *draft) { d.again(accepted, m.spec.days()-1) }),
	}
}

// further makes one more member of a club of the group, who is not in order.
func (m *maker) further(g Group, want pairing.Verdict, note string, change func(*draft)) draft {
	club := m.units[g.crowd()]
	d := m.person(g, club[m.rng.IntN(len(club))])
	d.Title, d.Expect, d.Note = "", want, note
	change(&d)
	return d
}

// again turns the entry into a second one of somebody whose first is in order, sent in on the last day.
func (d *draft) again(accepted []draft, last int) {
	for _, a := range accepted {
		if a.Note == "" && a.unit != nil && a.day < last-5 {
			*d = a
			d.Unit, d.Leader, d.day = "", "", last
			break
		}
	}
	d.Expect, d.Note = pairing.Rejected, "本人又报了一次"
}
