package prize

import (
	"slices"

	"qisai/pairing"
)

// Kind 类别 of a list.
type Kind uint8

const (
	Cash        Kind = iota // 奖金, the default
	Certificate             // 证书
	Honour                  // 称号
	Qualifying              // 晋级
	TeamPrize               // 团体
	Picked                  // 评选: picked by hand
)

var kindWords = [...]string{"奖金", "证书", "称号", "晋级", "团体", "评选"}

// String gives the word of the sheet.
func (k Kind) String() string { return kindWords[k] }

// ParseKind reads 类别; "" is 奖金.
func ParseKind(word string) (k Kind, ok bool) { return wordAt[Kind](kindWords[:], word) }

// Sharing 兼得: whether who holds a prize of money of another list may have this one too.
type Sharing uint8

const (
	KeepBoth   Sharing = iota // 兼得, the default
	KeepLarger                // 取高
	NotBoth                   // 不兼得
)

var sharingWords = [...]string{"兼得", "取高", "不兼得"}

// String gives the word of the sheet.
func (s Sharing) String() string { return sharingWords[s] }

// ParseSharing reads 兼得; "" is 兼得.
func ParseSharing(word string) (s Sharing, ok bool) { return wordAt[Sharing](sharingWords[:], word) }

func wordAt[T ~uint8](words []string, word string) (T, bool) {
	word = pairing.HalfWidth(word)
	i := slices.Index(words, word)
	return T(max(i, 0)), i >= 0 || word == ""
}

// List 奖项 is a ranking, who of it counts, and how many places are given.
type List struct {
	Name     string
	Kind     Kind
	Section  string // 比赛组; "" = the only one, for 评选 and lists without money every one
	Filter   Filter
	Quota    int           // 名额; 0 = as many as the bands have places, for 晋级 the whole order as reserves
	Subtotal pairing.Money // 小计, 0 = none declared
	MinusOne int           // 减一: applies below so many players; 0 = never
	Sharing  Sharing
	Named    []Named // 名单
	Clause   string  // 依据
}

// plan is a list with its bands.
type plan struct {
	*List
	index int     // in the input
	bands []*Band // in order of the sheet
}

// plansOf joins lists and bands by name.
func plansOf(lists []List, bands []Band) []*plan {
	plans := make([]*plan, len(lists))
	for i := range lists {
		p := &plan{List: &lists[i], index: i}
		for j := range bands {
			if pairing.HalfWidth(bands[j].List) == pairing.HalfWidth(p.Name) {
				p.bands = append(p.bands, &bands[j])
			}
		}
		plans[i] = p
	}
	return plans
}

// open says whether a band gives to everybody.
func (p *plan) open() bool {
	return slices.ContainsFunc(p.bands, func(b *Band) bool { return b.To == 0 })
}

// last gives the last place a band names.
func (p *plan) last() int {
	last := 0
	for _, b := range p.bands {
		last = max(last, b.From, b.To)
	}
	return last
}

// places gives how many places the list has, 0 for as many as there are players.
func (p *plan) places() int {
	if p.Quota > 0 || p.open() {
		return p.Quota
	}
	return p.last()
}

// paying says whether a band carries money.
func (p *plan) paying() bool {
	return slices.ContainsFunc(p.bands, func(b *Band) bool { return b.Each > 0 })
}

// total sums the money of places 1 to n.
func (p *plan) total(n int) pairing.Money {
	sum := pairing.Money(0)
	for place := 1; place <= min(n, lastPlace); place++ {
		sum += p.grant(place).each
	}
	return sum
}

// grant is what one place gets. Bands of one list may lie over each other if they give different things: 1-8 a
// certificate, 1 a cup.
type grant struct {
	each                     pairing.Money
	certificate, item, title string
	band                     *Band // the one with the money, else the first
}

func (g grant) empty() bool {
	return g.each == 0 && g.certificate == "" && g.item == "" && g.title == ""
}

func (p *plan) grant(place int) grant {
	var g grant
	for _, b := range p.bands {
		if !b.covers(place) {
			continue
		}
		if g.band == nil || g.each == 0 && b.Each > 0 {
			g.band = b
		}
		if g.each == 0 {
			g.each = b.Each
		}
		g.certificate, g.item, g.title = first(g.certificate, b.Certificate), first(g.item, b.Item), first(g.title, b.Title)
	}
	return g
}

func first(a, b string) string {
	if a != "" {
		return a
	}
	return b
}
