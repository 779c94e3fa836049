package prize

import (
	"fmt"

	"qisai/pairing"
)

// holding is a place with money that somebody has.
type holding struct {
	race   *race
	place  int
	amount pairing.Money
}

// settle applies 取高 and 不兼得 to the lists of money, in order of the sheet.
func (d *distributor) settle(races []*race) {
	var money, larger []*race
	for _, r := range races {
		if r.fault != "" || !r.paying() || r.Kind == TeamPrize || r.Kind == Picked || r.Kind == Qualifying {
			continue
		}
		money = append(money, r)
		if r.Sharing == KeepLarger {
			larger = append(larger, r)
		}
	}
	for settleOne(larger) {
	}
	for i, r := range money {
		if r.Sharing != NotBoth {
			continue
		}
		_, held := holdings(money[:i])
		for p, h := range held {
			r.out[p] = h[0].reason(NotBoth)
		}
	}
}

// settleOne lets one player who holds two prizes keep the larger one (equal: that of the earlier row); the others close
// up behind him. The player with the largest prize to keep comes first, so that nothing that closes up later is more
// than what he has kept. It returns false when nobody holds two.
func settleOne(races []*race) bool {
	players, held := holdings(races)
	var who *pairing.Player
	var keep holding
	for _, p := range players {
		if len(held[p]) < 2 {
			continue
		}
		if best := largest(held[p]); who == nil || best.amount > keep.amount {
			who, keep = p, best
		}
	}
	if who == nil {
		return false
	}
	for _, h := range held[who] {
		if h.race != keep.race {
			h.race.out[who] = keep.reason(KeepLarger)
		}
	}
	return true
}

// holdings gives the places with money that everybody has, in order of the lists.
func holdings(races []*race) (players []*pairing.Player, held map[*pairing.Player][]holding) {
	held = map[*pairing.Player][]holding{}
	for _, r := range races {
		for i, w := range r.winners() {
			amount := r.grant(i + 1).each
			if amount == 0 {
				continue
			}
			if held[w.Player] == nil {
				players = append(players, w.Player)
			}
			held[w.Player] = append(held[w.Player], holding{r, i + 1, amount})
		}
	}
	return players, held
}

func largest(held []holding) holding {
	best := held[0]
	for _, h := range held[1:] {
		if h.amount > best.amount {
			best = h
		}
	}
	return best
}

func (h holding) reason(s Sharing) string {
	return fmt.Sprintf("已得“%s”第%d名%s，%s", h.race.Name, h.place, h.amount.Yuan(), s)
}
