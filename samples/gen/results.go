package main

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report/xlsx"
	"qisai/samples/field"
)

// playSeed decides how the games end. It is chosen so that the three rounds hold one of each kind of unplayed game.
const playSeed = 53

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

// typeResults fills in every game that has no result yet.
func typeResults(data []byte) ([]byte, error) {
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
		for r := range s.Posted {
			more, err := roundEdits(book, s, &s.Posted[r], i)
			if err != nil {
				return nil, err
			}
			edits = append(edits, more...)
		}
	}
	return xlsx.Apply(data, xlsx.Update{Cells: edits})
}

// roundEdits plays the open games of a round and types how they ended.
func roundEdits(book *importer.Book, s *pairing.Section, r *pairing.Round, sectionIndex int) ([]xlsx.CellEdit, error) {
	played := pairing.Round{Number: r.Number, Games: append([]pairing.Game(nil), r.Games...)}
	field.PlayRound(&played, strengths(s), playSeed+uint64(sectionIndex)*1000)
	var out []xlsx.CellEdit
	for i, g := range played.Games {
		if r.Games[i].Result != pairing.Pending {
			continue
		}
		rng := field.Rand(playSeed, uint64(sectionIndex), uint64(r.Number), uint64(i))
		typed := map[string]string{
			"结果": write(g.Result, habits[sectionIndex], rng), "红犯规": count(g.RedFouls), "黑犯规": count(g.BlackFouls), "备注": g.Note,
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
func strengths(s *pairing.Section) func(pairing.StartNo) int {
	byEntry := map[int]int{}
	for _, e := range field.Entries(field.Pengxi()) {
		byEntry[e.Serial] = e.Strength
	}
	return func(no pairing.StartNo) int {
		if p := s.Player(no); p != nil {
			return byEntry[p.Entry]
		}
		return 0
	}
}
