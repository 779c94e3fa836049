package prospectus

import (
	"regexp"
	"strings"

	"qisai/pairing"
)

var (
	entryClose = regexp.MustCompile(`即日起至|日起至.{0,30}止|报名(?:的)?(?:截止|结束)|截止(?:报名|日|时间|日期|于|到|至)|截止|报名(?:时间|日期)|报名.{0,24}前|前.{0,20}报名|前(?:将|把).{0,24}(?:发送|发|报送|寄|传|交|提交|报)`)
	arrival    = regexp.MustCompile(`报到(?:时间|日期)?|签到时间`)
	capacity   = regexp.MustCompile(`(?:设计规模|参赛规模|比赛规模|竞赛规模|总规模|参赛(?:总)?(?:人数|名额)(?:限|上限|限定|控制|规模)?(?:为|在|定为)?|总人数|限额|限报(?:总人数)?|名额(?:限|上限)?|规模(?:为|限)?|上限(?:为)?|报名人数(?:上限|限)?(?:为)?|前)(?::|为|约|在|限|至)?(\d{2,4})(?:人|名)(?:以内|为限|左右|封顶)?`)
	perEach    = regexp.MustCompile(`(?:每|各)(?:个|支)?(?:参赛)?(?:单位|队|组|企业|学校|校|俱乐部|代表队|区|县|市|省|镇|乡|街道|会员|协会|团体)`)
	feeWord    = regexp.MustCompile(`(?:赛事)?服务费|报名费|参赛费|会务费|竞赛费|赛务费|参赛费用|报名费用`)
	feeAmount  = regexp.MustCompile(`(?:每人(?:次)?|每位(?:选手|棋手)?|每名(?:选手|棋手|运动员)?|人均)?:?(?:人民币|¥)?(\d{1,5})元?(?:/|每)?(?:人|位|名)?`)
	freeEntry  = regexp.MustCompile(`(?:免收|不收取?|免(?:交|缴))(?:任何)?(?:赛事)?(?:服务费|报名费|参赛费|费用)|免费(?:报名|参赛|参加)`)
	feeDecides = regexp.MustCompile(`以(?:交|缴|付)(?:清)?(?:费|款)(?:成功|到账|完成)?(?:时间)?为准|(?:已|完成|成功)(?:完成)?(?:交|缴|付)费.{0,12}(?:视为|即为|方为|才算|为)报名成功|(?:交|缴|付)费(?:成功|完成)?(?:后|者)?,?(?:方|才|即)(?:为|算|视为|可|能)?(?:完成)?(?:报名|有效|参赛)|未(?:按时|按规定|及时)?(?:交|缴|付)费(?:者|的)?,?(?:视为|按|作|不予).{0,8}(?:报名|放弃|受理|无效|编排)`)
)

// entry reads the close of entries, the arrival, the size, the fee.
func (r *reader) entry() {
	for _, c := range r.cs {
		r.closing(c)
		r.size(c)
		r.fee(c)
	}
	r.arrivals()
}

// sentences calls f for every sentence of a clause.
func (c *clause) sentences(f func(from, to int)) {
	from := 0
	for from < len(c.s) {
		_, to := c.sentenceAt(from, from)
		f(from, to)
		from = to + len(sentenceEnd(c.s[to:]))
		if to >= len(c.s) {
			return
		}
	}
}

// closing reads 报名截止: the last date of a sentence about entries.
func (r *reader) closing(c *clause) {
	c.sentences(func(from, to int) {
		s := c.s[from:to]
		m := entryClose.FindStringIndex(s)
		if m == nil || !strings.Contains(s, "报名") && !c.under(topicEntry) || strings.Contains(s, "出生") || strings.Contains(s, "周岁") {
			return
		}
		if strings.Contains(s, "报到") && !strings.Contains(s, "截止") {
			return
		}
		ds := findDays(s, r.year)
		if len(ds) == 0 {
			return
		}
		d := ds[len(ds)-1]
		for _, x := range ds {
			if strings.HasPrefix(s[x.to:], "前") || strings.Contains(before(s, x.from, 18), "截止") {
				d = x
			}
		}
		r.item("报名截止", d.last.String(), c, from+d.from, from+d.to)
	})
}

// before gives what stands in front of a place of a text, at most n bytes.
func before(s string, at, n int) string { return s[max(0, at-n):at] }

