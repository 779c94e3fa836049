package main

import (
	importer "qisai/import"
	"qisai/pairing"
	"qisai/report"
)

// settled says whether the sheet 名次 holds the final ranking of a section's results as they stand: the last pair has
// written it and nothing has changed since.
func (e *event) settled(s *pairing.Section) bool {
	final, current := e.finalRanking(s)
	return final != nil && current
}

// outdated says whether a final ranking has been written and something has changed since: by such a ranking no money is
// given.
func (e *event) outdated(s *pairing.Section) bool {
	final, current := e.finalRanking(s)
	return final != nil && !current
}

// isFinal tells a row of 编排记录 that wrote a final ranking.
func isFinal(entry importer.LogEntry) bool {
	return entry.Command == "编排" && entry.Round == 0 && entry.Knockout == 0
}

// finalRanking gives the row of 编排记录 that wrote the last final ranking of the section, nil if there is none, and whether
// that ranking is what stands in 名次 and follows from the results.
func (e *event) finalRanking(s *pairing.Section) (final *importer.LogEntry, current bool) {
	var last importer.LogEntry
	for _, entry := range e.book.Log() {
		if entry.Section != s.Name || entry.Command != "编排" && entry.Command != "名次" {
			continue
		}
		last = entry
		if isFinal(entry) {
			final = &entry
		}
	}
	if final == nil {
		return nil, false
	}
	results := report.EncodeResults(s)
	shown := last.Row == final.Row || last.Command == "名次" && last.Round == s.LastRound()
	return final, shown && final.Results == results && last.Results == results && len(e.changes(s)) == 0
}

// awarded says whether the prizes have been given, and whether a final ranking has been written since.
func (e *event) awarded() (given, stale bool) {
	for _, entry := range e.book.Log() {
		switch {
		case entry.Command == "获奖":
			given, stale = true, false
		case isFinal(entry) && entry.Section != "":
			stale = given
		}
	}
	return given, stale
}
