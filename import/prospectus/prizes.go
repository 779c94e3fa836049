package prospectus

import (
	"regexp"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// part is a piece of the prizes that is about one set of groups.
type part struct {
	c        *clause
	from, to int
	names    []string // categories; nil = not said
	each     bool     // 各组
	team     bool
	local    []string // conditions: 性别=女, 籍贯=四川
	picked   []span   // of prizes that are no places
	unknown  bool     // for players of a place that is not said by name
}

func (p *part) s() string { return p.c.s[p.from:p.to] }

var (
	eachGroup  = regexp.MustCompile(`各组(?:别)?|各项目|各个项目|各小项|各单项|每组|每个组别|各个组别|各小组|各年龄组|均`)
	prizeMark  = regexp.MustCompile(`元|奖|证书|晋级|录取|名额|纪念品|颁发|称号`)
	womenPart  = regexp.MustCompile(`女(?:子|性)?(?:棋手|选手)?(?:单独|另|奖|前|第)`)
	nativePart = regexp.MustCompile(`(` + provinceWord + `|[\x{4E00}-\x{9FA5}]{2,3}(?:市|县|区)|本地|本市|本县|本区)(?:籍)?(?:业余)?(?:棋手|选手|奖|组)`)
)

// prizes reads 奖项 and 奖励.
func (r *reader) prizes() {
	var last *part
	for i := 0; i < len(r.cs); i++ {
		c := r.cs[i]
		if c.under(topicPrizes) {
			if n := r.prizeTable(i, last); n > 0 {
				i += n - 1
				continue
			}
		}
		if !r.prizeClause(c) {
			continue
		}
		for _, p := range r.parts(c) {
			r.inherit(p, last)
			r.readPart(p)
			last = p
		}
	}
	for _, c := range r.cs {
		if r.prizeClause(c) {
			r.minusOne(c)
			r.sharing(c)
		}
	}
	r.settleLists()
}

func (r *reader) prizeClause(c *clause) bool {
	return c.under(topicPrizes) && prizeMark.MatchString(c.s) && c.topic != topicSchedule || c.style > heading && prizeHead.MatchString(c.s)
}

var prizeHead = regexp.MustCompile(`^.{0,30}第[一1]名(?:奖金)?:?(?:人民币)?\d+元`)

// parts divides a clause where another group's prizes begin: a group at the head of a phrase.
func (r *reader) parts(c *clause) []*part {
	starts := []int{0}
	quotas := qualifyList.FindStringIndex(c.s)
	for _, g := range r.groupsOf(c) {
		if quotas != nil && g.from >= quotas[1] {
			break
		}
		if g.from > 0 && (strings.ContainsAny(c.s[g.from-1:g.from], ";:,") || strings.HasSuffix(c.s[:g.from], "。")) && partHead.MatchString(c.s[g.to:]) && len(r.named(g.names)) > 0 {
			starts = append(starts, g.from)
		}
	}
	for _, m := range eachStart.FindAllStringSubmatchIndex(c.s, -1) {
		starts = append(starts, m[2])
	}
	for _, m := range localStart.FindAllStringSubmatchIndex(c.s, -1) {
		starts = append(starts, m[2])
	}
	slices.Sort(starts)
	starts = slices.Compact(starts)
	var out []*part
	for i, from := range starts {
		to := len(c.s)
		if i+1 < len(starts) {
			to = starts[i+1]
		}
		p := &part{c: c, from: from, to: to}
		r.whose(p)
		out = append(out, p)
	}
	return out
}

// eachStart is where prizes of all groups begin behind something else.
var eachStart = regexp.MustCompile(`[。;](?:另|另外|同时)?,?((?:各组(?:别)?|每组|各项目)[^。;]{0,12}(?:前|第|录取|取|冠军))`)

// localStart is where prizes for some of the players begin: 。本市棋手前8名另奖, 。女棋手前3名.
var localStart = regexp.MustCompile(`[。;](?:另|另外|同时)?,?(?:对|设|给予|奖励)?((?:` + someOf + `)(?:的)?(?:前|第|单独|另|取|录取|奖|设|名次|排名))`)

var someOf = `(?:本市|本县|本区|本省|本地|当地|` + provinceWord + `籍?|[\x{4E00}-\x{9FA5}]{2,3}籍)(?:业余)?(?:棋手|选手|运动员)|女(?:子|性)?(?:棋手|选手)?`

var someHead = regexp.MustCompile(`^(?:另|另外)?(?:对|设|给予|奖励)?(?:(本市|本县|本区|本省|本地|当地)|(` + provinceWord + `)籍?|([\x{4E00}-\x{9FA5}]{2,3})籍)(?:业余)?(?:棋手|选手|运动员)`)

// partHead is what follows a group whose prizes begin.
var partHead = regexp.MustCompile(`^[^。;]{0,14}?(?::|第|前|录取|取|奖|冠军|\d)`)

// whose finds the groups at the head of a part.
func (r *reader) whose(p *part) {
	s := p.s()
	head := s
	if i := placeIn.FindStringIndex(s); i != nil {
		head = s[:i[1]]
	}
	if i := strings.IndexAny(head, "。;"); i >= 0 {
		head = head[:i]
	}
	p.names = r.groupsIn(head)
	if m := someHead.FindStringSubmatch(head); m != nil {
		p.unknown = m[1] != ""
		if place := m[2] + m[3]; place != "" {
			if in := provincesIn(place); in != "" {
				place = in
			}
			p.local = []string{"籍贯=" + place}
		}
		p.each = p.each || len(p.names) == 0 && len(r.secs) == 1
	}
	if m := localHead.FindStringSubmatch(head); m != nil {
		p.names, p.each, p.local = nil, true, r.localOrigin(m[1])
		return
	}
	p.each = eachGroup.MatchString(head)
	p.team = strings.Contains(head, "团体") || strings.Contains(head, "团队")
	if womenPart.MatchString(head) && p.local == nil && !r.hasSexes() {
		p.local = append(p.local, "性别=女")
	}
}

// localHead is a part for the players of the place: 本地组（什邡组）：.
var localHead = regexp.MustCompile(`^(?:本地|当地)(?:组|棋手|选手)(?:\(([\x{4E00}-\x{9FA5}]{2,5}?)(?:组|籍)?\))?`)

// hasSexes says whether men and women have categories of their own.
func (r *reader) hasSexes() bool {
	for _, c := range r.cats {
		if c.sex != "" {
			return true
		}
	}
	return false
}

var placeIn = regexp.MustCompile(`前` + count + `名|第` + count + `名?|` + count + `(?:-|至)` + count + `名|冠军|\d元`)

// inherit gives a part without groups those of the clause above or of the part before it.
func (r *reader) inherit(p, last *part) {
	if len(p.names) > 0 || p.each {
		return
	}
	for c := p.c.parent; c != nil; c = c.parent {
		if c.topic == topicPrizes && c.style <= han {
			break
		}
		h := &part{c: c, to: len(c.s)}
		r.whose(h)
		p.team = p.team || h.team
		if len(h.names) > 0 || h.each {
			p.names, p.each = h.names, h.each
			if p.local == nil {
				p.local = h.local
			}
			return
		}
	}
	if last != nil && p.c.style == plain && p.c.parent == last.c.parent || last != nil && p.c == last.c {
		p.names, p.each = last.names, last.each
		if p.local == nil && !p.unknown {
			p.local = last.local
		}
		p.team = p.team || last.team
	}
}

// targets gives whom a part is for. Categories that fill a merged section are the section, unless each is said to be
// rewarded by itself.
func (r *reader) targets(p *part, apart bool) []target {
	names := p.names
	if len(names) == 0 && (p.each || len(r.secs) == 1) {
		for _, c := range r.cats {
			names = append(names, c.name)
		}
	}
	var out []target
	if p.unknown {
		return nil
	}
	if p.team && len(p.names) == 0 && !p.each && len(r.secs) > 1 {
		return []target{{}}
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
		case len(mine) == len(sec.cats) && (!apart || len(mine) == 1):
			out = append(out, target{sec.name, slices.Clone(p.local)})
		default:
			for _, n := range mine {
				out = append(out, target{sec.name, append([]string{"组别=" + n}, p.local...)})
			}
		}
	}
	return out
}

