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
	prizeMark = compile(`元|奖|证书|发给|赠|颁|授予|[前第].{1,6}名|晋级|录取|名额|纪念品|颁发|称号|资格|入围|入选|代表.{1,12}参加`)
)

// parts divides a clause where another group's prizes begin: a group at the head of a phrase.
func (r *reader) parts(c *clause) []*part {
	starts := []int{0}
	except := exceptFor.FindAllStringIndex(c.s, -1)
	quotas := qualifyList.FindStringIndex(c.s)
	for k, g := range r.groupsOf(c) {
		if k > 0 && c.s[r.groupsOf(c)[k-1].to:g.from] == "," {
			continue // 少年组,儿童组各取前8名
		}
		if slices.ContainsFunc(except, func(m []int) bool { return m[0] <= g.from && g.to <= m[1] }) {
			continue // 除少年组外
		}
		if quotas != nil && g.from >= quotas[1] {
			break
		}
		if g.from > 0 && partEnd.MatchString(trimLead(c.s[:g.from])) && partHead.MatchString(c.s[g.to:]) && len(r.named(g.names)) > 0 {
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

// whose finds the groups at the head of a part.
func (r *reader) whose(p *part) {
	s := p.s()
	head := s
	if i := placeIn.FindStringIndex(s); i != nil {
		head = s[:i[1]]
	}
	if i := strings.IndexAny(head, "。;"); i >= 0 {
		if first := head[:i]; len(r.groupsIn(first)) > 0 || eachGroup.MatchString(first) || strings.Contains(first, "团体") || someHonour.MatchString(first) == false {
			head = first
		} else {
			head = strings.TrimLeft(lastSentence(head), "。;")
		}
	}
	if i := strings.Index(head, "组中"); i >= 0 && len(r.groupsIn(head[i+len("组中"):])) > 0 {
		head = head[i+len("组中"):] // 女子组中的老年女子组棋手
	}
	p.names = r.groupsApart(head)
	conds, known := r.someConds(head)
	if place := localIs(p.c); !known && place != "" && localHere.MatchString(head) {
		conds, known = []string{"籍贯=" + place}, true
	}
	p.local, p.unknown = conds, !known
	p.each = len(conds) > 0 && len(p.names) == 0 && len(r.secs) == 1
	if m := localHead.FindStringSubmatch(head); m != nil {
		p.names, p.each, p.local = nil, true, r.localOrigin(m[1])
		return
	}
	p.each = p.each || eachGroup.MatchString(head) || len(p.names) == 0 && individual.MatchString(head)
	if p.each && len(p.names) == 0 && r.hasSexes() {
		p.names = r.ofSex(head)
	}
	if names, broad := r.whom(head, ""); broad && exceptFor.MatchString(head) {
		p.names, p.each = names, false // 除少年组外
	} else if restOf.MatchString(head) {
		p.names, p.each = r.without(r.rewarded), false // 其他各组
		p.unknown = len(r.rewarded) == 0
	}
	p.team = strings.Contains(head, "团体") || strings.Contains(head, "团队")
	if p.local == nil && !r.hasSexes() {
		p.sexes, p.local = sexesOf(head)
	}
	if p.local == nil && r.women(head, p.names) {
		p.local = []string{"性别=女"}
	}
}

// ofSex gives the categories of the one sex a text names: 男子两个组.
func (r *reader) ofSex(s string) []string {
	men, women := strings.Contains(s, "男"), strings.Contains(s, "女")
	if men == women {
		return nil
	}
	var out []string
	for _, c := range r.cats {
		if c.sex == "男" && men || c.sex == "女" && women {
			out = append(out, c.name)
		}
	}
	return out
}

// someHonour is a prize somebody is picked for.
var someHonour = compile(honourName + `[^,。;]{0,6}` + count + `(?:名|个|人|支|家)`)

// individual is a part about all who play for themselves: 个人前三名.
var individual = compile(`^(?:个人|个人赛|个人项目)(?:前|第|录取|取|冠军|:)`)

// localHead is a part for the players of the place: 本地组（什邡组）：.
var localHead = compile(`^(?:本地|当地)(?:组|棋手|选手)(?:\(([\x{4E00}-\x{9FA5}]{2,5}?)(?:组|籍)?\))?`)

// hasSexes says whether men and women have categories of their own.
func (r *reader) hasSexes() bool {
	for _, c := range r.cats {
		if c.sex != "" {
			return true
		}
	}
	return false
}

var placeIn = compile(`前` + count + `名|第` + count + `名?|` + count + `(?:-|至)` + count + `名|冠军|\d元`)

// inherit gives a part without groups those of the clause above or of the part before it.
func (r *reader) inherit(p, last *part) {
	if len(p.names) > 0 || p.each {
		return
	}
	for c := p.c.parent; c != nil; c = c.parent {
		h := &part{c: c, to: len(c.s)}
		r.whose(h)
		if c.topic == topicPrizes && c.style <= han && len(h.names) == 0 {
			break
		}
		p.team = p.team || h.team
		if len(h.names) > 0 || h.each {
			p.names, p.each = h.names, h.each
			if p.local == nil && !p.sexes {
				p.local, p.sexes = h.local, h.sexes
			}
			return
		}
		if p.local == nil && !p.sexes && c.topic != topicPrizes {
			p.local, p.sexes = h.local, h.sexes // 男子： below 各组
		}
	}
	if r.alike && len(r.secs) > 1 && !p.team {
		p.each = true
		return
	}
	if last != nil && p.c.style == plain && p.c.parent == last.c.parent || last != nil && p.c == last.c {
		p.names, p.each = last.names, last.each
		if p.local == nil && !p.unknown && !p.sexes {
			p.local, p.sexes = last.local, last.sexes
		}
		p.team = p.team || last.team
	}
}

// targets gives whom a part is for. Categories that fill a merged section are the section, unless each is said to be
// rewarded by itself.
func (r *reader) targets(p *part, apart bool) []target {
	names := p.names
	if len(names) == 0 && (p.each || len(r.secs) == 1) {
		names = r.allNames()
	}
	var out []target
	if p.unknown {
		return nil
	}
	if sec := r.teamSection(); p.team && sec != nil && (len(names) == 0 || len(r.sectionsOf(names)) == 1) {
		return []target{{section: sec.name}}
	}
	if p.team && len(r.secs) > 1 && r.teamsInEach() && (p.each || len(names) > 0) {
		if len(names) == 0 {
			names = r.allNames()
		}
	} else if p.team && len(r.secs) > 1 && len(r.sectionsOf(p.names)) != 1 {
		if !eachOfThem.MatchString(p.s()) && !p.each {
			return []target{{}}
		}
		return r.teamsOf(p, names)
	}
	for _, sec := range r.secs {
		var mine []string
		for _, n := range sec.cats {
			if slices.Contains(names, n) {
				mine = append(mine, n)
			}
		}
		switch {
		case len(mine) == 0:
		case len(mine) == len(sec.cats) && (!apart && !sec.apart || len(mine) == 1):
			out = append(out, target{sec.name, slices.Clone(p.local)})
		default:
			for _, n := range mine {
				out = append(out, target{sec.name, append([]string{"组别=" + n}, p.local...)})
			}
		}
	}
	return r.bySex(p, out)
}

// eachOfThem says that several groups have a list each.
var eachOfThem = compile(`各(?:自)?(?:录取|取|奖励|奖|设|颁)|分别`)

// teamsOf gives the lists of teams of groups that play apart; nil if two of them play together.
func (r *reader) teamsOf(p *part, names []string) []target {
	said := 0
	for _, g := range r.findGroups(p.s()) {
		said += len(g.names)
	}
	if said < len(names) {
		return nil // 甲组 is 男子甲组 and 女子甲组
	}
	var out []target
	for _, n := range names {
		sec := r.sectionOf(n)
		if sec == nil || len(sec.cats) > 1 {
			return nil
		}
		out = append(out, target{section: sec.name})
	}
	return out
}

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
