package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/prize"
)

// prizes reads 奖项 and 奖励.
func (r *reader) prizes() {
	r.meantSeen = map[string][]string{}
	r.alike = slices.ContainsFunc(r.cs, func(c *clause) bool { return (c.under(topicPrizes) || c.head) && sameForAll.MatchString(c.s) })
	var last *part
	for i := 0; i < len(r.cs); i++ {
		c := r.cs[i]
		if c.under(topicPrizes) || !c.under(topicSchedule) && strings.HasPrefix(c.s, "名次") {
			if n := r.prizeTable(i, last); n > 0 {
				i += n - 1
				continue
			}
		}
		if !r.prizeClause(c) {
			if gs := c.groups(); c.under(topicPrizes) && len(gs) > 0 && gs[0].from == 0 {
				last = &part{c: c, to: len(c.s)} // a line above the prizes of a group
				r.whose(last)
			}
			continue
		}
		for k, p := range r.parts(c) {
			if k > 0 && last.team {
				p.team = true // 团体：甲组、乙组各录取
			}
			r.inherit(p, last)
			r.readPart(p)
			if !p.team {
				r.rewarded = append(r.rewarded, p.names...)
			}
			last = p
		}
	}
	for _, c := range r.cs {
		if r.prizeClause(c) {
			r.minusOne(c)
			r.sharing(c)
			r.giveWinners(c)
		}
	}
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			r.sameAs(c)
		}
	}
	r.settleLists()
}

// sameAs gives a group the lists of another: 老年组同少年组, 老年组奖励与少年组相同.
func (r *reader) sameAs(c *clause) {
	gs := r.groupsOf(c)
	for _, g := range gs {
		if len(g.names) == 2 && strings.ContainsAny(c.s[g.from:g.to], "与和") && sameWord.MatchString(c.s[g.to:]) && afterMark.MatchString(c.s[:g.from]) {
			r.sameLists(c, g.names[:1], g.names[1:])
			c.take(g.from, g.to)
		}
	}
	for k := 1; k < len(gs); k++ {
		between, after := c.s[gs[k-1].to:gs[k].from], c.s[gs[k].to:]
		if !likeWord.MatchString(between) || !strings.Contains(between, "同") && !sameWord.MatchString(after) || !afterMark.MatchString(c.s[:gs[k-1].from]) {
			continue
		}
		r.sameLists(c, gs[k-1].names, gs[k].names)
		c.take(gs[k-1].from, gs[k].to)
	}
}

func (r *reader) sameLists(c *clause, names, others []string) {
	for _, mine := range r.sectionsOf(r.named(names)) {
		for _, other := range r.sectionsOf(r.named(others)) {
			r.copyLists(mine, other, c)
		}
	}
}

var (
	likeWord  = compile(`^(?:的)?(?:奖励|奖金|奖项|录取|名次)*(?:办法|标准|名额)?(?:与|和|同|参照|按照|按)$`)
	sameWord  = compile(`^(?:的)?(?:奖励|奖金|奖项|录取)*(?:办法|标准)?(?:相同|一样|一致|执行|标准|发放)`)
	afterMark = compile(`(?:^|[,。;:(])$`)
)

// copyLists gives a section without prizes those of another.
func (r *reader) copyLists(mine, other *section, c *clause) {
	if slices.ContainsFunc(r.lists, func(l *list) bool { return l.section == mine.name }) {
		return
	}
	for _, l := range slices.Clone(r.lists) {
		if l.section == other.name && len(l.conds) == 0 && (l.kind == "奖金" || l.kind == "证书") {
			twin := *l
			twin.section, twin.bands, twin.from = mine.name, slices.Clone(l.bands), slices.Clone(l.from)
			twin.cite(c.quoteAt(0, len(c.s)))
			r.lists = append(r.lists, &twin)
		}
	}
}

// sameForAll says that the prizes are those of each group: (三个组都一样), 各组奖励相同.
var sameForAll = compile(`(?:各|每|两|三|四|五|六|七|八|\d)(?:个)?(?:年龄|参赛)?组(?:别)?(?:的)?(?:奖励|奖金|奖项|奖品|录取)?(?:标准|办法)?(?:都|均|完全)?(?:相同|一样|一致)`)

func (r *reader) prizeClause(c *clause) bool {
	return c.under(topicPrizes) && prizeMark.MatchString(c.s) && c.topic != topicSchedule || c.style > heading && prizeHead.MatchString(c.s)
}

var prizeHead = compile(`^.{0,30}第[一1]名(?:奖金)?:?(?:人民币)?\d+元`)

func (r *reader) readPart(p *part) {
	r.qualifiers(p)
	r.honours(p)
	r.titlesOf(p)
	r.bandsOf(p)
	r.titlesBeside(p)
	r.thingsOf(p)
}

