package prospectus

import (
	"strings"
)

const ofSame = `(?:同(?:一|1)?(?:个|支|所|家)?|自己(?:的)?|自家|来自同一个?|本|[一1]个)`

var (
	// sameUnit is who is kept apart: 同单位的棋手, 同一学校（俱乐部）选手.
	sameUnit = compile(ofSame + unitWords + `(?:\([^()]*\)|[、或和及/](?:同)?` + unitWords + `)*(?:之间|内|里)?(?:来|出)?(?:的)?(?:两(?:名|位))?(?:` + players + `)?|` + unitWords + `(?:里|内)?(?:的)?(?:同事|同学|队友|同伴|自己人|家人)|` + unitWords + `(?:之间|内部)?回避`)
	// avoidVerb are the words for keeping apart.
	avoidVerb = compile(`回避|避开|避让|避免|规避|错开|(?:让|岔|绕|躲|调|错)开|分开|隔开|拆开|(?:互|各|互相|相互|彼此)?不(?:得|能|可|许|会|宜|准|再|要|应|予|让|使|允许|互相|相互|彼此|直接|提前|安排|给|编|排|把|在)*` + meetWord + `|(?:不|别|勿)(?:安排|编|排|放|配|分)(?:在|到|成|为)?(?:一起|一处|同台|一桌|一对|一组|对手)?|(?:不|别|勿)[^,;。不]{0,14}` + strongMeet + `|(?:碰|遇|见|对|排|配)不(?:上|到|着)|互不(?:编排|相遇|对阵|交锋)|不(?:互相|相互)`)
	// avoidNot says that nobody is kept apart: 不回避, 不作回避.
	avoidNot  = compile(`(?:不|无|无须|无需|不需|不必|不再|没有|不设|未设)(?:作|做|予|实行|进行|考虑|采取|另行|要|用|必|设|搞|讲|分|特意|专门|刻意)*(?:同)?(?:` + unitWords + `)?(?:回避|避开|避让|规避)|(?:可以|可能|允许|也会|照样|照常|有可能|正常|照旧)(?:互相|相互)?` + meetWord)
	avoidWhen = compile(`(` + firstRound + `)(?:$|[^、和及与至-])|(?:` + firstRound + `(?:、|和|及|与|至|-)第?|前|头|最初|开始|第?[一1](?:、第?[二三四2-4])*(?:、|和|及|与|至|-|到)第?)` + count + `(?:个)?(?:轮|盘|场)|((?:从|自)` + firstRound + `(?:到|至|直到)(?:末一?轮|最后一?轮|末轮|尾轮|结束)|全程|全部(?:的)?(?:比赛)?(?:轮次|各轮)|所有(?:的)?(?:比赛)?轮次|整个(?:比赛|赛程|赛事)|各轮|每一?轮|自始至终|从头到尾|始终|一直|全过程|任何一?轮|各轮次|比赛全程|整场)`)
	softly    = compile(`原则上|一般|如有可能|适当|酌情|建议|可(?:以)?(?:适当)?回避|视|裁判`)
	afterward = compile(`^(?:从|自)?(?:之后|以后|其后|此后|后面|往后|后续|第[二三四五六2-6]轮起)`)
)

// strongMeet are the words for meeting that say nothing else.
const strongMeet = `(?:相遇|相逢|碰上|碰面|见面|碰头|同台|交手|交锋|对阵|对垒|对决|遇上|遇到|照面|捉对|内战|排在一起|编在一起)`

const meetWord = `(?:相遇|相逢|碰上|遇|对阵|对垒|编排|碰面|见面|碰头|碰|同台|交手|交锋|对局|对弈|对战|对抗|对决|相碰|比赛|配对|照面|捉对|编为|编在|排在|编到|安排在|互编|内战)`

