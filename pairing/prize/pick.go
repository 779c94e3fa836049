package prize

import (
	"fmt"

	"qisai/pairing"
)

// picked makes the race of a hand-picked list (评选): the names in the order typed. A name that is not in the entries is
// taken as it stands: a coach, a unit.
func (d *distributor) picked(p *plan) *race {
	r := &race{plan: p}
	seen := map[Winner]bool{}
	for _, n := range p.Named {
		w, ok := d.find(r, n)
		if !ok {
			continue
		}
		kind, why := d.refuse(r, n, w, seen)
		if kind != "" {
			r.hold(w, kind, why).always = true
			continue
		}
		seen[w] = true
		r.candidates = append(r.candidates, w)
	}
	r.entrants = len(r.candidates)
	r.limit = r.entrants
	if places := p.places(); places > 0 {
		r.limit = min(places, r.entrants)
	}
	if r.few = fmt.Sprintf("名单里只有%d人", r.entrants); r.entrants == 0 {
		r.few = "名单还空着"
	}
	for _, w := range r.candidates[r.limit:] {
		r.hold(w, "超额", fmt.Sprintf("名额只有%d名", r.limit)).always = true
		d.warn(r, "名单", "超额", fmt.Sprintf("“%s”的名单超过名额%d，%s没有计入", p.Name, r.limit, w.Name), "减少名单或增加名额")
	}
	return r
}

// refuse says why somebody on 名单 gets nothing.
func (d *distributor) refuse(r *race, n Named, w Winner, seen map[Winner]bool) (kind, why string) {
	fit, condition := Fits, (*Condition)(nil)
	if w.Player != nil {
		fit, condition = r.Filter.Judge(d.in.Tournament, w.Player)
	}
	switch {
	case n.Declined:
		return "放弃", "名单里写明放弃"
	case seen[w]:
		return "重复", "名单里写了两次"
	case w.Player == nil:
		return "", ""
	case w.Player.Disqualified():
		return "取消资格", "已取消资格"
	case w.Player.Filler():
		return "陪赛", "陪赛棋手不得奖"
	case d.playedBy(w) == 0:
		return "未参赛", "没有下过一局棋"
	case fit != Fits:
		return condition.reason(fit, w.Player)
	}
	return "", ""
}

func (d *distributor) playedBy(w Winner) int {
	for _, r := range d.in.Rankings {
		if r.Section == w.Section {
			return r.Played[w.Player.No]
		}
	}
	return 0
}

// find looks a name or number of 名单 up in the list's section, or in all of them. Two of one name, and a number nobody
// has, are said and left out.
func (d *distributor) find(r *race, n Named) (Winner, bool) {
	var found []Winner
	for i := range d.in.Rankings {
		ranking := &d.in.Rankings[i]
		if r.Section != "" && pairing.HalfWidth(r.Section) != pairing.HalfWidth(ranking.Section) {
			continue
		}
		for _, s := range ranking.Standings {
			if n.is(s.Player, ranking.Section) {
				found = append(found, winnerOf(s, ranking))
			}
		}
	}
	_, isNumber := n.number()
	switch {
	case len(found) == 1:
		return found[0], true
	case len(found) > 1:
		d.warn(r, "名单", "名单", fmt.Sprintf("“%s”的名单里“%s”有%d人", r.Name, n.Text, len(found)), "写成 比赛组:编号")
		return Winner{}, false
	case isNumber || n.Section != "" || r.Kind == Qualifying:
		d.warn(r, "名单", "名单", fmt.Sprintf("“%s”的名单里“%s”找不到", r.Name, n.Text), "请核对编号、姓名和比赛组")
		return Winner{}, false
	}
	return Winner{Name: n.Text}, true
}
