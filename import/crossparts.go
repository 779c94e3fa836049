package importer

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing/pattern"
)

var sideFirst = pattern.New(`^([wbs白红先黑后])[方手]?(\d{1,4})$`)

// parts reads a round from its columns.
func (x *crossSheet) parts(j *joiner, h *half, n int, r *roundColumns, row *gridRow) {
	opponent, colour, outcome := crossWord(row, r.opponent), crossWord(row, r.colour), crossWord(row, r.outcome)
	known := len(j.problems)
	defer func() { h.bad = len(j.problems) > known }()
	result, ok := x.outcome(outcome)
	switch {
	case !ok && !slices.Contains(byeWords, outcome) && !slices.Contains(awayWords, outcome):
		j.fault(x.at(r.outcome, row.num), hintCross, "结果看不懂：“%s”", cellText(row, r.outcome))
	case slices.ContainsFunc([]string{opponent, colour, outcome}, func(w string) bool { return slices.Contains(byeWords, w) }):
		h.result = 'U'
		if x.opponent(opponent, h) {
			j.fault(h.place, hintCross, "有对手，又写着轮空")
		}
	case opponent == "" || slices.Contains(awayWords, opponent):
		h.result = x.unopposed(opponent, result)
		if h.result == ' ' {
			j.fault(h.place, hintCross, "第%d轮没有对手，却有结果“%s”", n, cellText(row, r.outcome))
		}
	case !x.opponent(opponent, h):
		j.fault(h.place, "写对手的号，或表里有的姓名（没有重名的）", "看不懂：“%s”", cellText(row, r.opponent))
	default:
		h.result = result
		x.side(j, h, r, row)
	}
}

// unopposed gives what a round without an opponent is: nothing won is an absence; points are a bye where the cell of the
// opponent says that there was none, and a fault where it is empty (a blank).
func (x *crossSheet) unopposed(opponent string, result byte) byte {
	switch {
	case strings.ContainsRune(" 0-", rune(result)):
		return 'Z'
	case opponent == "":
		return ' '
	case result == '=':
		return 'H'
	}
	return 'U'
}

// opponent reads a number, with or without the colour, or a name that is unique.
func (x *crossSheet) opponent(text string, h *half) bool {
	if m := sideFirst.FindStringSubmatch(text); m != nil {
		h.opponent, h.colour = number(m[2]), colourOf(m[1])
		return true
	}
	if m := crossGame.FindStringSubmatch(text); m != nil && m[3] == "" {
		h.opponent, h.colour = number(m[1]), colourOf(m[2])
		return true
	}
	no, err := strconv.Atoi(text)
	if err != nil {
		no = x.names[nameKey(text)]
	}
	h.opponent = max(no, 0)
	return no > 0
}

// side reads the column of colours. Only a forfeited game has none.
func (x *crossSheet) side(j *joiner, h *half, r *roundColumns, row *gridRow) {
	text := crossWord(row, r.colour)
	colour := colourOf(text)
	switch {
	case colour == '-' && !slices.Contains([]string{"", "-", "--"}, text):
		j.fault(x.at(r.colour, row.num), hintColour, "先后手看不懂：“%s”", cellText(row, r.colour))
	case colour != '-' && h.colour != '-' && colour != h.colour:
		j.fault(x.at(r.colour, row.num), hintColour, "先后手写了两处，不一样")
	case colour != '-':
		h.colour = colour
	case h.colour == '-' && !strings.ContainsRune("+-", rune(h.result)):
		j.fault(h.place, hintColour, "没有写先后手")
	}
}

// outcome reads a column of results: words, or the points of the game.
func (x *crossSheet) outcome(text string) (byte, bool) {
	if result, ok := x.scale[strings.TrimSuffix(text, ".0")]; ok {
		return result, true
	}
	if _, points := wholePoints[text]; points {
		return 0, false
	}
	result, ok := crossResults[text]
	return result, ok
}

// wholePoints are points as they are written, with the scale (what a win pays) that they show if they are the highest.
var wholePoints = map[string]int{"0": 1, "1": 1, "½": 1, "0.5": 1, "1/2": 1, "2": 2, "3": 3}

// scales are the points of a game by what a win pays.
var scales = map[int]map[string]byte{
	1: {"1": '1', "½": '=', "0.5": '=', "1/2": '=', "0": '0'},
	2: {"2": '1', "1": '=', "0": '0'},
	3: {"3": '1', "1": '=', "0": '0'},
}

// learn finds what the whole table tells: the points of a win, and who is called what.
func (x *crossSheet) learn(list []contestant, rows []*gridRow) {
	win := 1
	x.names = map[string]int{}
	for i, c := range list {
		k := strings.ToLower(squeeze(fold(c.Fields["姓名"])))
		if _, twice := x.names[nameKey(k)]; twice {
			x.names[nameKey(k)] = 0
		} else {
			x.names[nameKey(k)] = int(c.No)
		}
		for _, r := range x.rounds {
			win = max(win, wholePoints[strings.TrimSuffix(crossWord(rows[i], r.outcome), ".0")])
		}
	}
	x.scale = scales[win]
}
