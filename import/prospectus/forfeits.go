package prospectus

import (
	"strings"
)

const times = count + `(?:个)?(?:轮次|轮|次|场|局|盘)`

var (
	timesRE = compile(times)
	// missed are the words for not playing a game.
	missed = compile(`弃权|连弃|弃(?:赛|掉|了)|弃赛|缺席|缺赛|罢赛|旷赛|缺阵|未到|未参赛|不到|不来|没来|没到|不参赛|没人影|没影|缺(?:了|席|赛)*` + count + `(?:轮|盘|场|局)|不见人|未出场|不出场|未出赛|不出赛|无故不`)
	// inRun and inAll say how games missed are counted.
	inRun = compile(`连续|连着|接连|相连|连`)
	inAll = compile(`(?:不|无|甭|别)?(?:管|论|问|拘)?(?:是)?(?:连|断)不(?:连|断)(?:续|着)?|(?:前后|前前后后|先后|来回)?(?:加起来|加一起|加在一起)|一共|总共|统共|拢共|共计|累计|累积|总计|合计|共计|先后|全程|整个(?:比赛|赛程|赛事|活动)|(?:比赛|赛事|赛程|阶段)(?:期间|过程中|之中|中|内)|全部比赛|(?:不|无|未)(?:要求|必|需|须|论|管|限)(?:是否|是不是|前后|几次|几轮|两次|两轮|三次)*(?:是否|是不是|有无)?(?:连续|相连|连着|间断)|可不连续|不连续|不一定连续|不分前后`)
	// outOfPlay are the words for being taken out of the event.
	outOfPlay = compile(`退赛|取消(?:其|该|棋手|选手|运动员|他)?[^,。;]{0,12}?(?:资格|全部(?:比赛)?成绩|各轮|轮次)|不(?:再|予|给|能再|得再|准再)(?:给|为|予以|给予|参加|安排|继续|让|对|替|参与|排|编|其|他|她|你|您|配)*(?:编排|排|安排|参加|参赛|配对|编|比赛|对手|其余|其他|其它|以后|后面|后续|后|此后|其后|余下|剩下|下面)|不(?:排|编)(?:你|他|其|棋|了|对手)|退出[^,。;]{0,8}(?:比赛|赛事|竞赛)|除名|停止(?:其)?[^,。;]{0,8}(?:编排|比赛|参赛|排阵|赛程)|(?:作|做|按|以|视|当|算|即|为)+(?:自动|自行|主动|中途)?(?:退出|退赛)|终止(?:其)?[^,。;]{0,8}(?:资格|比赛|赛程)|停赛|剔除|出局|请回|取消[^,。;]{0,8}(?:编排|排阵|对局)|(?:算|当|作|视)(?:为|作|成)?(?:他|其|你|自己|自动|主动)*退(?:了|出|赛)|(?:余下|剩余|剩下|其余|后面|后续|以后)(?:的)?(?:对局|比赛|轮次|各轮)(?:一律|均|都|全部|予以|即|全)*取消|不再参赛`)
	// forfeitNot is a sentence about something else that is missed or taken away.
	forfeitNot = compile(`犯规|违例|警告|申诉|抗议`)
	// notOut is a right to something else that is lost: 取消评奖资格.
	notOut    = compile(`评|奖|下届|下一届|下年|明年|录取|名次`)
	notTimes  = compile(`(?:第|每|该|本|下|上|首|前|后|末|同|任何|任意|隔|至多|最多|某|其中)$`)
	timesTail = compile(`^(?:比赛|赛事)?(?:起|后|前|开始|结束|为止|以前|中|内|的比赛|积分)`)
)

// forfeits reads 竞赛规则, 迟到弃权, 弃权退赛 and 弃权计法.
func (r *reader) forfeits() {
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			continue
		}
		r.ruleBook(c)
		r.late(c)
		c.sentences(func(from, to int) { r.forfeitLimit(c, from, to) })
	}
}

// forfeitLimit reads how many games missed take a player out: the last number of games before the words for that.
func (r *reader) forfeitLimit(c *clause, from, to int) {
	s := c.s[from:to]
	start := 0
	for _, o := range outOfPlay.FindAllStringIndex(s, -1) {
		head := s[start:o[0]]
		if notOut.MatchString(s[o[0]:o[1]]) {
			start = o[1]
			continue
		}
		all := timesIn(head)
		if len(all) == 0 || !missed.MatchString(head) {
			continue
		}
		m := all[len(all)-1]
		if forfeitNot.MatchString(s[start+missedFrom(head, m[0]):]) {
			continue
		}
		if len(all) > 1 && timesCompete(head, all) {
			r.doubt("弃权退赛有两种情形，表格里写不下", c, from, to)
			return
		}
		if names := r.groupsIn(s); len(names) > 0 && len(names) < len(r.cats) {
			r.doubt("弃权退赛只写了部分组别", c, from, to)
			return
		}
		begin := from + start + missedFrom(head, m[0])
		r.item("弃权退赛(轮)", numeral(firstOf(head, m[2:])), c, begin, to)
		end := to
		if next := timesIn(s[o[1]:]); len(next) > 0 && missed.MatchString(s[o[1]:]) {
			end = from + o[1]
		}
		if how := runOf(c.s[begin:end]); how != "" {
			r.item("弃权计法", how, c, begin, to)
		}
		start = o[1]
	}
}

// missedFrom gives where the phrase a number of games stands in begins, with the one before it where that only says when.
func missedFrom(head string, at int) int {
	i := phraseStart(head, at)
	if i > 1 {
		if k := phraseStart(head, i-1); whole.MatchString(head[k : i-1]) {
			return k
		}
	}
	return i
}

// whole is a phrase that says over what games missed are counted: 整个比赛期间.
var whole = compile(`^(?:在)?(?:整个|全部|所有|全程|比赛)[^,;]{0,8}$`)

// runOf gives how games are counted. Both words in one sentence say nothing unless one denies the other: 累计，不论是否连续.
func runOf(s string) string {
	all := inAll.MatchString(s)
	run := inRun.MatchString(inAll.ReplaceAllString(s, ""))
	switch {
	case all && !run:
		return "累计"
	case run && !all:
		return "连续"
	}
	return ""
}

// timesIn finds the numbers of games missed in a text.
func timesIn(s string) [][]int {
	var out [][]int
	for _, m := range timesRE.FindAllStringSubmatchIndex(s, -1) {
		nth := strings.HasSuffix(s[:m[0]], "第") && strings.HasSuffix(s[m[0]:m[1]], "次") // 第2次弃权
		if (nth || !notTimes.MatchString(s[:m[0]])) && !timesTail.MatchString(s[m[1]:]) && numeral(firstOf(s, m[2:])) != "0" {
			out = append(out, m)
		}
	}
	return out
}

// timesCompete says whether two numbers of games are alternatives: 连续弃权2轮或累计弃权3轮.
func timesCompete(s string, all [][]int) bool {
	for i := 1; i < len(all); i++ {
		between := s[all[i-1][1]:all[i][0]]
		if strings.Contains(between, "或") || strings.Contains(between, "、") || strings.Contains(between, "和") && !strings.Contains(between, ",") {
			return true
		}
	}
	return false
}

// firstOf gives the first group of a match that took part.
func firstOf(s string, groups []int) string {
	for i := 0; i+1 < len(groups); i += 2 {
		if groups[i] >= 0 {
			return s[groups[i]:groups[i+1]]
		}
	}
	return ""
}
