package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// Check of a whole season: many workbooks at once, read and not written. Who is entered twice: season.go.

// booked is what is kept of a workbook of the season.
type booked struct {
	path     string
	err      error // it could not be read
	problems importer.Problems
	players  int
	counts   map[pairing.Verdict]int
	year     int // of 开始日期, 0 if there is none
	people   []seasonEntry
	title    string // 赛事名称
	start    pairing.Date
	who      map[string]bool // see whoever
	copyOf   *booked         // the workbook this is a copy of
}

// checkMany reads the workbooks side by side, sums each up in a line and names those entered in two of one season.
func (a *app) checkMany(files []string) error {
	books := a.readAll(files)
	faulty, unreadable := 0, 0
	var faults importer.Problems
	for _, b := range books {
		switch {
		case b.err != nil:
			unreadable++
			a.unreadable(b)
		case b.problems.HasFaults():
			faulty++
			for _, p := range b.problems.Faults() {
				p.Sheet = strings.TrimSpace(b.path + " " + p.Sheet)
				faults = append(faults, p)
			}
		}
	}
	a.problems(faults)
	copies := markCopies(books)
	for _, b := range books {
		a.printf("%s", b.summary())
	}
	twice, namesakes := a.sayTwice(slices.DeleteFunc(slices.Clone(books), func(b *booked) bool { return b.copyOf != nil }))
	total := fmt.Sprintf("共 %d 个工作簿", len(books))
	if copies > 0 {
		total += fmt.Sprintf("，其中 %d 个是副本，里面的人不另算报名", copies)
	}
	total += fmt.Sprintf("；%d 个有错误，%d 个读不了；%d 人在同一年度的两个以上工作簿里报名", faulty, unreadable, twice)
	if namesakes > 0 {
		total += fmt.Sprintf("，另有 %d 组同名同生日而证件号不同", namesakes)
	}
	a.printf("%s。只读，没有写入任何工作簿。", total)
	switch {
	case unreadable > 0:
		return failf(exitFile, "有 %d 个工作簿读不了，没有查", unreadable)
	case faulty > 0:
		return failf(exitFaults, "有 %d 个工作簿有错误", faulty).hint("在 Excel/WPS 中改好，保存并关闭，再运行一次")
	}
	return nil
}

func (a *app) unreadable(b *booked) {
	var f *failure
	if !errors.As(b.err, &f) {
		a.errorf("%s：%v", b.path, b.err)
		return
	}
	msg := f.msg
	if !strings.Contains(msg, b.path) {
		msg = b.path + "：" + msg
	}
	a.errorf("%s", msg)
	for _, h := range f.hints {
		a.hintf("%s", h)
	}
}

// readAll reads the workbooks.
func (a *app) readAll(files []string) []*booked {
	out := make([]*booked, len(files))
	a.sideBySide("审核", len(files), func(i int) { out[i] = readBooked(files[i]) })
	return out
}

func readBooked(path string) *booked {
	b := &booked{path: path, counts: map[pairing.Verdict]int{}}
	e, err := readEvent(path)
	if err != nil {
		b.err = err
		return b
	}
	defer e.close()
	b.problems = e.findings
	if !b.problems.HasFaults() {
		b.problems = e.allProblems()
	}
	if b.problems.HasFaults() {
		return b
	}
	b.players, b.year = len(e.t.Players), e.t.Regulation.Start.Year
	b.title, b.start = e.t.Regulation.Name, e.t.Regulation.Start
	for _, p := range e.t.Players {
		b.counts[p.Verdict]++
		shown := p.Name
		if p.Unit != "" {
			shown += "，" + p.Unit
		}
		for _, t := range eligibility.Traces(p) {
			b.people = append(b.people, seasonEntry{t, b, e.cell(p, "姓名"), shown, p.Verdict})
		}
	}
	return b
}

// summary is the line of a workbook.
func (b *booked) summary() string {
	faults, warnings := len(b.problems.Faults()), len(b.problems.Warnings())
	switch {
	case b.err != nil:
		return b.path + "：读不了"
	case faults > 0:
		return fmt.Sprintf("%s：有 %d 处错误，没有审核", b.path, faults)
	}
	text := b.path + "：" + countsText(b.players, b.counts)
	if warnings > 0 {
		text += fmt.Sprintf("；警告 %d 条", warnings)
	}
	if b.copyOf != nil {
		text += fmt.Sprintf("；同一赛事，是 %s 的副本", b.copyOf.path)
	}
	return text
}