// bandsOf reads the money of a part.
func (r *reader) bandsOf(p *part) {
	s := p.s()
	quota := 0
	if m := admitRE.FindStringSubmatchIndex(s); m != nil && !strings.HasPrefix(s[m[1]:], "颁") {
		quota = atoi(numeral(s[m[2]:m[3]]))
	}
	text, subtotal := withoutTotals(sharedPlaces(p.withoutPicked(r.declared[p.c])))
	if !strings.Contains(text, "元") && !strings.Contains(text, "奖金") {
		r.quotaOnly(p, quota, subtotal)
		return
	}
	text, quota = placesOfRow(text, quota)
	if quota > 0 && !placeIn.MatchString(beforeMoney(text)) {
		text = "前" + itoa(quota) + "名" + text // 取前4名，奖金分别为：…
	}
	if p.from > 0 && !strings.Contains(p.c.s[:p.from], "元") && ownSentence.MatchString(s) {
		r.doubt("不知道是几个组的奖金", p.c, p.from, p.to)
		return
	}
	if forOthers.MatchString(text) {
		r.doubt("不是给棋手的奖", p.c, p.from, p.to)
		return
	}
	if vagueMoney.MatchString(text) {
		r.doubt("不是确定的奖金", p.c, p.from, p.to)
		return
	}
	if m := sharedSum.FindStringIndex(text); m != nil {
		r.doubt("几个名次共多少，没有写各多少", p.c, p.from, p.to)
		return
	}
	parsed, warnings, err := prize.ParseBands(text)
	if err != nil {
		if strings.Contains(text, "元") && somePlace.MatchString(text) {
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
		l.alongside(text, parsed, subtotal > 0)
		r.subtotal(p, l, subtotal, len(ts))
	}
}

// amountsAlone is a row of amounts with no place before them but, perhaps, how many there are:
// 奖金依次为1000元、800元、600元; 前16名:5000元、2000元,5-8名各500元.
var amountsAlone = compile(`^([^第冠亚季]*?)(前` + count + `名)?([^第冠亚季名]*?)(\d+元(?:、\d+元)+)(.*)$`)

// someCount is a number of prizes or people.
var someCount = compile(count + `(?:名|人|个|位|队)`)

// placesOfRow writes the places of a row of amounts that begins with the first.
func placesOfRow(text string, quota int) (string, int) {
	m := amountsAlone.FindStringSubmatch(text)
	if m == nil || someCount.MatchString(m[1]+m[4]) || placeIn.MatchString(moneyOnly.ReplaceAllString(m[1]+m[4], "")) {
		return text, quota
	}
	n, said := strings.Count(m[5], "元"), atoiOr(m[3])
	if said == n || quota == n && said == 0 {
		return text, quota
	}
	next := somePlace.FindString(m[6])
	if next == "" && (said > 0 || quota > 0) {
		return text, quota // 前8名 and 5 amounts
	}
	if spans, err := prize.ParsePlaces(next); next != "" && (err != nil || spans[0].From != n+1) {
		return text, quota
	}
	return m[1] + m[4] + "前" + itoa(n) + "名" + m[5] + m[6], max(quota, said)
}

// beforeMoney gives a text up to its first amount.
func beforeMoney(text string) string {
	if m := moneyOnly.FindStringIndex(text); m != nil {
		return text[:m[0]]
	}
	return text
}

// ownSentence is a group's number of places and, in a sentence of their own, amounts that may be for the groups before as
// well: 男子组取前10名，女子组取前5名；第1名1000元….
var ownSentence = compile(`^[^。;元]{0,24}(?:取|奖励)前` + count + `名[^。;元]{0,6}[。;](?:冠军|第[一1]名)`)

// forOthers is money for somebody else than the player.
var forOthers = compile(`所在(?:的)?(?:村|社区|单位|学校|队|县|市|区|乡|镇|俱乐部)|指导教师|指导老师|教练|启蒙老师|代表队获`)

// vagueMoney is an amount that is not certain.
var vagueMoney = compile(`(?:不低于|不少于|不超过|至少|最高|最低|预计|暂定|拟定|拟|约|近)(?:人民币)?\d|\d元(?:左右|以上|以内|以下|起|不等|上下)`)

// sharedSum is a sum for the first places together: 前八名奖金共计10000元.
var sharedSum = compile(`前` + count + `名[^,。;、\d]{0,8}(?:共计|总计|合计|共|总额)[^,。;、\d]{0,4}\d`)

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

var alongsideRE = compile(`元[,]*(?:并|及|和|同时|另)(?:分别|各|均)?(?:颁发|授予|发给|奖励|发)?(?:各)?(?:` + thingWord + `)(?:[、和及]` + thingWord + `)*`)

// alongside gives what stands behind the last amount, 并颁发奖牌, to all places of the sentence.
func (l *list) alongside(text string, parsed []prize.Band, summed bool) {
	all := alongsideRE.FindAllString(text, -1)
	if len(all) != 1 || somePlace.MatchString(text[strings.Index(text, all[0]):]) || !strings.Contains(all[0], "并") && len(parsed) > 1 && !(summed && strings.Contains(all[0], ",,")) {
		return
	}
	certificate, item := things(all[0])
	for i := len(l.bands) - len(parsed); i < len(l.bands); i++ {
		l.bands[i].certificate, l.bands[i].item = certificate, item
	}
}

var moneyOnly = compile(`\d+元`)

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
