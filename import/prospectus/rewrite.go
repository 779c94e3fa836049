package prospectus

import (
	"strings"

	"qisai/pairing/prize"
)

// rewrite puts another wording for each match into the reading form of a clause; quotations stay as written.
func (c *clause) rewrite(re *pattern, to func(m []string) string) {
	if re.MatchString(c.s) {
		c.s, c.pos = rewritten(c.s, c.pos, re, to)
		c.searched = false
	}
}

// rewritten puts another wording for each match into a text; pos goes with it.
func rewritten(s string, pos []int, re *pattern, to func(m []string) string) (string, []int) {
	var out strings.Builder
	var at []int
	done := 0
	for _, m := range re.FindAllStringSubmatchIndex(s, -1) {
		var words []string
		for g := 0; g < len(m); g += 2 {
			word := ""
			if m[g] >= 0 {
				word = s[m[g]:m[g+1]]
			}
			words = append(words, word)
		}
		text := to(words)
		out.WriteString(s[done:m[0]] + text)
		at = append(at, pos[done:m[0]]...)
		for range len(text) {
			at = append(at, pos[m[0]])
		}
		done = m[1]
	}
	out.WriteString(s[done:])
	return out.String(), append(at, pos[done:]...)
}

const someWho = `(女(?:子|性)?(?:棋手|选手|运动员)|[\x{4E00}-\x{9FA5}]{2,4}籍(?:业余)?(?:棋手|选手|运动员))`

var (
	commaMoney = compile(`(\d元),(\d[\d.]*元)`)
	classPrize = compile(`([一二三四五])等奖(?:各)?(?:设|取)?[:,(]?` + count + `(?:名|个|人|队|支)\)?`)
	// restPrize is the class behind the places: 季军1人,…;优胜奖5人; 三等奖3名,优秀奖10名.
	restPrize  = compile(`(?:优胜|优秀|鼓励)奖:?` + count + `(?:名|个|人)`)
	bestOf     = compile(someWho + `(?:中|里)?,?(?:按)?(?:名次|成绩|排名)(?:最好|最高|最前|(?:列|最|排|靠)*(?:在)?前(?:面)?)(?:的)?(?:前)?` + count + `(?:名|位|人)`)
	bestBefore = compile(`(?:中|里)?(?:名次|成绩|排名)(?:最好|最高|最前|(?:列|最|排|靠)+(?:在)?前(?:面)?)(?:的)?(?:前)?` + count + `(?:名|位|人)` + someWho)
	// bestOne is the first of some: 四川籍棋手名次最好者.
	bestOne    = compile(someWho + `(?:中|里)?(?:名次|成绩|排名)(?:最好|最高|最前|列前|第一)(?:的|者)`)
	quotesMeet = compile(`”“`)
	// pickOne is an honour with its number before it: 投票选一位“最佳风度奖”.
	pickOne = compile(`(?:选|评|推|产生)(?:出|选|举)?(` + someNumber + `)(?:位|名|个|支)(["“][\x{4E00}-\x{9FA5}]{2,10}["”])`)
	worthOf = compile(`(?:价值|市价|市值|约合)(?:人民币)?\d+元(?:左右)?(?:的)?`)
)

// plainPrizes brings the wordings of all clauses on prizes to the common form.
func (r *reader) plainPrizes() {
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			c.plainPrizes()
		} else if strings.Contains(c.s, "奖金") || strings.Contains(c.s, "税") {
			c.plainMoney()
		}
	}
}

// plainPrizes brings wordings of prizes to the one the readers of prizes know.
func (c *clause) plainPrizes() {
	c.plainMoney()
	c.plainPlaces()
	c.bareMoney()
	c.fallingMoney()
	for commaMoney.MatchString(c.s) {
		c.rewrite(commaMoney, func(m []string) string { return m[1] + "、" + m[2] })
	}
	c.plainWomen()
	c.rewrite(bestBefore, func(m []string) string { return m[2] + "前" + m[1] + "名" })
	c.rewrite(bestOf, func(m []string) string { return m[1] + "前" + m[2] + "名" })
	c.rewrite(bestOne, func(m []string) string { return m[1] + "第1名" })
	c.rewrite(worthOf, func([]string) string { return "" })
	c.rewrite(quotesMeet, func([]string) string { return "”、“" })
	c.rewrite(pickOne, func(m []string) string { return "评选" + m[2] + m[1] + "名" })
	c.classPrizes()
	c.restPrizes()
}

