package prospectus

import (
	"strings"
)

// fee reads 服务费 for one person.
func (r *reader) fee(c *clause) {
	if m := freeEntry.FindStringIndex(c.s); m != nil {
		if freeForAll.MatchString(lastPhrase(c.s[:m[0]])) {
			r.item("服务费", "0", c, m[0], m[1])
			return
		}
		r.doubt("只有一部分人免费", c, m[0], m[1])
	}
	if m := bareFee.FindStringSubmatchIndex(c.s); m != nil && !feeWord.MatchString(c.s) && c.topic == topicEntry && !otherFee.MatchString(c.s) {
		r.item("服务费", c.s[m[2]:m[3]], c, m[0], m[1])
	}
	for _, m := range feeWord.FindAllStringIndex(c.s, -1) {
		a, b := c.sentenceAt(m[0], m[1])
		r.feeIn(c, max(a, m[0]-30), b, m[1])
	}
}

var (
	// bareFee is a fee without the word, said under 报名: 每人80元.
	bareFee  = compile(`(?:^|[。;:])(?:参赛)?(?:选手|棋手|者)?每人(?:须|需)?(?:交|缴|收|收取|交纳|缴纳)?(?:人民币)?(\d{1,4})元`)
	otherFee = compile(`食宿|住宿|餐|伙食|押金|保险|保证金|补贴|补助|工本|团体|每队|/队`)
)

func (r *reader) feeIn(c *clause, from, to, word int) {
	type amount struct {
		yuan string
		at   span
	}
	var each []amount
	for _, m := range feeAmount.FindAllStringSubmatchIndex(c.s[from:to], -1) {
		text := c.s[from+m[0] : from+m[1]]
		person := strings.Contains(text, "人") || strings.Contains(text, "位") || strings.Contains(text, "名")
		if !strings.Contains(text, "元") || from+m[1] < word && !person {
			continue
		}
		if perTeam.MatchString(before(c.s[from:to], m[0], 60)) && !person || strings.HasSuffix(strings.TrimSuffix(text, "元"), "队") {
			continue
		}
		if names := r.groupsIn(lastPhrase(c.s[from : from+m[0]])); len(names) > 0 && len(names) < len(r.cats) || strings.HasPrefix(c.s[from+m[1]:], "/队") {
			r.doubt("几种费用", c, from, to)
			return
		}
		each = append(each, amount{c.s[from+m[2] : from+m[3]], span{from + m[0], from + m[1]}})
		if strings.HasPrefix(c.s[from+m[1]:], "/队") {
			each = each[:len(each)-1]
		}
	}
	if len(each) == 0 {
		return
	}
	if s := c.s[from:to]; perTeam.MatchString(s) && strings.Contains(s, "个人") && !strings.Contains(s, "即") {
		r.doubt("几种费用", c, from, to)
		return
	}
	for _, e := range each[1:] {
		if e.yuan != each[0].yuan {
			r.doubt("几种费用", c, from, to)
			return
		}
	}
	r.item("服务费", each[0].yuan, c, each[0].at.from, each[0].at.to)
}

// freeForAll is what may stand before 免收报名费 if it is said of everybody.
var freeForAll = compile(`^[,。;:]*(?:\d[、.])?(?:本次(?:比赛|赛事|大赛)?|比赛|赛事|本届(?:比赛|赛事)?|所有|全部|全程|参赛(?:选手|棋手|者|人员)?|报名|一律|均|都|各队|大会|组委会|主办方|承办方|另|也|并)*$`)

var perTeam = compile(`每(?:支)?(?:队|单位)`)

// feeRequired finds the clause that makes an entry valid by paying.
func (r *reader) feeRequired() (quote, bool) {
	for _, c := range r.cs {
		if m := feeDecides.FindStringIndex(c.s); m != nil {
			c.take(m[0], m[1])
			return c.sentence(m[0], m[1]), true
		}
	}
	return quote{}, false
}
