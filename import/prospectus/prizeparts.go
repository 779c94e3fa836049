package prospectus

import (
	"slices"
	"strings"
)

// part is a piece of the prizes that is about one set of groups.
type part struct {
	c        *clause
	from, to int
	names    []string // categories; nil = not said
	each     bool     // 各组
	team     bool
	local    []string // conditions: 性别=女, 籍贯=四川
	picked   []span   // of prizes that are no places
	unknown  bool     // for players of a place that is not said by name
	sexes    bool     // a list for men and one for women
	whole    bool     // not places: all who play
}

func (p *part) s() string { return p.c.s[p.from:p.to] }

var (
	eachGroup = compile(`各组(?:别)?|各项目|各个项目|各小项|各单项|单项|每组|每个组别|各个组别|各小组|各年龄组|[两三四五六七八九\d]个?(?:个人)?(?:项目|组别|小项|组)|均`)
	prizeMark = compile(`元|奖|证书|锦旗|匾|评选|发给|赠|颁|授予|[前第].{1,6}名|晋级|录取|名额|纪念品|颁发|称号|资格|入围|入选|代表.{1,12}参加`)
)

// parts divides a clause where another group's prizes begin: a group at the head of a phrase.
func (r *reader) parts(c *clause) []*part {
	starts := []int{0}
	except := exceptFor.FindAllStringIndex(c.s, -1)
	quotas := qualifyList.FindStringIndex(c.s)
	gs := r.groupsOf(c)
	for k, g := range gs {
		if k > 0 && c.s[gs[k-1].to:g.from] == "," {
			continue // 少年组,儿童组各取前8名
		}
		if slices.ContainsFunc(except, func(m []int) bool { return m[0] <= g.from && g.to <= m[1] }) {
			continue // 除少年组外
		}
		if quotas != nil && g.from >= quotas[1] {
			break
		}
		if g.from > 0 && partEnd.MatchString(trimLead(before(c.s, g.from, nearBy))) && partHead.MatchString(c.s[g.to:]) && len(r.named(g.names)) > 0 {
			starts = append(starts, g.from)
		}
	}
	for _, m := range eachStart.FindAllStringSubmatchIndex(c.s, -1) {
		starts = append(starts, m[2])
	}
	if !r.hasSexes() {
		for _, m := range sexStart.FindAllStringSubmatchIndex(c.s, -1) {
			starts = append(starts, m[2])
		}
	}
	for _, m := range sexGroups.FindAllStringSubmatchIndex(c.s, -1) {
		starts = append(starts, m[2])
	}
	for _, m := range localStart.FindAllStringSubmatchIndex(c.s, -1) {
		starts = append(starts, m[2])
	}
	slices.Sort(starts)
	starts = slices.Compact(starts)
	var out []*part
	for i, from := range starts {
		to := len(c.s)
		if i+1 < len(starts) {
			to = starts[i+1]
		}
		p := &part{c: c, from: from, to: to}
		r.whose(p)
		out = append(out, p)
	}
	return out
}

// nearBy is how far off, in bytes, what bears on a place of a clause may stand: to look at the whole of a sentence without
// end for each of its places would take quadratic time.
const nearBy = 120

// sexGroups are the groups of one sex: ,女子两个组录取前五名.
var sexGroups = compile(`[;:,。]((?:男|女)(?:子|生)?(?:各|[两三四五六])个?(?:年龄)?组)`)

// partEnd is where the prizes of the next group may begin.
var partEnd = compile(`(?:[;:,。]|(?:录取|取|奖励)(?:前)?` + count + `名、)$`)

// trimLead takes off the words that may stand before the group whose prizes begin: 给予甲组, 其中少年组.
func trimLead(s string) string {
	for {
		t := s
		for _, w := range []string{"给予", "对", "向", "其中", "另外", "另", "同时", "还有", "奖励", "在"} {
			t = strings.TrimSuffix(t, w)
		}
		if t == s {
			return s
		}
		s = t
	}
}

// eachStart is where prizes of all groups begin behind something else.
var eachStart = compile(`[。;](?:另|另外|同时)?,?((?:各组(?:别)?|每组|各项目)[^。;]{0,12}(?:前|第|录取|取|冠军))`)

// partHead is what follows a group whose prizes begin.
var partHead = compile(`^[^。;]{0,14}?(?::|第|前|录取|取|奖|冠军|\d)`)

// withoutPicked gives the text of a part without the prizes people are picked for and the total of the event.
func (p *part) withoutPicked(totals []string) string {
	text := []byte(p.s())
	for _, words := range totals {
		if i := strings.Index(p.s(), words); i >= 0 {
			for k := range words {
				text[i+k] = ' '
			}
		}
	}
	for _, sp := range p.picked {
		for i := sp.from; i < sp.to; i++ {
			text[i] = ' '
		}
	}
	return strings.ReplaceAll(string(text), " ", "")
}
