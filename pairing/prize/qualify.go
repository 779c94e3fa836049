package prize

import (
	"fmt"
	"math"
	"slices"

	"qisai/pairing"
)

// qualify walks down a ranking: who is nominated first, then everybody who fits in order of place, until the places are
// filled (顺延). Without 名额 the whole order is written down as reserves. through holds who goes on by an earlier list.
func (d *distributor) qualify(r *race, through map[*pairing.Player]*List) {
	if r.fault != "" {
		return
	}
	w := &walk{distributor: d, race: r, through: through, nominated: map[*pairing.Player]bool{}}
	for _, n := range r.Named {
		if n.Declined {
			continue
		}
		if winner, ok := d.find(r, n); ok && winner.Player != nil && !w.full() {
			w.nominated[winner.Player] = true
			w.step(winner)
		}
	}
	last := pairing.Score(math.MaxInt)
	for _, s := range byRank(r.ranking.Standings) {
		if w.full() {
			break
		}
		if !w.nominated[s.Player] && w.belongs(s.Player) {
			w.step(winnerOf(s, r.ranking))
			last = s.Points
		}
	}
	w.unranked(last)
	if !w.full() && r.Quota > 0 {
		d.Unpaid = append(d.Unpaid, Unpaid{
			List: r.List, Span: Span{w.place + 1, r.Quota}, Clause: r.Clause,
			Why: fmt.Sprintf("名额%d，符合条件的只有%d人", r.Quota, w.place),
		})
	}
	d.Lists = append(d.Lists, Summary{
		List: r.List, Section: r.ranking.Section, Entrants: len(r.ranking.Standings), Places: r.Quota, Winners: w.place,
	})
}

// walk is one list being filled.
type walk struct {
	*distributor
	*race
	through   map[*pairing.Player]*List
	nominated map[*pairing.Player]bool
	place     int
}

func (w *walk) full() bool { return w.Quota > 0 && w.place >= w.Quota }

// belongs says whether a player is in the ranking the list is about.
func (w *walk) belongs(p *pairing.Player) bool {
	fit, _ := judge(w.Filter.Conditions, w.in.Tournament, p, (*Condition).membership)
	return fit == Fits
}

// unranked writes down who has no rank and might have gone on, last being the points of the last who did.
func (w *walk) unranked(last pairing.Score) {
	for _, s := range withoutRank(w.ranking) {
		fit, _ := w.Filter.Judge(w.in.Tournament, s.Player)
		if fit == Unfit || w.nominated[s.Player] || w.full() && !s.Player.Disqualified() && s.Points < last {
			continue
		}
		winner := winnerOf(s, w.ranking)
		winner.Rank = 0
		kind, why := noRank(s.Player)
		w.Passed = append(w.Passed, Pass{List: w.List, Winner: winner, Kind: kind, Why: why, Clause: w.Clause})
	}
}

// step gives one player a place or the reason for not having one.
func (w *walk) step(winner Winner) {
	q := Qualification{List: w.List, Winner: winner, Nominated: w.nominated[winner.Player], Clause: w.Clause}
	q.Kind, q.Why = w.bar(winner.Player, q.Nominated)
	if q.Kind != "" {
		q.Status = Skipped
		w.Qualifications = append(w.Qualifications, q)
		return
	}
	w.place++
	q.Place = w.place
	q.Why = fmt.Sprintf("%s第%d名；“%s”第%d个", winner.Section, winner.Rank, w.Name, w.place)
	switch {
	case w.Quota == 0:
		q.Status = Reserve
	case q.Nominated:
		q.Why = fmt.Sprintf("“%s”指定", w.Name)
	}
	if w.Quota > 0 {
		w.through[winner.Player] = w.List
	}
	w.Qualifications = append(w.Qualifications, q)
}

// bar gives the reason for skipping a player; none, "". A nomination stands above the conditions.
func (w *walk) bar(p *pairing.Player, nominated bool) (kind, why string) {
	fit, condition := w.Filter.Judge(w.in.Tournament, p)
	earlier := w.through[p]
	switch {
	case p.Disqualified():
		return "取消资格", "已取消资格"
	case p.Filler():
		return "陪赛", "陪赛棋手不占名额"
	case fit != Fits && !nominated:
		kind, why = condition.reason(fit, p)
		if fit == Unsure {
			w.warn(w.race, "条件", "待补", fmt.Sprintf("“%s”跳过了%s：%s", w.Name, p.Name, why), "请在“报名”里补填")
		}
		return kind, why
	case w.ranking.Played[p.No] == 0 && !nominated:
		return "未参赛", "没有下过一局棋"
	case earlier != nil:
		return "已晋级", fmt.Sprintf("已由“%s”晋级", earlier.Name)
	case p.Marked("已晋级"), p.Marked("他区晋级"):
		return "已晋级", "已在别处晋级（标记）"
	case p.Marked("放弃晋级"):
		return "放弃", "放弃晋级（标记）"
	case slices.ContainsFunc(w.Named, func(n Named) bool { return n.Declined && n.is(p, w.ranking.Section) }):
		return "放弃", "放弃晋级（名单）"
	}
	return "", ""
}