// avoidIn reads 同单位回避: who is kept apart, and in which rounds, whatever the order of the two. 尽量 is a value: the
// pairing keeps them apart where it can in any case.
func (r *reader) avoidIn(c *clause, from, to int) []statement {
	s := c.s[from:to]
	start, end := avoidPhrase(s)
	if end == 0 {
		return nil
	}
	phrase := s[start:end]
	if softly.MatchString(phrase) {
		r.doubt("回避不是一定的", c, from+start, from+end)
		return nil
	}
	value := avoidRounds(phrase)
	if value == "" && thisRound.MatchString(phrase) && firstRE.MatchString(s[:start]) {
		value = "首轮" // 第一轮由电脑随机配对，这一轮里同一单位的人不碰面
	}
	if start > 0 && exceptFor.MatchString(lastPhrase(s[:start-1])) && avoidNot.MatchString(phrase) {
		return nil // 除首轮外，不作同单位回避: what holds for the first round is said elsewhere
	}
	switch {
	case value == "全程" && avoidNot.MatchString(phrase):
		value = "不"
	case avoidNot.MatchString(firstPart(phrase)) && value == "" && !afterward.MatchString(phrase):
		value = "不"
	case value == "" && start > 0: // 前三轮，同单位棋手不相遇
		if before := strings.TrimLeft(lastPhrase(s[:start-1]), ",;"); avoidOnly.MatchString(before) {
			value = avoidRounds(before)
		}
	case value == "" && end < len(s) && s[end] == '(': // 同单位回避（前三轮）
		value = avoidRounds(brief(s[end+1:]))
	}
	if value == "" {
		r.doubt("没有写明哪几轮回避", c, from+start, from+end)
		return nil
	}
	out := []statement{r.stateOfAll("同单位回避", value, c, from, span{from + start, from + end})}
	if m := notAsked.FindStringIndex(s[end:]); m != nil && (len(r.groupsIn(s[end:end+m[1]])) > 0 || restOf.MatchString(s[end:end+m[1]])) {
		out = append(out, r.state("同单位回避", "不", c, from+end+m[0], from+end+m[1])) // 公开组不作此项要求
	}
	return out
}

// thisRound is the round spoken of before.
var thisRound = compile(`(?:这一?|该|此|本|当)轮`)

var notAsked = compile(`^,[^,;]{0,20}不(?:需|必|用|再|予|设|作|做|考虑)*(?:单位)?回避|^,[^,;]{0,20}不(?:作|做|受|设|执行|在)(?:此|这|该|上述|本)(?:项|条|一)?(?:要求|限制|规定|限|列)|^,[^,;]{0,20}(?:不(?:执行|实行|适用|要求|限制|作要求)|除外|例外|免|不限)(?:$|[,;。)])`)

// firstPart is a phrase without what follows its comma.
func firstPart(phrase string) string {
	part, _, _ := strings.Cut(phrase, ",从")
	return part
}

// avoidPhrase gives the phrase of a sentence that keeps players of one unit apart, together with the next one where only
// that has the verb: 凡同一代表队者，第一、二轮避免配对.
func avoidPhrase(s string) (start, end int) {
	for _, m := range sameUnit.FindAllStringIndex(s, -1) {
		start = strings.LastIndexAny(s[:m[0]], ",;:(") + 1
		end = endAt(s, m[1], ",;)")
		next := end
		if end < len(s) && s[end] == ',' && subjectOnly.MatchString(s[m[1]:end]) {
			next = endAt(s, end+1, ",;)")
		}
		for _, e := range []int{end, next} {
			if avoidVerb.MatchString(s[start:m[0]]+s[m[1]:e]) || strings.HasSuffix(s[:m[1]], "回避") || avoidNot.MatchString(s[start:e]) {
				return start, e
			}
		}
	}
	return 0, 0
}

var subjectOnly = compile(`^(?:者|的|之间|` + players + `)*$`)

// avoidOnly is a phrase that only names the rounds.
var avoidOnly = compile(`^(?:比赛)?(?:在)?` + firstRound + `(?:抽签|编排|配对|比赛|对阵)*(?:时|中|内|里)?$|^(?:比赛)?(?:编排)?(?:在|于|从)?(?:前|第|头|首|全|整|所|各|每)[^,;]{0,9}(?:轮|盘|轮次|比赛|全程|过程)(?:之|中|内|里|比赛|安排|编排|对阵|配对|时)*$`)

// avoidRounds gives the rounds a phrase names.
func avoidRounds(phrase string) string {
	all := avoidWhen.FindAllStringSubmatch(strings.ReplaceAll(phrase, "次轮", "第二轮"), -1)
	if len(all) != 1 {
		return ""
	}
	switch w := all[0]; {
	case w[1] != "":
		return "首轮"
	case w[3] != "":
		return "全程"
	default:
		n := numeral(w[2])
		if n == "1" {
			return "首轮"
		}
		return "前" + n + "轮"
	}
}
