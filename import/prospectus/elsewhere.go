package prospectus

import (
	"strings"

	"qisai/pairing"
)

var (
	// elseDay is a day of something else than play.
	elseDay  = compile(`报名|截止|出生|周岁|通知|公示|公布|缴费|交费|提交|报送|寄|抽签|领队|会议|户籍|学籍|办理|印发|发布|培训|名单|版\)|修订|颁布|计算`)
	firstDay = compile(`(?:开赛|开始|开幕)(?:日期|时间|日)?:?(?:为|是)?$`)
	lastDay  = compile(`(?:闭赛|结束|闭幕)(?:日期|时间|日)?:?(?:为|是)?$`)
	goThere  = compile(`(?:到|去|在)((?:[^,。;()]|\([^()]*\)){3,24}?)(?:下[一两]天|下棋|比赛|开战|见)`)
)

// whenElsewhere reads the days of an event that no label and no 定于 leads to, where a single clause outside the entries,
// the groups and the prizes names days with their year.
func (r *reader) whenElsewhere() {
	if len(r.items["开始日期"]) > 0 {
		return
	}
	type candidate struct {
		c        *clause
		from, to int
	}
	var found []candidate
	for _, c := range r.cs {
		if c.under(topicEntry) && !(c.prose && playWord.MatchString(c.s)) || signedDay.MatchString(c.s) || c.under(topicPrizes) || c.under(topicGroups) || c.topic == topicHosts || c.topic == topicOther {
			continue
		}
		c.sentences(func(from, to int) {
			if s := c.s[from:to]; !elseDay.MatchString(s) && r.saysYear(s) {
				found = append(found, candidate{c, from, to})
			}
		})
	}
	switch {
	case len(found) == 1 && !r.onlyArrival(found[0].c, found[0].from, found[0].to):
		c, from, to := found[0].c, found[0].from, found[0].to
		r.datesIn(c, from)
		if m := goThere.FindStringSubmatchIndex(c.s[from:to]); m != nil && len(r.items["比赛地点"]) == 0 && placeWords.MatchString(c.s[from+m[2]:from+m[3]]) {
			r.venue(c, from+m[2], from+m[3])
		}
	case len(found) == 2 && found[0].c == found[1].c:
		r.firstAndLast(found[0].c)
	}
}

// signedDay is the day below a letter.
var signedDay = compile(`^\d{4}年\d{1,2}月\d{1,2}日$`)

// saysYear says whether a sentence names days and their year.
func (r *reader) saysYear(s string) bool {
	ds := findDays(s, r.year)
	return len(ds) > 0 && (ds[0].yearSaid || strings.Contains(s[:ds[0].from], itoa(r.year)+"年"))
}

// onlyArrival says whether a sentence names a day of arrival, and none of play.
func (r *reader) onlyArrival(c *clause, from, to int) bool {
	s := c.s[from:to]
	return arrival.MatchString(s) && !playWord.MatchString(s) || c.head
}

var playWord = compile(`比赛|开赛|对局|开下|第[一1]轮|开战`)

// firstAndLast reads 开赛日期：…；闭赛日期：….
func (r *reader) firstAndLast(c *clause) {
	var first, last *days
	for _, d := range findDays(c.s, r.year) {
		switch {
		case firstDay.MatchString(c.s[:d.from]):
			first = &d
		case lastDay.MatchString(c.s[:d.from]):
			last = &d
		}
	}
	if first == nil || last == nil || last.first.Compare(first.first) < 0 {
		return
	}
	for _, v := range []struct {
		item string
		day  pairing.Date
		d    *days
	}{{"开始日期", first.first, first}, {"结束日期", last.first, last}} {
		r.item(v.item, v.day.String(), c, v.d.from, v.d.to)
	}
}
