package prospectus

import (
	"strings"

	"qisai/pairing"
)

const amountText = `(?:人民币)?(\d[\d,]*(?:\.\d+)?(?:万\d*|千)?|[一二三四五六七八九十两百千万]+)元`

var (
	totalRE   = compile(`(?:(?:本次|本届)(?:比赛|赛事|大赛)?设(?:现金)?(?:奖金|奖励)(?:总额|共计|合计|总计|为|共)+|(?:本次|本届)?(?:比赛|赛事|大赛)?(?:共|总共|合计|一共)(?:设(?:置|立)?|派发|发放|计|提供)(?:总)?(?:奖金|奖励)(?:总额|共计|合计|总计|为|共)*|(?:总奖金|奖金总额|奖金总计|奖励总额|奖金总数|奖金共计|奖金合计|总奖金额|设总奖金)(?:额)?(?:共|为|计|:|达|高达|合计|是)*|以上(?:奖金|各项)?(?:共计|合计|总计)(?:奖金|人民币)?|共(?:计)?(?:设|派发|发放)(?:总)?(?:奖金|奖励)(?:共计|合计|总额)?(?:为)?)` + amountText)
	taxBefore = compile(`税前|含税|代扣(?:代缴)?|扣除?个人所得税|扣税|(?:个人)?所得税(?:由|从)[^,。;]{0,12}(?:获奖|奖金|自理|承担|扣)`)
	taxAfter  = compile(`税后|(?:个人)?所得税由(?:主办|承办|组委会|赛事)[^,。;]{0,8}(?:承担|支付|负担)|不扣税|免税`)
	taxRate   = compile(`(\d{1,2})%(?:的)?(?:比例|税率)?(?:依法)?(?:代扣)?(?:代缴|扣除|缴纳|征收)?(?:个人)?(?:偶然)?所得税|(?:所得税|税率)[^,。;]{0,10}?(\d{1,2})%`)
)

// money reads 奖金总额 and 税率.
func (r *reader) money() {
	for _, c := range r.cs {
		for _, m := range totalRE.FindAllStringSubmatchIndex(c.s, -1) {
			a, _ := c.sentenceAt(m[0], m[1])
			yuan, ok := plainYuan(c.s[m[2]:m[3]])
			if !ok || len(r.groupsIn(lastPhrase(c.s[a:m[0]]))) > 0 && !strings.Contains(c.s[a:m[0]], "、") || strings.Contains(lastPhrase(c.s[a:m[0]]), "团体") {
				continue
			}
			r.item("奖金总额", yuan, c, m[0], m[1])
		}
		r.tax(c)
	}
	r.settleTax()
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
