package prize

import (
	"fmt"

	"qisai/pairing"
)

// Distribute gives out everything. It is deterministic and does not depend on the order of the standings' rows.
func Distribute(in Input) Result {
	if in.Tournament == nil {
		in.Tournament = &pairing.Tournament{}
	}
	d := &distributor{in: in}
	d.Problems = Check(in.Lists, in.Bands, in.Declared)
	var races []*race
	for _, p := range plansOf(in.Lists, in.Bands) {
		races = append(races, d.prepare(p)...)
	}
	d.settle(races)
	through := map[*pairing.Player]*List{}
	for _, r := range races {
		if r.Kind == Qualifying {
			d.qualify(r, through)
			continue
		}
		d.pay(r)
	}
	for _, a := range d.Awards {
		d.Gross, d.Tax, d.Net = d.Gross+a.Gross, d.Tax+a.Tax, d.Net+a.Net
	}
	return d.Result
}

// distributor is a Result being made.
type distributor struct {
	in Input
	Result
}

// race is one list in one ranking: who may win, in order, and how many places there are.
type race struct {
	*plan
	ranking    *Ranking // nil for 评选 over several sections
	candidates []Winner
	out        map[*pairing.Player]string // why a candidate leaves his place to the next (取高, 不兼得)
	held       []held
	entrants   int
	limit      int    // places given
	few        string // why not all places are given, "" if they are
	fault      string // why nothing is given
}

// held is somebody who is no candidate and may have to be told why.
type held struct {
	Pass
	always bool          // to be said wherever he stands
	unsure bool          // the entry does not say enough
	points pairing.Score // of who has no rank
}

// prepare makes the races of a list: one, or one for each section where a list without money names none.
func (d *distributor) prepare(p *plan) []*race {
	for _, problem := range d.Problems {
		if problem.Fault && problem.List == p.index {
			return []*race{{plan: p, fault: problem.Msg}}
		}
	}
	if p.Kind == Picked {
		return []*race{d.picked(p)}
	}
	rankings, problem := d.rankingsOf(p)
	if problem != nil {
		d.Problems = append(d.Problems, *problem)
		return []*race{{plan: p, fault: problem.Msg}}
	}
	var races []*race
	for _, ranking := range rankings {
		r := &race{plan: p, ranking: ranking, out: map[*pairing.Player]string{}}
		switch p.Kind {
		case Qualifying:
		case TeamPrize:
			d.teams(r)
			r.setLimit("队")
		default:
			d.players(r)
			r.setLimit("人")
		}
		d.explainNone(r)
		races = append(races, r)
	}
	return races
}

// rankingsOf finds the ranking of a list.
func (d *distributor) rankingsOf(p *plan) ([]*Ranking, *Problem) {
	var all []*Ranking
	for i := range d.in.Rankings {
		r := &d.in.Rankings[i]
		if pairing.HalfWidth(r.Section) == pairing.HalfWidth(p.Section) {
			return []*Ranking{r}, nil
		}
		all = append(all, r)
	}
	problem := &Problem{List: p.index, Band: -1, Column: "比赛组", Fault: true, Kind: "比赛组", Clause: p.Clause}
	switch {
	case p.Section != "":
		problem.Msg, problem.Hint = fmt.Sprintf("“%s”的比赛组“%s”没有名次", p.Name, p.Section), "请核对比赛组的名字"
	case len(all) > 1 && (p.paying() || p.Kind == Qualifying || p.Kind == TeamPrize):
		problem.Msg, problem.Hint = fmt.Sprintf("“%s”没有写比赛组，而名次有%d个", p.Name, len(all)), "请填比赛组"
	default:
		return all, nil
	}
	return nil, problem
}
