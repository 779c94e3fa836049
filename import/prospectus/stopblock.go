package prospectus

import "strings"

// block are the lines of a timetable that are for some groups: those below a line with nothing but a day and groups
// (11月15日 幼儿组、儿童乙组), up to the next day, or below a line with nothing but groups (【公开组】), up to the next such line.
type block struct {
	groups []string
	from   *clause
	dated  bool
}

// blockMarks are what may stand between the words of such a line.
const blockMarks = "、,:;.和及与/|()[]【】-— "

// scheduleLabel may stand before the first day of a timetable.
const scheduleLabel = `(?:(?:比赛|竞赛)?(?:赛程|日程|时间)(?:安排)?(?:表)?:)?`

var scheduleHead = compile(`^` + scheduleLabel)

// blockWords are words without meaning of their own in it.
var blockWords = compile(`比赛(?:日|时间|日程|安排)?|(?:的)?(?:赛程|日程)(?:安排)?(?:表)?|专场|场次?|(?:星期|周|礼拜)[一二三四五六日天]|上午|下午|全天|当天|第[一二三四1-4]天|分?组别`)

// blockAt gives the groups for the lines below a line of the timetable.
func (r *reader) blockAt(c *clause, now block) block {
	if len(c.fields) > 2 {
		return now
	}
	rest := c.s[len(scheduleHead.FindString(c.s)):]
	days := r.dayMarks(rest)
	opens := len(days) > 0 && days[0].from <= len("第一天(")
	if opens {
		rest = rest[days[0].to:]
	}
	groups := r.leadingGroups(rest)
	switch {
	case len(groups) > 0 && (opens || len(findTimes(rest)) == 0): // not 公开组：9:00第1轮
		return block{groups, c, opens}
	case opens && now.dated, now.from != nil && c.style > plain && c.style <= now.from.style:
		return block{}
	case everyGroup.MatchString(rest):
		return block{}
	}
	return now
}

// everyGroup is a line for all again: 各组, 全体棋手.
var everyGroup = compile(`^[^,。;\d]{0,6}(?:各组别?|全体|所有)(?:棋手|选手|组别)?[:)】]?$`)

// leadingGroups gives the groups of a line that has nothing else, or nothing else before its first hour or event.
func (r *reader) leadingGroups(s string) []string {
	head := s
	if times := findTimes(s); len(times) > 0 {
		head = s[:times[0].from]
	}
	var names []string
	rest := head
	gs := r.findGroups(head)
	for i := len(gs) - 1; i >= 0; i-- {
		g := gs[i]
		if g.piece {
			return nil
		}
		names = append(names, r.named(g.names)...)
		rest = rest[:g.from] + rest[g.to:]
	}
	rest = blockWords.ReplaceAllString(rest, "")
	if strings.Trim(rest, blockMarks) != "" {
		return nil
	}
	return names
}
