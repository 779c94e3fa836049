package prospectus

import (
	"slices"
	"strings"
)

var (
	clockRE = compile(`(\d{1,3})(?:分钟|分)(?:包干)?(?:制)?[^。;\d]{0,24}?(?:\+|加|,每步(?:棋)?加?|,每走一步(?:棋)?(?:加|增加)?|另加|另每步加?|每步(?:棋)?(?:加|增)?)(?:时)?(\d{1,2})秒`)
	bareRE  = compile(`(?:用时|限时|时限|时间|各方|每方|每人|基本用时|包干)[^。;\d]{0,12}?(\d{1,3})分钟(?:包干|内|,超时|制)?`)
	fullRE  = compile(`(\d{1,3})分钟(?:的)?(?:包干|,超时(?:判|作)负)`)
	byoyomi = compile(`读秒|保留时间|保留|(\d|[一二三四五])次\d+秒`)
	lateRE  = compile(`迟到|未到`)
	clockOf = compile(`用时|每方|双方|各|计时|时限|限时|快棋|慢棋|包干|加秒`)
)

// clock is a 用时 found in a text.
type clock struct {
	span
	text  string
	c     *clause
	stage string     // 后段: of a later stage; 加赛
	secs  []*section // whom it is for
	named bool       // for groups that are named
	game  string     // 象棋, 五子棋, where it is said
}

// clocks reads 用时: the clock of everybody, or of all but named groups, in the first stage. The others are listed, since
// the sheet has one cell; two clocks for the same are a slip.
func (r *reader) clocks() {
	var main []clock
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			continue
		}
		c.sentences(func(from, to int) {
			for _, k := range r.clocksIn(c, from, to) {
				if r.stageOf(&k, from); k.stage != "" {
					r.doubt("另一种用时，请填进“日程”", k.c, k.from, k.to)
				} else {
					main = append(main, k)
				}
			}
		})
	}
	byGame(main)
	r.clocksTwice(main)
	general := r.generalClocks(main)
	for _, k := range main {
		switch {
		case len(general) == 0 || k.named && k.text != general[0].text:
			r.doubt("用时不止一种，请填进“日程”", k.c, k.from, k.to)
		case k.named:
			k.c.take(k.from, k.to)
		default:
			r.item("用时", k.text, k.c, k.from, k.to)
		}
	}
}

// otherInBracket is another clock in the bracket behind one: 20分钟加10秒（女子组加5秒）.
var otherInBracket = compile(`^[^,;(]{0,6}\([^()]*\d(?:秒|分)[^()]*\)`)

var (
	laterRE = compile(`淘汰|决赛|第二阶段|复赛`)
	extraRE = compile(`加赛|附加赛|快棋赛|加时`)
	mainRE  = compile(`积分编排|预赛|第一阶段|循环赛`)
)

// stageAnd is a stage beside a group: 第一阶段及女子组用时.
var stageAnd = compile(`(?:第一阶段|预赛|积分编排)[^,。;]{0,6}(?:及|和|与|、)`)

// stageOf finds the stage and the groups of a clock in what stands before it.
func (r *reader) stageOf(k *clock, from int) {
	head := k.c.s[from:k.from]
	if i := strings.LastIndex(head, "秒"); i >= 0 {
		head = head[i:]
	}
	switch later, first := laterRE.FindAllStringIndex(head, -1), mainRE.FindAllStringIndex(head, -1); {
	case extraRE.MatchString(head):
		k.stage = "加赛"
	case len(later) > 0 && (len(first) == 0 || first[len(first)-1][0] < later[len(later)-1][0]):
		k.stage = "后段"
	}
	k.game = gameName.FindString(lastPhrase(k.c.s[from:k.from]))
	names, broad := r.subject(k.c.s[from:k.from])
	if k.secs = r.sectionsOf(names); len(names) == 0 {
		k.secs = r.scope(k.c, k.from, k.to)
	}
	k.named = (!broad || r.othersOnly(k.c.s[from:k.from])) && len(k.secs) < len(r.secs) && !stageAnd.MatchString(head)
}

