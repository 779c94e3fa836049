package prospectus

import (
	"strings"
)

// scope is for whom a number of persons is said.
type scope struct {
	unit  bool // for each unit
	each  bool // for each group
	total bool // for the event
	names []string
	n     int  // the number last read for each unit
	nEach bool // which was for each group
	// spoilt is set where a number for each unit fits no cell: what is said for all groups beside it is not theirs.
	spoilt bool
}

// fresh gives another scope of the same clause.
func (sc scope) fresh(unit, total bool) scope {
	return scope{unit: unit, total: total, n: sc.n, nEach: sc.nEach, spoilt: sc.spoilt}
}

var (
	unitScope = compile(`(?:每|各|同)(?:一)?(?:个|支|家|所|间)?(?:参赛|报名|会员|培训|棋牌|地|设区|直属|基层|分|下属|县级|中小|成员|有关|推荐|机关|市直|区属|代表|地方|职工|城市|赛区|成员)*(?:` + unitWords + `|幼儿园|中心|团|公司|赛区|学区)|` +
		`一(?:个|家|所|支)` + unitWords + `|参赛单位|单位(?:限报|报名人数|参赛人数)|以[^,。;]{1,24}为(?:参赛|报名)?单位`)
	eachScope  = compile(`(?:每|各)(?:个|一)?(?:年龄)?(?:组别?|项目|小项|级别|单项|项)`)
	eventScope = compile(`合计|共计|合共|加起来|一共|总(?:的)?(?:参赛|报名)?(?:人数|数|规模|名额|共|量|计|限)|全部|整个|(?:全|本)(?:市|省|县|区|校|公司|集团|系统)(?:参赛|报名|选手|棋手)|参赛规模|(?:本次|本届|本)(?:比赛|赛事|大赛)`)
	unitTail   = compile(`^/(?:单位|队|校|家)`)
	// groupTail names the group behind the number: 限6人参加少年组.
	groupTail = compile(`^(?:参加|报(?:名)?|参赛)`)
	noLimit   = compile(`组[^,。;]{0,6}(?:不限|不受限制|不受此限|不作限制|无限制|不设(?:上限|限制))`)
)

// widen says for whom a number is by what stands before it.
func (r *reader) widen(sc *scope, c *clause, h headcount) {
	phrase := lastPhrase(h.head)
	switch {
	case saysUnit(phrase) || unitTail.MatchString(h.tail):
		*sc = sc.fresh(true, false)
		sc.n = 0
	case eventScope.MatchString(phrase) || h.n >= 30 && allTogether.MatchString(phrase):
		*sc = sc.fresh(eachScope.MatchString(phrase) && !takenTogether.MatchString(phrase) && sc.unit, true)
	case saysUnit(h.head):
		*sc = sc.fresh(true, false)
		sc.n = 0
	}
	names, _ := r.whom(phrase, h.ahead+strings.TrimSuffix(h.head, phrase))
	if len(names) == 0 && sc.unit {
		names = r.groupsIn(h.head)
	}
	if len(names) == 0 && groupTail.MatchString(h.tail) {
		names = r.groupsIn(firstPhrase(h.tail))
	}
	if len(names) == 0 {
		names = r.bareGroup(lastPart(h.head))
	}
	switch {
	case len(names) > 0:
		sc.names, sc.each, sc.total = names, false, false
	case eachScope.MatchString(phrase) && !(sc.total && takenTogether.MatchString(phrase)):
		sc.each, sc.total = true, false
	case sc.names == nil && !sc.total && !sc.each:
		sc.names = r.groupAbove(c)
	}
}

// bareGroup gives the group whose name stands without 组 right before a number: 男子4人、少年2人.
func (r *reader) bareGroup(part string) []string {
	part = part[:len(part)-len(limitTail.FindString(part))]
	for _, c := range r.cats {
		base := strings.TrimSuffix(c.name, "组")
		if head, ok := strings.CutSuffix(part, base); ok && groupStart.MatchString(head) {
			return []string{c.name}
		}
	}
	return nil
}

var (
	limitTail  = compile(`(?:各|限报?|可报|最多|至多|不(?:得)?超过|报|:)*$`)
	groupStart = compile(`(?:^|[、,和及(:报限派校位队为])$`)
)

// allTogether is the sum behind what each unit sends: 每俱乐部一队，共96名棋手.
var allTogether = compile(`^,?(?:共|总共|合计)(?:有|计|为)?$`)

var takenTogether = compile(`总共|全部|合计|共计|加起来|一共|合共`)

// saysUnit says whether a text speaks of each unit: 每单位, 各校; not of one without a limit, nor of 队员.
func saysUnit(s string) bool {
	m := unitScope.FindStringIndex(s)
	return m != nil && !strings.HasPrefix(s[m[1]:], "员") && !strings.Contains(firstPhrase(s[m[1]:]), "不限")
}

// groupAbove gives the group a clause, or a heading above it, begins with.
func (r *reader) groupAbove(c *clause) []string {
	for p := c; p != nil; p = p.parent {
		if p.ofGroup() && (p == c || p.head) {
			return r.named(p.groups()[0].names)
		}
	}
	return nil
}

// unlimited gives the groups a sentence exempts: 幼儿组不限.
func (r *reader) unlimited(s string) []string {
	var out []string
	for _, phrase := range strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune(",;。", r) }) {
		if noLimit.MatchString(phrase) {
			names, _ := r.whom(phrase, s[:strings.Index(s, phrase)])
			out = append(out, names...)
		}
	}
	return out
}
