package main

import (
	"slices"

	"qisai/pairing"
	"qisai/report"
)

// bookKind is a kind of document that binds much of the event into one file.
type bookKind struct {
	make func(r *printRun, sections []*pairing.Section) (report.Document, error)
	due  func(at stage) bool // all prints it when every section is so far
}

var (
	programmeBook = &bookKind{(*printRun).programme, beforePlay}
	resultsBook   = &bookKind{(*printRun).results, func(at stage) bool { return at.over }}
)

// beforePlay says whether a section has entries and no result.
func beforePlay(at stage) bool { return at.entrants && !at.played }

// dueBooks gives the books that are due and not among the wishes. A section that nobody has entered, or only one, waits
// for nothing.
func dueBooks(sections []*pairing.Section, wishes []wish) []wish {
	var playing []stage
	for _, s := range sections {
		if at := stageOf(s); at.current > 0 || at.bracket || entrants(s) > 1 {
			playing = append(playing, at)
		}
	}
	var out []wish
	for i, k := range kinds {
		w := wish{&kinds[i], 0}
		if k.book == nil || len(playing) == 0 || slices.Contains(wishes, w) {
			continue
		}
		if !slices.ContainsFunc(playing, func(at stage) bool { return !k.book.due(at) }) {
			out = append(out, w)
		}
	}
	return out
}

func (r *printRun) programme(sections []*pairing.Section) (report.Document, error) {
	prizes, problems := r.prizes()
	r.problems(problems)
	if n := len(problems.Faults()); n > 0 {
		return report.Document{}, r.faulty(n)
	}
	in := report.ProgrammeInput{
		Tournament: r.t, Printed: r.now.Format("2006-01-02 15:04"),
		Lists: prizes.Lists, Bands: prizes.Bands, Declared: prizes.Declared, Tax: prizes.Tax,
	}
	for _, s := range sections {
		in.Sections = append(in.Sections, r.context(r.event, s))
	}
	return report.Programme(in), nil
}

func (r *printRun) results(sections []*pairing.Section) (report.Document, error) {
	h, err := r.awardsOf(sections)
	if err != nil {
		return report.Document{}, err
	}
	var all []report.SectionResults
	for _, s := range sections {
		k := r.ranking(s, 0)
		results := report.SectionResults{Context: k.Context, Round: k.round, Standings: k.st}
		if block, ok := r.teamBlock(r.event, s, k.round); ok {
			results.Teams = &block
		}
		all = append(all, results)
	}
	return report.ResultBook(h, all), nil
}
