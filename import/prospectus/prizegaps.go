package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/prize"
)

// gap is places whose reward was not understood.
type gap struct {
	kind  string
	names []string // categories; nil = not said
	c     *clause
	prize.Span
}

// skip notes places of a part that were not understood: how many places a list has is then only known if it is said.
func (r *reader) skip(p *part, kind string, from, to int) {
	for _, at := range somePlace.FindAllStringIndex(p.s()[from:to], -1) {
		spans, err := prize.ParsePlaces(strings.ReplaceAll(p.s()[from+at[0]:from+at[1]], "两", "二"))
		if err != nil {
			continue
		}
		for _, sp := range spans {
			r.gaps = append(r.gaps, gap{kindOf(p, kind), p.names, p.c, sp})
		}
	}
}

// goesOn says whether places that were not understood may follow the last of a list.
func (r *reader) goesOn(l *list) bool {
	last := l.last()
	return slices.ContainsFunc(r.gaps, func(g gap) bool {
		if g.kind != l.kind || g.To <= last || len(g.names) > 0 && !r.listNamed(l, g.names) {
			return false
		}
		here := slices.ContainsFunc(l.from, func(q quote) bool { return q.Line == g.c.line && q.Path == g.c.path })
		return here || g.From == last+1
	})
}
