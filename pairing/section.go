package pairing

import "slices"

// System 赛制.
type System uint8

const (
	NoSystem         System = iota // an empty 赛制: a fault
	Swiss                          // 积分编排
	SwissKnockout                  // 积分编排+淘汰
	RoundRobin                     // 单循环
	DoubleRoundRobin               // 双循环
	Knockout                       // 单败淘汰
)

var systemWords = [...]string{"", "积分编排", "积分编排+淘汰", "单循环", "双循环", "单败淘汰"}

// String gives the word of the 比赛组 sheet.
func (s System) String() string { return systemWords[s] }

// ParseSystem reads a word of the 比赛组 sheet; ok is false for an unknown word.
func ParseSystem(word string) (s System, ok bool) { return parseWord[System](systemWords[:], word) }

// Order 首轮编排 and 同分编排: who meets whom among level players.
type Order uint8

const (
	Adjacent Order = iota // 相邻: 1–2, 3–4 …
	Fold                  // 对折: the upper half meets the lower
	EndToEnd              // 首尾: first–last, second–last but one …
	Random                // 随机, by the seed
)

var orderWords = [...]string{"相邻", "对折", "首尾", "随机"}

// String gives the word of the 比赛组 sheet.
func (o Order) String() string { return orderWords[o] }

// ParseOrder reads a word of the 比赛组 sheet.
func ParseOrder(word string) (o Order, ok bool) { return parseWord[Order](orderWords[:], word) }

// ByeOpponent 轮空对手分: what a bye gives to 对手分.
type ByeOpponent uint8

const (
	LowestAboveZero ByeOpponent = iota // 有分最低 (rule book 14.4), the default
	LowestOfAll                        // 最低分
	ByeZero                            // 零分
	OwnPoints                          // 本人分
)

var byeOpponentWords = [...]string{"有分最低", "最低分", "零分", "本人分"}

// String gives the word of the 比赛组 sheet.
func (b ByeOpponent) String() string { return byeOpponentWords[b] }

// ParseByeOpponent reads a word of the 比赛组 sheet.
func ParseByeOpponent(word string) (b ByeOpponent, ok bool) {
	return parseWord[ByeOpponent](byeOpponentWords[:], word)
}

// WithdrawnRanking 退赛排名: where withdrawn players stand.
type WithdrawnRanking uint8

const (
	RankedAsUsual WithdrawnRanking = iota // 照常, the default
	RankedLast                            // 排在最后
	Unranked                              // 不排名
)

var withdrawnWords = [...]string{"照常", "排在最后", "不排名"}

// String gives the word of the 设置 column.
func (w WithdrawnRanking) String() string { return withdrawnWords[w] }

// ParseWithdrawnRanking reads a word of the 设置 column.
func ParseWithdrawnRanking(word string) (w WithdrawnRanking, ok bool) {
	return parseWord[WithdrawnRanking](withdrawnWords[:], word)
}

// parseWord finds the value whose word it is; for an unknown word the zero value, which is the default.
func parseWord[T ~uint8](words []string, word string) (T, bool) {
	i := slices.Index(words, word)
	return T(max(i, 0)), i >= 0
}

// AllRounds as UnitAvoidance means 全程.
const AllRounds = 1 << 20

// FixedPair 指定: the arbiter's pair for one round.
type FixedPair struct {
	Round      int
	Red, Black StartNo
}

// Section 比赛组: players who are paired together, with their settings and the rounds posted so far.
type Section struct {
	Name   string
	System System
	Rounds int // 轮次; 0 = not fixed: no round is the last
	Scoring
	ByeOpponent      ByeOpponent
	Keys             []string // 破同分 in order, without 积分 in front and 编号 behind
	FirstOrder       Order    // 首轮编排, default 相邻
	LevelOrder       Order    // 同分编排, default 对折
	UnitAvoidance    int      // 同单位回避 in rounds 1..k; 0 never, 1 the default, AllRounds always
	Forbidden        [][2]StartNo
	Fixed            []FixedPair
	SwissRounds      int // 淘汰前轮次 of 积分编排+淘汰
	KnockoutPlayers  int // 淘汰人数
	FirstTable       int // 起始台号, 1 unless set
	MiniLeague       bool
	WithdrawnRanking WithdrawnRanking
	ByeIsWin         bool // 轮空算胜局, true unless set
	ForfeitLimit     int  // 弃权退赛: so many forfeits end the event for a player; 0 = no rule
	ForfeitsTotal    bool // 弃权计法 累计: counted over the event, else 连续: in a row
	LateMinutes      int  // 迟到弃权, minutes; printed only
	Settings         []Setting

	Players []*Player      // every entry of its categories, whatever the verdict, in order of the sheet
	Posted  []Round        // rounds 1, 2, … as posted
	Bracket []KnockoutGame // the knockout's rows as posted
}

// Setting is one 名=值 of the 设置 column that this part of the program keeps for others.
type Setting struct{ Name, Value string }

// Setting gives the value of a name in Settings, "" if it is not there.
func (s *Section) Setting(name string) string {
	for _, set := range s.Settings {
		if set.Name == name {
			return set.Value
		}
	}
	return ""
}

// NewSection gives a section with the defaults of the rule book and of common practice.
func NewSection(name string) *Section {
	return &Section{
		Name: name, System: Swiss, Scoring: DefaultScoring(), LevelOrder: Fold, UnitAvoidance: 1,
		FirstTable: 1, ByeIsWin: true, Keys: []string{"对手分", "胜局", "犯规", "后走局数", "前一轮积分"},
	}
}

// Player finds a player by number, nil if nobody has it.
func (s *Section) Player(no StartNo) *Player {
	for _, p := range s.Players {
		if p.No == no && no != 0 {
			return p
		}
	}
	return nil
}

// Round gives round n as posted, nil if it is not there.
func (s *Section) Round(n int) *Round {
	for i := range s.Posted {
		if s.Posted[i].Number == n {
			return &s.Posted[i]
		}
	}
	return nil
}

// LastRound gives the number of the last posted round, 0 before the first.
func (s *Section) LastRound() int {
	if len(s.Posted) == 0 {
		return 0
	}
	return s.Posted[len(s.Posted)-1].Number
}

// LastSwissRound gives the round that is the last of the Swiss part, 0 if none is fixed.
func (s *Section) LastSwissRound() int {
	if s.System == SwissKnockout && s.SwissRounds > s.Rounds {
		return s.SwissRounds
	}
	return s.Rounds
}

// Finished says whether all rounds are posted and complete.
func (s *Section) Finished() bool {
	return s.Rounds > 0 && s.LastRound() >= s.Rounds && s.Round(s.Rounds).Complete()
}
