package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

var (
	subtotalRE = compile(`[,(:]?(?:总奖金|共|合计|总计|小计|共计|总共)?(?:奖励|奖金|奖|派发)?(?:小计|合计|共计|总额|总计)?(?:奖励|奖金)?(?:为|:|共)?(\d[\d,]*|\d+(?:\.\d+)?万)元\)?`)
	admitRE    = compile(`(?:共|分别|各|均)?(?:录取|取|奖励|设奖|奖前|录前)(?:` + someOf + `|个人|团体|名次)?(?:总分)?(?:的|中)?(?:前)?` + count + `(?:名|人|队|个名次)(?:给予)?(?:奖励|录取)?(?:\([^()]*\))?`)
)

// quotaOnly keeps what a heading says of the list whose bands follow below it.
func (r *reader) quotaOnly(p *part, quota int, subtotal pairing.Money) {
	if quota == 0 && subtotal == 0 || strings.Contains(p.s(), "晋级") {
		return
	}
	ts := r.targets(p, false)
	if len(ts) == 0 {
		return
	}
	for _, t := range ts {
		h := heading2{p: p, t: t, quota: quota, subtotal: subtotal}
		if len(ts) > 1 && !eachSum.MatchString(p.s()) {
			h.subtotal = 0
		}
		r.heads = append(r.heads, h)
	}
	for _, re := range []*pattern{admitRE, subtotalRE} {
		if m := re.FindStringIndex(p.s()); m != nil {
			p.c.take(p.from+m[0], p.from+m[1])
		}
	}
}

// heading2 is a line above the amounts that says how many places there are, and their sum.
type heading2 struct {
	p        *part
	t        target
	quota    int
	subtotal pairing.Money
}

// headed gives a list what the line above its amounts says of it.
func (r *reader) headed(l *list, p *part, t target) {
	for _, h := range r.heads {
		below := h.p.c == p.c || p.c.parent == h.p.c || p.c.style == plain && p.c.parent == h.p.c.parent
		if !below || h.p.team != p.team || h.t.section != t.section || !slices.Equal(h.t.conds, t.conds) {
			continue
		}
		l.admit(h.quota)
		if h.subtotal > 0 {
			l.subtotal = h.subtotal
		}
		l.cite(h.p.c.quoteAt(h.p.from, h.p.to))
	}
}

// eachSum is a sum said of each of several groups: 各组奖金小计4500元.
var eachSum = compile(`(?:各|每|均)(?:个)?(?:组|项)?(?:别)?(?:奖金|奖励)?(?:小计|共计|合计|总计|总额|共)`)

// subtotal notes the declared sum of a list; one said for several lists together is of none.
func (r *reader) subtotal(p *part, l *list, sum pairing.Money, lists int) {
	if sum == 0 {
		return
	}
	if lists > 1 && !eachSum.MatchString(p.s()) {
		r.joint = append(r.joint, newJoint(sum.String(), p.c, p.from, p.to))
		return
	}
	l.subtotal = sum
	if m := subtotalRE.FindStringIndex(p.s()); m != nil {
		p.c.take(p.from+m[0], p.from+m[1])
	}
}

var sharedPlace = compile(`并列第(\d{1,2})名?\((\d)(?:人|名)\)`)

// sharedPlaces writes 并列第5名（4人） as the places they are: 第5至8名.
func sharedPlaces(s string) string {
	return sharedPlace.ReplaceAllStringFunc(s, func(text string) string {
		m := sharedPlace.FindStringSubmatch(text)
		from := atoi(m[1])
		return "第" + m[1] + "至" + itoa(from+atoi(m[2])-1) + "名"
	})
}

// withoutTotals takes sums and numbers of places out of a text, so that places and amounts remain.
func withoutTotals(s string) (text string, sum pairing.Money) {
	text = s
	for _, m := range subtotalRE.FindAllStringSubmatchIndex(s, -1) {
		whole := s[m[0]:m[1]]
		bare := strings.TrimLeft(whole, ",(:")
		if bare[0] >= '0' && bare[0] <= '9' || !totalAfter.MatchString(s[:m[0]]) && !strings.HasPrefix(whole, "(") && !sumWord.MatchString(bare) {
			continue
		}
		if moreMoney.MatchString(s[m[1]:]) {
			continue // the first of a list of amounts
		}
		if !strings.HasPrefix(whole, "(") && placeEnd.MatchString(s[:m[0]]) && !endsAdmitting(lastPhrase(s[:m[0]])) {
			continue // 第五至八名共800元, 第一名,奖金5000元
		}
		if v, err := pairing.ParseMoney(s[m[2]:m[3]] + "元"); err == nil {
			sum = v
			text = strings.Replace(text, whole, ",", 1)
		}
	}
	return admitRE.ReplaceAllString(text, ""), sum
}

