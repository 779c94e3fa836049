package prospectus

import (
	"regexp"
	"slices"
	"strings"

	"qisai/pairing"
)

// statement is one value for some sections.
type statement struct {
	column, value string
	secs          []*section
	narrow        bool // said of some sections only
	c             *clause
	at            span
}

// settle puts the statements of one column into the sections: what is said of some goes before what is said of all, and
// where two clauses disagree the cell stays empty.
func (r *reader) settle(list []statement) {
	for _, sec := range r.secs {
		var best []statement
		for _, st := range list {
			if !containsSection(st.secs, sec) {
				continue
			}
			switch {
			case len(best) > 0 && st.narrow != best[0].narrow && best[0].narrow:
			case len(best) > 0 && st.narrow != best[0].narrow:
				best = []statement{st}
			default:
				best = append(best, st)
			}
		}
		if len(best) == 0 {
			continue
		}
		for _, st := range best[1:] {
			if st.value != best[0].value {
				r.problem(sec.name+"的“"+st.column+"”前后不一："+best[0].value+"、"+st.value, best[0].c.sentence(best[0].at.from, best[0].at.to), st.c.sentence(st.at.from, st.at.to))
				best = nil
				break
			}
		}
		for _, st := range best {
			sec.put(st.column, st.value, st.c.sentence(st.at.from, st.at.to))
		}
	}
	for _, st := range list {
		st.c.take(st.at.from, st.at.to)
	}
}

func containsSection(list []*section, s *section) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func (r *reader) state(column, value string, c *clause, from, to int) statement {
	secs := r.scope(c, from, to)
	if len(secs) == 0 {
		r.doubt("不知道是哪一组", c, from, to)
	}
	return statement{column, value, secs, len(secs) < len(r.secs), c, span{from, to}}
}

var (
	swissWord  = regexp.MustCompile(`积分编排|瑞士(?:制|移位|编排)|积分循环|电脑编排积分`)
	robinWord  = regexp.MustCompile(`(?:单|大)循环`)
	doubleWord = regexp.MustCompile(`双循环`)
	outWord    = regexp.MustCompile(`淘汰`)
	maybe      = regexp.MustCompile(`视|或(?:者)?|根据(?:各组)?(?:报名|参赛|实际)|如|若|不足|少于|以下|待定|另行`)
	methodVerb = regexp.MustCompile(`采用|采取|实行|进行|使用|用|打|为|制|赛制|编排|组:(?:个人)?[单双大]循环`)
	poolWord   = regexp.MustCompile(`分组循环|小组循环|分组(?:单)?循环`)
)

// method reads 赛制, 轮次, the points, the first round and what is avoided.
func (r *reader) method() {
	var systems, rounds, wins, draws, losses, firsts, units []statement
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule || c.under(topicEntry) && !strings.Contains(c.s, "轮") || c.path == "" && c.style == plain && !c.prose {
			continue
		}
		if r.ofTeams(c) {
			r.doubt("团体赛的办法，个人的组别不用", c, 0, len(c.s))
			continue
		}
		c.sentences(func(from, to int) {
			systems = append(systems, r.systemIn(c, from, to)...)
			rounds = append(rounds, r.roundsIn(c, from, to)...)
			wins = append(wins, r.pointsIn(c, from, to, "胜")...)
			draws = append(draws, r.pointsIn(c, from, to, "和")...)
			losses = append(losses, r.pointsIn(c, from, to, "负")...)
			firsts = append(firsts, r.firstIn(c, from, to)...)
			units = append(units, r.avoidIn(c, from, to)...)
		})
	}
	for _, list := range [][]statement{systems, rounds, wins, draws, losses, firsts, units} {
		r.settle(list)
	}
	r.doubledPoints()
	r.cut()
	r.moreRounds()
}

var laterRounds = regexp.MustCompile(`(?:继续|再)(?:进行)?第?` + count + `(?:-+|至)第?` + count + `轮(?:的)?(?:积分编排|瑞士)`)

// moreRounds reads how long those go on who are not in the knockout: 其余继续进行第9—11轮积分编排.
func (r *reader) moreRounds() {
	for _, c := range r.cs {
		m := laterRounds.FindStringSubmatchIndex(c.s)
		if m == nil || c.under(topicPrizes) {
			continue
		}
		for _, sec := range r.scopeOf(r.groupsIn(c.s[:m[0]])) {
			if sec.row["赛制"] == "积分编排+淘汰" {
				sec.put("轮次", numeral(c.s[m[4]:m[5]]), c.sentence(m[0], m[1]))
				c.take(m[0], m[1])
			}
		}
	}
}

// scopeOf gives the sections of categories, all for none.
func (r *reader) scopeOf(names []string) []*section {
	if len(names) == 0 {
		return r.secs
	}
	return r.sectionsOf(names)
}

// ofTeams says whether a clause is about matches of teams while the text has players for themselves, too.
func (r *reader) ofTeams(c *clause) bool {
	return strings.HasPrefix(c.s, "团体赛") && slices.ContainsFunc(r.cs, func(o *clause) bool { return strings.Contains(o.s, "个人赛") })
}

