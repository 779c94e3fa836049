package prospectus

import "strings"

var (
	// severalGroupsSet says that there are several groups: 分三个组, 共设两组：.
	severalGroupsSet = compile(`(?:^|[,。;:]|比赛|本次|本届|赛事|竞赛|参赛者|棋手|选手)(?:按[^,。;]{1,10})?(?:共)?(?:分|分为|分成|分设|设|设置|设有|共设|共)?([两二三四五六七八2-8])(?:个)?(?:组别|年龄组|参赛组|比赛组|组)(?:$|[,。;:(])`)
	// poolsOfOne are the pools of one event.
	poolsOfOne = compile(`小组|循环|抽签|阶段|预赛|初赛|分组赛|仲裁|裁判|每组\d+人`)
	gameWord   = compile(`国际象棋|中国象棋|象棋|国际跳棋|跳棋|围棋|五子棋|军棋|桥牌|扑克|掼蛋|麻将|飞行棋|斗兽棋`)
)

// manyUnnamed finds where a text sets several groups, or events of several games, none of which has a name the reader
// knows: one open group for all of them would be made up.
func (r *reader) manyUnnamed() (c *clause, from, to int) {
	for i, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule || c.topic == topicHosts || c.topic == topicMethod {
			continue
		}
		if m := severalGroupsSet.FindStringIndex(c.s); m != nil && !poolsOfOne.MatchString(c.s) {
			return c, m[0], m[1]
		}
		if c.topic == topicEvents && len(gamesIn(r.eventText(i))) > 1 {
			return c, 0, len(c.s)
		}
	}
	return nil, 0, 0
}

// eventText is what a clause says of the events, with the clauses below it.
func (r *reader) eventText(i int) string {
	text := r.cs[i].s
	for _, c := range r.cs[i+1:] {
		if c.parent != r.cs[i] {
			break
		}
		text += ";" + c.s
	}
	return text
}

// gamesIn gives the games a text names.
func gamesIn(s string) map[string]bool {
	out := map[string]bool{}
	for _, g := range gameWord.FindAllString(s, -1) {
		out[strings.TrimPrefix(g, "中国")] = true
	}
	return out
}
