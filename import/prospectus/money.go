package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

const amountText = `(?:人民币)?(\d[\d,]*(?:\.\d+)?(?:万\d*|千)?|[零一二三四五六七八九十两百千万]+)元`

// The total of the money: 本次比赛奖金总额20000元, 奖金(一共1350元), 三项共设奖金16000元, 设总额30000元的奖金.
const (
	moneyWord = `(?:现金|比赛|赛事)?(?:奖金|奖励|奖项|红包)(?:奖品|池)?`
	allWord   = `(?:加起来(?:一共|总共|共计|共)?|总额|总数|总值|总计|总共|共计|合计|一共|累计|全部|共)`
	linkWord  = `(?:额|共|为|计|是|有|达|:|合计|人民币)*`
	giveOut   = `(?:设置|设立|设有|设|派发|发放|送出|拿出|提供|投入|安排|准备|筹集|备有|备|发出|发|计)`
	thisEvent = `(?:本次|本届|此次|今年|这次|本站|本赛事|本杯)(?:比赛|赛事|大赛|联赛|公开赛|锦标赛|活动)?`
)

var (
	totalRE = compile(`(?:(?:总` + moneyWord + `|` + moneyWord + `总(?:额|数|值|计))` + linkWord + `|` + moneyWord + `[(:]?` + allWord + linkWord + `|全部` + moneyWord + `,?总(?:数|额|计)` + linkWord + `|` +
		allWord + giveOut + `?(?:总)?` + moneyWord + allWord + `?` + linkWord + `|` + thisEvent + giveOut + `(?:总)?` + moneyWord + linkWord + `|` +
		`以上(?:各项|全部|所有)?(?:奖金|各项)?` + allWord + `(?:奖金|人民币)?` + linkWord + `|(?:^|[。;:])(?:大会|赛会|比赛|大赛)?(?:设立|设置|设)(?:总)?(?:奖金|奖励)` + linkWord + `|^(?:奖金:?)?(?:一共|总共|共计|总计|合计)` + giveOut + `?)` + amountText)
	notTotal = compile(`上届|上年|去年|往届|往年|团体|(?:^|[^、])个人|约|近|不低于|不少于|至少|最高|最低|预计|拟|超过?|逾|预算|经费|赞助|参赛费|报名费`)
	notExact = compile(`^(?:左右|以上|以内|以下|余|多|起|不等|/|每)`)
)

// money reads 奖金总额 and 税率.
func (r *reader) money() {
	for _, c := range r.cs {
		r.total(c)
		r.tax(c)
	}
	r.settleTax()
}

// total reads 奖金总额; a sum of one group's is of its list.
func (r *reader) total(c *clause) {
	for _, m := range totalRE.FindAllStringSubmatchIndex(c.s, -1) {
		a, _ := c.sentenceAt(m[0], m[1])
		yuan, ok := plainYuan(c.s[m[2]:m[3]])
		near := lastPhrase(c.s[a:m[0]]) + c.s[m[0]:m[2]]
		switch {
		case !ok || r.sumOfGroup(c, a, m[0]):
		case notTotal.MatchString(near) && !strings.Contains(near, "、") || notExact.MatchString(c.s[m[1]:]):
			r.doubt("不是确定的奖金总额", c, m[0], m[1])
		default:
			r.item("奖金总额", yuan, c, m[0], m[1])
			r.declared[c] = append(r.declared[c], c.s[m[0]:m[1]])
		}
	}
}

// sumOfGroup says whether a sum is of some groups only: one is named in its phrase or in a heading above it, or begins the
// sentence in which its amounts stand before their sum.
func (r *reader) sumOfGroup(c *clause, from, at int) bool {
	if strings.Contains(c.s[:at], "团体") && !strings.Contains(c.s[:at], "个人") && r.individualsToo(c) {
		return true
	}
	if len(r.secs) < 2 {
		return false
	}
	near := lastPhrase(c.s[from:at])
	if allGroups.MatchString(near) {
		return false
	}
	if len(r.groupsIn(near)) > 0 && !strings.Contains(near, "、") {
		return true
	}
	if n := len(r.groupsIn(c.s[from:at])); n > 0 && (n < len(r.cats) || strings.Contains(c.s[from:at], "元")) {
		return true
	}
	for p := c.parent; p != nil; p = p.parent {
		if n := len(r.groupsIn(p.s)); n > 0 && n < len(r.cats) {
			return true
		}
	}
	return false
}

// allGroups is a phrase about the groups together: 两组奖金总数.
var allGroups = compile(`(?:两|三|四|五|六|各|全部|所有)(?:个)?(?:组|项)`)

// individualsToo says whether another clause on prizes is about those who play for themselves.
func (r *reader) individualsToo(c *clause) bool {
	return slices.ContainsFunc(r.cs, func(o *clause) bool {
		return o != c && o.under(topicPrizes) && strings.Contains(o.s, "个人") && strings.Contains(o.s, "元")
	})
}

// plainYuan gives an amount in whole yuan.
func plainYuan(text string) (string, bool) {
	m, err := pairing.ParseMoney(text + "元")
	if err != nil || m%100 != 0 {
		return "", false
	}
	return m.String(), true
}
