package report

import (
	"encoding/csv"
	"encoding/json"
	"io"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/pairing/ranking"
)

type jsonStanding struct {
	Rank      int                    `json:"rank"`
	No        pairing.StartNo        `json:"no"`
	Name      string                 `json:"name"`
	Unit      string                 `json:"unit"`
	Category  string                 `json:"category"`
	Points    pairing.Score          `json:"points"`
	Values    map[string]json.Number `json:"values"`
	DecidedBy string                 `json:"decided_by"`
}

// StandingsJSON writes a ranking as one JSON object on one line. rank is 0 for players who are
// not ranked; halves such as 13.5 are written as decimals.
func StandingsJSON(w io.Writer, s *pairing.Section, round int, st []pairing.Standing) error {
	out := struct {
		Section   string         `json:"section"`
		Round     int            `json:"round"`
		Keys      []string       `json:"keys"`
		Standings []jsonStanding `json:"standings"`
	}{s.Name, round, append([]string{}, s.Keys...), []jsonStanding{}}
	by := decidedBy(s, st)
	for i, r := range st {
		j := jsonStanding{r.Rank, r.Player.No, r.Player.Name, r.Player.Unit, r.Player.Category, r.Points, map[string]json.Number{}, by[i]}
		for n, k := range s.Keys {
			j.Values[k] = json.Number(ranking.Format(k, r.Values[n]))
		}
		out.Standings = append(out.Standings, j)
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	return enc.Encode(out)
}

// StandingsCSV writes a ranking as CSV with a header; text that a spreadsheet would take for a formula gets an
// apostrophe in front.
func StandingsCSV(w io.Writer, c Context, round int, st []pairing.Standing) error {
	t := standingsTable(c, st)
	cw := csv.NewWriter(w)
	head := []string{"比赛组", "轮次"}
	for _, col := range t.Columns {
		head = append(head, col.Header)
	}
	by := decidedBy(c.Section, st)
	_ = cw.Write(append(head, "区分")) // the error is sticky: cw.Error below
	for i, row := range t.Rows {
		rec := []string{safeCSV(c.Section.Name), strconv.Itoa(round)}
		for _, cell := range row {
			if cell.Number {
				rec = append(rec, cell.Text)
			} else {
				rec = append(rec, safeCSV(cell.Text))
			}
		}
		_ = cw.Write(append(rec, by[i]))
	}
	cw.Flush()
	return cw.Error()
}

// safeCSV keeps a text from being taken for a formula by the program that opens the table, also behind what that program
// trims.
func safeCSV(s string) string {
	if s != "" && strings.ContainsRune("=+-@＝＋－＠\t\r\n", []rune(s)[0]) {
		return "'" + s
	}
	return s
}
