package knockout

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
)

// Salts part the lots drawn here from each other and from the draw of 编号.
const (
	saltSeeds = 0x7B7E4F4D
	saltSides = 0x900F8FB9
)

// FirstRound gives the pairs of round 1 for a size that is a power of two, the better number first: 1 and 2 can meet only
// in the last round, 1 to 4 not before the last but one, and so on.
func FirstRound(size int) [][2]int {
	order := []int{1}
	for len(order) < size/2 {
		var next []int
		for i, x := range order {
			y := 2*len(order) + 1 - x
			if i%2 == 1 {
				x, y = y, x
			}
			next = append(next, x, y)
		}
		order = next
	}
	out := make([][2]int, len(order))
	for i, x := range order {
		out[i] = [2]int{x, size + 1 - x}
	}
	return out
}

// sizeFor gives the size of a bracket for n players.
func sizeFor(n int) int {
	size := 2
	for size < n {
		size *= 2
	}
	return size
}

// enter finds who plays, as long as no match is posted.
func (b *Bracket) enter() error {
	limit := len(b.ranked)
	if b.cut > 0 {
		limit = b.section.KnockoutPlayers
		if r := b.section.Round(b.cut); r == nil || !r.Complete() {
			return faultf("%s：第%d轮还没有赛完，不能排淘汰赛", b.section.Name, b.cut)
		}
	}
	for _, p := range b.section.Available(b.cut + 1) {
		if p.No == 0 && b.cut == 0 {
			return faultf("%s：%s（序号 %d）还没有编号，不能编排", b.section.Name, p.Name, p.Entry)
		}
	}
	var passed []string
	var in []*pairing.Player
	for _, p := range b.ranked {
		if len(in) == limit {
			break
		}
		if why := b.barred(p); why != "" {
			passed = append(passed, fmt.Sprintf("%s（%s）", b.name(p.No), why))
			continue
		}
		in = append(in, p)
	}
	if len(in) < 2 {
		return faultf("%s：参加淘汰赛的只有 %d 人", b.section.Name, len(in))
	}
	b.passedNotes(passed, in, limit)
	b.size = sizeFor(len(in))
	in = b.drawSeeds(in)
	for _, pair := range FirstRound(b.size) {
		for _, seed := range pair {
			s := slot{known: true}
			if seed <= len(in) {
				s.no = in[seed-1].No
			}
			b.first = append(b.first, s)
		}
	}
	return nil
}

// barred says why a player is passed over, "" if he is not.
func (b *Bracket) barred(p *pairing.Player) string {
	why := b.section.Availability(p, b.cut+1)
	if why != pairing.Available {
		return why.String()
	}
	for _, r := range b.section.Posted { // paired in the Swiss before anybody else fell out
		if g, ok := r.Find(p.No); ok && b.cut > 0 && r.Number > b.cut && g.Result != pairing.Absent {
			return fmt.Sprintf("已编入积分编排第%d轮", r.Number)
		}
	}
	return ""
}

func (b *Bracket) passedNotes(passed []string, in []*pairing.Player, limit int) {
	if len(passed) == 0 {
		return
	}
	text := strings.Join(passed, "、") + " 不参加淘汰赛"
	var up []string
	for _, p := range in {
		if b.place[p.No] > limit {
			up = append(up, fmt.Sprintf("第%d名 %s", b.place[p.No], b.name(p.No)))
		}
	}
	if len(up) > 0 {
		text += "，由 " + strings.Join(up, "、") + " 递补"
	}
	b.say(noteMovedUp, "%s", text)
}

// drawSeeds orders the players by 签位.
func (b *Bracket) drawSeeds(in []*pairing.Player) []*pairing.Player {
	seed := pairing.SplitMix64(b.seed + saltSeeds)
	switch b.section.Setting("签位") {
	case "抽签":
		b.say(noteLots, "签位由电脑抽签，种子 %d", b.seed)
		return pairing.DrawLots(in, seed)
	case "高低分档抽签":
		b.say(noteLots, "签位分高低两档由电脑抽签，种子 %d", b.seed)
		half := min(b.size/2, len(in))
		return slices.Concat(pairing.DrawLots(in[:half], seed), pairing.DrawLots(in[half:], seed))
	}
	return in
}

// sides gives the colours of a first game.
func (b *Bracket) sides(m *Match) (red, black pairing.StartNo) {
	better, other := m.A, m.B
	if b.place[better] > b.place[other] {
		better, other = other, better
	}
	swap := m.No%2 == 0
	if b.section.Setting("选边") == "抽签" {
		swap = pairing.SplitMix64(pairing.SplitMix64(b.seed+saltSides)+uint64(m.Round*1000003+m.No))%2 == 0
	}
	if swap {
		return other, better
	}
	return better, other
}
