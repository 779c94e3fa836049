package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// A TRF file (FIDE Handbook C.04 annex 2, TRF16) has one line for each player, whose fields stand in fixed columns,
// counted in characters from 1:
//
//	1-3 "001"   5-8 number   10 sex   11-13 title   15-47 name   49-52 rating   54-56 federation   58-68 FIDE number
//	70-79 birth   81-84 points   86-89 rank   then for round r from column 92+10(r-1): 4 opponent, 1 colour, 1 result,
//	parted by single blanks
//
// Xiangqi has no FIDE titles, ratings and numbers, and the workbook does not know federations: these stay empty.
const trfPlayer = "001 %4d %1s%3s %-33s %4s %3s %11s %10s %4s %4s"

const (
	trfMaxNo   = 9999 // the number's field has four characters
	trfMaxName = 33
)

// TRFFile is a section as TRF16, and what had to be changed for the format, in Chinese.
type TRFFile struct {
	Text  string
	Notes []string
}

// TRF writes a section after a round with its ranking. What the format has no field for (fouls, units, void games, a
// knockout) stands in lines of comment, which other programs pass over and qisai import --played reads. An error names
// what the format cannot hold at all.
func TRF(c Context, round int, st []pairing.Standing) (TRFFile, error) {
	w := &trfWriter{Context: c, round: round, scale: newTRFScale(c.Section.Scoring), hist: newHistory(c.Section)}
	w.head()
	places := map[pairing.StartNo]pairing.Standing{}
	for _, s := range st {
		places[s.Player.No] = s
	}
	players := byNumber(c.Section.Players)
	for _, p := range players {
		if err := w.player(p, places[p.No]); err != nil {
			return TRFFile{}, err
		}
	}
	w.remarks(players)
	if n := len(c.Section.Players) - len(players); n > 0 {
		w.note("%d 人没有编号，没有写入", n)
	}
	return TRFFile{Text: strings.Join(w.lines, "\r\n") + "\r\n", Notes: w.notes}, nil
}

type trfWriter struct {
	Context
	round int
	scale trfScale
	hist  history
	lines []string
	notes []string
}

// line adds a line; breaks inside a text would end it early.
func (w *trfWriter) line(format string, args ...any) {
	text := strings.NewReplacer("\r", " ", "\n", " ").Replace(fmt.Sprintf(format, args...))
	w.lines = append(w.lines, strings.TrimRight(text, " "))
}

func (w *trfWriter) note(format string, args ...any) {
	w.notes = append(w.notes, fmt.Sprintf(format, args...))
}

// field adds a line of the head unless there is nothing to say.
func (w *trfWriter) field(code, text string) {
	if text != "" {
		w.line("%s %s", code, text)
	}
}

// head writes the lines about the event.
func (w *trfWriter) head() {
	reg := &w.Tournament.Regulation
	w.field("012", strings.TrimSpace(reg.Name+" "+w.Section.Name))
	w.field("022", reg.Venue)
	w.field("032", "CHN")
	w.field("042", trfDate(reg.Start))
	w.field("052", trfDate(reg.End))
	w.line("062 %d", len(byNumber(w.Section.Players)))
	w.line("072 0")
	w.field("092", trfSystems[w.Section.System])
	w.field("102", reg.ChiefArbiter)
	w.field("112", reg.PairingChief)
	w.field("122", w.Tournament.StopFor(w.Section.Name, "1").Clock)
	w.roundDates()
	w.line("XXR %d", max(w.Section.Rounds, w.round))
	if colour := w.firstColour(); colour != "" {
		w.line("XXC %s1", colour)
	}
	if w.scale.own {
		w.line("XXS %s", w.scale.codes())
	} else if w.Section.Bye != w.Section.Win {
		w.line("XXS PAB=%s", strings.TrimSpace(w.scale.points(w.Section.Bye)))
	}
}

// trfSystems are the types of tournament as other programs write them.
var trfSystems = map[pairing.System]string{
	pairing.Swiss: "Individual: Swiss-System", pairing.SwissKnockout: "Individual: Swiss-System, then knockout",
	pairing.RoundRobin: "Individual: Round-Robin", pairing.DoubleRoundRobin: "Individual: Double Round-Robin",
	pairing.Knockout: "Individual: Knockout",
}

