package audit

import (
	"strings"

	"qisai/pairing"
)

// Severity says whether a finding breaks a rule.
type Severity string

const (
	Error Severity = "错误" // the round is not as the rules make it
	Info  Severity = "说明" // worth knowing, nothing is broken
)

// Kind is one word for what a finding is about, for counting and filtering.
type Kind string

const (
	Repeat     Kind = "重复相遇"
	SecondBye  Kind = "两次轮空"
	WrongByes  Kind = "轮空"    // a bye with an even number of players, two byes, or none with an odd number
	Missing    Kind = "缺人"    // does not stand in the round, or stands as 缺席, but was to be paired
	Extra      Kind = "多出"    // stands twice, is unknown, or was not to be paired
	Barred     Kind = "禁配"    // a listed pair that must not meet
	Ordered    Kind = "指定"    // a pair ordered for this round is not posted
	Colour     Kind = "先后手"   // red and black other than the rule gives them
	Tables     Kind = "台次"    // order or numbers of the tables
	ScoreNow   Kind = "积分不符"  // the score on the sheet is not that of the results as they stood, or as they now stand
	NotOptimal Kind = "非最优"   // there is a better pairing
	Decision   Kind = "裁判长决定" // an irregularity the arbiter answers for
	Changed    Kind = "改动"    // differs from the pairing the program recorded
	Seed       Kind = "种子"    // the seed is no longer the one the round was made with
	Settings   Kind = "设置"    // settings are no longer those the round was made with
	Unproven   Kind = "未能核验"  // the proof failed or the numbers are beyond all bounds
)

// Finding is one thing to say about a round.
type Finding struct {
	Kind     Kind              `json:"kind"`
	Severity Severity          `json:"severity"`
	Board    int               `json:"board,omitempty"`   // 台号; 0 for the bye, an absence or the whole round
	Players  []pairing.StartNo `json:"players,omitempty"` // those concerned
	Msg      string            `json:"msg"`               // Chinese, without the round
	Clause   string            `json:"clause,omitempty"`  // rule or regulation clause
	// Criterion is, of a pairing that is not the best, the name of the first digit in which it is worse.
	Criterion string `json:"criterion,omitempty"`
}

// How a round's optimality was judged.
const (
	ByProof       = "proof"       // a certificate checked against every pair of players
	ByEnumeration = "enumeration" // all pairings looked at, besides the certificate; up to EnumerationLimit players
)

// RoundReport is what the audit says about one posted round.
type RoundReport struct {
	Round   int `json:"round"`
	Players int `json:"players"` // paired: over the board or with the bye
	Games   int `json:"games"`

	// Findings stand in the order of the checks, inside a check in the order of the sheet.
	Findings []Finding `json:"findings"`

	// Optimal says that no pairing of these players costs less. Posted and Best are the costs of the posted and of the
	// best pairing, pairs of 指定 left out. A repeat the arbiter answers for in 备注 counts as allowed.
	Optimal bool `json:"optimal"`
	// Method is ByProof or ByEnumeration; "" when optimality was not judged: not a round of 积分编排, or not everybody
	// stands exactly once.
	Method string `json:"method"`
	Posted Cost   `json:"posted"`
	Best   Cost   `json:"best"`
}

// Errors counts the findings that break a rule.
func (r RoundReport) Errors() int {
	n := 0
	for _, f := range r.Findings {
		if f.Severity == Error {
			n++
		}
	}
	return n
}

// Digit is one criterion of a cost. Names are those of the criteria in their order of importance:
//
//	H1   pairs that have met, are 禁配, or give a second bye
//	H2   players with three games running in one colour or |red − black| > 2; in the last round
//	     H2a (the difference) stands here and H2b (three running) behind Q1
//	H3   pairs of one unit while 同单位回避 is on
//	Q0   the score of the player with the bye; Q0u the rounds he has not played over the board
//	Q1.k score differences of the pairs whose upper player is in level k, 1 the top
//	Q2   players with red ≠ black who do not get the colour that reduces the difference
//	Q3   players who get the colour of their last game again
//	Q4a  players who float as in the last round; Q4b as in the round before that
//	Q5a  who floats; Q5b the order inside the levels
//	Q6   the lot of the seed, so that there is one best pairing
type Digit struct {
	Name  string `json:"name"`
	Value int64  `json:"value"`
}

// Cost is the cost of a pairing, the most important criterion first.
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

// titles are the words the package that makes the pairings uses too.
var titles = map[string]string{
	"H1": "重复相遇、禁配或两次轮空", "H2": "三局同色或先后手差过二", "H2a": "先后手差过二", "H2b": "三局同色", "H3": "同单位相遇",
	"Q0": "轮空者积分", "Q0u": "轮空者缺赛轮数", "Q1": "积分差", "Q2": "先后手平衡", "Q3": "先后手交替",
	"Q4a": "与上一轮同向上调或下调", "Q4b": "与上上轮同向上调或下调", "Q5a": "上调、下调的人选", "Q5b": "编排次序", "Q6": "抽签",
}

// Title gives the Chinese name of a criterion; that of Q1.3 names the level.
func Title(name string) string {
	if level, ok := strings.CutPrefix(name, "Q1."); ok {
		return "第" + level + "分数段" + titles["Q1"]
	}
	return titles[name]
}
