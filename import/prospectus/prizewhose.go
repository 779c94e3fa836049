package prospectus

import (
	"strings"
)

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
		if p.local == nil && !p.sexes && (c.topic != topicPrizes || c.style > han) {
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

// whose finds the groups at the head of a part.
func (r *reader) whose(p *part) {
	s := p.s()
	head := s
	if i := placeIn.FindStringIndex(s); i != nil {
		head = s[:i[1]]
	}
	if i := strings.IndexAny(head, "。;"); i >= 0 {
		if first := head[:i]; len(r.groupsIn(first)) > 0 || eachGroup.MatchString(first) || strings.Contains(first, "团体") || !someHonour.MatchString(first) {
			head = first
		} else {
			head = strings.TrimLeft(lastSentence(head), "。;")
		}
	}
	if i := strings.Index(head, "组中"); i >= 0 && len(r.groupsIn(head[i+len("组中"):])) > 0 {
		head = head[i+len("组中"):] // 女子组中的老年女子组棋手
	}
	p.names = r.groupsApart(head)
	defer func() {
		if at := somePlace.FindStringIndex(head); at != nil && !p.unknown && r.strange(head[:at[0]], p.local != nil || p.sexes || p.team) != "" {
			p.unknown = true
		}
	}()
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
