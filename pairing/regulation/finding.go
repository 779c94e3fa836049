package regulation

import (
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// Sheet is one of the organiser's sheets.
type Sheet uint8

const (
	Facts      Sheet = iota // 规程
	Categories              // 组别
	Sections                // 比赛组
	Lists                   // 奖项
	Schedule                // 日程
)

// Place is a cell. Row counts the slice of the domain the sheet became (Categories, Sections, lists, Schedule); Column is
// the column's name, of 规程 that of the item, 设置:名 for a setting in 设置.
type Place struct {
	Sheet  Sheet
	Row    int
	Column string
}

// Finding is a contradiction or a slip. Places holds the cell to look at first, then those it disagrees with.
type Finding struct {
	Places []Place
	Note   bool   // only to be considered; otherwise something is wrong
	Kind   string // one word: 日期 年龄 记分 破同分 …
	Msg    string // Chinese
	Hint   string
}

// Input is what is checked. Typed gives what stands in a cell, "" where the default holds.
type Input struct {
	Tournament *pairing.Tournament
	Lists      []prize.List
	Bands      []prize.Band
	Tax        prize.Tax
	Typed      func(Place) string
}

// Check gives all findings in the order of the sheets.
func Check(in Input) []Finding {
	c := &checker{Input: in, t: in.Tournament, reg: &in.Tournament.Regulation}
	c.dates()
	c.weekdays()
	c.clocks()
	c.forfeits()
	c.tax()
	c.categories()
	c.ages()
	for i, s := range c.t.Sections {
		c.section(i, s)
	}
	c.lists()
	c.schedule()
	return c.findings
}

type checker struct {
	Input
	t        *pairing.Tournament
	reg      *pairing.Regulation
	findings []Finding
}

// at makes the places of a finding easy to write.
func at(places ...Place) []Place { return places }

func item(name string) Place { return Place{Facts, 0, name} }

func (c *checker) warn(places []Place, kind, hint, format string, args ...any) {
	f := Finding{Places: places, Kind: kind, Msg: fmt.Sprintf(format, args...), Hint: hint}
	known := func(o Finding) bool { return o.Msg == f.Msg && slices.Equal(o.Places, f.Places) }
	if !slices.ContainsFunc(c.findings, known) { // a row of 日程 for all sections is looked at for each
		c.findings = append(c.findings, f)
	}
}

func (c *checker) note(places []Place, kind, hint, format string, args ...any) {
	n := len(c.findings)
	c.warn(places, kind, hint, format, args...)
	for i := range c.findings[n:] {
		c.findings[n+i].Note = true
	}
}

func (c *checker) typed(p Place) bool { return c.Typed(p) != "" }

// fact gives the 内容 of an item of 规程.
func (c *checker) fact(name string) string { return c.Typed(item(name)) }

// categoriesOf gives the indices of the categories that play in a section.
func (c *checker) categoriesOf(section string) []int {
	var out []int
	for i, cat := range c.t.Categories {
		if cat.Section == section {
			out = append(out, i)
		}
	}
	return out
}
