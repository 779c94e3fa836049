package prospectus

import (
	"slices"
	"strings"
)

// firstWays are the ways of pairing round 1, said by a name or by the first pair.
var firstWays = []struct {
	name string
	re   *pattern
}{
	{"对折", compile(`对折|折半|折叠|对半|上下对应|一分为二|(?:上|前)(?:、|下|和|与)*(?:半区|半段|半部)?[^,。;]{0,4}(?:下|后)(?:半区|半段|半部|半)|上半[^,。;]{0,8}下半|前(?:一)?半[^,。;]{0,8}后(?:一)?半|中分(?:法|对阵)`)},
	{"首尾", compile(`首尾|头尾|首末|首(?:位|名|号)(?:对|与|和)末|头对尾|(?:1|一)号?(?:对|与|和|VS|vs|-)(?:最后|末|尾|最末)|最大号|大小号|(?:1|一)号?(?:对|与|和)(?:最大|倒数)|最[高强大前](?:者|号|分)?(?:对|与|和)最[低弱小后末]`)},
	{"相邻", compile(`相邻|邻号|顺号|挨号|(?:顺次|依次|按号|顺序|按序|按顺序)两两|邻近|挨着|紧邻|(?:1|一)号?(?:对|与|和|VS|vs|-)(?:2|二)号?(?:$|[^\d号-])|(?:1|一)号?(?:对|与|和|VS|vs|-)(?:2|二)号|单数?号?(?:对|与)双数?号`)},
}

const byLot = `(?:抽签|抓阄|拈阄|摇号|抽号|抽取|抽定)`

var (
	firstRE = compile(firstRound)
	// byNumber is a lot that only gives the numbers: 抽签产生编号, 按抽签号, 编号由电脑抽签产生.
	byNumber = compile(`(?:随机|电脑|赛前|现场|大会|统一|由|以|用)*` + byLot + `(?:的|来|后|产生|确定|决定|排定|编定|编排|编|定|排|给|得出|分配|生成)*(?:参赛|比赛|各自|运动员|棋手|选手|签|先后)*(?:编号|序号|号码|号|顺序|位置|签位)|` +
		`(?:编号|序号|号码|签号|签位|顺序号)(?:均|都|一律|由|以|用|通过|经|按|采用|在|赛前|裁判组|计算机|电脑|大会|现场|统一|随机|,)*(?:` + byLot + `|随机)(?:产生|确定|决定|排定|编定|生成|排列|排出|方式|分配|编排|后)*|随机(?:产生|生成|编|分配|给)*(?:的)?(?:编号|序号|号码|号)`)
	// firstByLot is a round 1 whose pairs are drawn.
	firstByLot = compile(`随机|乱序|` + byLot + `|打乱`)
	pairWord   = compile(`对阵|对手|配对|编排|排|对局|捉对|产生|决定|确定|搭配|匹配|抽签|抓阄|^:?(?:由|电脑|计算机|系统|软件|全部|完全)*(?:随机|乱序)`)
	openWay    = compile(`另行|待定|或(?:者)?|视|酌情|裁判长(?:决定|确定|宣布)|公布|原则上|一般`)
	laterWord  = compile(`(?:,|;)(?:从)?(?:第二轮|第2轮|次轮|以后|之后|其后|其余|此后|后面|往后|后续|自第)`)
)

// firstIn reads 首轮编排, of each group the sentence names for itself.
func (r *reader) firstIn(c *clause, from, to int) []statement {
	var out []statement
	s := c.s[from:to]
	all := firstRE.FindAllStringIndex(s, -1)
	for i, m := range all {
		head := phraseStart(s, m[0])
		end := len(s)
		if i+1 < len(all) {
			end = max(m[1], strings.LastIndexAny(s[:all[i+1][0]], ",;"))
		}
		if later := laterWord.FindStringIndex(s[m[1]:end]); later != nil {
			end = m[1] + later[0]
		}
		way, sure := firstWay(s[head:end])
		if each := r.firstByGroup(c, from, s, head, end); len(each) > 1 {
			out = append(out, each...)
		} else if way != "" && !sure {
			r.doubt("首轮编排未定", c, from+m[0], from+end)
		} else if way != "" {
			out = append(out, r.stateOfAll("首轮编排", way, c, from, span{from + head, from + m[1]}))
		}
	}
	return out
}

