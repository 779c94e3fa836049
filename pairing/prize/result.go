package prize

import (
	"qisai/pairing"
	"qisai/pairing/ranking"
)

// Input is everything the prizes depend on.
type Input struct {
	Tournament *pairing.Tournament // the order of titles
	Rankings   []Ranking           // of every section
	Lists      []List              // in order of the sheet
	Bands      []Band
	Declared   pairing.Money // 奖金总额, 0 = none
	Tax        Tax
}

// Ranking is the final order of a section.
type Ranking struct {
	Section   string
	Standings []pairing.Standing
	Played    map[pairing.StartNo]int // games played over the board; who has none gets nothing
	Teams     ranking.TeamRule
}

// Played counts the games each player of a section has played over the board, in rounds and knockout. A knockout row with
// a typed 胜者 and no result counts as played.
func Played(s *pairing.Section) map[pairing.StartNo]int {
	played := map[pairing.StartNo]int{}
	for _, r := range s.Posted {
		for _, g := range r.Games {
			if g.Result.OverTheBoard() {
				played[g.Red]++
				played[g.Black]++
			}
		}
	}
	for _, g := range s.Bracket {
		if g.Result.OverTheBoard() || g.Result == pairing.Pending && g.Winner != 0 && g.Black != 0 {
			played[g.Red]++
			played[g.Black]++
		}
	}
	return played
}

// Winner is who stands in a row of a result: a player, a team, or somebody picked by hand who is not in the entries.
type Winner struct {
	Player  *pairing.Player // nil for a team and for others
	Team    *ranking.TeamStanding
	Section string
	Rank    int // place in the section, or among the teams; 0 = none
	Name    string
	Unit    string
}

// Award 获奖 is what somebody gets through one list.
type Award struct {
	List  *List
	Place int // 奖次: place in the list
	Winner
	Gross, Tax, Net          pairing.Money
	Certificate, Item, Title string
	Band                     Band   // whose row gave it
	Why                      string // place, list, band, clause
	Clause                   string
}

// Status of a row of a qualification.
type Status uint8

const (
	Qualified Status = iota // 晋级
	Skipped                 // 跳过
	Reserve                 // 候补: the order goes on behind the places
)

// String gives the word of 晋级名单.
func (s Status) String() string { return [...]string{"晋级", "跳过", "候补"}[s] }

// Qualification 晋级 is one row of the walk down a ranking.
type Qualification struct {
	List *List
	Winner
	Status    Status
	Place     int    // 1, 2, … among those who go on; 0 for who is skipped
	Nominated bool   // named in 名单
	Kind      string // why skipped, in one word: 地区 称号 已晋级 放弃 …
	Why       string
	Clause    string
}

// Pass is somebody who would have had a place in a list and was passed over.
type Pass struct {
	List *List
	Winner
	Kind   string // 未参赛 取消资格 不排名 取高 不兼得 缺员 超额 名单 …
	Why    string
	Clause string
}

// Unpaid is what a list had to give and nobody got.
type Unpaid struct {
	List *List
	Span
	Each, Sum pairing.Money // 0 where the places carry no money
	Why       string
	Clause    string
}

// Summary 小计 of one list; Planned = Paid + Unpaid.
type Summary struct {
	List                  *List
	Section               string
	Entrants              int // players, or teams, who belong to the list and have played
	Places                int // so many are given
	Winners               int
	Planned, Paid, Unpaid pairing.Money
}

// Result is what Distribute finds. Awards and Qualifications stand in order of list and place.
type Result struct {
	Awards          []Award
	Qualifications  []Qualification
	Passed          []Pass
	Unpaid          []Unpaid
	Lists           []Summary
	Problems        []Problem // those of Check first
	Gross, Tax, Net pairing.Money
}
