package prospectus

import (
	"regexp"
	"strings"

	"qisai/pairing"
)

var (
	lateBy    = regexp.MustCompile(`(?:迟到|未到|超过|开赛后|开始后|延误)[^。;]{0,16}?` + count + `分钟?[^。;]{0,20}?(?:弃权|判负|负局|作负|负|取消)|` + count + `分钟(?:内)?(?:未到|不到)[^。;]{0,14}?(?:弃权|判负|负)`)
	forfeitTo = regexp.MustCompile(`(连续|累计)?(?:无故)?(连续|累计)?(?:弃权|缺席|缺赛|迟到弃权|未到)(?:比赛)?(?:达|满|超过)?` + count + `(?:轮|次|场|局)(?:者|的|以上|\(含\))*|(连续|累计)?` + count + `(?:轮|次|场|局)(?:无故)?(连续|累计)?(?:弃权|缺席|不到|未到)|(?:弃权)(连续|累计)?(?:达)?` + count + `(?:轮|次)`)
	outOfPlay = regexp.MustCompile(`退赛|取消(?:其)?(?:比赛|参赛|继续)?(?:比赛)?资格|不再(?:予以)?编排|退出比赛|除名|不予编排`)
	ruleBook  = regexp.MustCompile(`(?:(?:19|20)\d\d年?(?:版|修订版|审定|制定|颁布|出版)(?:的)?)?《[^《》]*(?:规则|棋规)[^《》]*》(?:\(?(?:19|20)\d\d年?版?(?:本)?\)?)?`)
	ruleVerb  = regexp.MustCompile(`执行|采用|按照|依据|遵照|使用|参照|按|依照`)
)

// forfeits reads 竞赛规则, 迟到弃权, 弃权退赛 and 弃权计法.
func (r *reader) forfeits() {
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			continue
		}
		r.ruleBook(c)
		if m := lateBy.FindStringSubmatchIndex(c.s); m != nil && !strings.Contains(c.s[m[0]:m[1]], "轮") {
			g := 2
			if m[2] < 0 {
				g = 4
			}
			if n, ok := pairing.ParseNumeral(c.s[m[g]:m[g+1]]); ok && n >= 1 && n <= 120 {
				r.item("迟到弃权(分钟)", itoa(int(n)), c, m[0], m[1])
			}
		}
		r.forfeitLimit(c)
	}
}

func (r *reader) ruleBook(c *clause) {
	m := ruleBook.FindStringIndex(c.s)
	if m == nil || !ruleVerb.MatchString(c.s[:m[0]]) && !c.under(topicMethod) || c.style == plain && c.parent == nil {
		return
	}
	if c.under(topicEntry) || c.under(topicWho) && !c.under(topicMethod) || strings.Contains(c.s[m[0]:m[1]], "补充") {
		return
	}
	if len(r.items["竞赛规则"]) > 0 {
		return
	}
	r.item("竞赛规则", c.cut(m[0], m[1]), c, m[0], m[1])
}

func (r *reader) forfeitLimit(c *clause) {
	m := forfeitTo.FindStringSubmatchIndex(c.s)
	if m == nil {
		return
	}
	_, b := c.sentenceAt(m[0], m[1])
	if !outOfPlay.MatchString(c.s[m[1]:b]) {
		return
	}
	how, n := "", ""
	for g := 1; g < len(m)/2; g++ {
		if m[2*g] < 0 {
			continue
		}
		switch word := c.s[m[2*g]:m[2*g+1]]; word {
		case "连续", "累计":
			how = word
		default:
			k, _ := pairing.ParseNumeral(word)
			n = itoa(int(k))
		}
	}
	if n == "" || n == "0" {
		return
	}
	r.item("弃权退赛(轮)", n, c, m[0], b)
	if how != "" {
		r.item("弃权计法", how, c, m[0], m[1])
	}
}