func trfDate(d pairing.Date) string {
	if d.IsZero() {
		return ""
	}
	return fmt.Sprintf("%04d/%02d/%02d", d.Year, d.Month, d.Day)
}

// roundDates writes the days of the rounds above their columns.
func (w *trfWriter) roundDates() {
	line, known := "132"+strings.Repeat(" ", 86), false
	for r := 1; r <= w.round; r++ {
		day := trfDate(w.Tournament.StopFor(w.Section.Name, fmt.Sprint(r)).Date)
		if day != "" {
			day, known = day[2:], true
		}
		line += fmt.Sprintf("  %-8s", day)
	}
	if known {
		w.line("%s", line)
	}
}

// firstColour gives the colour of the first player in round 1, as XXC wants it; "" if he did not play.
func (w *trfWriter) firstColour() string {
	for _, p := range byNumber(w.Section.Players) {
		if g, ok := w.hist[1][p.No]; ok && w.round > 0 && g.Side(p.No) != pairing.NoSide {
			return map[pairing.Side]string{pairing.Red: "white", pairing.Black: "black"}[g.Side(p.No)]
		}
	}
	return ""
}

// player writes one line.
func (w *trfWriter) player(p *pairing.Player, s pairing.Standing) error {
	if p.No > trfMaxNo {
		return fmt.Errorf("编号 %d 超过 %d，TRF 写不下", p.No, trfMaxNo)
	}
	points := w.scale.points(s.Points)
	if len(points) > 4 {
		return fmt.Errorf("%s的积分 %s 超过 99.9，TRF 写不下", p.Name, points)
	}
	name := []rune(p.Name)
	if len(name) > trfMaxName {
		w.note("姓名“%s”超过 %d 个字，后面的没有写入", p.Name, trfMaxName)
		name = name[:trfMaxName]
	}
	rank := ""
	if s.Rank > 0 {
		rank = fmt.Sprint(s.Rank)
	}
	sex := map[pairing.Sex]string{pairing.Male: "m", pairing.Female: "w"}[eligibility.Sex(p)]
	line := fmt.Sprintf(trfPlayer, p.No, sex, "", string(name), "", "", "", trfBirth(p), points, rank)
	for r := 1; r <= w.round; r++ {
		line += w.game(p.No, r)
	}
	w.line("%s", line)
	return nil
}

// trfBirth gives the year of birth only: the day is nobody's business outside.
func trfBirth(p *pairing.Player) string {
	year := eligibility.Birth(p).Year
	if year == 0 && len(p.BirthRaw) >= 4 {
		_, _ = fmt.Sscanf(p.BirthRaw[:4], "%4d", &year) // 2010年: no full date
	}
	if year < 1000 {
		return ""
	}
	return fmt.Sprintf("%04d/00/00", year)
}

// game writes a round of a player in ten columns.
func (w *trfWriter) game(no pairing.StartNo, round int) string {
	g, ok := w.hist[round][no]
	switch {
	case ok && g.Note == inKnockout:
		return strings.Repeat(" ", 10)
	case !ok, g.Result == pairing.Absent, g.Result == pairing.Void:
		return "  0000 - Z"
	case g.Result == pairing.Bye:
		return "  0000 - U"
	}
	side := g.Side(no)
	colour := map[pairing.Side]string{pairing.Red: "w", pairing.Black: "b"}[side]
	return fmt.Sprintf("  %4d %s %s", g.Opponent(no), colour, trfResult(g.Result, side))
}

// trfResult gives the result as seen from a side. 双负 is a 0 on either side.
func trfResult(r pairing.Result, side pairing.Side) string {
	switch {
	case r == pairing.Draw:
		return "="
	case r.Forfeits(side):
		return "-"
	case r.Wins(side) && !r.OverTheBoard():
		return "+"
	case r.Wins(side):
		return "1"
	}
	return "0"
}
