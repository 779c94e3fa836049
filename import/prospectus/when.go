package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// playVerb is what an event does at its place.
const playVerb = `(?:隆重|正式|如期)?(?:举行|举办|进行|开赛|开战|开枰|拉开)|[一两二三]天(?:赛完|下完|打完)`

var (
	dateLabel  = compile(`^(?:\([^()]*\))?\(?(?:比赛|竞赛|赛事|举办|活动|举行|线下|决赛)?(?:的)?(?:时间|日期|日子|赛期|(?:什么时候|啥时候|几时|何时|哪天)(?:下|比|赛|开|比赛|开赛)?)(?:[:为]|安排:|定在|定于|就在|\d{4}年|$)`)
	placeLabel = compile(`^(?:比赛|竞赛|赛事|举办|活动|举行|线下|决赛)?(?:的)?(?:地点|场地|赛场|赛址|赛地|(?:比赛|竞赛|举办|赛场)地址|举办地|比赛地|会场|地方|(?:就)?在(?:哪里|哪儿|哪|什么地方)(?:下|比|赛|比赛|下棋)?)[?!]*(?:[:为]|安排:|$)`)
	// placeBare is a label a blank parts from the place: 二、活动地点 某某中心.
	placeBare  = compile(`^(?:比赛|竞赛|赛事|举办|活动|举行)(?:的)?(?:地点|场地|赛址|地址)`)
	bothLabel  = compile(`^(?:比赛|竞赛|赛事|举办)?(?:的)?(?:时间|日期|什么时候|啥时候|几时|何时)(?:、|和|与|及|,)*(?:比赛|竞赛|举办)?(?:的)?(?:地点|赛场|场地|赛址|赛地|地址|(?:在)?(?:哪里|哪儿|何地|什么地方)(?:下|比|赛)?)(?::|$|\d)`)
	whenVerb   = compile(`(?:定|拟|将|兹)?于([^,。;]*?)(?:,)?在((?:[^,。;()]|\([^()]*\)){3,40}?)(?:` + playVerb + `)`)
	whenOnly   = compile(`(?:比赛|竞赛|赛事|活动|大赛)(?:定|拟|将|兹|初定)*(?:在|于)([^,。;在]*[日号)])(?:` + playVerb + `)`)
	placeVerb  = compile(`在((?:[^,。;()]|\([^()]*\)){4,40}?)(?:` + playVerb + `)`)
	placeShort = compile(`^,?在([^,。;()]{2,4})(?:举行|举办)`)
	placeInner = compile(`(?:^|[,;。)]|日|号)(?:比赛|竞赛|举办)?(?:的)?(?:地点|赛场|赛址|赛地|场地|举办地|地方)(?:肯定|当然|已经|就|都)?(?:借到了?|即|是)?:?(?:为|在|设在|定在|就在|还是|仍是|仍在)?(?:老地方,)?([^,;。]{3,40})`)
)

var (
	arrivesFirst = compile(`^(?:上午|下午|全天)?(?:\d{1,2}[:点时]\d{0,2})?(?:前)?报到`)
	playDays     = compile(`(\d{1,2})[日号]?(?:(?:-+|至)(\d{1,2})[日号])?(?:全天)?(?:正式)?(?:比赛|竞赛|开赛)`)
)

// when reads the days and the place of the event.
func (r *reader) when() {
	for i, c := range r.cs {
		switch {
		case c.topic == topicEntry || c.topic == topicSchedule || c.topic == topicPrizes:
		case bothLabel.MatchString(c.s):
			r.whenBelow(i, len(strings.TrimRight(bothLabel.FindString(c.s), digits)))
		case dateLabel.MatchString(c.s):
			r.datesFrom(i, labelEnd(c.s))
		case placeLabel.MatchString(c.s):
			r.placeFrom(i, placeLabel.FindStringIndex(c.s)[1])
		case c.style > plain && placeBare.MatchString(c.s):
			if at := placeBare.FindStringIndex(c.s)[1]; c.gapAt(at) && hasPlace(c.s[at:]) {
				r.place(c, at)
			}
		}
	}
	for _, c := range r.cs {
		r.whenInSentence(c)
	}
	r.whenElsewhere()
	r.preferNumbered("比赛地点")
}

