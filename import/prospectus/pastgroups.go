package prospectus

import (
	"slices"
	"strings"
)

var (
	// pastEvent stands before a group of another year or another event: 由上届甲组前八名, 2024年全市赛公开组冠军.
	pastEvent = compile(`(?:上|前一|往|历|去|前)(?:一)?(?:届|年度?|次|赛季)(?:的)?[^,。;组]{0,10}$|(20\d\d)年(?:度)?(?:的)?[^,。;组月日]{0,12}$`)
	// ofPlaces stands behind a group whose places are meant: 乙组前四名, 公开组冠军, 甲组第9-12名.
	ofPlaces = compile(`^(?:的)?(?:个人)?(?:总成绩|成绩|总分)?(?:前|后|第|排名前?|名次前?)(?:\d{1,2}|[一二三四五六七八九十]{1,3})(?:-+|至|到|、)?(?:第)?(?:\d{1,2}|[一二三四五六七八九十]{0,3})名?|^(?:的)?(?:冠军|亚军|季军|冠亚|名次|优胜)`)
	// yearWord is a year at the head of a group's name: one of births (2012年组), or of an earlier event (2024年甲组).
	yearWord = compile(`^(20\d\d)年?`)
	// pools are groups the players are drawn into, no categories: 第一阶段分甲、乙两组单循环.
	pools = compile(`抽签|预赛|初赛|小组|分区|蛇形|(?:第[一1]|首|前一)阶段|种子|单循环`)
)

// elsewhereGroup says whether a name is none of this event's groups: another year's, one whose places are spoken of, or a
// pool of a stage.
func (r *reader) elsewhereGroup(c *clause, g group) bool {
	a, b := c.sentenceAt(g.from, g.to)
	if ofPlaces.MatchString(c.s[g.to:b]) {
		return true
	}
	if m := pastEvent.FindStringSubmatch(c.s[max(a, phraseStart(c.s, g.from)):g.from]); m != nil && (m[1] == "" || atoiOr(m[1]) < r.year) && !strings.Contains(c.s[a:g.from], "设") {
		return true
	}
	if slices.ContainsFunc(g.names, func(n string) bool {
		m := yearWord.FindStringSubmatch(n)
		return m != nil && r.year > 0 && atoiOr(m[1]) > r.year-3
	}) {
		return true
	}
	return c.under(topicMethod) && pools.MatchString(c.s[a:b]) && !slices.ContainsFunc(g.names, func(n string) bool { return !lettersOnly(n) })
}

// listKind is a list of clauses numbered alike.
type listKind struct {
	parent *clause
	style  style
}

// bornLists gives the lists that set groups by their births; a group without births in one is set, too: 1、男子组：…出生；
// 2、女子组：年龄不限.
func (r *reader) bornLists() map[listKind]bool {
	out := map[listKind]bool{}
	for _, c := range r.cs {
		if k := (listKind{c.parent, c.style}); !out[k] && c.groupLabel() && len(births(c.s, r.year)) > 0 {
			out[k] = true
		}
	}
	return out
}

// groupLabel says whether a numbered clause begins with a group's name as its label.
func (c *clause) groupLabel() bool {
	if i := strings.IndexByte(c.s, ':'); i < 0 || !strings.HasSuffix(c.s[:i], "组") || c.style <= plain || c.under(topicPrizes) || c.topic == topicSchedule || c.topic == topicHosts || c.topic == topicMethod {
		return false
	}
	gs := c.groups()
	return len(gs) > 0 && gs[0].from == 0 && strings.HasPrefix(c.s[gs[0].to:], ":")
}

// lettersOnly says whether a group's name has nothing but a letter: 甲组, B组.
func lettersOnly(name string) bool { return class(strings.TrimSuffix(name, "组")) == letterClass }
