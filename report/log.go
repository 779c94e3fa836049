package report

import (
	"fmt"
	"strconv"
	"strings"

	"qisai/pairing"
)

// LogEntry is one row of 编排记录: what a writing command did.
type LogEntry struct {
	Time, Version, Command, Section string
	Round                           string
	Seed                            string
	Players                         int
	Text                            string
	Pairs                           string // 原编排, see EncodePairs
	Results                         string // 原结果, see EncodeResults
	Settings                        string // 原设置, see EncodeSettings
}

// Row gives the cells of the entry in the order of 编排记录: 时间 版本 命令 比赛组 轮次 种子 人数 说明 原编排 原结果
// 原设置.
func (e LogEntry) Row() []Cell {
	return []Cell{
		T(e.Time), T(e.Version), T(e.Command), T(e.Section), T(e.Round), T(e.Seed), Z(e.Players), T(e.Text), T(e.Pairs), T(e.Results),
		T(e.Settings),
	}
}

// EncodePairs writes a round as posted, in the order of its sheet: 12-7 for a game, 5-0 for a bye, 8- for an absence.
func EncodePairs(r pairing.Round) string {
	parts := make([]string, len(r.Games))
	for i, g := range r.Games {
		switch g.Result {
		case pairing.Absent:
			parts[i] = fmt.Sprintf("%d-", g.Red)
		default:
			parts[i] = fmt.Sprintf("%d-%d", g.Red, g.Black)
		}
	}
	return strings.Join(parts, " ")
}

// resultCodes has one character for each result, in the order of the Result constants.
const resultCodes = ".1=0+-xzbov"

// EncodeResults writes the results of all rounds posted so far, one character a row in the order of the sheets, rounds
// parted by a space: . pending, 1 = 0 red won, draw, black won, + - black or red forfeits, x both, z 双负, b bye,
// o absent, v void. Compact, because a cell holds 32,767 characters.
func EncodeResults(s *pairing.Section) string {
	parts := make([]string, len(s.Posted))
	for i, r := range s.Posted {
		var b strings.Builder
		for _, g := range r.Games {
			b.WriteByte(resultCodes[g.Result])
		}
		parts[i] = b.String()
	}
	return strings.Join(parts, " ")
}

// DecodePairs reads 原编排 back: sides, byes and absences; tables count from the first row. ok is false for anything
// EncodePairs does not write.
func DecodePairs(round int, text string) (r pairing.Round, ok bool) {
	r.Number = round
	for i, part := range strings.Fields(text) {
		var g pairing.Game
		a, b, found := strings.Cut(part, "-")
		red, errA := strconv.Atoi(a)
		black, errB := strconv.Atoi(b)
		switch {
		case !found || errA != nil || red < 1:
			return r, false
		case b == "":
			g = pairing.Game{Red: pairing.StartNo(red), Result: pairing.Absent}
		case errB != nil || black < 0:
			return r, false
		case black == 0:
			g = pairing.Game{Red: pairing.StartNo(red), Result: pairing.Bye}
		default:
			g = pairing.Game{Table: i + 1, Red: pairing.StartNo(red), Black: pairing.StartNo(black)}
		}
		r.Games = append(r.Games, g)
	}
	return r, len(r.Games) > 0
}

// DecodeResults reads 原结果 back, round by round in the order of the sheets. ok is false for anything EncodeResults does
// not write.
func DecodeResults(text string) (rounds [][]pairing.Result, ok bool) {
	for _, part := range strings.Fields(text) {
		round := make([]pairing.Result, len(part))
		for i := range len(part) {
			code := strings.IndexByte(resultCodes, part[i])
			if code < 0 {
				return nil, false
			}
			round[i] = pairing.Result(code)
		}
		rounds = append(rounds, round)
	}
	return rounds, true
}