// gapAt says whether the text as written has a blank before a place.
func (c *clause) gapAt(at int) bool {
	return at > 0 && at < len(c.s) && len(c.pos) > at && strings.ContainsAny(c.raw[c.pos[at-1]:c.pos[at]], " \t　")
}

const digits = "0123456789"

// labelEnd gives where a label of dates ends; a year behind it belongs to the date.
func labelEnd(s string) int {
	return len(strings.TrimRight(strings.TrimSuffix(dateLabel.FindString(s), "年"), digits))
}

// whenBelow reads what a heading 时间地点 has behind or below it without labels.
func (r *reader) whenBelow(i, from int) {
	c := r.cs[i]
	c.take(0, from)
	parts := []*clause{c}
	for _, next := range r.cs[i+1:] {
		if next.parent != c {
			break
		}
		parts = append(parts, next)
	}
	for k, p := range parts {
		start := 0
		if k == 0 {
			start = from
		}
		if p != c && (dateLabel.MatchString(p.s) || placeLabel.MatchString(p.s)) {
			return // the lines below say themselves what they are
		}
		if start >= len(p.s) {
			continue
		}
		if ds := findDays(p.s[start:], r.year); len(ds) > 0 && len(r.items["开始日期"]) == 0 {
			r.datesIn(p, start)
			rest := start + ds[0].to
			if m := placeVerb.FindStringSubmatchIndex(p.s[rest:]); m != nil || placeShort.MatchString(p.s[rest:]) {
				if m == nil {
					m = placeShort.FindStringSubmatchIndex(p.s[rest:])
				}
				r.venue(p, rest+m[2], rest+m[3])
				continue
			}
			if tail := strings.TrimLeft(yearFirst.ReplaceAllString(p.s[rest:], ""), ",、;在"); tail != "" && placeTail(tail) {
				r.place(p, len(p.s)-len(tail))
			}
			continue
		}
		if hasPlace(p.s[start:]) && len(r.items["比赛地点"]) == 0 {
			r.place(p, start)
		}
	}
}

// yearFirst is the year behind the days: 7月20日至25日，2024年，….
var yearFirst = compile(`^,?\d{4}年,`)

var placeWords = compile(`(?:省|市|县|区|镇|酒店|宾馆|学校|中心|馆|院|楼|广场|大厦|公园|茶坊|大学|中学|小学|会所|俱乐部|文化宫|礼堂|站|棋社|棋院|茶社|会所|书店|会议室|体育场|文化室|活动室|活动点|党校|电视台|商场|基地|营地|村|社区|剧院|影城|山庄|度假村|花园)`)

// placeTail says whether what stands behind the dates under a heading 时间地点 is a place.
func placeTail(s string) bool {
	return hasPlace(s) || len([]rune(s)) >= 4 && len([]rune(s)) <= 20 && hanRunes(s) == len([]rune(s)) && !strings.Contains(s, "报到")
}

func hasPlace(s string) bool { return placeWords.MatchString(s) && len(findDays(s, anyYear)) == 0 }

// next gives the clause a value stands in: the rest of the label's line, or the line below it.
func (r *reader) next(i, from int) (*clause, int) {
	c := r.cs[i]
	if from < len(c.s) {
		return c, from
	}
	if i+1 < len(r.cs) && (r.cs[i+1].parent == c || c.parent != nil && r.cs[i+1].parent == c.parent && r.cs[i+1].style == plain) {
		c.takeAll()
		return r.cs[i+1], 0
	}
	return nil, 0
}

func (r *reader) datesFrom(i, from int) {
	if c, at := r.next(i, from); c != nil {
		r.datesIn(c, at)
	}
}

// datesIn reads the first dates of a text as those of the event.
func (r *reader) datesIn(c *clause, from int) {
	ds := slices.DeleteFunc(findDays(c.s[from:], r.year), func(d days) bool { return c.dayOfEntry(from+d.from, from+d.to) })
	if len(ds) == 0 {
		return
	}
	d := ds[0]
	for _, other := range ds {
		if other.isRange && !d.isRange && !strings.Contains(c.s[from:from+other.from], "报名") {
			d = other // the day of arrival before the days of play
		}
	}
	if rest := c.s[from+d.to:]; !d.isRange && arrivesFirst.MatchString(rest) {
		m := playDays.FindStringSubmatchIndex(rest)
		if m == nil {
			r.doubt("只看懂报到的日期", c, from, len(c.s))
			return
		}
		first, ok := pairing.NewDate(d.first.Year, d.first.Month, number(rest, m, 1))
		last, ok2 := pairing.NewDate(d.first.Year, d.first.Month, max(number(rest, m, 1), number(rest, m, 2)))
		if !ok || !ok2 || first.Compare(d.first) < 0 {
			return
		}
		d.first, d.last, d.to = first, last, d.to+m[1]
	}
	d = moreDays(c.s[from:], d)
	r.item("开始日期", d.first.String(), c, from+d.from, from+d.to)
	r.item("结束日期", d.last.String(), c, from+d.from, from+d.to)
}

