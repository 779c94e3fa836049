package prospectus

import (
	"strings"
)

// A tax is said in percent, in words or in tenths: 20%, 百分之二十, 两成, 20个点, 五分之一.
var (
	percentWords = compile(`百分之([一二三四五六七八九十]{1,3}|\d{1,2})`)
	tenthWords   = compile(`([一二两三四])成`)
	pointWords   = compile(`(\d{1,2})个点`)
	fifth        = compile(`五分之一`)
	taxWord      = compile(`税|(?:超过|起征)[^。;]{0,20}(?:扣|征)`)
	otherTax     = compile(`发票|增值税|优惠|税后`)
	taxRate      = compile(`(\d{1,2})%`)
	taxBefore    = compile(`代扣(?:代缴)?|扣除?个人所得税|扣税|(?:个人)?所得税(?:由|从)[^,。;]{0,12}(?:获奖|奖金|自理|承担|扣)`)
	taxAfter     = compile(`税后|(?:个人)?所得税由(?:主办|承办|组委会|赛事)[^,。;]{0,8}(?:承担|支付|负担)|不扣税|免税`)
	// taxOwn is tax that is the winner's own business.
	taxOwn = compile(`自行(?:申报|缴纳|办理)|不代扣|税费自理`)
)

// tax reads 税率 and 起征额.
func (r *reader) tax(c *clause) {
	if !strings.Contains(c.s, "税") && !taxWord.MatchString(c.s) {
		return
	}
	r.plainPercent(c)
	free := r.taxFrom(c)
	if otherTax.MatchString(c.s) && !taxAfter.MatchString(c.s) || taxOwn.MatchString(c.s) {
		return
	}
	for _, m := range taxRate.FindAllStringSubmatchIndex(c.s, -1) {
		a, b := c.sentenceAt(m[0], m[1])
		if !taxWord.MatchString(c.s[a:b]) && !taxWord.MatchString(c.s[:m[0]]) {
			continue
		}
		r.item("税率", c.s[m[2]:m[3]]+"%", c, m[0], m[1])
		if k := taxAfter.FindStringIndex(c.s[m[1]:]); k != nil && !free {
			r.doubt("一处税前，一处税后", c, m[1]+k[0], m[1]+k[1])
		}
		return
	}
	if m := taxAfter.FindStringIndex(c.s); m != nil && !free {
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

func (r *reader) plainPercent(c *clause) {
	c.rewrite(percentWords, func(m []string) string { return itoa(atoiOr(m[1])) + "%" })
	c.rewrite(tenthWords, func(m []string) string { return itoa(10*atoiOr(strings.Replace(m[1], "两", "二", 1))) + "%" })
	c.rewrite(pointWords, func(m []string) string { return m[1] + "%" })
	c.rewrite(fifth, func([]string) string { return "20%" })
}

// oneAward is a phrase about a single prize: 全胜奖为.
var oneAward = compile(`[\x{4E00}-\x{9FA5}]{2,6}(?:奖|称号)(?:均)?为?$`)

const (
	taxed   = `(?:扣|征|缴|计税|纳税)`
	untaxed = `(?:不(?:再|予|用|需)?` + taxed + `|免` + `)`
	taxSum  = `(?:人民币)?(\d{3,6})元?(?:\(含[^()]*\))?`
)

var taxFree = []*pattern{
	compile(taxSum + `(?:及|或|\(含\))?(?:以下|以内|之内)(?:的)?(?:\(含[^()]*\))?(?:的|者|部分)*,?` + untaxed),
	compile(`(?:达到或)?(?:低于|不超过|不足|不满)` + taxSum + `(?:的|者|部分)*,?` + untaxed),
	compile(`(?:超过|超出|高于|多于)` + taxSum + `(?:以上)?(?:的|者|部分)*,?[^。;,]{0,24}?` + taxed),
	compile(`(?:起征点|起征额|免征额|起扣点)(?:为|是|:|定为)*(?:每笔|单笔|单项)?(?:奖金)?` + taxSum),
}

// taxFrom reads 起征额: amounts up to it are paid untaxed.
func (r *reader) taxFrom(c *clause) bool {
	for _, re := range taxFree {
		if m := re.FindStringSubmatchIndex(c.s); m != nil {
			r.item("起征额", c.s[m[2]:m[3]], c, m[0], m[1])
			return true
		}
	}
	return false
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
