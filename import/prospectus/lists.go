package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// list is a row of 奖项 being read, with its rows of 奖励.
type list struct {
	kind, section string
	conds         []string // 组别=…, 性别=…, 籍贯=…
	title         string   // of 称号 and 评选: the name of the honour
	quota         int
	subtotal      pairing.Money
	minus         int
	sharing       string
	bands         []band
	from          []quote
}

// band is a row of 奖励 being read.
type band struct {
	prize.Span
	money       pairing.Money
	certificate string
	item, title string
	from        quote
}

func (b band) places() string { return b.Span.String() }

func (l *list) cite(q quote) {
	if !slices.Contains(l.from, q) {
		l.from = append(l.from, q)
	}
}

// last gives the last place of the bands.
func (l *list) last() int {
	n := 0
	for _, b := range l.bands {
		n = max(n, b.To)
	}
	return n
}

// sum adds up the money of the bands.
func (l *list) sum() pairing.Money {
	total := pairing.Money(0)
	for _, b := range l.bands {
		if b.To == 0 && l.kind == "评选" {
			total += b.money * pairing.Money(l.quota) // picked by hand, so many
		}
		if b.To > 0 {
			total += b.money * pairing.Money(b.To-b.From+1)
		}
	}
	return total
}

// target is who a part of the prizes is for.
type target struct {
	section string
	conds   []string
}

// withCond adds a condition once; the list given stays as it is.
func withCond(conds []string, cond string) []string {
	if slices.Contains(conds, cond) {
		return conds
	}
	return append(slices.Clone(conds), cond)
}

// listFor gives the list of a kind for a target, made if there is none.
func (r *reader) listFor(kind string, t target, title string) *list {
	for _, l := range r.lists {
		if l.kind == kind && l.section == t.section && slices.Equal(l.conds, t.conds) && l.title == title {
			return l
		}
	}
	l := &list{kind: kind, section: t.section, conds: t.conds, title: title}
	r.lists = append(r.lists, l)
	return l
}

// name makes the name of a list; each is unique.
func (l *list) name(lists []*list) string {
	base := l.section
	for _, c := range l.conds {
		_, v, _ := strings.Cut(c, "=")
		if strings.HasPrefix(c, "组别=") {
			base = v
		}
	}
	for _, c := range l.conds {
		_, v, _ := strings.Cut(c, "=")
		if strings.HasPrefix(c, "籍贯=") {
			base += v + "籍"
		}
		if strings.HasPrefix(c, "性别=") {
			base += v + "子"
		}
		if strings.HasPrefix(c, "标记=") {
			base += v
		}
		if day, ok := strings.CutPrefix(c, "出生≤"); ok {
			base += day + "前出生"
		}
	}
	if l.title != "" {
		base += l.title
	} else {
		base += map[string]string{"奖金": "奖金", "证书": "证书奖品", "晋级": "晋级", "团体": "团体奖"}[l.kind]
	}
	return base
}
