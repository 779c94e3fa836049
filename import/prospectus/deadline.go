package prospectus

import (
	"strings"

	"qisai/pairing"
)

// closingDay is a day a sentence gives for the close of entries.
type closingDay struct {
	date   pairing.Date
	strong bool // its own phrase speaks of entries
	c      *clause
	at     span
	next   int // where its sentence ends
	groups int // how many groups its phrase names
}

var (
	// entryTalk is what a sentence about sending in entries has. 报名费 and 报名后 are about something else.
	entryTalk = compile(`报名|(?:愿|欲|想|拟)意?(?:参赛|参加)|名单|登记|接龙|填报|申报|呈报|上报|报送|回执|参赛(?:确认|申请)?表|报(?:给|至|来|上来|市|省|县|区|大会|组委会)`)
	notEntry  = compile(`报名(?:费用?|二维码|群|以?后|时[^间期段限]|者|成功|工作结束)|已报名|经?报名截止(?:以|之)?后|参赛名单(?:公布|公示)`)
	// closeAfter and closeBefore are what stands behind or before the last day for entries, opensAfter behind the first.
	closeAfter  = compile(`^(?:\([^()]*\))?(?:下班|放学|收工|闭馆|关门|打烊|上班|当天|当日)?(?:之|以)?前|^[^,;]{0,15}(?:截止|截至|为止|停止|关闭|结束|终止|关门|封盘|截$|止$|最后一天|最后期限|最后一日|为限|期限)`)
	closeBefore = compile(`(?:截止|截至|止于|至|到|直到|最迟|最晚|不迟于|不晚于|限于|限)(?:时间|日期|日|期)?(?:到|至|于|为|是|在|应在|须在|不超过|什么时候|几时|何时|哪天|[?:])*$`)
	overAfter   = compile(`^(?:以|之)?后[^。;]{0,10}(?:不再|不予|概不|停止|恕不)`)
	overBefore  = compile(`(?:过了?|超过|逾)$`)
	opensAfter  = compile(`^(?:起|开始|开放|开启|启动|开通|即可)`)
	entrySpan   = compile(`报名(?:的)?(?:起止|受理)?(?:时间|日期|期限|期|从|自|于)?:?(?:为|是|自|从|于)*$`)
	spanOf      = compile(`^[^,;]{0,8}(?:为|是)?(?:网上|集中)?(?:报名|登记|受理)`)
	// otherDay is what a day is for that is not the close of entries.
	otherDay = compile(`裁判|退赛|退费|退款|退出|退还|更换|变更|调整|更改|公布|公示|食宿|住宿|预订|订房|保险|保费|保单|复印件|领队会|会议|召开|抽签|报到|签到|` +
		`比赛|开赛|对局|缴费|交费|汇款|转账|转给|付款|费用|报名费|服务费|参赛费|出生|周岁|颁发|发布|印发|版|审定|注册|补充|申诉|离会|撤离|体检|有效期`)
	entryExcuse = compile(`退赛|退费|退款|可以?退|不退|因故|来不了|不能(?:参赛|来|参加)|更换|变更`)
	hourText    = compile(`^\|?(?:上午|下午|中午|傍晚|晚上?|夜里|夜间|早上?|凌晨)?(?:\d{1,2}(?::\d{2}|[时点](?:\d{1,2}分|半)?)(?:整)?)?`)
)

// closeLine is a line about the close of entries wherever it stands, behind the timetable too.
var closeLine = compile(`^(?:\d{1,2}月\d{1,2}日)?(?:报名(?:截止|时间|日期|结束|到)|截止报名)`)

// closings reads 报名截止 of all clauses: what is said in a phrase about entries stands above what only stands near one.
func (r *reader) closings() {
	var found []closingDay
	strong := false
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule && !c.prose && !closeLine.MatchString(c.s) {
			continue
		}
		c.sentences(func(from, to int) {
			for _, d := range r.closingIn(c, from, to) {
				found, strong = append(found, d), strong || d.strong
			}
		})
	}
	for i, d := range found {
		if strong && !d.strong {
			continue
		}
		if r.closesByGroup(found, i) {
			r.doubt("各组的报名截止不同", d.c, d.at.from, d.at.to)
			continue
		}
		r.item("报名截止", d.date.String(), d.c, d.at.from, d.at.to)
	}
}