// dayOfEntry says whether a day's phrase is about entries and not about play: 报名即日起至12月12日止；比赛12月20日.
func (c *clause) dayOfEntry(from, to int) bool {
	phrase := c.s[phraseStart(c.s, from):phraseEnd(c.s, to)]
	return entryDay.MatchString(phrase) && !playWord.MatchString(phrase)
}

var entryDay = compile(`报名|截止|缴费|交费|登记`)

var nextDayOf = compile(`^(?:、|和|及|,)(?:(\d{1,2})月)?(\d{1,2})[日号]`)

// moreDays adds the days that stand behind the first in a list: 11月16日、17日、23日、24日.
func moreDays(s string, d days) days {
	for {
		m := nextDayOf.FindStringSubmatchIndex(s[d.to:])
		if m == nil || arrivesFirst.MatchString(s[d.to+m[1]:]) {
			return d
		}
		month := number(s[d.to:], m, 1)
		if month == 0 {
			month = d.last.Month
		}
		last, ok := pairing.NewDate(d.last.Year, month, number(s[d.to:], m, 2))
		if !ok || last.Compare(d.last) <= 0 {
			return d
		}
		d.last, d.to, d.isRange = last, d.to+m[1], true
	}
}

func (r *reader) placeFrom(i, from int) {
	if c, at := r.next(i, from); c != nil {
		r.place(c, at)
	}
}

// whenInSentence reads 定于…在…举行.
func (r *reader) whenInSentence(c *clause) {
	if m := placeInner.FindStringSubmatchIndex(c.s); m != nil && len(r.items["比赛地点"]) == 0 && !c.under(topicEntry) && placeWords.MatchString(c.s[m[2]:m[3]]) {
		r.venue(c, m[2], m[3])
	}
	if m := placeVerb.FindStringSubmatchIndex(c.s); m != nil && len(r.items["比赛地点"]) == 0 && (len(findDays(before(c.s, m[0], 60), r.year)) > 0 || eventHead.MatchString(c.s[:m[0]]) && hasPlace(c.s[m[2]:m[3]])) {
		r.venue(c, m[2], m[3])
	}
	if m := whenOnly.FindStringSubmatchIndex(c.s); m != nil && len(r.items["开始日期"]) == 0 && len(findDays(c.s[m[2]:m[3]], r.year)) > 0 {
		r.datesIn(c, m[2])
		return
	}
	m := whenVerb.FindStringSubmatchIndex(c.s)
	if m == nil || len(findDays(c.s[m[2]:m[3]], r.year)) == 0 {
		return
	}
	if len(r.items["开始日期"]) == 0 {
		r.datesIn(c, m[2])
	}
	if len(r.items["比赛地点"]) == 0 {
		r.venue(c, m[4], m[5])
	}
}

// eventHead is a sentence about the event as a whole.
var eventHead = compile(`(?:^|[。;])(?:本次|本届|此次|全部|所有)?(?:比赛|赛事|活动|大赛|赛会)(?:将|拟)?$`)

// preferNumbered keeps of several names for one thing the one of a numbered clause, if the others only say it with more
// or fewer words.
func (r *reader) preferNumbered(item string) {
	vs := r.items[item]
	best := -1
	for i, v := range vs {
		if best < 0 || vs[best].Path == "" && v.Path != "" {
			best = i
		}
	}
	for _, v := range vs {
		a, b := fold(v.text).s, fold(vs[best].text).s
		if !strings.Contains(a, b) && !strings.Contains(b, a) {
			return
		}
	}
	if best >= 0 {
		r.items[item] = []value{vs[best]}
	}
}
