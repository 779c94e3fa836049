package prospectus

import (
	"slices"
	"strings"
)

// systemWords are the ways of naming a system, also by what it means.
var systemWords = []struct {
	kind string
	re   *pattern
}{
	{"积分编排", compile(`积分编排|编排积分|积分循环|瑞士|(?i:swiss)-?制|编排的积分制|积分制(?:编排|对弈|配对)|按(?:累计|照|个人|当前)*积分(?:高低|多少|多寡|情况|排序)*(?:来)?(?:进行)?(?:配对|编排|对阵)|(?:同分|分同|分数?一样|分数?相同)的?(?:碰|对|遇|打|配)(?:同分|分同|分数?一样|分数?相同)|(?:高分|分高)的?(?:碰|对|遇|打|配)(?:高分|分高)`)},
	{"双循环", compile(`双循环|每(?:两|二)(?:人|名|位)?(?:` + players + `)?(?:之间)?(?:各|均|都)?(?:下|赛|对弈|弈|对局)(?:两|二|2)(?:局|盘)|主客场?循环`)},
	{"单循环", compile(`[单大]循环|每(?:两|二)(?:人|名|位)?(?:` + players + `)?(?:之间)?(?:只|均|都|各|仅)*(?:下|赛|对弈|弈|对局|交手|相遇)[一1](?:局|盘|次|场)|(?:与|和|跟)(?:同组|本组|其他|其余|所有|每)[^,。;]{0,8}(?:各|都|均)(?:下|赛|弈|对弈|对局)[一1](?:局|盘)|两两(?:对局|对弈|相遇|交手)[一1](?:局|盘|次)`)},
	{"单败淘汰", compile(`单败|单淘汰|淘汰制|淘汰赛制|淘汰`)},
}

// systemWord is a system named in a sentence.
type systemWord struct {
	kind string
	span
}

var (
	poolWord   = compile(`(?:分组|小组|分[^,。;]{0,4}组)(?:内)?(?:进行|先进行|先|采用|实行)*(?:单|大|双)?循环|双败|双淘汰`)
	methodVerb = compile(`每(?:两|二)|两两|采用|采取|实行|进行|使用|用|打|为|制|赛制|编排|组:(?:个人)?[单双大]循环`)
	methodName = compile(`^(?:比赛|竞赛)?(?:赛制|方式|办法|方法|形式|制度|轮数|轮次|下法|编排|规则|赛程)(?:与|和|及|:|$)`)
	// hangsOn are the words that make a system hang on something.
	hangsOn = compile(`(?:视|根据|依据|按)(?:各组|实际|具体)*(?:的)?(?:报名(?:$|[^顺先序号次])|参赛|实际|实到|人数|情况|报到|队)|视情|看人数|人[多少够]就|人数(?:多|少|够|不够)(?:就|则|时|的话)|如(?:果|遇|有|某|报|参|实|人|女|男|不)|若|倘|不足|少于|未达|不满|低于|待定|另行|另定|是否|可能|必要时|暂定|拟|\d(?:人|名)(?:及|或)?(?:以上|以下|以内)`)
	noKnock = compile(`(?:不|未|无|没有|没|别|唔)(?:再|会|设|进行|安排|采用|举行|搞|打|用|实行|采取|玩|是)*(?:单败|单|双败)?淘汰|(?:改变|取消|废除|放弃|告别|往届|上届|去年|历届|以往)[^,。;]{0,8}(?:单败|单)?淘汰(?:制|赛)?`)
	// secondStage is a sentence about what follows the first stage.
	secondStage = compile(`第二阶段|复赛|决赛阶段|决赛(?:采用|采取|实行|进行|为|打|用|则)[^,。;]{0,4}淘汰`)
	// notSystem stands behind a word for a system that only refers to it: 积分编排的两个组别, 积分编排比赛中.
	notSystem = compile(`^(?:赛|制)?(?:的)?(?:个人|团体)?(?:名次|排名|同分|计分)|^(?:比)?(?:赛|制)?(?:的)?(?:如|若)?(?:积分|得分|总分)(?:相|同|如|多|高|一)|^(?:赛|制)?(?:的)?(?:各|[两二三四五])?个?(?:组别|组)|^比赛|^(?:表|员|长|软件|系统)`)
)

// systemIn reads 赛制 of a sentence.
func (r *reader) systemIn(c *clause, from, to int) []statement {
	s := noKnock.ReplaceAllStringFunc(c.s[from:to], func(m string) string { return strings.Repeat(" ", len(m)) })
	if m := ifFew.FindStringIndex(s); m != nil && len(systemsOf(s[:m[0]])) > 0 {
		r.doubt("人数不足时另有办法", c, from+m[0], from+m[1])
		s = s[:m[0]]
	}
	words := slices.DeleteFunc(systemsOf(s), func(w systemWord) bool { return ofOldTimes(s, w.from) })
	if len(words) == 0 || !methodVerb.MatchString(s) && !c.under(topicMethod) && !methodName.MatchString(heading1(c)) ||
		inRanking(s, words[0].from) {
		return nil
	}
	if poolWord.MatchString(s) || eitherSystem(s, words) {
		if !onlyKnock(words) {
			r.doubt("赛制未定", c, from, to)
		}
		return nil
	}
	var out []statement
	for start := 0; start < len(words); {
		end := start + 1
		for end < len(words) && !r.ownSubject(s, words[end-1].to, words[end].from) {
			end++
		}
		if hangsOn.MatchString(s[:words[end-1].from]) { // and what follows hangs on the same
			if !onlyKnock(words[start:]) {
				r.doubt("赛制未定", c, from+words[start].from, to)
			}
			return out
		}
		out = append(out, r.systemStatement(c, from, s, words[start:end], len(words) > end-start)...)
		start = end
	}
	return out
}

