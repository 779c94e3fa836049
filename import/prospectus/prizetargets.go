package prospectus

import (
	"slices"
)

// targets gives whom a part is for. Categories that fill a merged section are the section, unless each is said to be
// rewarded by itself.
func (r *reader) targets(p *part, apart bool) []target {
	names := p.names
	if len(names) == 0 && (p.each || len(r.secs) == 1) {
		names = r.allNames()
	}
	var out []target
	if p.unknown {
		return nil
	}
	if p.team {
		if ts, done := r.teamTargets(p, names); done {
			return ts
		}
		if len(names) == 0 {
			names = r.allNames()
		}
	}
	for _, sec := range r.secs {
		var mine []string
		for _, n := range sec.cats {
			if slices.Contains(names, n) {
				mine = append(mine, n)
			}
		}
		switch {
		case len(mine) == 0:
		case len(mine) == len(sec.cats) && (!apart && !sec.apart || len(mine) == 1):
			out = append(out, target{sec.name, slices.Clone(p.local)})
		default:
			for _, n := range mine {
				out = append(out, target{sec.name, append([]string{"组别=" + n}, p.local...)})
			}
		}
	}
	return r.bySex(p, out)
}

// teamTargets gives whose teams a part rewards; not done where they are those of its groups. Teams of an event with several
// sections belong to one of them, or to each: where the text does not say which, the list has no place.
func (r *reader) teamTargets(p *part, names []string) (ts []target, done bool) {
	if len(r.secs) == 1 {
		if len(p.names) == 0 && !p.each {
			return []target{{section: r.secs[0].name}}, true
		}
		return nil, false
	}
	if sec := r.teamSection(); sec != nil && (len(names) == 0 || len(r.sectionsOf(names)) == 1) {
		return []target{{section: sec.name}}, true
	}
	switch {
	case r.teamsInEach() && (p.each || len(names) > 0), len(r.sectionsOf(p.names)) == 1:
		return nil, false
	case eachOfThem.MatchString(p.s()) || p.each:
		return r.teamsOf(p, names), true
	}
	return nil, true
}

// eachOfThem says that several groups have a list each.
var eachOfThem = compile(`各(?:自)?(?:录取|取|奖励|奖|设|颁)|分别`)

// teamsOf gives the lists of teams of groups that play apart; nil if two of them play together.
func (r *reader) teamsOf(p *part, names []string) []target {
	said := 0
	for _, g := range r.findGroups(p.s()) {
		said += len(g.names)
	}
	if said < len(names) {
		return nil // 甲组 is 男子甲组 and 女子甲组
	}
	var out []target
	for _, n := range names {
		sec := r.sectionOf(n)
		if sec == nil || len(sec.cats) > 1 {
			return nil
		}
		out = append(out, target{section: sec.name})
	}
	return out
}
