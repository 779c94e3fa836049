package importer

import (
	"slices"
	"strings"

	"qisai/pairing/pattern"
)

var (
	crossGame = pattern.New(`^(\d{1,4})[.:]?([wbs白红先黑后])[方手]?(.*)$`)
	voidGame  = pattern.New(`^(\d{1,4})作废$`)
)

const (
	hintCross  = "可以写 12w1、5b½、12红胜、5黑和（对手的号、先后手、结果），弃权 12w+、5b-，轮空 -1 或 轮空，缺席 0 或空着"
	hintColour = "在对手号后面写上先后手（12红、5黑），或加一栏“先后”"
)

// Words of a player without a game.
var (
	byeWords   = []string{"bye", "spielfrei", "frei", "轮空"}
	awayWords  = []string{"0", "-0", "-", "--", "***", "缺席", "请假", "不编排"}
	fullPoints = []string{"1", "-1", "+", "+1"}
	halfPoints = []string{"½", "-½", "0.5", "-0.5", "1/2", "-1/2"}
	inBracket  = "淘汰赛"
)

// crossResults are the results behind number and colour, from the player's own side.
var crossResults = map[string]byte{
	"": ' ', "1": '1', "胜": '1', "0": '0', "负": '0', "输": '0', "½": '=', "0.5": '=', "1/2": '=', "=": '=', "和": '=', "平": '=', "r": '=',
	"+": '+', "+k": '+', "1k": '+', "胜(弃)": '+', "胜(弃权)": '+', "弃权胜": '+', "不战胜": '+', "-": '-', "-k": '-', "0k": '-', "弃权": '-', "弃": '-', "负(弃)": '-', "负(弃权)": '-', "弃权负": '-', "不战负": '-',
}

// crossWord gives the text of a cell as results and opponents are compared.
func crossWord(row *gridRow, col int) string {
	return strings.ToLower(squeeze(fold(cellText(row, col))))
}

// round reads a round of everybody.
func (x *crossSheet) round(j *joiner, n int, list []contestant, rows []*gridRow) {
	r := x.rounds[n]
	blind := r != nil && !x.understood(j, n, r, rows)
	for i := range list {
		h := half{colour: '-', result: ' '}
		if r != nil {
			h.place = x.at(max(r.opponent, r.first), rows[i].num)
		}
		switch {
		case r == nil:
		case blind:
			h.bad = true
		case r.single() || x.inOneCell(r, rows[i]):
			x.half(j, &h, cellText(rows[i], r.opponent))
		default:
			x.parts(j, &h, n, r, rows[i])
		}
		list[i].halves = append(list[i].halves, h)
	}
}

// understood says whether the columns of a round tell opponents and colours; if not it is one fault.
func (x *crossSheet) understood(j *joiner, n int, r *roundColumns, rows []*gridRow) bool {
	place := x.at(r.first, x.over)
	if r.opponent == 0 {
		j.fault(place, "表头下面写明 对手、先后、得分", "第%d轮有几栏，看不出哪一栏是对手、哪一栏是结果", n)
		return false
	}
	if r.single() || r.colour > 0 {
		return true
	}
	games := false
	for _, row := range rows {
		text := crossWord(row, r.opponent)
		if crossGame.MatchString(text) || sideFirst.MatchString(text) {
			return true
		}
		games = games || text != "" && !slices.Contains(byeWords, text) && !slices.Contains(awayWords, text)
	}
	if games {
		j.fault(place, hintColour, "第%d轮写了对手和结果，没有写先后手，读不了", n)
	}
	return !games
}

// inOneCell says whether all is in the opponent's cell and nothing beside it.
func (x *crossSheet) inOneCell(r *roundColumns, row *gridRow) bool {
	return crossWord(row, r.colour) == "" && crossWord(row, r.outcome) == ""
}

// half reads a cell that tells all of a round.
func (x *crossSheet) half(j *joiner, h *half, cell string) {
	text := strings.ToLower(squeeze(fold(cell)))
	switch {
	case text == "" || text == inBracket:
		return
	case slices.Contains(awayWords, text):
		h.result = 'Z'
		return
	case slices.Contains(fullPoints, text) || slices.Contains(byeWords, text):
		h.result = 'U'
		return
	case slices.Contains(halfPoints, text):
		h.result = 'H'
		return
	}
	if m := voidGame.FindStringSubmatch(text); m != nil {
		h.opponent, h.result = number(m[1]), 'V'
		return
	}
	m := crossGame.FindStringSubmatch(text)
	if m == nil {
		j.fault(h.place, hintCross, "看不懂：“%s”", cell)
		h.bad = true
		return
	}
	h.opponent, h.colour = number(m[1]), colourOf(m[2])
	var ok bool
	if h.result, ok = crossResults[m[3]]; !ok {
		j.fault(h.place, hintCross, "结果看不懂：“%s”", cell)
		h.bad = true
	}
}