// ofOldTimes says whether a place of a sentence is about another year: 去年打的是七轮. 沿用去年的七轮 is about this one.
func ofOldTimes(s string, at int) bool {
	head := s[phraseStart(s, at):at]
	return mergeOld.MatchString(head) && !asBefore.MatchString(s[phraseStart(s, at):phraseEnd(s, at)])
}

var asBefore = compile(`沿用|延续|仍|依旧|照旧|相同|一样|不变|同于|改|继续|如往`)

// inRanking says whether a system is only named in a sentence about the order of players.
func inRanking(s string, at int) bool {
	m := rankingSentence.FindStringIndex(s)
	return m != nil && m[0] < at && !strings.Contains(s, "采用") && len(scanSentence(s).keys) > 0
}

// systemsOf finds the systems named in a text, in its order; a kind right behind itself counts once.
func systemsOf(s string) []systemWord {
	var out []systemWord
	for _, w := range systemWords {
		for _, m := range w.re.FindAllStringIndex(s, -1) {
			if !notSystem.MatchString(s[m[1]:]) {
				out = append(out, systemWord{w.kind, span{m[0], m[1]}})
			}
		}
	}
	slices.SortFunc(out, func(a, b systemWord) int { return a.from - b.from })
	return out
}

func onlyKnock(words []systemWord) bool {
	return !slices.ContainsFunc(words, func(w systemWord) bool { return w.kind != "单败淘汰" })
}

// eitherSystem says whether the systems of a sentence are alternatives. What hangs on the entries may be only the number of
// rounds, behind them.
func eitherSystem(s string, words []systemWord) bool {
	if strings.Contains(lastPhrase(s[:words[0].from]), "或") {
		return true
	}
	for i, w := range words {
		tail := s[w.to:]
		if i+1 < len(words) {
			if tail = s[w.to:words[i+1].from]; w.kind != words[i+1].kind && strings.Contains(tail, "或") {
				return true
			}
		}
		if strings.HasPrefix(strings.TrimLeft(tail, "制赛"), "或") {
			return true
		}
	}
	return false
}

// ownSubject says whether groups of its own are named between two systems.
func (r *reader) ownSubject(s string, from, to int) bool {
	between := s[from:to]
	return len(r.groupsIn(between)) > 0 || restOf.MatchString(between) || len(r.bareList(strings.TrimLeft(lastPhrase(between), ",;"))) > 0
}

// systemStatement makes the statement of the systems that have one subject; apart says that others of the sentence have
// their own.
func (r *reader) systemStatement(c *clause, from int, s string, words []systemWord, apart bool) []statement {
	has := func(kind string) bool {
		return slices.ContainsFunc(words, func(w systemWord) bool { return w.kind == kind })
	}
	value, at := words[0].kind, words[0].span
	knock := has("单败淘汰")
	switch {
	case has("单循环") && has("双循环") || has("积分编排") && (has("单循环") || has("双循环")):
		r.doubt("赛制未定", c, from+words[0].from, from+words[len(words)-1].to)
		return nil
	case knock && has("积分编排"):
		if !cutNamed(s) {
			value = "积分编排" // the knockout is another event's
			break
		}
		value = "积分编排+淘汰"
	case knock && !onlyKnock(words):
		r.doubt("循环和淘汰相接的赛制程序没有", c, from+words[0].from, from+words[len(words)-1].to)
		return nil
	case knock:
		text := s[words[0].from:]
		if secondStage.MatchString(s) || cutPlayers.MatchString(s) || !plainKnock.MatchString(text) {
			return nil // read by cut, or its first stage has the system
		}
	}
	st := r.state("赛制", value, c, from+at.from, from+at.to)
	if m := exceptFor.FindStringSubmatchIndex(s); m != nil && m[0] <= at.from && at.to <= m[1] {
		st.secs, st.narrow = r.sectionsOf(r.groupsIn(s[m[2]:m[3]])), true // 除老年组打单循环外
	}
	st.narrow = st.narrow || apart && len(st.secs) < len(r.secs)
	return []statement{st}
}

var plainKnock = compile(`^(?:单败|单淘汰|淘汰制|淘汰赛制)`)

// ifFew begins what holds only for few entries: …，如报名不足8人则采用单循环.
var ifFew = compile(`[,(](?:如果?|若|倘若|当)?[^,;]{0,12}(?:不足|少于|未达到?|不满|低于|(?:超过|多于|达到|超出|满)\d+[人名](?:或?以上|的|时)*,?(?:则|就|改|时))`)
