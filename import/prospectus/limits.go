package prospectus

import (
	"strings"

	"qisai/pairing"
)

const count = `(\d{1,4}|[一二两三四五六七八九十百]{1,4})`

var (
	unitLimit = compile(`(?:每(?:个|支|家|所)?|各|同一(?:个|家)?)(?:参赛|会员|培训|棋牌|报名)?(?:机构|棋校|棋院|棋社|单位|企业|学校|俱乐部|代表队|队|县\(?市?、?区?\)?|区县|市州|市\(州\)|区\(县\)|市|省)([^,。;]{0,16}?)(?:限报|可报|限|最多(?:可|只能)?(?:选)?报|(?:报名?|人数|参赛)(?:人数)?不(?:得)?超过|可(?:选)?派|可报名?|报|选派)(?:名)?(?:参赛)?(?:运动员|选手|棋手|队员)?(?:不(?:得)?超过|最多|至多)?` + count + `(?:名|人)`)
	unitMark  = compile(`(?:省前([一二三四五六七八]|\d)名)[^,。;]{0,20}不(?:得|能)?(?:超过|多于)` + count + `[名人]`)
	limitText = compile(`领队|教练|至|-`)
)

var (
	unitGroup   = compile(`(?:每(?:个)?(?:组别?|项目|小项)|各组别?)(?:最多)?(?:可|限|只能)?(?:报)?(?:名)?(?:运动员|选手|棋手|队员)?(不超过|最多)?` + count + `(?:名|人)`)
	unitPlayers = compile(`(?:每(?:个|支)?|各)(?:参赛)?(?:单位|企业|学校|俱乐部|代表队|队|市州|区县|市|县)[^。;]{0,40}?(?:领队|教练)[^。;]{0,30}?(运动员|选手|棋手|队员)` + count + `(?:名|人)`)
	someUnit    = compile(`(?:每(?:个|支|家|所)?|各|同一(?:个|家)?)(?:参赛|会员|培训|棋牌|报名)?(?:机构|棋校|棋院|棋社|幼儿园|中心|企业|单位|企业|学校|校|院校|学院|俱乐部|代表队|代表团|团|队|市|县|区|协会|道场|街道|乡镇|镇|乡|公司|分公司|子公司|工会|部门|班级)`)
	groupLimit  = compile(`(?:限报|可报|可派|选派|最多(?:可|只能)?(?:报|派)?|至多(?:报|派)?|不(?:得)?(?:超过|多于)|报名?|限)(?:参赛)?(?:运动员|选手|棋手|队员)?(?:不(?:得)?超过|最多|至多)?` + count + `(?:名|人)`)
	noLimit     = compile(`组[^,。;]{0,6}(?:不限|不受限制|不受此限)`)
)

