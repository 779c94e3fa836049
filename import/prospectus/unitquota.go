package prospectus

import "qisai/pairing"

// unitQuota makes 每单位限报, with the limit for those of a mark.
func (r *reader) unitQuota(c *clause, s string, h headcount, sc *scope, q quota) (quota, bool) {
	q.column = "每单位限报"
	if plain := c.style == plain && c.parent == nil && !c.prose; plain || c.topic == topicMethod && !limits.MatchString(lastPhrase(h.head)) {
		return q, false
	}
	part := lastPhrase(h.head)
	if sc.each && sc.n > 0 && !saysUnit(h.head) {
		if h.n >= 2*sc.n {
			q.column = "人数上限" // 每单位每组限报4人，每组限48人
			return q, true
		}
		q.names = r.allNames() // 每单位限报10人，每组不超过4人
		return q, !sc.nEach
	}
	if severalTeams.MatchString(before(s, h.from, 150)) || len(r.cats) > 1 && q.names == nil && !sc.each && unitSum.MatchString(part) {
		sc.spoilt = true
		return q, false
	}
	if q.names == nil && !sc.each && !saysUnit(h.head) && !weakLimits.MatchString(part) && !playersLast.MatchString(part) && !otherSex.MatchString(h.head) {
		sc.spoilt = true
		return q, false
	}
	rest := s[h.to:min(len(s), h.to+150)]
	if m := markLimit.FindStringSubmatchIndex(rest); m != nil {
		top, ok := pairing.ParseNumeral(rest[m[2]:m[3]])
		if most := numeral(rest[m[4]:m[5]]); ok && most != "" {
			q.value += "; 省前" + pairing.FormatNumeral(int(top)) + "≤" + most
		}
	}
	sc.n, sc.nEach = h.n, sc.each
	q, ok := r.sexQuota(q, part)
	sc.spoilt = sc.spoilt || !ok
	return q, ok
}

var (
	// otherSex goes on behind the number of the one sex: 限报男子3人、女子2人.
	otherSex = compile(`^[、,和及与](?:男|女)(?:子|生|性|队员|棋手|选手|运动员|职工)?(?:各|限报?|可报|不超过|最多|至多)*$`)
	// severalTeams makes a number for each team none for the unit: 每单位可报两队，每队3人.
	severalTeams = compile(`(?:报|派|组)[^,。;]{0,6}(?:[二两三2-9]|[一1](?:至|-|到|或)[二两三2-9])(?:支|个)?(?:代表)?队`)
	unitSum      = compile(`总|合计|共`)
)

// sexQuota narrows a limit said for men or women to their groups: 男子限报4人，女子限报2人.
func (r *reader) sexQuota(q quota, phrase string) (quota, bool) {
	names := q.names
	if names == nil {
		names = r.allNames()
	}
	both := sexEach.MatchString(phrase)
	m := sexBefore.FindStringSubmatch(phrase)
	if m == nil && !both {
		return q, true
	}
	var own []string
	for _, n := range names {
		sex := r.find(n).sex
		if sex == "" {
			return q, false // one cell holds no two limits
		}
		if both || sex == m[1] {
			own = append(own, n)
		}
	}
	q.names = own
	if q.column == "每单位限报" && !both && len(own) > 1 && !eachScope.MatchString(phrase) {
		return q, false // of the men of several groups together
	}
	return q, len(own) > 0
}
