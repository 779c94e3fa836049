package prospectus

import (
	"slices"
	"strings"
)

// dayRounds are the rounds of each day: 第一天五轮，第二天四轮.
var dayRounds = compile(`第([一二三四五1-5])(?:天|日)[^,;。第\d]{0,8}?` + count + `轮`)

// halfDays are the rounds of the parts of a day: 上午三轮，下午四轮.
var halfDays = compile(`(上午|下午|晚上)[^,;。第\d]{0,4}?` + count + `轮`)

// oneDay says whether the event begins and ends on one day.
func (r *reader) oneDay() bool {
	from, to := r.items["开始日期"], r.items["结束日期"]
	return len(from) > 0 && len(to) > 0 && allSame(slices.Concat(from, to))
}

// roundsByDay adds up the rounds of all days where a sentence gives nothing but them.
func (r *reader) roundsByDay(c *clause, from, to int) []statement {
	s := c.s[from:to]
	all := dayRounds.FindAllStringSubmatchIndex(s, -1)
	if half := halfDays.FindAllStringSubmatchIndex(s, -1); len(all) == 0 && len(half) > 1 && r.oneDay() {
		all = half
	}
	if len(all) < 2 || strings.Count(s, "轮") > len(all) {
		return nil
	}
	sum := 0
	for i, m := range all {
		if day := numeral(s[m[2]:m[3]]); day != itoa(i+1) && day != "" {
			return nil
		}
		sum += atoiOr(firstOf(s, m[4:]))
	}
	return []statement{r.state("轮次", itoa(sum), c, from+all[0][0], from+all[len(all)-1][1])}
}
