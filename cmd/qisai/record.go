package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
	"qisai/templates"
)

// record is what 编排记录 says of one section: how its rounds were posted, and the results as they stood then.
type record struct {
	rounds   map[int]pairing.Round // 原编排 by round; of a round made anew the last
	results  map[int]string        // 原结果 when the round was posted
	setup    map[int]string        // 原设置: the settings it was made with
	seeds    map[int]uint64        // the seed it was made with
	notes    map[int]string        // its own 说明
	said     map[int]string        // all 说明 when it was posted, its own included
	known    map[int]bool          // rounds with a row, readable or not
	imported map[int]bool          // rounds that another program paired
	last     string                // 原结果 of the last row of any command
	text     string                // all 说明, to say nothing twice
}

// record reads the rows of a section.
func (e *event) record(s *pairing.Section) *record {
	r := &record{
		rounds: map[int]pairing.Round{}, results: map[int]string{}, seeds: map[int]uint64{}, setup: map[int]string{}, notes: map[int]string{},
		said: map[int]string{}, known: map[int]bool{}, imported: map[int]bool{},
	}
	for _, entry := range e.book.Log() {
		if entry.Section != s.Name {
			continue
		}
		if entry.Results != "" {
			r.last = entry.Results
		}
		r.text += entry.Text + "\n"
		if entry.Command != "编排" && entry.Command != importedCommand || entry.Round == 0 {
			continue
		}
		r.known[entry.Round], r.imported[entry.Round] = true, entry.Command == importedCommand
		r.results[entry.Round], r.setup[entry.Round] = entry.Results, entry.Settings
		r.notes[entry.Round], r.said[entry.Round] = entry.Text, r.text
		if seed, err := strconv.ParseUint(entry.Seed, 10, 64); err == nil {
			r.seeds[entry.Round] = seed
		}
		if round, ok := report.DecodePairs(entry.Round, entry.Pairs); ok {
			r.rounds[entry.Round] = round
		}
	}
	return r
}

// recordProblems compares every section with 编排记录: rounds and rows that have vanished, rounds that appeared by hand.
func (e *event) recordProblems() importer.Problems {
	var out importer.Problems
	for _, s := range e.t.Sections {
		out = append(out, e.bracketProblems(s)...)
		rec := e.record(s)
		if len(rec.known) == 0 {
			continue // no record: an event begun by hand
		}
		for n := 1; n <= max(s.LastRound(), lastKey(rec.known)); n++ {
			out = append(out, e.roundProblems(s, n, rec)...)
		}
		e.restorePosted(s, rec)
	}
	return out
}

func lastKey(m map[int]bool) int {
	last := 0
	for n := range m {
		last = max(last, n)
	}
	return last
}

func (e *event) roundProblems(s *pairing.Section, n int, rec *record) importer.Problems {
	sheet := templates.RoundSheet(s.Name, n)
	fault := func(cell, hint, format string, args ...any) importer.Problem {
		return importer.Problem{Sheet: sheet, Cell: cell, Severity: importer.Fault, Msg: fmt.Sprintf(format, args...), Hint: hint}
	}
	posted, was := s.Round(n), rec.rounds[n]
	switch {
	case posted == nil && rec.known[n]:
		if found := e.renamedSheet(sheet); found != "" {
			return importer.Problems{fault("", fmt.Sprintf("把“%s”改名为“%s”", found, sheet),
				"第%d轮已经编排过（见“编排记录”），这张表却没有了；“%s”像是改了名的它", n, found)}
		}
		return importer.Problems{fault("", e.getBack("这张表")+"；确要作废这一轮，把“编排记录”里它的那一行也删去",
			"第%d轮已经编排过（见“编排记录”），工作表却没有了", n)}
	case posted == nil:
		return nil
	case !rec.known[n] && !slices.ContainsFunc(posted.Games, func(g pairing.Game) bool { return g.Decided() }):
		return importer.Problems{fault("", "第%d轮用 qisai pair 编排；裁判长决定采用手工编排的，在其中一行的备注写“"+pairing.ArbiterDecision+"”",
			"第%d轮还没有编排（“编排记录”里没有），这张表是手工加的", n)}
	}
	var out importer.Problems
	for _, g := range was.Games {
		for _, no := range []pairing.StartNo{g.Red, g.Black} {
			if _, ok := posted.Find(no); no != 0 && g.Result != pairing.Absent && !ok {
				out = append(out, fault("", e.getBack("那一行")+"；本轮没有到场的，结果写弃权",
					"%s不见了：原编排是 %s", player(s, no), pairText(g)))
			}
		}
	}
	for i, g := range posted.Games {
		if !g.Decided() && len(was.Games) > 0 && !hasRow(was, g) && slices.ContainsFunc(s.Forbidden, func(f [2]pairing.StartNo) bool {
			return g.Result.Met() && g.Has(f[0]) && g.Has(f[1])
		}) {
			_, cell := e.book.GameCell(s, n, i, "红方编号")
			out = append(out, fault(cell, "改正对阵；若是裁判长的决定，在该行备注里写“"+pairing.ArbiterDecision+"”",
				"%d号与%d号在禁配之列，不能改成对阵", g.Red, g.Black))
		}
	}
	return out
}