// endsAdmitting says whether the last words of a text are a number of places: 录取前八名, not 取前八名：第一名.
func endsAdmitting(s string) bool {
	all := admitRE.FindAllStringIndex(s, -1)
	return len(all) > 0 && all[len(all)-1][1] == len(s)
}

var moreMoney = compile(`^、\d+元`)

var (
	sumWord    = compile(`^(?:总奖金|共|合计|总计|小计|共计|总共|奖励小计|奖金小计|奖励合计|奖金合计|奖金共计|奖金总额)`)
	totalAfter = compile(`(?:录取|取)[^。;]{0,14}名(?:\([^()]*\))?$`)
	placeEnd   = compile(`(?:名|冠军|亚军|季军)(?:各|每人)?$`)
)

// settleLists brings places and sums together and reports what does not agree.
func (r *reader) settleLists() {
	for _, c := range r.cs {
		r.classesDiffer(c)
	}
	r.onceEach()
	for _, l := range r.lists {
		l.bands = apart(l.bands)
		last := l.last()
		if place := l.hole(); place > 0 && l.kind != "证书" {
			r.problem(l.name(r.lists)+"没有写第"+itoa(place)+"名", l.from...)
		}
		switch {
		case l.quota == 0 && last > 0 && r.goesOn(l):
		case l.quota == 0 && last > 0:
			l.quota = last
		case last > 0 && l.quota != last && (l.kind == "奖金" || l.kind == "团体"):
			r.placesDiffer(l, last)
		}
		if l.subtotal > 0 && len(l.bands) > 0 && l.sum() != l.subtotal {
			r.problem(l.name(r.lists)+"的奖金小计"+l.subtotal.Yuan()+"，各名次相加为"+l.sum().Yuan(), l.from...)
		}
	}
	r.lists = slices.DeleteFunc(r.lists, func(l *list) bool { return len(l.bands) == 0 && l.kind != "晋级" })
	r.jointSums()
}

// hole gives the first place without a reward before the last one that has one.
func (l *list) hole() int {
	for place := 1; place < l.last(); place++ {
		if !slices.ContainsFunc(l.bands, func(b band) bool { return b.From <= place && (b.To == 0 || place <= b.To) }) {
			return place
		}
	}
	return 0
}

// onceEach takes a thing out of a list of things where the money list of the same players gives it to the same places.
func (r *reader) onceEach() {
	for _, l := range r.lists {
		main := r.listHas("奖金", target{l.section, l.conds})
		if l.kind != "证书" || l.title != "" || main == nil {
			continue
		}
		for i := range l.bands {
			b := &l.bands[i]
			for _, o := range main.bands {
				if o.From <= b.From && b.To <= o.To && b.To > 0 || b.covered(main.bands) && o.From <= b.To && b.From <= o.To {
					b.drop(o)
				}
			}
		}
		l.bands = slices.DeleteFunc(l.bands, func(b band) bool { return b.certificate == "" && b.item == "" && b.title == "" })
	}
}

// covered says whether every place of a band is in bands that give the same certificate.
func (b band) covered(bands []band) bool {
	for place := b.From; place <= b.To; place++ {
		if !slices.ContainsFunc(bands, func(o band) bool { return o.From <= place && place <= o.To && o.certificate == b.certificate }) {
			return false
		}
	}
	return b.To > 0
}

// drop takes out what another band gives as well.
func (b *band) drop(o band) {
	if b.certificate == o.certificate {
		b.certificate = ""
	}
	if b.item == o.item {
		b.item = ""
	}
}

// classesDiffer reports 取前8名 beside 一等奖1名、二等奖2名、三等奖3名.
func (r *reader) classesDiffer(c *clause) {
	m := admitRE.FindStringSubmatch(c.s)
	if m == nil || c.classes == 0 || atoiOr(m[1]) == c.classes {
		return
	}
	for _, l := range r.lists {
		if slices.ContainsFunc(l.from, func(q quote) bool { return q.Line == c.line && q.Path == c.path }) {
			r.problem(l.name(r.lists)+"写录取前"+numeral(m[1])+"名，各等奖共"+itoa(c.classes)+"名", c.quoteAt(0, len(c.s)))
			return
		}
	}
}

func (r *reader) placesDiffer(l *list, last int) {
	sum := ""
	if l.subtotal > 0 {
		short := pairing.Money(0)
		for _, b := range l.bands {
			for place := b.From; place <= min(b.To, l.quota); place++ {
				short += b.money
			}
		}
		sum = "；前" + itoa(l.quota) + "名相加为" + short.Yuan() + "，全部相加为" + l.sum().Yuan()
	}
	r.problem(l.name(r.lists)+"写录取前"+itoa(l.quota)+"名，奖金却列到第"+itoa(last)+"名"+sum, l.from...)
	l.quota = 0
}
