package pairing

import "strings"

// StartNo 编号 is the number drawn by lot, from 1; 0 means none yet.
type StartNo int

// Sex 性别; the zero value is "not given".
type Sex uint8

const (
	SexUnknown Sex = iota
	Male           // 男
	Female         // 女
)

// String gives 男, 女 or "".
func (s Sex) String() string { return [...]string{"", "男", "女"}[s] }

// Secret is a private value (identity number, telephone). Its String is masked, so that it cannot slip into a message
// by accident; use Reveal where the plain value is really wanted.
type Secret string

// String masks all but the first three and the last four characters; short values are masked whole.
func (s Secret) String() string {
	r := []rune(string(s))
	if len(r) < 12 {
		return strings.Repeat("*", len(r))
	}
	return string(r[:3]) + strings.Repeat("*", len(r)-7) + string(r[len(r)-4:])
}

// GoString masks too, for %#v.
func (s Secret) GoString() string { return s.String() }

// Reveal gives the plain value.
func (s Secret) Reveal() string { return string(s) }

// Verdict 裁定 is what became of an entry. The zero value is "not judged".
type Verdict uint8

const (
	NotJudged  Verdict = iota
	Accepted           // 通过: the only one that is paired
	Incomplete         // 待补: something is still to be shown or paid
	Rejected           // 不符
	WaitListed         // 候补: over capacity
)

// String gives 通过, 待补, 不符, 候补 or "".
func (v Verdict) String() string { return [...]string{"", "通过", "待补", "不符", "候补"}[v] }

// Finding is one thing to say about an entry: a reason for its verdict or a warning.
type Finding struct {
	Verdict Verdict // the verdict it argues for; NotJudged for a mere warning
	Kind    string  // 年龄 性别 称号 校验码 重复 …: one word, for counting and tests
	Field   string  // the column of 报名 it is about, "" for the whole row
	Msg     string  // Chinese, without any private value
	Clause  string  // regulation clause or rule
}

// Player 棋手 is one entry (a row of 报名). Private values are of type Secret.
type Player struct {
	Entry    int     // 序号, the entry's own number; the draw depends on it
	No       StartNo // 编号, 0 before the draw
	Name     string  // 姓名 as printed
	Sex      Sex     // 性别 as typed; see eligibility for what the identity number says
	IDKind   string  // 证件类型, "" = 身份证
	ID       Secret  // 身份证号, cleaned
	IDBroken bool    // the cell held a number of 16 or more digits: Excel has already lost its last digits
	Birth    Date    // 出生日期 as typed
	BirthRaw string  // the typed text when it was no full date (2009年1月), else ""
	Unit     string  // 单位, "" = none
	Origin   string  // 籍贯
	Category string  // 组别
	Applied  bool    // 申请 to play in a category other than one's own
	Title    string  // 称号
	Active   Tri     // 在役
	Marks    []string
	Paid     Tri    // 缴费
	PaidOn   Date   // day of payment where a date stood in 缴费
	Entered  Date   // 报名日期
	CheckIn  string // 报到 as typed, "" = not there
	Proof    string // 证明
	Phone    Secret // 电话
	Leader   string // 领队
	Override Verdict
	Note     string // 备注

	FirstRound   int   // 起始轮: first round to be paired in; 0 or 1 = from the start
	AbsentRounds []int // 缺席轮
	WithdrawnAt  int   // 退赛轮 k: not paired from round k on; 0 = plays on
	ReturnAt     int   // 恢复轮 k: paired again from round k on, earlier forfeits no longer count; 0 = none

	Verdict  Verdict   // set by eligibility, Override already applied
	Findings []Finding // set by eligibility: all reasons and warnings
}

// Tri is yes, no or not said.
type Tri uint8

const (
	Unsaid Tri = iota
	Yes
	No
)

// Marked says whether 标记 holds the word.
func (p *Player) Marked(word string) bool {
	for _, m := range p.Marks {
		if m == word {
			return true
		}
	}
	return false
}

// FixedTable gives the table of a mark such as 固定台3, or 0.
func (p *Player) FixedTable() int {
	for _, m := range p.Marks {
		if n, ok := strings.CutPrefix(m, "固定台"); ok {
			if t := atoi(n); t > 0 {
				return t
			}
		}
	}
	return 0
}

// Disqualified 取消资格: not paired, ranked or paid; his games stand.
func (p *Player) Disqualified() bool { return p.Marked("取消资格") }

// Filler 陪赛: plays, his games count, no rank and no prize.
func (p *Player) Filler() bool { return p.Marked("陪赛") }

// atoi reads a plain non-negative decimal; 0 for anything else.
func atoi(s string) int {
	n := 0
	for _, c := range strings.TrimSpace(s) {
		if c < '0' || c > '9' || n > 1e6 {
			return 0
		}
		n = n*10 + int(c-'0')
	}
	return n
}
