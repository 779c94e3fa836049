package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

const amountText = `(?:人民币)?(\d[\d,]*(?:\.\d+)?(?:万\d*|千)?|[一二三四五六七八九十两百千万]+)元`

// The total of the money: 本次比赛奖金总额20000元, 奖金(一共1350元), 三项共设奖金16000元, 设总额30000元的奖金.
const (
	moneyWord = `(?:现金|比赛|赛事)?(?:奖金|奖励|奖项)(?:奖品)?`
	allWord   = `(?:总额|总数|总值|总计|总共|共计|合计|一共|累计|全部|共)`
	linkWord  = `(?:额|共|为|计|是|有|达|:|合计|人民币)*`
	giveOut   = `(?:设置|设立|设|派发|发放|送出|拿出|提供|投入|发出|发|计)`
	thisEvent = `(?:本次|本届|此次|今年|这次|本站|本赛事|本杯)(?:比赛|赛事|大赛|联赛|公开赛|锦标赛|活动)?`
)

var (
	totalRE = compile(`(?:(?:总` + moneyWord + `|` + moneyWord + `总(?:额|数|值|计))` + linkWord + `|` + moneyWord + `\(?` + allWord + linkWord + `|` +
		allWord + giveOut + `?(?:总)?` + moneyWord + allWord + `?` + linkWord + `|` + thisEvent + giveOut + `(?:总)?` + moneyWord + linkWord + `|` +
		`以上(?:各项|全部|所有)?(?:奖金|各项)?` + allWord + `(?:奖金|人民币)?` + linkWord + `|(?:设(?:立)?)?总(?:额|计)` + linkWord + `)` + amountText)
	notTotal  = compile(`上届|上年|去年|往届|往年|团体|(?:^|[^、])个人|约|近|不低于|不少于|至少|最高|最低|预计|拟|超过?|逾`)
	notExact  = compile(`^(?:左右|以上|以内|以下|余|多|起|不等|/|每)`)
	taxBefore = compile(`税前|含税|代扣(?:代缴)?|扣除?个人所得税|扣税|(?:个人)?所得税(?:由|从)[^,。;]{0,12}(?:获奖|奖金|自理|承担|扣)`)
	taxAfter  = compile(`税后|(?:个人)?所得税由(?:主办|承办|组委会|赛事)[^,。;]{0,8}(?:承担|支付|负担)|不扣税|免税`)
	taxRate   = compile(`(\d{1,2})%(?:的)?(?:比例|税率)?(?:依法)?(?:代扣)?(?:代缴|扣除|缴纳|征收)?(?:个人)?(?:偶然)?所得税|(?:所得税|税率)[^,。;]{0,10}?(\d{1,2})%`)
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

// individualsToo says whether another clause on prizes is about those who play for themselves.
func (r *reader) individualsToo(c *clause) bool {
	return slices.ContainsFunc(r.cs, func(o *clause) bool {
		return o != c && o.under(topicPrizes) && strings.Contains(o.s, "个人") && strings.Contains(o.s, "元")
	})
}

func (r *reader) tax(c *clause) {
	r.taxFrom(c)
	if m := taxRate.FindStringSubmatchIndex(c.s); m != nil {
		g := 2
		if m[2] < 0 {
			g = 4
		}
		r.item("税率", c.s[m[g]:m[g+1]]+"%", c, m[0], m[1])
		if a := taxAfter.FindStringIndex(c.s[m[1]:]); a != nil {
			r.doubt("一处税前，一处税后", c, m[1]+a[0], m[1]+a[1])
		}
		return
	}
	if m := taxAfter.FindStringIndex(c.s); m != nil {
		if oneAward.MatchString(lastPhrase(c.s[:m[0]])) {
			r.doubt("只说一个奖项的税", c, m[0], m[1])
		} else {
			r.item("税率", "0%", c, m[0], m[1])
		}
		return
	}
	if m := taxBefore.FindStringIndex(c.s); m != nil {
		r.item("税率", "20%", c, m[0], m[1])
	}
}

// oneAward is a phrase about a single prize: 全胜奖为.
var oneAward = compile(`[\x{4E00}-\x{9FA5}]{2,6}(?:奖|称号)(?:均)?为?$`)

var taxFree = []*pattern{
	compile(`(\d{3,5})元(?:\(含[^()]*\))?(?:及)?以下(?:的)?(?:\(含[^()]*\))?(?:的|者)*(?:部分)?,?(?:不扣|免税|不征|不代扣|免征|免扣|免予|免(?:交|缴))`),
	compile(`(?:超过|超出|高于)(\d{3,5})元(?:以上)?(?:的|者|部分)*,?(?:须|应|将)?(?:依法|按规定|按国家规定|按)?[^,。;]{0,20}?(?:代扣|扣除?|缴纳|征)`),
}

// taxFrom reads 起征额: amounts up to it are paid untaxed.
func (r *reader) taxFrom(c *clause) {
	for _, re := range taxFree {
		if m := re.FindStringSubmatchIndex(c.s); m != nil && strings.Contains(c.s, "税") {
			r.item("起征额", c.s[m[2]:m[3]], c, m[0], m[1])
			return
		}
	}
}

func (r *reader) settleTax() {
	vs := r.items["税率"]
	for _, v := range vs {
		if v.text != vs[0].text {
			return // reported as said twice
		}
	}
	if len(vs) > 1 {
		r.items["税率"] = vs[:1]
	}
}

// plainYuan gives an amount in whole yuan.
func plainYuan(text string) (string, bool) {
	m, err := pairing.ParseMoney(text + "元")
	if err != nil || m%100 != 0 {
		return "", false
	}
	return m.String(), true
}
