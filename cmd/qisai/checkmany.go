package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// Check of a whole season: many workbooks at once, read and not written.

// books gives the workbooks named on the command line: files, folders (those right in it) and patterns, which the Windows
// command line leaves to the program. Each file once.
func books(ctx *cli.Context) ([]string, error) {
	if ctx.NArg() == 0 {
		return nil, failf(exitUsage, "没有写工作簿").hint("例如：qisai check 比赛.xlsx；一个赛季：qisai check 2025赛季")
	}
	var out []string
	known := map[string]bool{}
	for _, arg := range ctx.Args().Slice() {
		files, err := expand(arg)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			key, err := filepath.Abs(f)
			if err != nil {
				key = f
			}
			if !known[key] {
				known[key] = true
				out = append(out, f)
			}
		}
	}
	return out, nil
}

// expand gives the files of one argument. What exists is no pattern: 比赛[1].xlsx is a file's name.
func expand(arg string) ([]string, error) {
	info, err := os.Stat(arg)
	switch {
	case err == nil && !info.IsDir(), err != nil && !strings.ContainsAny(arg, "*?["):
		return []string{arg}, nil
	case err == nil:
		entries, err := os.ReadDir(arg)
		if err != nil {
			return nil, fileFailf(err, "读不了文件夹 %s", arg)
		}
		var files []string
		for _, e := range entries {
			if !e.IsDir() && isEventBook(e.Name()) {
				files = append(files, filepath.Join(arg, e.Name()))
			}
		}
		if files == nil {
			return nil, failf(exitFile, "文件夹 %s 里没有工作簿 (.xlsx)", arg)
		}
		return files, nil
	}
	found, err := filepath.Glob(arg)
	if err != nil {
		return nil, failf(exitUsage, "看不懂 %q", arg).hint("例如：qisai check *.xlsx")
	}
	found = slices.DeleteFunc(found, func(f string) bool { return !isEventBook(filepath.Base(f)) })
	if len(found) == 0 {
		return nil, failf(exitFile, "没有符合 %s 的工作簿 (.xlsx)", arg)
	}
	return found, nil
}

// isEventBook leaves out the marks of open workbooks and hidden files.
func isEventBook(name string) bool {
	ext := strings.ToLower(filepath.Ext(name))
	return (ext == ".xlsx" || ext == ".xlsm") && !strings.HasPrefix(name, "~$") && !strings.HasPrefix(name, ".")
}

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

// seasonEntry is a person entered in a workbook.
type seasonEntry struct {
	eligibility.Trace
	book    *booked
	place   string // 报名!B7
	shown   string // name and unit for messages
	verdict pairing.Verdict
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

// sayTwice names everybody entered in more than one workbook of a season, and counts them: those who are one person, and
// those who are hardly one. A season is the year of 开始日期; a workbook without one may belong to any.
func (a *app) sayTwice(books []*booked) (twice, namesakes int) {
	said := map[string]bool{}
	for _, season := range seasons(books) {
		for _, g := range samePeople(season) {
			text := g.text()
			switch {
			case said[text], !slices.ContainsFunc(g, func(e *seasonEntry) bool { return e.book != g[0].book }):
				continue // twice in one workbook: its own check tells that
			case g.hardlyOne():
				namesakes++
				a.hintf("%s", text)
			default:
				twice++
				a.warnf("%s", text)
			}
			said[text] = true
		}
	}
	if twice > 0 {
		a.hintf("一名棋手一个年度只能代表一个赛区；请与本人和各赛区核对")
	}
	return twice, namesakes
}

// seasons puts together the workbooks of a year.
func seasons(books []*booked) [][]*booked {
	years := map[int]bool{}
	for _, b := range books {
		years[b.year] = true
	}
	if len(years) > 1 {
		delete(years, 0)
	}
	var out [][]*booked
	for _, year := range slices.Sorted(maps.Keys(years)) {
		var season []*booked
		for _, b := range books {
			if b.year == year || b.year == 0 {
				season = append(season, b)
			}
		}
		out = append(out, season)
	}
	return out
}

// samePeople gives the entries that are one person's, where there are several: the same number, or the same name and
// birth date.
func samePeople(books []*booked) []person {
	type birthday struct {
		name string
		born pairing.Date
	}
	var all []*seasonEntry
	earlier := map[*seasonEntry]*seasonEntry{} // of the same person; the first has none
	first := func(e *seasonEntry) *seasonEntry {
		for earlier[e] != nil {
			e = earlier[e]
		}
		return e
	}
	join := func(a, b *seasonEntry) {
		if x, y := first(a), first(b); x != y {
			earlier[y] = x
		}
	}
	numbers, birthdays := map[pairing.Secret]*seasonEntry{}, map[birthday]*seasonEntry{}
	for _, b := range books {
		for i := range b.people {
			e := &b.people[i]
			all = append(all, e)
			if e.Number != "" {
				if known := numbers[e.Number]; known != nil {
					join(known, e)
				} else {
					numbers[e.Number] = e
				}
			}
			if key := (birthday{e.Name, e.Born}); e.Name != "" && !e.Born.IsZero() {
				if known := birthdays[key]; known != nil {
					join(known, e)
				} else {
					birthdays[key] = e
				}
			}
		}
	}
	groups := map[*seasonEntry]person{}
	for _, e := range all {
		groups[first(e)] = append(groups[first(e)], e)
	}
	var out []person
	for _, e := range all {
		if g := groups[e]; len(g) > 1 {
			out = append(out, g)
		}
	}
	return out
}

// person is the entries that seem to be one person's.
type person []*seasonEntry

// numbers counts the entries of each number; "" is that of entries without one.
func (p person) numbers() map[pairing.Secret]int {
	out := map[pairing.Secret]int{}
	for _, e := range p {
		out[e.Number]++
	}
	return out
}

// hardlyOne says whether each entry has a number of its own: then only name and birth date are the same.
func (p person) hardlyOne() bool {
	numbers := p.numbers()
	return len(numbers) == len(p) && numbers[""] == 0
}

// text names the entries and says by what they were recognised.
func (p person) text() string {
	places := make([]string, len(p))
	for i, e := range p {
		places[i] = fmt.Sprintf("%s %s（%s，%s）", e.book.path, e.place, e.shown, e.verdict)
	}
	all := strings.Join(places, "；")
	if p.hardlyOne() {
		return fmt.Sprintf("%s：同名同生日而证件号不同，多半不是一人：%s", p[0].Name, all)
	}
	numbers := p.numbers()
	unnumbered := numbers[""]
	delete(numbers, "")
	by := "同名同生日"
	switch {
	case len(numbers) == 1 && unnumbered == 0:
		by = "证件号相同"
	case len(numbers) < len(p)-unnumbered:
		by = "证件号相同，或同名同生日"
	}
	return fmt.Sprintf("%s在不止一个赛区报名（%s）：%s", p[0].Name, by, all)
}
