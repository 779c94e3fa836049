package prospectus

import (
	"regexp"
	"strings"
)

var (
	clockRE = regexp.MustCompile(`(\d{1,3})(?:分钟|分)(?:包干)?(?:制)?[^。;\d]{0,24}?(?:\+|加|,每步(?:棋)?加?|,每走一步(?:棋)?(?:加|增加)?|另加|另每步加?|每步(?:棋)?(?:加|增)?)(?:时)?(\d{1,2})秒`)
	bareRE  = regexp.MustCompile(`(?:用时|限时|时限|时间|各|每方|基本用时|包干)[^。;\d]{0,12}?(\d{1,3})分钟(?:包干|内|,超时|制)?`)
	fullRE  = regexp.MustCompile(`(\d{1,3})分钟(?:的)?(?:包干|,超时(?:判|作)负)`)
	hourRE  = regexp.MustCompile(`(?:每方)?(?:用时|限时|时限)[^。;\d]{0,10}?(\d|一|两)(?:个)?小时(?:包干)?`)
	byoyomi = regexp.MustCompile(`读秒|保留时间|保留|(\d|[一二三四五])次\d+秒`)
	lateRE  = regexp.MustCompile(`迟到|未到`)
	clockOf = regexp.MustCompile(`用时|每方|双方|各|计时|时限|限时|快棋|慢棋|包干|加秒`)
	stageRE = regexp.MustCompile(`淘汰赛|决赛|加赛|附加赛|积分编排`)
)

// clock is a 用时 found in a text.
type clock struct {
	span
	text string
	c    *clause
}

// clocks reads 用时. Two of them for different stages or groups are listed; two for the same are a slip.
func (r *reader) clocks() {
	var found []clock
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule {
			continue
		}
		c.sentences(func(from, to int) { found = append(found, r.clocksIn(c, from, to)...) })
	}
	if len(found) == 0 {
		return
	}
	apart, same := false, true
	for _, k := range found {
		a, b := k.c.sentenceAt(k.from, k.to)
		s := k.c.s[a:b]
		apart = apart || stageRE.MatchString(s) || len(r.groupsIn(s)) > 0
		same = same && k.text == found[0].text
	}
	switch {
	case same && (!apart || len(r.secs) == 1 || len(found) >= len(r.secs)), same && r.clockForAll(found):
		r.item("用时", found[0].text, found[0].c, found[0].from, found[0].to)
	case apart && r.mainClock(found):
	case apart || same:
		for _, k := range found {
			r.doubt("用时不止一种，请填进“日程”", k.c, k.from, k.to)
		}
	default:
		for _, k := range found {
			r.item("用时", k.text, k.c, k.from, k.to)
		}
	}
}

// mainClock takes the clock of the Swiss rounds for 用时 where the other is the knockout's.
func (r *reader) mainClock(found []clock) bool {
	main := -1
	for i, k := range found {
		switch head := lastPhrase(k.c.s[:k.from]); {
		case strings.Contains(head, "积分编排") || strings.Contains(head, "预赛"):
			if main >= 0 {
				return false
			}
			main = i
		case !strings.Contains(head, "淘汰") && !strings.Contains(head, "决赛") && !strings.Contains(head, "加赛") && !strings.Contains(head, "附加赛"):
			return false
		}
	}
	if main < 0 {
		return false
	}
	for i, k := range found {
		if i == main {
			r.item("用时", k.text, k.c, k.from, k.to)
		} else {
			r.doubt("另一种用时，请填进“日程”", k.c, k.from, k.to)
		}
	}
	return true
}

// clockForAll says whether one clock is said of everybody.
func (r *reader) clockForAll(found []clock) bool {
	for _, k := range found {
		if len(r.scope(k.c, k.from, k.to)) == len(r.secs) {
			return true
		}
	}
	return false
}

func (r *reader) clocksIn(c *clause, from, to int) []clock {
	s := c.s[from:to]
	if byoyomi.MatchString(s) && strings.Contains(s, "分") && clockOf.MatchString(s) {
		r.doubt("读秒的用时表格里写不下", c, from, to)
		return nil
	}
	var out []clock
	for _, m := range clockRE.FindAllStringSubmatchIndex(s, -1) {
		if lateRE.MatchString(lastPhrase(s[:m[0]])) {
			continue
		}
		out = append(out, clock{span{from + m[0], from + m[1]}, s[m[2]:m[3]] + "分钟+" + s[m[4]:m[5]] + "秒", c})
	}
	if len(out) > 0 {
		return out
	}
	for _, re := range []*regexp.Regexp{fullRE, bareRE} {
		for _, m := range re.FindAllStringSubmatchIndex(s, -1) {
			if lateRE.MatchString(lastPhrase(s[:m[0]])) || lateRE.MatchString(s[m[1]:min(len(s), m[1]+12)]) || !clockOf.MatchString(s) {
				continue
			}
			if strings.Contains(s[m[1]:], "秒") {
				r.doubt("用时没有看懂", c, from+m[0], from+m[1])
				return nil
			}
			out = append(out, clock{span{from + m[0], from + m[1]}, s[m[2]:m[3]] + "分钟", c})
		}
		if len(out) > 0 {
			return out
		}
	}
	if m := hourRE.FindStringSubmatchIndex(s); m != nil && !strings.Contains(s, "秒") && !strings.Contains(s[m[1]:], "分") {
		minutes := map[string]string{"1": "60", "一": "60", "2": "120", "两": "120", "3": "180"}[s[m[2]:m[3]]]
		if minutes != "" {
			out = append(out, clock{span{from + m[0], from + m[1]}, minutes + "分钟", c})
		}
	}
	return out
}