func (r *reader) systemIn(c *clause, from, to int) []statement {
	s := c.s[from:to]
	if m := ifFew.FindStringIndex(s); m != nil && (swissWord.MatchString(s[:m[0]]) || robinWord.MatchString(s[:m[0]])) {
		r.doubt("人数不足时另有办法", c, from+m[0], from+m[1])
		s = s[:m[0]]
	}
	swiss, robin, double, out := swissWord.FindStringIndex(s), robinWord.FindStringIndex(s), doubleWord.FindStringIndex(s), outWord.FindStringIndex(s)
	var kinds [][]int
	for _, k := range [][]int{swiss, robin, double} {
		if k != nil {
			kinds = append(kinds, k)
		}
	}
	switch {
	case len(kinds) == 0 && out == nil || !methodVerb.MatchString(s):
		return nil
	case swiss != nil && strings.HasPrefix(s[swiss[0]:], "积分编排比赛") || rankingSentence.MatchString(s) && !strings.Contains(s, "采用"):
		return nil
	case len(kinds) > 1 || len(kinds) == 1 && unsureSystem(s, kinds[0]) || poolWord.MatchString(s):
		if len(r.groupsIn(s)) > 1 && len(kinds) > 1 {
			return r.systemsByGroup(c, from, to)
		}
		r.doubt("赛制未定", c, from, to)
		return nil
	}
	at := out
	value := "单败淘汰"
	switch {
	case swiss == nil && robin == nil && double == nil && secondStage.MatchString(s):
		return nil // its first stage has the system
	case swiss != nil && out != nil:
		value, at = "积分编排+淘汰", swiss
	case swiss != nil:
		value, at = "积分编排", swiss
	case robin != nil && out == nil:
		value, at = "单循环", robin
	case double != nil && out == nil:
		value, at = "双循环", double
	case robin != nil || double != nil:
		r.doubt("循环和淘汰相接的赛制程序没有", c, from, to)
		return nil
	case cutPlayers.MatchString(s):
		return nil // read by cut
	case !strings.Contains(s, "单败") && !strings.Contains(s, "淘汰制") && !strings.Contains(s, "淘汰赛制"):
		return nil
	case maybe.MatchString(s):
		r.doubt("赛制未定", c, from, to)
		return nil
	}
	return []statement{r.state("赛制", value, c, from+at[0], from+at[1])}
}

// ifFew begins what holds only for few entries: …，如报名不足8人则采用单循环.
var ifFew = regexp.MustCompile(`[,;](?:如果?|若|倘若|当)?[^,;]{0,12}(?:不足|少于|未达到?|不满|低于)`)

// secondStage is a sentence about what follows the first stage.
var secondStage = regexp.MustCompile(`第二阶段|复赛|决赛阶段`)

// unsureSystem says whether the system depends on the entries. What depends may be only the number of rounds, behind it.
func unsureSystem(s string, at []int) bool {
	head := s[:at[0]]
	tail := s[at[1]:]
	return maybe.MatchString(head) || strings.Contains(tail, "或") && !strings.Contains(tail, "轮") || strings.HasPrefix(strings.TrimPrefix(tail, "制"), "或")
}

// systemsByGroup reads a sentence that gives each group its own system, phrase by phrase.
func (r *reader) systemsByGroup(c *clause, from, to int) []statement {
	var out []statement
	start := from
	for _, part := range strings.SplitAfter(c.s[from:to], ",") {
		end := start + len(part)
		s := c.s[start:end]
		names := r.groupsIn(s)
		value := ""
		for word, re := range map[string]*regexp.Regexp{"积分编排": swissWord, "单循环": robinWord, "双循环": doubleWord} {
			if re.MatchString(s) {
				value += word
			}
		}
		if len(names) > 0 && (value == "积分编排" || value == "单循环" || value == "双循环") && !maybe.MatchString(s) {
			var secs []*section
			for _, n := range names {
				secs = append(secs, r.sectionOf(n))
			}
			out = append(out, statement{"赛制", value, secs, true, c, span{start, end}})
		}
		start = end
	}
	return out
}

var (
	roundsRE    = regexp.MustCompile(`(?:共(?:赛|计|进行|比赛|打|下|设|为)?|赛|进行|采用|比赛|打|下|轮次(?:为|:)?|为|计|制|编排|均|各|:)?` + count + `轮`)
	notRounds   = regexp.MustCompile(`至$|到$|每天$|每日$|上午$|下午$|晚上$|当天$|半天$|各天$|第$|前$|后$|连续$|每$|隔$|弃权$|累计$|缺席$|再$|余下$|缺$|-$|无故$|迟到$|轮空$|首$|最后$|各用时$|末$|两次$|第\S{1,2}、$|淘汰赛?\($`)
	aboutRounds = regexp.MustCompile(`至少|不少于|大约|约|暂定|一般|原则上|预计|拟|不超过|最多|多于`)
	roundTail   = regexp.MustCompile(`^(?:弃权|未到|不到|缺席|者|未|无故|淘汰|单败|单淘汰|后|之后|结束后|以后|进入|附加|加赛|的?决赛)`)
)