// othersOnly says whether a clock is of the groups that are left: 男子组60分钟，其他组30分钟. It is nobody's rule, unlike
// the one beside an exception: 除U8组外，各组60分钟.
func (r *reader) othersOnly(s string) bool { return restOf.MatchString(lastPhrase(s)) }

// generalClocks gives the clocks that are not of named groups only; where there are none, one that all named groups share.
func (r *reader) generalClocks(main []clock) []clock {
	var out []clock
	covered := map[*section]bool{}
	same := true
	for _, k := range main {
		if !k.named {
			out = append(out, k)
		}
		for _, s := range k.secs {
			covered[s] = true
		}
		same = same && k.text == main[0].text
	}
	if len(out) > 0 || len(main) == 0 || !same || len(covered) < len(r.secs) {
		return out
	}
	main[0].named = false
	return main[:1]
}

// byGame makes the clocks of several games (象棋每方…，五子棋每方…) clocks of named groups.
func byGame(main []clock) {
	games := map[string]bool{}
	for _, k := range main {
		games[k.game] = true
	}
	if delete(games, ""); len(games) < 2 {
		return
	}
	for i := range main {
		if k := &main[i]; k.game != "" && !k.named {
			k.named, k.secs = true, nil
		}
	}
}

// clocksTwice reports groups that are given two clocks.
func (r *reader) clocksTwice(main []clock) {
	for i, a := range main {
		for _, b := range main[:i] {
			if a.named && b.named && a.text != b.text && slices.ContainsFunc(a.secs, func(s *section) bool { return slices.Contains(b.secs, s) }) {
				r.problem("同一组别的用时前后不一："+b.text+"、"+a.text, b.c.sentence(b.from, b.to), a.c.sentence(a.from, a.to))
			}
		}
	}
}

func (r *reader) clocksIn(c *clause, from, to int) []clock {
	s := c.s[from:to]
	if byoyomi.MatchString(noSeconds.ReplaceAllString(s, "")) && strings.Contains(s, "分") && clockOf.MatchString(s) {
		r.doubt("读秒的用时表格里写不下", c, from, to)
		return nil
	}
	var out []clock
	for _, m := range clockRE.FindAllStringSubmatchIndex(s, -1) {
		if lateRE.MatchString(lastPhrase(s[:m[2]])) {
			continue
		}
		if otherInBracket.MatchString(s[m[1]:]) {
			r.doubt("括号里还有一种用时，请填进“日程”", c, from, to)
			return nil
		}
		out = append(out, clock{span: span{from + m[0], from + m[1]}, text: s[m[2]:m[3]] + "分钟+" + s[m[4]:m[5]] + "秒", c: c})
	}
	if len(out) > 0 {
		more, ok := besides(c, from, to, out)
		if !ok {
			r.doubt("用时分段，表格里写不下", c, from, to)
			return nil
		}
		return append(out, more...)
	}
	if k, ok := onlyClock(c, from, to); ok {
		return []clock{k}
	}
	for _, re := range []*pattern{fullRE, bareRE} {
		for _, m := range re.FindAllStringSubmatchIndex(s, -1) {
			if lateRE.MatchString(lastPhrase(s[:m[2]])) || notClock.MatchString(s[phraseStart(s, m[0]):phraseEnd(s, m[1])]) || !clockOf.MatchString(s) {
				continue
			}
			if strings.Contains(s[m[1]:], "秒") {
				r.doubt("用时没有看懂", c, from+m[0], from+m[1])
				return nil
			}
			out = append(out, clock{span: span{from + m[0], from + m[1]}, text: s[m[2]:m[3]] + "分钟", c: c})
		}
		if len(out) > 0 {
			return out
		}
	}
	return out
}