// size reads 参赛规模; a number for each unit or group is none.
func (r *reader) size(c *clause) {
	if c.under(topicPrizes) {
		return
	}
	for _, m := range capacity.FindAllStringSubmatchIndex(c.s, -1) {
		a, b := c.sentenceAt(m[0], m[1])
		near := before(c.s, m[0], 45)
		if i := strings.LastIndexAny(near, ",。;"); i >= 0 {
			near = near[i:]
		}
		if perEach.MatchString(near) || strings.HasPrefix(c.s[m[0]:], "前") && !strings.Contains(c.s[a:b], "额满") && !strings.Contains(c.s[a:b], "报名") {
			continue
		}
		if len(r.groupsIn(near)) > 0 && !strings.Contains(c.s[m[0]:m[1]], "规模") {
			continue
		}
		if n := numeral(c.s[m[2]:m[3]]); n == "" || len(n) < 2 || len(n) == 2 && n < "20" {
			continue // for each unit
		}
		r.item("参赛规模", c.s[m[2]:m[3]], c, m[0], m[1])
	}
}

// fee reads 服务费 for one person.
func (r *reader) fee(c *clause) {
	if m := freeEntry.FindStringIndex(c.s); m != nil {
		r.item("服务费", "0", c, m[0], m[1])
		return
	}
	for _, m := range feeWord.FindAllStringIndex(c.s, -1) {
		a, b := c.sentenceAt(m[0], m[1])
		r.feeIn(c, max(a, m[0]-30), b, m[1])
	}
}

func (r *reader) feeIn(c *clause, from, to, word int) {
	type amount struct {
		yuan string
		at   span
	}
	var each []amount
	for _, m := range feeAmount.FindAllStringSubmatchIndex(c.s[from:to], -1) {
		text := c.s[from+m[0] : from+m[1]]
		person := strings.Contains(text, "人") || strings.Contains(text, "位") || strings.Contains(text, "名")
		if !strings.Contains(text, "元") || from+m[1] < word && !person {
			continue
		}
		if perTeam.MatchString(before(c.s[from:to], m[0], 60)) && !person || strings.HasSuffix(strings.TrimSuffix(text, "元"), "队") {
			continue
		}
		each = append(each, amount{c.s[from+m[2] : from+m[3]], span{from + m[0], from + m[1]}})
		if strings.HasPrefix(c.s[from+m[1]:], "/队") {
			each = each[:len(each)-1]
		}
	}
	if len(each) == 0 {
		return
	}
	for _, e := range each[1:] {
		if e.yuan != each[0].yuan {
			r.doubt("几种费用", c, from, to)
			return
		}
	}
	r.item("服务费", each[0].yuan, c, each[0].at.from, each[0].at.to)
}

var perTeam = regexp.MustCompile(`每(?:支)?(?:队|单位)`)

// feeRequired finds the clause that makes an entry valid by paying.
func (r *reader) feeRequired() (quote, bool) {
	for _, c := range r.cs {
		if m := feeDecides.FindStringIndex(c.s); m != nil {
			c.take(m[0], m[1])
			return c.sentence(m[0], m[1]), true
		}
	}
	return quote{}, false
}

// arrivalTime is when a group or all have to arrive.
type arrivalTime struct {
	groups []string
	date   pairing.Date
	time   string
	c      *clause
	at     span
}

var (
	arrivalDay  = regexp.MustCompile(`(\d{1,2})[日号]([^,。;()日号]{0,14})报到`)
	aheadOf     = regexp.MustCompile(`^[时点分]?(?:整)?(?:之?前)`)
	noArrival   = regexp.MustCompile(`裁判|领队会|教练员会`)
	arrivalElse = regexp.MustCompile(`报到(?:地点|时(?:须|需|请|应|出示|提供|交))|未(?:按时)?报到|不报到|报到处`)
)

// arrivals reads 报到截止, and the rows of 日程 where groups arrive at different times.
func (r *reader) arrivals() {
	var found []arrivalTime
	for _, c := range r.cs {
		if c.topic == topicSchedule {
			continue
		}
		c.sentences(func(from, to int) { found = append(found, r.arrivalIn(c, from, to)...) })
	}
	r.settleArrivals(found)
}

