package prospectus

import (
	"strings"

	"qisai/pairing"
)

const (
	times     = count + `(?:轮|次|场|局|盘)`
	forfeited = `(?:无故|无正当理由)?(?:弃权|缺席|缺赛|迟到弃权|未到场?|不到场?|不来|不参赛)(?:比赛)?`
	runWord   = `(连续|累计|连着|接连|全程累计|累积|总计|全程|先后)?`
)

var (
	lateBy = compile(`(?:迟到|未到|超过|开赛(?:时间)?后?|开始后?|开棋(?:以后|之后|后)?|开局后?|延误)[^。;]{0,16}?` + count + `分钟?[^。;]{0,20}?(?:弃权|判负|负局|作负|为负|局负|负|取消)|` + count + `分钟(?:内)?(?:未到|不到)[^。;]{0,14}?(?:弃权|判负|负)`)
	// forfeitTo is how many games one may miss: 连续弃权两轮, 弃权累计满两场, 两轮弃权, 连着两盘弃权.
	forfeitTo = compile(runWord + forfeited + runWord + `(?:达到?|满|超过|共|已)?` + times + `(?:者|的|以上|\(含\))*|` + runWord + times + forfeited + `(?:\((不(?:要求|必|需)连续|可不连续|不论是否连续)\))?`)
	outOfPlay = compile(`退赛|取消(?:其)?(?:后续|以后|此后|余下|其后|继续|后面)?(?:的)?(?:各轮|各场)?(?:的)?(?:比赛|参赛|编排|继续比赛|继续参赛)?(?:的)?资格|不再(?:予以|给予|参加|安排|给|为其)?(?:编排|排|安排|参加|以后|后面|后续|后|此后|其后|比赛)|退出(?:后面|后续|以后|全部|余下)?(?:的)?比赛|除名|不予编排|停止编排`)
	noPunish  = compile(`参评|评选|评优`)
	ruleBook  = compile(`(?:(?:19|20)\d\d年?(?:版|修订版|审定|制定|颁布|出版)(?:的)?)?《[^《》]*(?:规则|棋规)[^《》]*》(?:\(?(?:19|20)\d\d年?版?(?:本)?\)?)?`)
	ruleVerb  = compile(`执行|采用|按照|依据|遵照|使用|参照|按|依照`)
)

// forfeits reads 竞赛规则, 迟到弃权, 弃权退赛 and 弃权计法.
func (r *reader) forfeits() {
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			continue
		}
		r.ruleBook(c)
		if m := lateBy.FindStringSubmatchIndex(c.s); m != nil && !severalRounds.MatchString(c.s[m[0]:m[1]]) {
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

var severalRounds = compile(`(?:\d|[一二两三四五])轮`)

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
	for _, m := range forfeitTo.FindAllStringSubmatchIndex(c.s, -1) {
		_, b := c.sentenceAt(m[0], m[1])
		if next := forfeitTo.FindStringIndex(c.s[m[1]:b]); next != nil {
			b = m[1] + next[0] // its own consequence follows it
		}
		if tail := c.s[m[1]:b]; outOfPlay.MatchString(tail) && !noPunish.MatchString(tail) {
			r.forfeitsAt(c, m, b)
		}
	}
}

// runWords are the words for games missed in a row, and for those missed in all.
var runWords = map[string]string{"连续": "连续", "连着": "连续", "接连": "连续", "累计": "累计", "全程累计": "累计", "累积": "累计", "总计": "累计", "全程": "累计", "先后": "累计",
	"不要求连续": "累计", "不必连续": "累计", "不需连续": "累计", "可不连续": "累计", "不论是否连续": "累计"}

func (r *reader) forfeitsAt(c *clause, m []int, b int) {
	how, n := "", ""
	for g := 1; g < len(m)/2; g++ {
		if m[2*g] < 0 {
			continue
		}
		word := c.s[m[2*g]:m[2*g+1]]
		if runWords[word] != "" {
			how = runWords[word]
		} else {
			n = numeral(word)
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