func (r *reader) roundsIn(c *clause, from, to int) []statement {
	var out []statement
	s := c.s[from:to]
	if strings.Contains(s, "弃权") || strings.Contains(s, "退赛") {
		return nil
	}
	for _, m := range roundsRE.FindAllStringSubmatchIndex(s, -1) {
		head := before(s, m[2], 60)
		if notRounds.MatchString(head) || roundTail.MatchString(s[m[1]:]) {
			continue
		}
		if aboutRounds.MatchString(before(head, len(head), 30)) || strings.HasPrefix(s[m[1]:], "左右") || strings.HasPrefix(s[m[1]:], "以上") {
			r.doubt("轮次未定", c, from+m[0], from+m[1])
			continue
		}
		if phrase := lastPhrase(head); orOther.MatchString(brief(s[m[1]:])) || maybe.MatchString(phrase) && !strings.Contains(phrase, "视") {
			r.doubt("轮次未定", c, from+m[0], from+m[1])
			continue
		}
		if strings.HasPrefix(s[m[1]:], "或") || strings.HasPrefix(s[m[1]:], "-") {
			r.doubt("轮次未定", c, from+m[0], from+m[1])
			continue
		}
		n, ok := pairing.ParseNumeral(s[m[2]:m[3]])
		if !ok || n < 2 || n > 30 {
			continue
		}
		st := r.state("轮次", itoa(int(n)), c, from+m[0], from+m[1])
		if sex := sexRounds.FindString(before(s, m[2], len("女子组各赛"))); sex != "" {
			st.ofSex(r, sexOf(sex))
		}
		out = append(out, st)
	}
	return out
}

// sexRounds stands before the rounds of men or of women: 男子9轮、女子7轮.
var sexRounds = regexp.MustCompile(`(?:男|女)(?:子)?(?:各|均)?(?:赛|打|下|共)?$`)

// ofSex narrows a statement to the sections of one sex, where there are some.
func (st *statement) ofSex(r *reader, sex string) {
	var out []*section
	for _, sec := range st.secs {
		if r.find(sec.cats[0]).sex == sex {
			out = append(out, sec)
		}
	}
	if len(out) > 0 {
		st.secs, st.narrow = out, true
	}
}

// orOther is another system behind the rounds: 视人数采用7轮积分编排制或单循环制.
var orOther = regexp.MustCompile(`^[^,。;]{0,10}或(?:者)?(?:采用)?[单双大淘循]`)

// lastPhrase gives what follows the last comma.
func lastPhrase(s string) string {
	s = strings.TrimRight(s, ",")
	if i := strings.LastIndexAny(s, ",。;"); i >= 0 {
		return s[i:]
	}
	return s
}

var (
	firstLots = regexp.MustCompile(`(?:首轮|第一轮|第1轮|头一轮)(?:对阵|配对|编排)?[^,。;]{0,14}?(对折|首尾|相邻|随机|抽签)(?:随机)?(?:编排|配对|产生|决定|确定|抽签)*`)
	avoidRE   = regexp.MustCompile(`同(?:一)?(?:个)?[\x{4E00}-\x{9FA5}]{1,5}?(?:\([^()]*\))?(?:的)?(?:棋手|选手|运动员|队员)?[^,。;]{0,10}?(?:回避|避免(?:相遇|对阵)?|不(?:得|能|可)?(?:相遇|对阵|编排|碰面|同台|交手))`)
	avoidWhen = regexp.MustCompile(`(首轮|第一轮|第1轮|头一轮)|前` + count + `轮|(全程|各轮|每轮|所有轮次|始终)`)
)

func (r *reader) firstIn(c *clause, from, to int) []statement {
	m := firstLots.FindStringSubmatchIndex(c.s[from:to])
	if m == nil {
		return nil
	}
	value := c.s[from+m[2] : from+m[3]]
	if value == "抽签" {
		value = "随机"
	}
	return []statement{r.state("首轮编排", value, c, from+m[0], from+m[1])}
}

func (r *reader) avoidIn(c *clause, from, to int) []statement {
	s := c.s[from:to]
	m := avoidRE.FindStringIndex(s)
	if m == nil {
		return nil
	}
	start := m[0] - len(strings.TrimLeft(lastPhrase(s[:m[0]]), ",;。"))
	phrase := s[start:m[1]]
	if strings.Contains(phrase, "尽") {
		return nil // 尽量, 尽可能
	}
	value := ""
	switch w := avoidWhen.FindStringSubmatch(phrase); {
	case w == nil:
		r.doubt("没有写明哪几轮回避", c, from+m[0], from+m[1])
		return nil
	case w[1] != "" || numeral(w[2]) == "1":
		value = "首轮"
	case w[2] != "":
		value = "前" + numeral(w[2]) + "轮"
	default:
		value = "全程"
	}
	return []statement{r.state("同单位回避", value, c, from+start, from+m[1])}
}