func (r *reader) readPart(p *part) {
	r.qualifiers(p)
	r.honours(p)
	r.titlesOf(p)
	r.bandsOf(p)
	r.thingsOf(p)
}

var (
	subtotalRE = regexp.MustCompile(`[,(:]?(?:共|合计|总计|小计|共计|总共)?(?:奖励|奖金|奖|派发)?(?:小计|合计|共计|总额|总计)?(?:奖励|奖金)?(?:为|:|共)?(\d[\d,]*|\d+(?:\.\d+)?万)元\)?`)
	admitRE    = regexp.MustCompile(`(?:共|分别|各|均)?(?:录取|取|奖励|设奖|奖前|录前)(?:个人|团体|名次)?(?:总分)?(?:的)?(?:前)?` + count + `(?:名|人|队|个名次)(?:给予)?(?:奖励|录取)?(?:\([^()]*\))?`)
)

// bandsOf reads the money of a part.
func (r *reader) bandsOf(p *part) {
	s := p.s()
	quota := 0
	if m := admitRE.FindStringSubmatchIndex(s); m != nil && !strings.HasPrefix(s[m[1]:], "颁") {
		quota = atoi(numeral(s[m[2]:m[3]]))
	}
	text, subtotal := withoutTotals(sharedPlaces(p.withoutPicked()))
	if vs := r.items["奖金总额"]; len(vs) > 0 && vs[0].text == subtotal.String() && totalRE.MatchString(s) {
		subtotal = 0
	}
	if !strings.Contains(text, "元") && !strings.Contains(text, "奖金") {
		r.quotaOnly(p, quota, subtotal)
		return
	}
	if quota > 0 && !placeIn.MatchString(moneyOnly.ReplaceAllString(text, "")) {
		text = "前" + itoa(quota) + "名" + text // 取前4名，奖金分别为：…
	}
	parsed, warnings, err := prize.ParseBands(text)
	if err != nil {
		if strings.Contains(text, "元") && placeIn.MatchString(text) {
			r.doubt(err.Error(), p.c, p.from, p.to)
		}
		r.quotaOnly(p, quota, subtotal)
		return
	}
	ts := r.targets(p, false)
	if p.unknown {
		r.doubt("没有写明是哪里的棋手，条件请自己填", p.c, p.from, p.to)
		return
	}
	if len(ts) == 0 {
		r.doubt("不知道是哪一组的奖金", p.c, p.from, p.to)
		return
	}
	p.c.take(p.from, p.to)
	kind := "奖金"
	if p.team {
		kind = "团体"
	}
	for _, w := range warnings {
		r.doubt(w, p.c, p.from, p.to)
	}
	q := p.c.quoteAt(p.from, p.to)
	for _, t := range ts {
		l := r.listFor(kind, t, "")
		if l.overlaps(parsed) {
			r.doubt("同一组的名次写了两次奖金", p.c, p.from, p.to)
			continue
		}
		l.cite(q)
		for _, b := range parsed {
			l.bands = append(l.bands, band{Span: b.Span, money: b.Each, from: q})
		}
		r.headed(l, p, t)
		l.admit(quota)
		l.alongside(text, parsed)
		r.subtotal(p, l, subtotal, len(ts))
	}
}

