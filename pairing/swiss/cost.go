package swiss

import (
	"fmt"
	"strings"
)

// Digit is one criterion of a cost by its name in the package comment: H1, H2, H3, Q0, Q0u, Q1.1 (the top level), …,
// Q6; in the last round H2a stands in place of H2, and H2b behind Q1.
type Digit struct {
	Name  string
	Value int64
}

// Cost is the cost of a pairing, the criterion compared first in front.
type Cost []Digit

// Value gives a criterion by name, 0 if the cost has none of that name.
func (c Cost) Value(name string) int64 {
	for _, d := range c {
		if d.Name == name {
			return d.Value
		}
	}
	return 0
}

// String lists the criteria as H1=0 H2=0 …
func (c Cost) String() string {
	parts := make([]string, len(c))
	for i, d := range c {
		parts[i] = fmt.Sprintf("%s=%d", d.Name, d.Value)
	}
	return strings.Join(parts, " ")
}

// Difference gives the first criterion in which two costs of one round differ, and the sign of c − other; "" and 0 if
// they are equal.
func (c Cost) Difference(other Cost) (name string, sign int) {
	for i, d := range c {
		switch {
		case d.Value < other[i].Value:
			return d.Name, -1
		case d.Value > other[i].Value:
			return d.Name, 1
		}
	}
	return "", 0
}

// cost adds up the pairs of a pairing, given by the mate of each vertex.
func (in *input) cost(mate []int) Cost {
	var total [criteria]int64
	levels := make([]int64, len(in.levels))
	var d digits
	for u, v := range mate {
		if u > v {
			continue
		}
		in.pair(u, v, &d)
		for c, x := range d.v {
			total[c] += x
		}
		if len(levels) > 0 {
			levels[d.level] += d.v[q1]
		}
	}
	var out Cost
	for _, c := range in.order() {
		if c != q1 {
			out = append(out, Digit{criterionNames[c], total[c]})
			continue
		}
		for k := range len(levels) - 1 { // the lowest level never floats down
			out = append(out, Digit{levelName(k), levels[k]})
		}
	}
	return out
}

// titles says in the organiser's words what each criterion is about; the digits of Q1 share one.
var titles = map[string]string{
	"H1":  "不重复相遇，不违反禁配，不二次轮空",
	"H2":  "禁连三、禁多三",
	"H2a": "禁多三（红黑之差不超过 2）",
	"H2b": "禁连三（不连续三局同色）",
	"H3":  "同单位回避",
	"Q0":  "轮空给积分最低者",
	"Q0u": "轮空给缺赛最少者",
	"Q1":  "同分相遇，否则积分最接近",
	"Q2":  "红黑均衡",
	"Q3":  "红黑交替",
	"Q4a": "不与上一轮同向调组",
	"Q4b": "不与上上轮同向调组",
	"Q5a": "由靠近组界者调组",
	"Q5b": "同分编排的次序",
	"Q6":  "抽签",
}

// Title gives the Chinese name of a criterion, for explanations; of Q1.3 that of Q1.
func Title(criterion string) string {
	group, _, _ := strings.Cut(criterion, ".")
	return titles[group]
}
