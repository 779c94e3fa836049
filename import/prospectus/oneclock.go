package prospectus

import (
	"slices"
	"strings"
)

// besides gives the clocks without seconds that stand beside ones with seconds: 象棋15分钟加3秒，五子棋10分钟包干. It is
// not ok where the minutes are a part of the same clock: 90分钟走40步，之后30分钟加30秒.
func besides(c *clause, from, to int, known []clock) (more []clock, ok bool) {
	s := c.s[from:to]
	for _, m := range minutesRE.FindAllStringSubmatchIndex(s, -1) {
		phrase := s[phraseStart(s, m[0]):phraseEnd(s, m[1])]
		inside := slices.ContainsFunc(known, func(k clock) bool { return from+m[0] < k.to && k.from < from+m[1] })
		if inside || !strings.HasSuffix(s[m[0]:m[1]], "钟") || notClock.MatchString(phrase) {
			continue
		}
		if partOfClock.MatchString(phrase) {
			return nil, false
		}
		if fullRE.MatchString(phrase) || bareRE.MatchString(phrase) {
			more = append(more, clock{span: span{from + m[0], from + m[1]}, text: s[m[2]:m[3]] + "分钟", c: c})
		}
	}
	return more, true
}

// partOfClock is a time for so many moves: 90分钟走40步.
var partOfClock = compile(`\d步|步内|[一二三四五六七八九十]步`)

var (
	minutesRE = compile(`(\d{1,3})分钟?`)
	secondsRE = compile(`(\d{1,2})秒|加秒(?:数)?(?:为|是|:)?(\d{1,2})`)
	noSeconds = compile(`(?:不|无|没有|没|未|唔|冇)(?:设|再|另|有|采用|进行|用)*(?:加|读)秒`)
	stepWord  = compile(`步|着|手棋|加秒|补秒|\+`)
	// clockMark is what a sentence about the clock has.
	clockMark = compile(`用时|每方|双方|各方|一方|一边|计时|时限|限时|快棋|慢棋|包干|加秒|每人|每位|各人|执红|思考|给时|各有|各给|各用|棋钟|的钟|节奏|基本时间|基础时间`)
	// notClock are minutes that are no clock: of coming late, of a pause, of a whole round.
	notClock = compile(`暂停|迟到|未到|不到|到场|没来|开赛|开钟|开局后|提前|间隔|休息|入场|就座|大约|大概|差不多|预计|左右|一轮|每轮|报到|逾时|裁判|违例|犯规|违规|处罚|罚时|对手加|对方加|奖|补给|扣|之后|最后|剩余`)
	// otherClock are sentences with a second rule for the clock.
	otherClock = compile(`[,;](?:其中|但|如|若|另)|加赛|附加赛|淘汰|决赛|保留时间`)
)

// onlyClock reads the clock of a sentence that has one number of minutes and at most one of seconds, in whatever order:
// 每步加秒数为8秒，基础用时为25分钟.
func onlyClock(c *clause, from, to int) (clock, bool) {
	s := noSeconds.ReplaceAllStringFunc(c.s[from:to], func(w string) string { return strings.Repeat("#", len(w)) })
	if !clockMark.MatchString(s) || otherClock.MatchString(s) {
		return clock{}, false
	}
	var minutes, seconds []int
	for _, m := range minutesRE.FindAllStringSubmatchIndex(s, -1) {
		if phraseAt := s[phraseStart(s, m[0]):phraseEnd(s, m[1])]; notClock.MatchString(phraseAt) {
			continue
		}
		if !strings.HasSuffix(s[m[0]:m[1]], "钟") && !timedBy(s, m) {
			continue // 2分制, 各得1分
		}
		if minutes != nil {
			return clock{}, false
		}
		minutes = m
	}
	for _, m := range secondsRE.FindAllStringSubmatchIndex(s, -1) {
		if seconds != nil {
			return clock{}, false
		}
		if m[2] < 0 {
			m[2], m[3] = m[4], m[5]
		}
		seconds = m
	}
	if minutes == nil || seconds != nil && !stepWord.MatchString(s) || seconds == nil && strings.Contains(s, "秒") {
		return clock{}, false
	}
	k := clock{span: span{from + minutes[0], from + minutes[1]}, text: s[minutes[2]:minutes[3]] + "分钟", c: c}
	if seconds != nil {
		k.text += "+" + s[seconds[2]:seconds[3]] + "秒"
		k.from, k.to = from+min(minutes[0], seconds[0]), from+max(minutes[1], seconds[1])
	}
	return k, true
}

// timedBy says whether a number with 分 alone is one of minutes: 每方20分加5秒.
func timedBy(s string, m []int) bool {
	phrase := s[phraseStart(s, m[0]):phraseEnd(s, m[1])]
	return (timedHead.MatchString(s[:m[0]]) || strings.Contains(s[m[1]:], "秒")) && !ofAGame.MatchString(phrase) && !strings.HasPrefix(s[m[1]:], "制")
}

var (
	timedHead = compile(`(?:用时|限时|时限)[^,。;\d]{0,6}$`)
	ofAGame   = compile(`[胜赢负输和平得记计积]`)
)