// overlaps says whether a place of the bands has money already.
func (l *list) overlaps(bands []prize.Band) bool {
	for _, b := range bands {
		for _, o := range l.bands {
			if o.money > 0 && o.From <= b.To && b.From <= o.To {
				return true
			}
		}
	}
	return false
}

var alongsideRE = regexp.MustCompile(`元[,]?(?:并|及|和|同时|另)(?:分别|各|均)?(?:颁发|授予|发给|奖励|发)?(?:各)?(?:` + thingWord + `)(?:[、和及]` + thingWord + `)*`)

// alongside gives what stands behind the last amount, 并颁发奖牌, to all places of the sentence.
func (l *list) alongside(text string, parsed []prize.Band) {
	all := alongsideRE.FindAllString(text, -1)
	if len(all) != 1 || !strings.Contains(all[0], "并") && len(parsed) > 1 {
		return
	}
	certificate, item := things(all[0])
	for i := len(l.bands) - len(parsed); i < len(l.bands); i++ {
		l.bands[i].certificate, l.bands[i].item = certificate, item
	}
}

var moneyOnly = regexp.MustCompile(`\d+元`)

func atoi(s string) int {
	n := 0
	for _, d := range s {
		n = n*10 + int(d-'0')
	}
	return n
}

func (l *list) admit(quota int) {
	if quota > 0 {
		l.quota = quota
	}
}

// withoutPicked gives the text of a part without the prizes people are picked for.
func (p *part) withoutPicked() string {
	text := []byte(p.s())
	for _, sp := range p.picked {
		for i := sp.from; i < sp.to; i++ {
			text[i] = ' '
		}
	}
	return strings.ReplaceAll(string(text), " ", "")
}

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
		if k := len(ts); k > 1 && subtotal%pairing.Money(k) == 0 {
			h.subtotal = subtotal / pairing.Money(k)
		}
		r.heads = append(r.heads, h)
	}
	for _, re := range []*regexp.Regexp{admitRE, subtotalRE} {
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

// subtotal notes the declared sum of a list; one said for several lists is divided by settleLists.
func (r *reader) subtotal(p *part, l *list, sum pairing.Money, lists int) {
	if sum == 0 {
		return
	}
	l.subtotal = sum
	if lists > 1 && sum%pairing.Money(lists) == 0 {
		l.subtotal = sum / pairing.Money(lists)
	}
	if m := subtotalRE.FindStringIndex(p.s()); m != nil {
		p.c.take(p.from+m[0], p.from+m[1])
	}
}

var sharedPlace = regexp.MustCompile(`并列第(\d{1,2})名?\((\d)(?:人|名)\)`)

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
		if placeEnd.MatchString(s[:m[0]]) && !admitRE.MatchString(lastPhrase(s[:m[0]])) {
			continue // 第五至八名共800元, 第一名,奖金5000元
		}
		if v, err := pairing.ParseMoney(s[m[2]:m[3]] + "元"); err == nil {
			sum = v
			text = strings.Replace(text, whole, ",", 1)
		}
	}
	return admitRE.ReplaceAllString(text, ""), sum
}

var (
	sumWord    = regexp.MustCompile(`^(?:共|合计|总计|小计|共计|总共|奖励小计|奖金小计|奖励合计|奖金合计|奖金共计|奖金总额)`)
	totalAfter = regexp.MustCompile(`(?:录取|取)[^。;]{0,14}名(?:\([^()]*\))?$`)
	placeEnd   = regexp.MustCompile(`(?:名|冠军|亚军|季军)(?:各|每人)?$`)
)

// settleLists brings places and sums together and reports what does not agree.
func (r *reader) settleLists() {
	for _, l := range r.lists {
		l.bands = apart(l.bands)
		last := l.last()
		switch {
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