func (r *reader) arrivalIn(c *clause, from, to int) []arrivalTime {
	s := c.s[from:to]
	if !arrival.MatchString(s) && !(c.parent != nil && arrival.MatchString(heading1(c.parent)) && c.style == plain) || noArrival.MatchString(s) {
		return nil
	}
	ds := findDays(s, r.year)
	if len(ds) == 0 {
		return r.arrivalByDay(c, from, to)
	}
	if arrivalElse.MatchString(s) && !strings.Contains(s, "报到时间") && len(findTimes(s)) == 0 {
		return nil
	}
	var out []arrivalTime
	for i, d := range ds {
		if d.isRange || !nearArrival(s, d) && !strings.Contains(heading1(c), "报到") {
			continue
		}
		end := len(s)
		if i+1 < len(ds) {
			end = ds[i+1].from
		}
		a := arrivalTime{date: d.first, c: c, at: span{from + d.from, from + d.to}}
		if text, at, ok := timeSpan(s[d.to:end]); ok && at.from < 20 {
			a.time, a.at.to = text, from+d.to+at.to
			if aheadOf.MatchString(s[d.to+at.to:]) {
				a.time += "前"
			}
		}
		a.groups = r.groupsIn(brief(s[d.to:end]))
		out = append(out, a)
	}
	if len(out) == 0 {
		return r.arrivalByDay(c, from, to)
	}
	return out
}

// brief gives a text up to the end of its first bracket, or its first comma.
func brief(s string) string {
	if i := strings.IndexAny(s, "),"); i >= 0 {
		return s[:i]
	}
	return s
}

// heading1 gives a clause's words up to the first colon or comma.
func heading1(c *clause) string {
	s := c.s
	if i := strings.IndexAny(s, ":,。"); i >= 0 {
		s = s[:i]
	}
	return s
}

// nearArrival says whether a date is the one of the arrival in its sentence.
func nearArrival(s string, d days) bool {
	a := strings.Index(s, "报到")
	if a < 0 {
		return false
	}
	if a > d.to {
		between := s[d.to:a]
		return len(findDays(between, anyYear)) == 0 || strings.Contains(s, "分别")
	}
	return true
}

// arrivalByDay reads 23日报到 beside the dates of the event.
func (r *reader) arrivalByDay(c *clause, from, to int) []arrivalTime {
	m := arrivalDay.FindStringSubmatchIndex(c.s[from:to])
	start := r.items["开始日期"]
	if m == nil || len(start) == 0 {
		return nil
	}
	day, _ := pairing.ParseNumeral(c.s[from+m[2] : from+m[3]])
	first, _ := parseISO(start[len(start)-1].text)
	d, ok := pairing.NewDate(first.Year, first.Month, int(day))
	if !ok {
		return nil
	}
	return []arrivalTime{{date: d, c: c, at: span{from + m[0], from + m[1]}}}
}

var arrivalPlace = regexp.MustCompile(`报到地点:?(?:为|在|设在)?([^,。;]{3,40})`)

func (r *reader) settleArrivals(found []arrivalTime) {
	venue := ""
	for _, c := range r.cs {
		if m := arrivalPlace.FindStringSubmatchIndex(c.s); m != nil && len(found) > 0 {
			venue = strings.ReplaceAll(c.cut(m[2], m[3]), " ", "")
			c.take(m[0], m[1])
		}
	}
	groups := false
	for _, a := range found {
		groups = groups || len(a.groups) > 0
	}
	for _, a := range found {
		a.c.take(a.at.from, a.at.to)
		if !groups {
			text := a.date.String()
			if last := lastTime(a.time); last != "" {
				text += " " + last
			}
			r.item("报到截止", text, a.c, a.at.from, a.at.to)
		}
		r.stops = append(r.stops, &stop{groups: a.groups, round: "报到", date: a.date, time: a.time, venue: venue, from: []quote{a.c.sentence(a.at.from, a.at.to)}})
	}
}

// lastTime gives the end of 14:00-18:00.
func lastTime(text string) string {
	times := findTimes(text)
	if len(times) == 0 {
		return ""
	}
	return times[len(times)-1].text
}

func parseISO(text string) (pairing.Date, bool) {
	ds := findDays(text, 0)
	if len(ds) == 0 {
		return pairing.Date{}, false
	}
	return ds[0].first, true
}
