package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// bandsOf reads the money of a part.
func (r *reader) bandsOf(p *part) {
	s := p.s()
	quota := 0
	if m := admitRE.FindStringSubmatchIndex(s); m != nil && !strings.HasPrefix(s[m[1]:], "颁") && !conditional(s, m[0]) {
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
	if why := unclearMoney(p, text); why != "" {
		r.doubt(why, p.c, p.from, p.to)
		r.skip(p, "奖金", 0, len(p.s()))
		return
	}
	parsed, warnings, err := prize.ParseBands(text)
	if err != nil {
		if strings.Contains(text, "元") && somePlace.MatchString(text) {
			r.doubt(err.Error(), p.c, p.from, p.to)
			r.skip(p, "奖金", 0, len(p.s()))
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
	for _, w := range warnings {
		r.doubt(w, p.c, p.from, p.to)
	}
	if !strings.Contains(text, ".") && slices.ContainsFunc(parsed, func(b prize.Band) bool { return b.Each%100 != 0 }) {
		r.doubt("几个名次共多少，没有写各多少", p.c, p.from, p.to) // no secretary pays 537.50 yuan
		r.skip(p, "奖金", 0, len(p.s()))
		return
	}
	r.pay(p, ts, parsed, text, quota, subtotal)
	for _, m := range openMoney.FindAllStringSubmatchIndex(s, -1) {
		r.skip(p, "奖金", m[2], m[3])
	}
}

// openMoney is places whose money is not said: 从第四名起至第十名,奖金视赞助情况另定.
var openMoney = compile(placePhrase + `[^,。;\d]{0,8},?(?:的)?(?:奖金|奖励)(?:数额|标准|金额)?(?:视|另|待|由|届时|根据|按|酌)`)

// pay notes the money of a part in the lists it is for.
func (r *reader) pay(p *part, ts []target, parsed []prize.Band, text string, quota int, subtotal pairing.Money) {
	p.c.take(p.from, p.to)
	q := p.c.quoteAt(p.from, p.to)
	for _, t := range ts {
		l := r.listFor(kindOf(p, "奖金"), t, "")
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

// unclearMoney says why the amounts of a part are not certain, if they are not.
func unclearMoney(p *part, text string) string {
	switch {
	case p.from > 0 && !strings.Contains(p.c.s[:p.from], "元") && ownSentence.MatchString(p.s()):
		return "不知道是几个组的奖金"
	case forOthers.MatchString(text):
		return "不是给棋手的奖"
	case hasCondition(text):
		return "奖金有条件"
	case vagueMoney.MatchString(text):
		return "不是确定的奖金"
	case sharedSum.MatchString(text):
		return "几个名次共多少，没有写各多少"
	}
	return ""
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

// sharedSum is a sum for the first places together: 前八名奖金共计10000元, 前八名,小计10000元.
var sharedSum = compile(`前` + count + `名,?[^,。;、\d]{0,8}(?:共计|总计|合计|小计|共|总额)[^,。;、\d]{0,4}\d`)

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
