package prospectus

import (
	"slices"
	"strings"
)

var (
	// fillers are the words that may stand before places and say nothing of whose places they are.
	fillers = compile(thingWord + `|个人|团体|总分|积分|名次|成绩|总|比赛|竞赛|参赛|获得?|取得|进入|列|居|位|排|名|录取|奖励|奖给|奖项|奖金|奖|取|设|授予|颁发|颁给|颁|发给|发放|发|给予|给|赠|送|对|向|为|是|的|各|均|都|分别|每|另外|另|再|还|增加|同时|其中|此外|并|且|仅|只|单独|共|凡|在|按|由|以及|及|和|与|至|到|即|则|将|拟|可|本|该|组别|组|满足|符合|条件|棋手|选手|运动员|队员|棋友|参赛者|者|` +
		`以上|上述|第|前|单项|赛|项目|小项|(?:[两二三四五六七八九十]|\d)个?|个|(?:总额|合计|共计|小计|总计)?\d+元|总额`)
	// condWords are the words of the conditions that are known.
	condWords = compile(`女(?:子|性|生)?|男(?:子|性|生)?|[\x{4E00}-\x{9FA5}]{2,4}籍|` + localWord + `(?:籍)?|本地|当地|` + bornWord + `|老年|年满|周岁`)
)

var (
	// headCond is a condition on how many take part, or any other.
	headCond = compile(`(?:不足|不满|未满|少于|低于|超过|达到|达|满|多于|大于|小于|在)\d+(?:人|名|队|支)|\d+(?:人|名|队)(?:\([^()]*\))?(?:及|或)?(?:以上|以下|以内)|如果|假如|若|如有|视`)
	// condBehind is a condition behind places: 前八名中如有本镇棋手, 前三名里的农民.
	condBehind = compile(`^(?:的)?(?:棋手|选手|运动员|者)?(?:当中|之中|之内|以内|中|里|内),?(?:的|有|如[^下]|若|凡|属|来自)|^(?:的)?(?:棋手|选手|运动员|者)?,?(?:如[^下]|若|只要)`)
	lessOne    = compile(`^[^,。;]*减`)
)

// conditional says whether a place of a text stands behind a condition in its sentence: 不足12人,录取前四名.
func conditional(s string, at int) bool {
	a := max(strings.LastIndex(before(s, at, 4*nearBy), ";"), strings.LastIndex(before(s, at, 4*nearBy), "。"))
	near := before(s, at, 4*nearBy)[a+1:]
	m := headCond.FindStringIndex(near)
	return m != nil && !lessOne.MatchString(near[m[1]:])
}

// hasCondition says whether a place of a text stands before or behind a condition.
func hasCondition(text string) bool {
	maybe := headCond.MatchString(text)
	return slices.ContainsFunc(somePlace.FindAllStringIndex(text, -1), func(at []int) bool {
		return maybe && conditional(text, at[0]) || condBehind.MatchString(text[at[1]:])
	})
}

// strange gives the words right before a place that are neither fillers nor the name of a group nor, where known, part of
// a condition: they may say that the places are those of somebody the reader has no words for (残疾棋手前三名, 人数不足
// 8人的组前四名).
func (r *reader) strange(near string, known bool) string {
	if i := strings.LastIndexAny(near, ",;:()"); i >= 0 {
		near = near[i+1:]
	}
	for _, mark := range []string{"。", "、", "”", "》"} {
		if i := strings.LastIndex(near, mark); i >= 0 {
			near = near[i+len(mark):]
		}
	}
	left := r.withoutGroups(near)
	if known {
		left = condWords.ReplaceAllString(left, "")
	}
	left = restOf.ReplaceAllString(left, "")
	left = fillers.ReplaceAllString(left, "")
	return left
}