// limitsByGroup reads limits that differ from group to group: 各单位男子组限报3人，女子组限报2人.
func (r *reader) limitsByGroup(c *clause) bool {
	found, said := false, false
	c.sentences(func(from, to int) {
		s := c.s[from:to]
		unit := someUnit.FindStringIndex(s)
		if unit == nil && !said {
			return
		}
		if unit == nil {
			unit = []int{0, 0} // each unit's, as the sentence before
		}
		said = true
		done := 0
		for _, m := range groupLimit.FindAllStringSubmatchIndex(s, -1) {
			phrase := s[done:m[0]]
			done = m[1]
			names := r.groupsIn(phrase)
			if m[1] < unit[0] || len(names) == 0 || len(names) == len(r.cats) || limitText.MatchString(lastPhrase(phrase)) {
				continue
			}
			found = true
			c.take(from+m[0], from+m[1])
			for _, n := range names {
				r.find(n).put("每单位限报", numeral(s[m[2]:m[3]]), c.quoteAt(from, to))
			}
		}
	})
	return found
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

var sexLimit = compile(`男(?:子|女各)?(?:运动员|选手|棋手|队员)?` + count + `(?:名|人)(?:、|,|和)?女(?:子)?(?:运动员|选手|棋手|队员)?` + count + `(?:名|人)`)

// limitBySex reads 每单位限报男运动员3人、女运动员2人.
func (r *reader) limitBySex(c *clause) bool {
	m := sexLimit.FindStringSubmatchIndex(c.s)
	if m == nil || !someUnit.MatchString(c.s[:m[0]]) || !strings.Contains(before(c.s, m[0], 60), "报") {
		return false
	}
	for _, cat := range r.cats {
		switch cat.sex {
		case "男":
			cat.put("每单位限报", numeral(c.s[m[2]:m[3]]), c.sentence(m[0], m[1]))
		case "女":
			cat.put("每单位限报", numeral(c.s[m[4]:m[5]]), c.sentence(m[0], m[1]))
		default:
			r.doubt("男女的限额表格里写不下", c, m[0], m[1])
			return true
		}
	}
	c.take(m[0], m[1])
	return true
}

// limitAt finds the limit of a unit; beside a leader and a coach it is the number of players.
func limitAt(s string) []int {
	if m := unitGroup.FindStringSubmatchIndex(s); m != nil && someUnit.MatchString(s[:m[0]]) {
		return m
	}
	if m := unitPlayers.FindStringSubmatchIndex(s); m != nil {
		return m
	}
	return unitLimit.FindStringSubmatchIndex(s)
}

// unitLimit reads 每单位限报.
func (r *reader) unitLimit(c *clause) {
	if r.limitBySex(c) || r.limitsByGroup(c) && !unitGroup.MatchString(c.s) {
		return
	}
	m := limitAt(c.s)
	if m == nil {
		return
	}
	if m[2] < 0 {
		m[2], m[3] = m[0], m[0]
	}
	rest := c.s[m[1]:]
	if limitText.MatchString(c.s[m[2]:m[3]]) || strings.HasPrefix(rest, "、女") || strings.HasPrefix(rest, "领队") || strings.HasPrefix(rest, "教练") || strings.Contains(c.s[m[0]:m[1]], "男") {
		return
	}
	n, ok := pairing.ParseNumeral(c.s[m[4]:m[5]])
	if !ok {
		return
	}
	value := itoa(int(n))
	c.take(m[0], m[1])
	if x := unitMark.FindStringSubmatchIndex(c.s); x != nil {
		k, ok := pairing.ParseNumeral(c.s[x[4]:x[5]])
		top, ok2 := pairing.ParseNumeral(c.s[x[2]:x[3]])
		if ok && ok2 {
			value += "; 省前" + pairing.FormatNumeral(int(top)) + "≤" + itoa(int(k))
			c.take(x[0], x[1])
		}
	}
	names := r.groupsIn(c.s[max(0, m[0]-30):m[0]])
	free := r.unlimited(c.s)
	for _, cat := range r.cats {
		if (len(names) == 0 || contains(names, cat.name)) && !contains(free, cat.name) && cat.row["每单位限报"] == "" {
			cat.put("每单位限报", value, c.sentence(m[0], m[1]))
		}
	}
}

var groupCap = compile(`(?:限|上限|限报|限额|不超过|限定|名额|规模|仅限|只收)(?:前)?(?:为|:)?` + count + `(?:名|人)|以` + count + `(?:名|人)为限`)

// capAfter is a group's limit behind the unit's: 每单位每组限报4人，每组限48人.
var capAfter = compile(`\d[人名][,;。](?:每个?组别?|各组别?)(?:最多|总(?:人)?数)?$`)

// groupCapacity reads 人数上限 of single groups: 公开组限64人, 各组限报32人.
func (r *reader) groupCapacity(c *clause) {
	for _, m := range groupCap.FindAllStringSubmatchIndex(c.s, -1) {
		head := before(c.s, m[0], 60)
		if i := strings.LastIndexAny(head, "。;,"); i >= 0 {
			head = head[i:]
		}
		if m[2] < 0 {
			m[2], m[3] = m[4], m[5]
		}
		n, ok := pairing.ParseNumeral(c.s[m[2]:m[3]])
		if !ok || someUnit.MatchString(c.s[:m[0]]) && !capAfter.MatchString(c.s[:m[0]]) {
			continue
		}
		names := r.groupsIn(head)
		if gs := c.groups(); len(names) == 0 && len(gs) > 0 && gs[0].from == 0 {
			names = r.named(gs[0].names) // the clause that sets the group
		}
		if len(names) == 0 && (strings.Contains(head, "各组") || strings.Contains(head, "每组") || strings.Contains(head, "每个组")) {
			for _, cat := range r.cats {
				names = append(names, cat.name)
			}
		}
		if len(names) == 0 || c.taken(m[0], m[1]) && strings.Contains(c.s[m[0]:m[1]], "规模") {
			continue
		}
		c.take(m[0], m[1])
		for _, name := range names {
			r.find(name).put("人数上限", itoa(int(n)), c.sentence(m[0], m[1]))
		}
	}
}