// firstByGroup reads a way for each group: 首轮编排：公开组对折，女子组相邻.
func (r *reader) firstByGroup(c *clause, from int, s string, head, end int) []statement {
	var out []statement
	start := head
	for _, phrase := range strings.SplitAfter(s[head:end], ",") {
		names := r.groupsIn(phrase)
		if way, sure := firstWay(firstRound1 + phrase); way != "" && sure && len(names) > 0 && len(names) < len(r.cats) {
			out = append(out, statement{"首轮编排", way, r.sectionsOf(names), true, c, span{from + start, from + start + len(phrase)}})
		}
		start += len(phrase)
	}
	return out
}

// firstRound1 stands before a phrase whose 首轮 has been said.
const firstRound1 = "首轮对阵"

// stateOfAll makes a statement whose own phrase names no groups one of all, where the phrases of its sentence before it have
// named all groups one by one: 公开组下九轮，少儿组下七轮，头一轮由电脑随机配对.
func (r *reader) stateOfAll(column, value string, c *clause, from int, at span) statement {
	st := r.state(column, value, c, at.from, at.to)
	head := c.s[from:at.from]
	if len(r.groupsIn(c.s[at.from:at.to])) > 0 || restOf.MatchString(c.s[at.from:at.to]) || len(r.groupsIn(head)) < len(r.cats) {
		return st
	}
	if len(r.groupsIn(lastPhrase(head))) < len(r.cats) {
		st.secs, st.narrow = r.secs, false
	}
	return st
}

// firstWay gives how a text about round 1 pairs it. A lot for the numbers says nothing of the pairs, and what is said of
// later rounds neither.
func firstWay(text string) (way string, sure bool) {
	text = byNumber.ReplaceAllString(text, "")
	sure = !openWay.MatchString(text)
	for _, w := range firstWays {
		if !w.re.MatchString(text) {
			continue
		}
		if way != "" {
			return way, false
		}
		way = w.name
	}
	if way == "" && !firstNumbers.MatchString(text) && drawnPairs(text) {
		way = "随机"
	}
	return way, sure
}

// firstNumbers is something else of round 1: 首轮序号.
var firstNumbers = compile(firstRound + `(?:的)?(?:序号|编号|号码|签号|台次|台号|时间)`)

// drawnPairs says whether the text behind 首轮 draws its pairs by lot.
func drawnPairs(text string) bool {
	for _, phrase := range strings.Split(text, ",") {
		phrase = firstRE.ReplaceAllString(phrase, "")
		if beforeIt.MatchString(phrase) && !pairStrict.MatchString(phrase) {
			continue // 第一轮比赛前抽签
		}
		if m := firstByLot.FindStringIndex(phrase); m != nil && pairWord.MatchString(phrase) && !avoidVerb.MatchString(phrase[:m[0]]) && !colourLot.MatchString(phrase) && !lotTime.MatchString(phrase) {
			return true
		}
	}
	return false
}

// colourLot is a lot for the colours only.
var colourLot = compile(`种子|排在|无等级分|先后(?:手|走)|红黑|黑白|猜先|执[红黑白先]`)

var (
	beforeIt   = compile(`^(?:比赛|开赛|开始|编排)*(?:之)?前`)
	pairStrict = compile(`对阵|对手|配对|编排|捉对`)
)

// lotTime is a lot that only says when: 首轮抽签时.
var lotTime = compile(`抽签(?:时|前|后|会|仪式|中|工作|于|在)`)

// noFirst takes 首轮编排 and 同单位回避 from the sections that are no Swiss: everybody meets everybody.
func (r *reader) noFirst(list []statement) []statement {
	known := slices.ContainsFunc(r.secs, func(s *section) bool { return s.row["赛制"] != "" })
	for i := range list {
		list[i].secs = slices.DeleteFunc(slices.Clone(list[i].secs), func(s *section) bool {
			return strings.HasSuffix(s.row["赛制"], "循环") || known && s.row["赛制"] == "" // whose system was not understood may be one
		})
	}
	return list
}
