package importer

import (
	"maps"
	"slices"
	"strings"

	"qisai/pairing/pattern"
)

// roundColumns are the columns of a round: one, with cells such as 12w1, or some of which each tells a part. 0 = none.
type roundColumns struct {
	first, last               int
	opponent, colour, outcome int
}

// single says whether a round has one column.
func (r *roundColumns) single() bool { return r.colour == 0 && r.outcome == 0 }

var roundHeader = pattern.New(`^(?:(\d{1,2})\.?(?:rd|r|rnd|runde|round|轮)\.?|(?:rd|r|rnd|runde|round)\.?(\d{1,2})|第(.{1,3})轮)$`)

// partUnread are columns within a round that a re-ranking has no use for.
const partUnread = "不读的"

// roundParts are the headers of the columns of a round, below its own or behind it.
var roundParts = map[string][]string{
	"对手":       {"对手", "对手号", "对手编号", "对手序号", "对手号码", "对方", "号", "编号", "号码", "opp", "opp.", "opponent", "gegner", "geg.", "gegn.", "no.", "nr."},
	"先后":       {"先后", "先后手", "先/后", "颜色", "色", "红黑", "红/黑", "红黑方", "执子", "执色", "执棋", "color", "colour", "col", "col.", "c", "farbe"},
	"得分":       {"得分", "结果", "胜负", "成绩", "分", "得", "本轮得分", "本轮分", "res", "res.", "result", "pts", "pts.", "score", "erg", "erg.", "ergebnis", "punkte", "积分"},
	partUnread: {"累计", "累计分", "累分", "累积", "累积分", "总分", "小计", "台", "台号", "台次", "桌", "桌号", "对手姓名", "对手单位", "姓名", "单位", "total", "sum", "bd.", "board", "table"},
}

// partOf gives the part a header names, "" for none.
func partOf(k string) string {
	for part, words := range roundParts {
		if slices.Contains(words, k) {
			return part
		}
	}
	return ""
}

// roundNumber gives the round of a header, 0 for any other.
func roundNumber(k string) int {
	m := roundHeader.FindStringSubmatch(k)
	if m == nil {
		return 0
	}
	n, _ := parseCount(m[1] + m[2] + m[3])
	return n
}

func (x *crossSheet) hasRounds(row *gridRow) bool {
	return slices.ContainsFunc(row.cells, func(c gridCell) bool { return roundNumber(key(c.text)) > 0 })
}

// mostParts is how many columns a round may have.
const mostParts = 6

// roundsIn finds the headers of rounds in a row, with the columns that are theirs: those merged with the header, or the
// columns without a header of their own behind it, or with one that every round has behind it.
func (x *crossSheet) roundsIn(row *gridRow) map[int]*roundColumns {
	out := map[int]*roundColumns{}
	head := map[int]string{}
	for _, c := range row.cells {
		k := key(c.text)
		head[c.col] = k
		if n := roundNumber(k); n > 0 && out[n] == nil {
			out[n] = &roundColumns{first: c.col, last: c.col, opponent: c.col}
		}
	}
	list := slices.SortedFunc(maps.Values(out), func(a, b *roundColumns) int { return a.first - b.first })
	for _, r := range list {
		for _, m := range x.g.mergedFrom(row.num) {
			if m.left == r.first {
				r.last = m.right
			}
		}
		if r.last == r.first {
			for r.last-r.first < mostParts-1 && followed(list, head, r.last+1-r.first) {
				r.last++
			}
		}
	}
	return out
}

// followed says whether every round has the same behind it at a distance: nothing, or the header of a part. The last one
// may have what it likes if the others have nothing, but is not wider than they are.
func followed(list []*roundColumns, head map[int]string, distance int) bool {
	for i, r := range list {
		k := head[r.first+distance]
		if k != head[list[0].first+distance] || k != "" && (partOf(k) == "" || len(list) == 1) || i+1 < len(list) && list[i+1].first <= r.first+distance {
			return false
		}
	}
	return true
}

// splitRounds tells which column of a round is which: by the headers below the round's or in its row, else by what
// stands in them.
func (x *crossSheet) splitRounds() {
	under := x.g.row(x.head)
	if next := x.g.row(x.head + 1); x.head == x.over && next != nil && (key(x.text(next, "姓名")) == "" || x.repeated(next)) {
		under = next
	}
	var untold []*roundColumns
	for _, r := range x.rounds {
		switch {
		case x.partsTold(r, under):
			x.head = under.num
		case !x.partsTold(r, x.g.row(x.over)):
			untold = append(untold, r)
		}
	}
	for _, r := range untold {
		x.partsSeen(r)
	}
}

// partsTold reads the headers of the parts of a round in a row; false if there are none. A part named twice is none.
func (x *crossSheet) partsTold(r *roundColumns, row *gridRow) bool {
	at, told := map[string]int{}, false
	for col := r.first; col <= r.last && r.last > r.first; col++ {
		k := key(cellText(row, col))
		part := partOf(k)
		told = told || part != ""
		switch {
		case roundNumber(k) > 0: // 第1轮 | 结果
			at["对手"] = col
		case at[part] > 0:
			at[part] = -1
		default:
			at[part] = col
		}
		if h := "各轮的" + k; part == partUnread && !slices.Contains(x.left, h) {
			x.left = append(x.left, h)
		}
	}
	if told {
		r.opponent, r.colour, r.outcome = max(at["对手"], 0), at["先后"], at["得分"]
	}
	if r.colour < 0 || r.outcome < 0 {
		r.opponent = 0
	}
	return told
}

// partsSeen tells the columns of a round by their cells: one with nothing but colours, and of the others the first has
// the opponents and the second what came of it. What does not fit shows when the two sides of the games are compared.
func (x *crossSheet) partsSeen(r *roundColumns) {
	var others []int
	for col := r.first; col <= r.last; col++ {
		filled, colours := 0, 0
		for _, row := range x.g.below(x.head) {
			if k := key(cellText(&row, col)); k != "" && !x.repeated(&row) {
				filled++
				if colourOf(k) != '-' {
					colours++
				}
			}
		}
		switch {
		case filled == 0:
		case filled == colours && r.colour == 0:
			r.colour = col
		default:
			others = append(others, col)
		}
	}
	r.opponent = 0
	switch len(others) {
	case 2:
		r.outcome = others[1]
		fallthrough
	case 1:
		r.opponent = others[0]
	case 0:
		r.opponent = r.first
	}
}

// colourWords are the colours as they stand in a column of their own.
var colourWords = map[byte][]string{
	'w': {"w", "white", "weiss", "weiß", "白", "红", "先", "白方", "红方", "先手", "先走", "执红", "执先"},
	'b': {"b", "s", "black", "schwarz", "黑", "后", "黑方", "后手", "后走", "执黑", "执后"},
}

// colourOf gives w or b, - for any other word.
func colourOf(k string) byte {
	for colour, words := range colourWords {
		if slices.Contains(words, strings.ToLower(k)) {
			return colour
		}
	}
	return '-'
}
