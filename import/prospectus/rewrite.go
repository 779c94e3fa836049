package prospectus

import (
	"strings"
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
	classPrize = compile(`([一二三四五])等奖(?:各)?(?:设|取)?:?` + count + `(?:名|个|人)`)
	bestOf     = compile(someWho + `(?:中|里)?,?(?:按)?(?:名次|成绩|排名)(?:列|最|排|靠)?(?:在)?前(?:面)?(?:的)?` + count + `(?:名|位|人)`)
	bestBefore = compile(`(?:中|里)?(?:名次|成绩|排名)(?:列|最|排|靠)(?:在)?前(?:面)?(?:的)?` + count + `(?:名|位|人)` + someWho)
	worthOf    = compile(`(?:价值|市价|市值|约合)(?:人民币)?\d+元(?:左右)?(?:的)?`)
)

// plainPrizes brings the wordings of all clauses on prizes to the common form.
func (r *reader) plainPrizes() {
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			c.plainPrizes()
		}
	}
}

// plainPrizes brings wordings of prizes to the one the readers of prizes know.
func (c *clause) plainPrizes() {
	c.plainMoney()
	c.plainPlaces()
	for commaMoney.MatchString(c.s) {
		c.rewrite(commaMoney, func(m []string) string { return m[1] + "、" + m[2] })
	}
	c.rewrite(bestBefore, func(m []string) string { return m[2] + "前" + m[1] + "名" })
	c.rewrite(bestOf, func(m []string) string { return m[1] + "前" + m[2] + "名" })
	c.rewrite(worthOf, func([]string) string { return "" })
	c.classPrizes()
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
