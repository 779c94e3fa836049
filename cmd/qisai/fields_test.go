package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/pdfcpu/pdfcpu/pkg/api"
	"github.com/xuri/excelize/v2"

	"qisai/pairing"
	"qisai/pairing/knockout"
	"qisai/samples/field"
)

// edge is a field that is hard to print.
type edge struct {
	players, rounds int
	system          pairing.System
	odd             bool // long names and units, empty units, an event with a long name
}

func (f edge) String() string {
	name := fmt.Sprintf("%d players %d rounds %v", f.players, f.rounds, max(f.system, pairing.Swiss))
	if f.odd {
		name += " odd"
	}
	return name
}

// edges are the fields that are always printed; those of allEdges take long.
var (
	edges = []edge{
		{players: 0}, {players: 1}, {players: 1, rounds: 1}, {players: 2, rounds: 1}, {players: 3, rounds: 3, odd: true},
		{players: 8, rounds: 7, system: pairing.RoundRobin, odd: true}, {players: 16, system: pairing.Knockout, odd: true},
		{players: 17, rounds: 15, odd: true},
	}
	allEdges = []edge{
		{players: 2, rounds: 2, system: pairing.DoubleRoundRobin}, {players: 5, system: pairing.Knockout}, {players: 100, system: pairing.Knockout},
		{players: 21, rounds: 11}, {players: 40, rounds: 15, odd: true}, {players: 20, rounds: 19, system: pairing.RoundRobin},
		{players: 200, rounds: 11, odd: true}, {players: 200, rounds: 15}, {players: 2000, rounds: 9}, {players: 2000, rounds: 11},
	}
)

// TestKindsOfFields checks every document of fields of all sizes and systems, with names of 30 characters, units of 25 and
// none, and a section with a slash in its name. QISAI_FIELDS=all checks more of them.
func TestKindsOfFields(t *testing.T) {
	api.DisableConfigDir()
	fields := slices.Clone(edges)
	if os.Getenv("QISAI_FIELDS") == "all" {
		fields = append(fields, allEdges...)
	}
	for _, f := range fields {
		t.Run(f.String(), func(t *testing.T) {
			docs := everyKind(t, f.event(t))
			if len(docs) < 2 {
				t.Errorf("%d documents", len(docs))
			}
			for _, d := range docs {
				checkDocument(t, d)
			}
		})
	}
}

// event is a workbook of the 2025 event, one section of which has played with a field of its own.
func (f edge) event(t *testing.T) *event {
	t.Helper()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book := filepath.Join(t.TempDir(), "比赛.xlsx")
	qisai(t, exitDone, "new", book, "--preset", "2025-pengxi")
	if f.odd {
		if err := renameEverywhere(book, "公开男子组", "公开/男子“甲”组（十八岁以上）"); err != nil {
			t.Fatal(err)
		}
	}
	e := readBook(t, book)
	s := e.t.Sections[0]
	s.Players, s.System, s.Rounds = f.field(s.Name), max(f.system, pairing.Swiss), f.rounds
	s.Settings = append(s.Settings, pairing.Setting{Name: "团体取", Value: "3"})
	e.t.Players = s.Players
	if f.odd {
		e.t.Regulation.Name = "2025年第十届全国象棋业余棋王赛四川赛区决赛暨第十八届“楚河汉界”象棋棋王赛"
	}
	if f.system == pairing.Knockout {
		playKnockout(t, s)
	} else {
		playRounds(s, f.rounds)
	}
	return e
}

// renameEverywhere changes a word in all cells.
func renameEverywhere(book, old, name string) error {
	return editBook(book, func(f *excelize.File) error {
		for _, sheet := range f.GetSheetList() {
			rows, err := f.GetRows(sheet)
			if err != nil {
				return err
			}
			for r, row := range rows {
				for c, v := range row {
					if !strings.Contains(v, old) {
						continue
					}
					cell, err := excelize.CoordinatesToCellName(c+1, r+1)
					if err != nil {
						return err
					}
					if err := f.SetCellStr(sheet, cell, strings.ReplaceAll(v, old, name)); err != nil {
						return err
					}
				}
			}
		}
		return nil
	})
}

// field invents players who may all play.
func (f edge) field(category string) []*pairing.Player {
	players := field.Players(field.Entries(field.Men(f.players, 7)))
	for i, p := range players {
		p.No, p.Category, p.Verdict = pairing.StartNo(i+1), category, pairing.Accepted
		if !f.odd {
			continue
		}
		switch i % 4 {
		case 0:
			p.Name = strings.Repeat("买买提·艾力·", 4) + "阿卜杜热合"
		case 1:
			p.Unit = "内蒙古自治区呼和浩特市新城区棋类运动协会青少年训练中心"
		case 2:
			p.Unit = ""
		case 3:
			p.Name = "Alexander Christopher Montgomery"
		}
	}
	return players
}

// playRounds posts rounds of pairs that are drawn; they are no real pairings.
func playRounds(s *pairing.Section, rounds int) {
	n := len(s.Players)
	rng := rand.New(rand.NewPCG(uint64(n), uint64(rounds)))
	for r := 1; r <= rounds; r++ {
		order, round := rng.Perm(n), pairing.Round{Number: r}
		for i := 0; i+1 < n; i += 2 {
			round.Games = append(round.Games, pairing.Game{
				Table: i/2 + 1, Red: pairing.StartNo(order[i] + 1), Black: pairing.StartNo(order[i+1] + 1),
				Result: pairing.RedWins + pairing.Result(rng.IntN(7)), RedFouls: rng.IntN(8) / 7,
			})
		}
		if n%2 == 1 {
			round.Games = append(round.Games, pairing.Game{Red: pairing.StartNo(order[n-1] + 1), Result: pairing.Bye})
		}
		s.Posted = append(s.Posted, round)
	}
}

// playKnockout posts a knockout that red wins, to its end.
func playKnockout(t *testing.T, s *pairing.Section) {
	t.Helper()
	for {
		b, err := knockout.New(s, 5)
		if err != nil {
			t.Fatal(err)
		}
		rows, _ := b.Next()
		if len(rows) == 0 {
			return
		}
		for _, g := range rows {
			if g.Result == pairing.Pending {
				g.Result = pairing.RedWins
			}
			s.Bracket = append(s.Bracket, g)
		}
	}
}