// getBack advises how to get something back that has been deleted from the workbook.
func (e *event) getBack(what string) string {
	return fmt.Sprintf("把%s补回来：从“%s-备份”里最近的一份复制，或运行 qisai undo %s 退回一步（会先列出将丢失的内容）",
		what, filepath.Base(base(e.file.path)), quote(e.file.path))
}

// renamedSheet finds a sheet that shows the title of a round sheet under another name, "" if there is none.
func (e *event) renamedSheet(name string) string {
	for _, sheet := range e.book.SheetNames() {
		for _, c := range e.book.ShownCells(sheet) {
			if c.Row > 5 {
				break
			}
			if c.Text == name && sheet != name {
				return sheet
			}
		}
	}
	return ""
}

// pairText writes a row as on the record: 7-1, or 5 轮空.
func pairText(g pairing.Game) string {
	switch {
	case g.Result == pairing.Absent:
		return fmt.Sprintf("%d 缺席", g.Red)
	case g.Black == 0:
		return fmt.Sprintf("%d 轮空", g.Red)
	}
	return fmt.Sprintf("%d-%d", g.Red, g.Black)
}

// hasRow says whether a round has the same row: the same two numbers on the same sides.
func hasRow(r pairing.Round, g pairing.Game) bool {
	return slices.ContainsFunc(r.Games, func(o pairing.Game) bool {
		return o.Red == g.Red && o.Black == g.Black && (o.Result == pairing.Absent) == (g.Result == pairing.Absent)
	})
}

// restorePosted gives players exchanged by hand their own points: the cells 红方积分 and 黑方积分 stayed behind and belong
// to whom the program had posted there. The points are those of the results at that moment.
func (e *event) restorePosted(s *pairing.Section, rec *record) {
	for n, was := range rec.rounds {
		posted := s.Round(n)
		if posted == nil {
			continue
		}
		points, ok := pointsAsPosted(s, n, rec.results[n])
		for i := range posted.Games {
			if g := &posted.Games[i]; ok && !hasRow(was, *g) {
				g.RedScore, g.BlackScore = points[g.Red], points[g.Black]
			}
		}
	}
}

// pointsAsPosted replays 原结果 of round n. ok is false when the rounds before no longer have the rows it tells of.
func pointsAsPosted(s *pairing.Section, n int, results string) (map[pairing.StartNo]pairing.Score, bool) {
	rounds, ok := report.DecodeResults(results)
	if !ok || len(rounds) != n-1 {
		return nil, false
	}
	points := map[pairing.StartNo]pairing.Score{}
	for i, codes := range rounds {
		r := s.Round(i + 1)
		if r == nil || len(r.Games) != len(codes) {
			return nil, false
		}
		for j, g := range r.Games {
			points[g.Red] += s.Points(codes[j], pairing.Red)
			if g.Black != 0 {
				points[g.Black] += s.Points(codes[j], pairing.Black)
			}
		}
	}
	return points, true
}
