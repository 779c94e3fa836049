package swiss

import (
	"fmt"
	"strings"
)

// Digit is one criterion of a cost, by its name in the table of the package comment; those of Q1 are Q1.1 (the top
// level), Q1.2, …
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

// titles says in the organiser's words what each criterion counts; the package that audits rounds uses the same words.
var titles = map[string]string{
	"H1":  "重复相遇、禁配或两次轮空",
	"H2":  "三局同色或先后手差过二",
	"H2a": "先后手差过二",
	"H2b": "三局同色",
	"H3":  "同单位相遇",
	"Q0":  "轮空者积分",
	"Q0u": "轮空者缺赛轮数",
	"Q1":  "积分差",
	"Q2":  "先后手平衡",
	"Q3":  "先后手交替",
	"Q4a": "与上一轮同向上调或下调",
	"Q4b": "与上上轮同向上调或下调",
	"Q5a": "上调、下调的人选",
	"Q5b": "编排次序",
	"Q6":  "抽签",
}

// Title gives the Chinese name of a criterion, for explanations; that of Q1.3 names the level.
func Title(criterion string) string {
	if level, ok := strings.CutPrefix(criterion, "Q1."); ok {
		return "第" + level + "分数段" + titles["Q1"]
	}
	return titles[criterion]
}
