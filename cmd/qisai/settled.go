package main

import (
	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
)

// settled says whether the sheet 名次 holds the final ranking of a section's results as they stand: the last pair has
// written it and nothing has changed since.
func (e *event) settled(s *pairing.Section) bool {
	written, current := e.finalRanking(s)
	return written && current
}

// outdated says whether a final ranking has been written and something has changed since: by such a ranking no money is
// given.
func (e *event) outdated(s *pairing.Section) bool {
	written, current := e.finalRanking(s)
	return written && !current
}

// finalRanking looks in 编排记录 whether a final ranking of the section has been written, and whether it is what stands in
// 名次 and follows from the results.
func (e *event) finalRanking(s *pairing.Section) (written, current bool) {
	var final, last importer.LogEntry
	for _, entry := range e.book.Log() {
		if entry.Section != s.Name || entry.Command != "编排" && entry.Command != "名次" {
			continue
		}
		last = entry
		if entry.Command == "编排" && entry.Round == 0 && entry.Knockout == 0 {
			final, written = entry, true
		}
	}
	results := report.EncodeResults(s)
	shown := last.Row == final.Row || last.Command == "名次" && last.Round == s.LastRound()
	return written, shown && final.Results == results && last.Results == results && len(e.changes(s)) == 0
}

// awarded says whether the prizes have been given, and whether a final ranking has been written since.
func (e *event) awarded() (given, stale bool) {
	for _, entry := range e.book.Log() {
		switch {
		case entry.Command == "获奖":
			given, stale = true, false
		case entry.Command == "编排" && entry.Round == 0 && entry.Knockout == 0 && entry.Section != "":
			stale = given
		}
	}
	return given, stale
}
