package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report/xlsx"
	"qisai/samples/field"
)

// spelling is how one secretary writes the results of games.
type spelling map[pairing.Result]string

var (
	inWords   = spelling{pairing.RedWins: "红胜", pairing.Draw: "和棋", pairing.BlackWins: "黑胜"}
	inPoints  = spelling{pairing.RedWins: "2:0", pairing.Draw: "1:1", pairing.BlackWins: "0:2"}
	inNumbers = spelling{pairing.RedWins: "1-0", pairing.Draw: "=", pairing.BlackWins: "0-1"}
	inColours = spelling{pairing.RedWins: "红", pairing.Draw: "和", pairing.BlackWins: "黑"}
	byRed     = spelling{pairing.RedWins: "胜", pairing.Draw: "平", pairing.BlackWins: "负"}
	wide      = spelling{pairing.RedWins: "２：０", pairing.Draw: "１：１", pairing.BlackWins: "０：２"}
)

// habits are the secretaries of the sections, in the order of 比赛组; each sometimes writes otherwise.
var (
	habits    = []spelling{inWords, inPoints, inNumbers}
	otherwise = []spelling{inWords, inWords, inPoints, inNumbers, inColours, byRed, wide}
)

// typeResults fills in every game that has no result yet; if only is not 0, of the knockout alone and up to that round.
func (e *event) typeResults(data []byte, only int) ([]byte, error) {
	book, err := importer.Open(data)
	if err != nil {
		return nil, err
	}
	defer book.Close()
	t, problems := book.Read()
	if faults := problems.Faults(); len(faults) > 0 {
		return nil, fmt.Errorf("the workbook has faults, the first is %v", faults[0])
	}
	var edits []xlsx.CellEdit
	for i, s := range t.Sections {
		more, err := e.knockoutEdits(book, s, only)
		if err != nil {
			return nil, err
		}
		edits = append(edits, more...)
		for r := range s.Posted {
			if only > 0 {
				break
			}
			more, err := e.roundEdits(book, s, &s.Posted[r], i)
			if err != nil {
				return nil, err
			}
			edits = append(edits, more...)
		}
	}
	return xlsx.Apply(data, xlsx.Update{Cells: edits})
}

// roundEdits plays the open games of a round and types how they ended.
func (e *event) roundEdits(book *importer.Book, s *pairing.Section, r *pairing.Round, sectionIndex int) ([]xlsx.CellEdit, error) {
	played := pairing.Round{Number: r.Number, Games: append([]pairing.Game(nil), r.Games...)}
	field.PlayRound(&played, e.strengths(s), e.playSeed+uint64(sectionIndex)*1000)
	var out []xlsx.CellEdit
	for i, g := range played.Games {
		if r.Games[i].Result != pairing.Pending {
			continue
		}
		g = e.absent(s, r.Number, g)
		rng := field.Rand(e.playSeed, uint64(sectionIndex), uint64(r.Number), uint64(i))
		typed := map[string]string{
			"结果": write(g.Result, habits[sectionIndex%len(habits)], rng), "红犯规": count(g.RedFouls), "黑犯规": count(g.BlackFouls), "备注": g.Note,
		}
		for _, column := range []string{"结果", "红犯规", "黑犯规", "备注"} {
			if typed[column] == "" {
				continue
			}
			edit, err := gameEdit(book, s, r.Number, i, column, typed[column])
			if err != nil {
				return nil, err
			}
			out = append(out, edit)
		}
	}
	return out, nil
}

// absent turns a game into a forfeit if one of the two does not come.
func (e *event) absent(s *pairing.Section, round int, g pairing.Game) pairing.Game {
	missing := func(no pairing.StartNo) bool {
		p := s.Player(no)
		return p != nil && slices.Contains(e.noShows[p.Entry], round)
	}
	out := pairing.Game{Table: g.Table, Red: g.Red, Black: g.Black}
	switch red, black := missing(g.Red), missing(g.Black); {
	case red && black:
		out.Result, out.Note = pairing.DoubleForfeit, "双方未到场"
	case red:
		out.Result, out.Note = pairing.RedForfeits, "红方未到场"
	case black:
		out.Result, out.Note = pairing.BlackForfeits, "黑方未到场"
	default:
		return g
	}
	return out
}

// knockoutEdits plays the open games of the knockout, up to a round if it is not 0.
func (e *event) knockoutEdits(book *importer.Book, s *pairing.Section, only int) ([]xlsx.CellEdit, error) {
	strength := e.strengths(s)
	var out []xlsx.CellEdit
	for i, g := range s.Bracket {
		if g.Result != pairing.Pending || only > 0 && g.Round > only {
			continue
		}
		rng := field.Rand(e.playSeed, uint64(g.Round), uint64(g.Match), uint64(g.Game))
		played := field.PlayStrengths(strength(g.Red), strength(g.Black), rng)
		game := e.absent(s, s.SwissRounds+g.Round, pairing.Game{Red: g.Red, Black: g.Black, Result: played.Result, Note: played.Note})
		note := game.Note
		if g.Note != "" {
			note = ""
		}
		for _, cell := range [][2]string{{"结果", write(game.Result, inWords, rng)}, {"备注", note}} {
			if cell[1] == "" {
				continue
			}
			sheet, col, row, _, ok := book.KnockoutCell(s, i, cell[0])
			if !ok {
				return nil, fmt.Errorf("%s: no cell for %s of game %d of the knockout", s.Name, cell[0], i)
			}
			out = append(out, xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: cell[1]})
		}
	}
	return out, nil
}

// gameEdit is one cell of a round sheet.
func gameEdit(book *importer.Book, s *pairing.Section, round, i int, column, text string) (xlsx.CellEdit, error) {
	sheet, cell := book.GameCell(s, round, i, column)
	letters := strings.TrimRight(cell, "0123456789")
	col := 0
	for _, c := range letters {
		col = col*26 + int(c-'A') + 1
	}
	row, err := strconv.Atoi(cell[len(letters):])
	if err != nil || col == 0 {
		return xlsx.CellEdit{}, fmt.Errorf("%s round %d: no cell for %s", s.Name, round, column)
	}
	return xlsx.CellEdit{Sheet: sheet, Col: col, Row: row, Text: text, Number: strings.HasSuffix(column, "犯规")}, nil
}

// write spells a result: by habit, one time in twelve otherwise. What is not a played game is mostly written in full.
func write(r pairing.Result, habit spelling, rng *rand.Rand) string {
	if rng.IntN(12) == 0 {
		habit = otherwise[rng.IntN(len(otherwise))]
	}
	if word, ok := habit[r]; ok {
		return word
	}
	return r.String()
}

// count writes a number of fouls, nothing for none.
func count(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// strengths finds how strong the player with a number is, by the 序号 of the entry.
func (e *event) strengths(s *pairing.Section) func(pairing.StartNo) int {
	byEntry := map[int]int{}
	for _, p := range field.Entries(e.field) {
		byEntry[p.Serial] = p.Strength
	}
	return func(no pairing.StartNo) int {
		if p := s.Player(no); p != nil {
			return byEntry[p.Entry]
		}
		return 0
	}
}
