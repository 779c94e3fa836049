package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

var (
	quietMoves = compile(`自然限着[^。;,]{0,12}?(\d{1,3})(步|回合|着)`)
	noCapture  = compile(`(?:连续)?(\d{1,3})(步|回合|着)(?:棋)?(?:之?内)?[^,。;\d]{0,6}(?:无|未|没有?|不)(?:有|发生)?(?:任何)?(?:一方)?吃子`)
	dinner     = compile(`聚餐|晚宴|欢迎宴|答谢宴`)
	menOnly    = compile(`(?:的)?男(?:子)?(?:棋手|选手)`)
	dayOnly    = compile(`(?:含|于|在)?(\d{1,2})[日号]` + `[^,。;)]{0,8}$`)
)

// slips looks for what a regulation says twice and differently, beside what the other readers have found.
func (r *reader) slips() {
	r.quietMoves()
	r.dinnerDays()
	r.datesInside()
	r.menInOnePlace()
	r.intervals()
	r.totals()
	r.weekdays()
	r.roundsMissing()
}

func (r *reader) quietMoves() {
	var first string
	var at quote
	for _, c := range r.cs {
		for _, m := range slices.Concat(quietMoves.FindAllStringSubmatchIndex(c.s, -1), noCapture.FindAllStringSubmatchIndex(c.s, -1)) {
			text := c.s[m[2]:m[5]]
			if first == "" {
				first, at = text, c.sentence(m[0], m[1])
			} else if text != first {
				r.problem("自然限着前后不一："+first+"、"+text, at, c.sentence(m[0], m[1]))
			}
		}
	}
}

// dinnerDays compares the day of a dinner in the text with that in the table.
func (r *reader) dinnerDays() {
	var day pairing.Date
	inText, inTable := 0, 0
	var a, b quote
	for _, c := range r.cs {
		if c.topic == topicSchedule {
			if ds := findDays(c.s, r.year); len(ds) > 0 {
				day = ds[0].first
			}
		}
		m := dinner.FindStringIndex(c.s)
		if m == nil {
			continue
		}
		if c.topic == topicSchedule && !day.IsZero() {
			inTable, b = day.Day, c.quoteAt(0, len(c.s))
		} else if k := dayOnly.FindStringSubmatch(c.s[:m[0]]); k != nil {
			inText, a = atoi(k[1]), c.sentence(m[0], m[1])
		}
	}
	if inText > 0 && inTable > 0 && inText != inTable {
		r.problem("聚餐的日子前后不一："+itoa(inText)+"日、"+itoa(inTable)+"日", a, b)
	}
}

// datesInside looks whether the close of entries and the arrival fit the days of play.
func (r *reader) datesInside() {
	start, end := r.items["开始日期"], r.items["结束日期"]
	if len(start) == 0 || len(end) == 0 || !allSame(start) {
		return
	}
	first, _ := parseISO(start[0].text)
	last, _ := parseISO(end[0].text)
	for _, v := range r.items["报名截止"] {
		if d, ok := parseISO(v.text); ok && d.Compare(last) > 0 {
			r.problem("报名截止"+d.String()+"在比赛结束"+last.String()+"之后", v.quote, end[0].quote)
		}
	}
	for _, s := range r.stops {
		if s.round != "报到" && !s.date.IsZero() && (s.date.Compare(first) < 0 || s.date.Compare(last) > 0) {
			r.problem("日程的“"+s.round+"”"+s.date.String()+"不在比赛日期"+first.String()+"至"+last.String()+"之内", s.from...)
		}
	}
}

func allSame(vs []value) bool {
	for _, v := range vs {
		if v.text != vs[0].text {
			return false
		}
	}
	return true
}

// menInOnePlace finds a clause that speaks of men where the category is open to all.
func (r *reader) menInOnePlace() {
	for _, c := range r.cs {
		m := menOnly.FindStringIndex(c.s)
		if m == nil || strings.Contains(c.s, "女") {
			continue
		}
		a, _ := c.sentenceAt(m[0], m[1])
		for _, n := range r.groupsIn(c.s[a:m[0]]) {
			if cat := r.find(n); cat.sex == "" {
				r.problem("只有这一条写了男子棋手，别处“"+n+"”不限男女", c.sentence(m[0], m[1]))
				r.doubt("只有这一条写了男子", c, m[0], m[1])
			}
		}
	}
}

// intervals looks for birth dates that two categories of one sex share or that none has.
func (r *reader) intervals() {
	for i, a := range r.cats {
		for _, b := range r.cats[:i] {
			if a.sex == b.sex && !a.born.empty() && !b.born.empty() && overlap(a.born, b.born) {
				r.problem("“"+b.name+"”和“"+a.name+"”的出生日期重叠", b.bornFrom, a.bornFrom)
			}
		}
	}
	for _, a := range r.cats {
		if a.born.to.IsZero() {
			continue
		}
		next := nextDay(a.born.to)
		var after *category
		for _, b := range r.cats {
			if b.sex == a.sex && !b.born.from.IsZero() && b.born.from.Compare(next) >= 0 && (after == nil || b.born.from.Compare(after.born.from) < 0) {
				after = b
			}
		}
		if open := slices.ContainsFunc(r.cats, func(b *category) bool { return b.born.empty() && (b.sex == a.sex || b.sex == "") }); open {
			continue // there is a group for all ages
		}
		if after != nil && after.born.from != next {
			r.problem("“"+a.name+"”和“"+after.name+"”之间缺出生日期："+next.String()+"起到"+after.born.from.String()+"前一天没有组别", a.bornFrom, after.bornFrom)
		}
	}
}

func overlap(a, b interval) bool {
	return (a.to.IsZero() || b.from.IsZero() || a.to.Compare(b.from) >= 0) && (b.to.IsZero() || a.from.IsZero() || b.to.Compare(a.from) >= 0)
}

// totals compares the declared total with what the lists add up to.
func (r *reader) totals() {
	vs := r.items["奖金总额"]
	if len(vs) == 0 || !allSame(vs) {
		return
	}
	sum := pairing.Money(0)
	for _, l := range r.lists {
		sum += l.sum()
	}
	declared, err := pairing.ParseMoney(vs[0].text)
	if err == nil && sum > 0 && sum != declared {
		r.problem("奖金总额写"+declared.Yuan()+"，各奖项相加为"+sum.Yuan(), vs[0].quote)
	}
}
