package pairing

// KnockoutGame 淘汰赛对局 is one row of the sheet 淘汰赛: a game of a match, or a bye. The rows of one match have the same
// 轮次 and 场次; after the first game they are extra games (加赛).
type KnockoutGame struct {
	Round, Match, Game int     // 轮次, 场次, 局次, each from 1
	Red, Black         StartNo // a bye has Black 0
	Result             Result
	Winner             StartNo // 胜者 as typed, 0 = as the results say
	Note               string  // 备注
}
