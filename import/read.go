package importer

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/templates"
)

// reader collects what one Read finds.
type reader struct {
	b        *Book
	t        *pairing.Tournament
	problems Problems
	joined   map[*pairing.Player]bool // entries that have found their section
	drawn    bool                     // everybody to be paired has his number
}

// Read reads the whole workbook. The Tournament is never nil; with faults it is incomplete and must not be used for
// pairing.
func (b *Book) Read() (*pairing.Tournament, Problems) {
	r := &reader{b: b, t: &pairing.Tournament{}, joined: map[*pairing.Player]bool{}}
	b.places = newPlaces()
	r.regulation(r.sheet(templates.SheetRegulation))
	r.categories(r.sheet(templates.SheetCategories))
	r.sections(r.sheet(templates.SheetSections))
	r.titles(r.sheet(templates.SheetTitles))
	r.schedule(r.sheet(templates.SheetSchedule))
	for _, name := range []string{templates.SheetPrizes, templates.SheetBands, templates.SheetBodies, templates.SheetCerts} {
		b.places.tables[name] = r.sheet(name)
	}
	r.officials(b.places.tables[templates.SheetBodies])
	r.roster(r.sheet(templates.SheetRoster))
	if r.complete(templates.SheetCategories, templates.SheetSections, templates.SheetRoster) {
		r.proposeSystems()
		r.pairs()
		r.rounds()
		r.knockouts()
	}
	r.log()
	return r.t, r.problems
}

// complete says whether all the sheets have a table: without one of them the others would be full of faults that are
// none.
func (r *reader) complete(sheets ...string) bool {
	for _, name := range sheets {
		if r.b.places.tables[name] == nil {
			return false
		}
	}
	return true
}

func (r *reader) add(s Severity, sheet, cell, hint, format string, args ...any) {
	r.problems = append(r.problems, Problem{Sheet: sheet, Cell: cell, Severity: s, Msg: mask(fmt.Sprintf(format, args...)), Hint: mask(hint)})
}

// sheet finds one of the organiser's sheets and its table; nil when there is none, which has been reported.
func (r *reader) sheet(name string) *table {
	spec := templates.SheetByName(name)
	g := r.b.grid(name)
	switch {
	case g != nil && spec.Optional && len(g.rows) == 0:
		return nil
	case g != nil:
		return r.findTable(g, spec)
	case !spec.Optional:
		r.missingSheet(name)
	}
	return nil
}

// missingSheet names what was found instead.
func (r *reader) missingSheet(name string) {
	hint := "用 qisai new 新建一个工作簿，把其中的“" + name + "”表照样补上"
	for _, found := range r.b.SheetNames() {
		if similar(found, name) && templates.SheetByName(found) == nil {
			hint = fmt.Sprintf("若就是“%s”，把它改名为“%s”", found, name)
			break
		}
	}
	r.add(Fault, "", "", hint, "缺少工作表“%s”；现有：%s", name, strings.Join(r.b.SheetNames(), "、"))
}

// similar says whether a sheet name might be meant for another: one holds the other, or one character differs.
func similar(found, name string) bool {
	a, b := []rune(key(found)), []rune(key(name))
	if strings.Contains(string(a), string(b)) {
		return true
	}
	if len(a) != len(b) {
		return false
	}
	differ := 0
	for i := range a {
		if a[i] != b[i] {
			differ++
		}
	}
	return differ == 1 && len(a) > 2
}
