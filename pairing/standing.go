package pairing

// Standing 名次 is one row of a ranking.
type Standing struct {
	Rank                int // from 1; 0 = not ranked (陪赛, 取消资格, 退赛 with 不排名)
	Player              *Player
	Points              Score
	Values              []int  // one per key of the section's list, in its order; see ranking for units
	DecidedBy           string // the key that parts him from the one above: 积分, a key, or 编号 (by lot); "" for the first
	Wins, Draws, Losses int
}

// Note is something a command did that people should know, with its clause: a float, the bye, a rule relaxed.
type Note struct {
	Kind   string // 轮空 上调 下调 放宽 退赛 改动 …
	Text   string // Chinese
	Clause string
}