// restPrizes writes the places of the class behind the others: 三等奖3名,优秀奖10名.
func (c *clause) restPrizes() {
	at := restPrize.FindStringIndex(c.s)
	if at == nil || strings.Contains(c.s[:at[0]], "评选") {
		return
	}
	places := somePlace.FindAllString(c.s[:at[0]], -1)
	if len(places) == 0 {
		return
	}
	spans, err := prize.ParsePlaces(places[len(places)-1])
	if err != nil {
		return
	}
	last := spans[len(spans)-1].To
	c.rewrite(restPrize, func(m []string) string {
		n := atoiOr(m[1])
		if n == 0 || last == 0 {
			return m[0]
		}
		from := last + 1
		last = 0 // the first only
		return "第" + itoa(from) + "至" + itoa(from+n-1) + "名"
	})
}

var (
	womenWords = compile(`(男[、和及或与/]?)?女(?:(?:子|性|小)?(?:棋友|同志|将|棋士|队员|选手|职工棋手|棋手|棋迷|会员|老师|教师|员工|职工|干部|村民|居民|校友|参赛者|参赛选手|参赛人员|爱好者|弈者)|孩子|孩儿|孩|同学|学生|学员|弟子|童|生)(组)?`)
	// womenPrize is a prize for women with its number: 女子奖1名, 女职工奖录取前4名, 最佳女棋手1名.
	womenPrize = compile(`(?:最佳女(?:子)?(?:棋手|选手|运动员)(?:奖)?|女(?:子|性|棋手|职工|选手)?(?:特别|优秀|单项|名次)?奖)[,:(]?(?:录取|取|设|奖励)?(?:前)?(` + someNumber + `)(?:名|人|位)\)?`)
	// womenFew is such a prize with its number behind the women: 再给女棋手3个奖.
	womenFew = compile(`女棋手(?:设|评|发)?(` + someNumber + `)个奖(?:项)?`)
	// falling is a row of prizes each less than the one before: 第一名1000元,以下每名递减100元.
	falling = compile(`第[一1]名:?(?:奖金|奖励|奖)?(\d+)元,(?:以下|以后|其后|往下)?(?:每名|各名次|逐名|名次每降一名|依次)?(?:依次)?递减(\d+)元,?(?:至|直至|到)?第(` + someNumber + `)名(?:为)?(\d+)元`)
)

// plainWomen brings the wordings for the women of a group to 女棋手前3名.
func (c *clause) plainWomen() {
	c.rewrite(womenWords, func(m []string) string {
		if m[1] != "" || m[2] != "" {
			return m[0] // 男女生, 女生组
		}
		return "女棋手"
	})
	c.rewrite(womenFew, func(m []string) string { return "女棋手前" + m[1] + "名" })
	c.rewrite(womenPrize, func(m []string) string { return "女棋手前" + m[1] + "名" })
}

// fallingMoney writes out prizes that fall from place to place, if the last amount bears it out.
func (c *clause) fallingMoney() {
	c.rewrite(falling, func(m []string) string {
		first, step, last := atoi(m[1]), atoi(m[2]), atoiOr(m[3])
		if last < 2 || last > 100 || first-step*(last-1) != atoi(m[4]) {
			return m[0]
		}
		var out []string
		for place := range last {
			out = append(out, "第"+itoa(place+1)+"名"+itoa(first-step*place)+"元")
		}
		return strings.Join(out, "、")
	})
}

// classPrizes writes the places of 一等奖2名，二等奖4名: 1 to 2, 3 to 6.
func (c *clause) classPrizes() {
	last, class := 0, ""
	c.rewrite(classPrize, func(m []string) string {
		n := atoiOr(m[2])
		if m[1] == "一" {
			last = 0
		} else if class == "" || n == 0 {
			return m[0]
		}
		class = m[1]
		c.classes = last + n
		from := last + 1
		if last += n; n == 1 {
			return "第" + itoa(from) + "名"
		}
		return "第" + itoa(from) + "至" + itoa(last) + "名"
	})
}
