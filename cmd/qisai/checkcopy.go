package main

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Copies among the workbooks of a season: a backup, 副本, last week's state. Nobody is entered twice by them.

// copyName is what programs and people call a copy.
var copyName = pattern.New(`(?i)副本|备份|拷贝|复制|backup|[-_ ]bak|\bcopy\b|[(（]\d{1,2}[)）]$`)

// looksCopied says whether a file is named or lies as a copy does.
func looksCopied(path string) bool {
	base := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	return copyName.MatchString(base) || strings.HasSuffix(filepath.Base(filepath.Dir(path)), "-备份")
}

// fewestSame is how many people two workbooks must have in common to be one event, if nothing but that says so.
const fewestSame = 3

// markCopies finds the workbooks that are a copy of another of the same event: same name, same first day, and everybody of
// the smaller is in the larger; of those named as a copy half will do. What is no copy by its name, or the larger, is the
// original.
func markCopies(books []*booked) (copies int) {
	type identity struct {
		title string
		start pairing.Date
		who   string
	}
	holders := map[identity][]int{}
	order := make([]int, len(books))
	for i, b := range books {
		order[i] = i
		for who := range b.whoever() {
			k := identity{b.title, b.start, who}
			holders[k] = append(holders[k], i)
		}
	}
	common := map[[2]int]int{}
	for k, in := range holders {
		for x, i := range in {
			for _, j := range in[x+1:] {
				if k.title != "" {
					common[[2]int{i, j}]++
				}
			}
		}
	}
	mark := func(i int) int {
		if looksCopied(books[i].path) {
			return 1
		}
		return 0
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Or(mark(i)-mark(j), len(books[j].people)-len(books[i].people))
	})
	for x, i := range order {
		for _, j := range order[:x] {
			n := common[[2]int{min(i, j), max(i, j)}]
			smaller := min(len(books[i].whoever()), len(books[j].whoever()))
			if books[j].copyOf == nil && n > 0 && (n == smaller && n >= fewestSame || mark(i) == 1 && 2*n >= smaller) {
				books[i].copyOf = books[j]
				copies++
				break
			}
		}
	}
	return copies
}

// whoever gives the people of a workbook by what they can be recognised by.
func (b *booked) whoever() map[string]bool {
	if b.who == nil {
		b.who = map[string]bool{}
		for _, p := range b.people {
			b.who[strings.Join([]string{p.Name, p.Number.Reveal(), p.Born.String(), p.shown}, "\x00")] = true
		}
	}
	return b.who
}
