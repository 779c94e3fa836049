package prospectus

import (
	"strings"
)

var (
	// venueLead is what may stand before the name of a place: 两天，赛场设在….
	venueLead = compile(`^(?:[,、:()]|(?:共|为期|赛期)?[\d一两二三四五六七八九十]天(?:时间)?|(?:全部|都|均|就|仍|还|依然|依旧)?(?:比赛|竞赛|赛事|活动|对局|举办|举行|具体)?(?:的)?(?:地点|赛场|场地|赛址|会场)|(?:设|定|放|安排|选|改)(?:在|于|到)|位于|仍是|还是|(?:全部|都|均|就|仍|还)?在|(?:老|原)地方|为|即|是)+`)
	// venueNote is what is said behind a venue, in a phrase of its own: its telephone, the way there.
	venueNote = compile(`电话|联系|乘坐|乘车|公交|地铁|距|地址|停车|停在|可停|车位|空调|茶水|请|导航|出口|报到|签到|开幕|提供|免费|路线|附近|对面就是`)
	noVenue   = compile(`待定|另行|通知|确定后|视.{0,6}情况|届时`)
	venueEnds = compile(`(?:隆重|正式|如期)?(?:举行|举办|进行|开赛|比赛|下棋|下一天)$`)
)

// place reads a venue up to the end of the sentence.
func (r *reader) place(c *clause, from int) {
	r.venue(c, from, stopAt(c.s, from))
}

// venue reads 比赛地点 in a part of a clause: the name without what leads to it and what is said of it.
func (r *reader) venue(c *clause, from, to int) {
	from += len(venueLead.FindString(c.s[from:to]))
	for at := from; at < to; {
		i := strings.IndexByte(c.s[at:to], ',')
		if i < 0 {
			break
		}
		next := firstPhrase(c.s[at+i+1 : to])
		if !inBrackets(c.s[from:to], at+i-from) && (venueNote.MatchString(next) || !placeWords.MatchString(next)) {
			to = at + i
			break
		}
		at += i + 1
	}
	if to <= from || noVenue.MatchString(c.s[from:to]) || r.ofThePast(c, from) {
		return
	}
	to -= len(venueEnds.FindString(c.s[from:to]))
	name := strings.Trim(strings.ReplaceAll(c.cut(from, to), " ", ""), "，,、。；;")
	if name == "" {
		return
	}
	r.item("比赛地点", name, c, from, to)
}

// lastEvent begins what is told of an event that is over.
var lastEvent = compile(`(?:上|前一|往|历|首)(?:一)?届|去年|上(?:一)?年|上次|前年`)

// ofThePast says whether the sentence before a place tells of another year's event: 上届比赛于2025年9月在…举行.
func (r *reader) ofThePast(c *clause, at int) bool {
	a, _ := c.sentenceAt(at, at)
	head := c.s[a:at]
	if lastEvent.MatchString(head) {
		return true
	}
	ds := findDays(head, r.year)
	return len(ds) > 0 && ds[len(ds)-1].yearSaid && r.year > 0 && ds[len(ds)-1].last.Year < r.year
}