// closesByGroup says whether a clause closes the entries of its groups on different days: one cell holds no two.
func (r *reader) closesByGroup(found []closingDay, i int) bool {
	if found[i].groups == 0 {
		return false
	}
	for _, d := range found {
		if d.c == found[i].c && d.date != found[i].date && d.groups > 0 {
			return true
		}
	}
	return found[i].groups < len(r.cats)
}

// closingIn finds the last days for entries a sentence gives.
func (r *reader) closingIn(c *clause, from, to int) []closingDay {
	raw := c.s[from:to]
	s := mask(notEntry, raw)
	inTalk := entryTalk.MatchString(s)
	if !inTalk && !c.under(topicEntry) {
		return nil
	}
	var out []closingDay
	for _, d := range findDays(raw, r.year) {
		a, b := phraseStart(s, d.from), phraseEnd(s, d.to)
		strong := entryTalk.MatchString(s[a:b])
		if !strong && !overAt(s, d) && (otherDay.MatchString(raw[a:b]) || entryExcuse.MatchString(before(s, b, 150))) || otherDay.MatchString(raw[a:d.from]) && !entryTalk.MatchString(s[a:d.from]) {
			continue
		}
		head := s[a:d.from]
		if d.from == 0 && from == 0 {
			head = strings.ReplaceAll(heading1Of(c.parent), "报到", "") + ":" // 报名到什么时候 / 5月15日晚上8点
		}
		if !closesOn(head, s[d.to:b], d.isRange) {
			continue
		}
		if !inTalk && !closeWord.MatchString(head+s[a:b]) {
			continue // 须于8月8日前书面申请
		}
		date, ok := r.entryYear(d)
		if !ok {
			r.doubt("在比赛之后", c, from+d.from, from+d.to)
			continue
		}
		out = append(out, closingDay{date, strong, c, span{from + d.from, from + d.to}, to, len(r.groupsIn(s[a:b]))})
	}
	return out
}

// closesOn says by the words around a day, or a run of days, whether it is the last one for entries.
func closesOn(head, tail string, run bool) bool {
	rest := tail[len(hourText.FindString(tail)):]
	switch {
	case opensAfter.MatchString(rest):
		return false
	case overAfter.MatchString(rest) || overBefore.MatchString(head) || closeBefore.MatchString(head):
		return true
	case closeAfter.MatchString(rest):
		return true
	case lastBy.MatchString(head) && entryTalk.MatchString(rest):
		return true // 最迟应在10月13日完成网上报名
	}
	return entrySpan.MatchString(head) || run && spanOf.MatchString(rest)
}

var closeWord = compile(`截|止|停|结束|关|最后|什么时候|几时|何时`)

var lastBy = compile(`最迟|最晚|不迟于|不晚于|务必在|务必于`)

// overAt says whether a day is the last one as no more entries are taken behind it: 过了10月7日，不再接受报名.
func overAt(s string, d days) bool {
	return overBefore.MatchString(before(s, d.from, 9)) && noMore.MatchString(s[d.to:min(len(s), d.to+90)])
}

var noMore = compile(`(?:不再|停止|不予|不接受|概不)[^,;]{0,6}报名`)

// entryYear gives the last day of a run; one without a year that would be after the event is of the year before.
func (r *reader) entryYear(d days) (pairing.Date, bool) {
	start := r.items["开始日期"]
	if d.yearSaid || len(start) == 0 {
		return d.last, true
	}
	first, ok := parseISO(start[len(start)-1].text)
	if !ok || d.last.Compare(first) <= 0 {
		return d.last, true
	}
	if first.Month <= 4 && d.last.Month >= 9 {
		return pairing.NewDate(d.last.Year-1, d.last.Month, d.last.Day)
	}
	return d.last, false
}

// mask puts marks over words that shall not be read; places stay where they are.
func mask(re *pattern, s string) string {
	return re.ReplaceAllStringFunc(s, func(w string) string { return strings.Repeat("#", len(w)) })
}
