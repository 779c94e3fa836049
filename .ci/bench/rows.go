package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// rows are all lines of the table.
func (b *built) rows() []row {
	var out []row
	for _, n := range []struct{ players, times int }{{50, 500}, {200, 20}, {1000, 6}, {3000, 3}} {
		out = append(out, b.goBenchmark(fmt.Sprintf("engine, round 8, %d players", n.players), b.swiss, "Pair", "Solver", fmt.Sprint(n.players), n.times))
	}
	for _, n := range []int{200, 2000} {
		out = append(out, b.pair(n))
	}
	for _, d := range []struct {
		name, kind string
		times      int
	}{
		{"对阵表, 2,000 players", "Pairings2000", 3}, {"名次表, 2,000 players", "Standings2000", 3},
		{"证书, 200", "Certificates200", 3}, {"成绩册, 200 players", "ResultBook200", 3},
	} {
		out = append(out, b.goBenchmark(d.name, b.pdf, "Document", "BareDocument", d.kind, d.times))
	}
	return append(out, b.check(373, 150))
}

// goBenchmark is a row of two Go benchmarks, whose names differ in their beginning.
func (b *built) goBenchmark(name, binary, program, floor, variant string, times int) row {
	of := func(kind string) func() (sample, error) {
		return func() (sample, error) { return benchmark(binary, kind, variant, times) }
	}
	return row{name: name, times: times, program: of(program), floor: of(floor)}
}

// pair is round 6 of an event without its PDFs.
func (b *built) pair(n int) row {
	home := filepath.Join(b.dir, fmt.Sprint("pair", n))
	event, list := filepath.Join(home, "比赛.xlsx"), filepath.Join(home, "cells")
	again := func() (sample, error) {
		work := filepath.Join(home, "work")
		if err := os.RemoveAll(work); err != nil {
			return sample{}, err
		}
		if err := os.Mkdir(work, 0o755); err != nil {
			return sample{}, err
		}
		data, err := os.ReadFile(event)
		if err != nil {
			return sample{}, err
		}
		book := filepath.Join(work, "比赛.xlsx")
		if err := os.WriteFile(book, data, 0o644); err != nil {
			return sample{}, err
		}
		return whole(b.papers, book)
	}
	prepare := func() error {
		if err := os.Mkdir(home, 0o755); err != nil {
			return err
		}
		if _, err := run(filepath.Join(b.dir, "make-event"), home, fmt.Sprint(n), "5"); err != nil {
			return err
		}
		if _, err := again(); err != nil {
			return err
		}
		_, err := run(b.floor, "cells", event, filepath.Join(home, "work", "比赛.xlsx"), list)
		return err
	}
	floor := func() (sample, error) { return whole(b.floor, "rewrite", event, list, filepath.Join(home, "out.xlsx")) }
	return row{fmt.Sprintf("`pair`, round 6, %d players, no PDFs", n), 1, prepare, again, floor}
}

// check judges the workbooks of a season.
func (b *built) check(books, n int) row {
	dir := filepath.Join(b.dir, "season")
	return row{
		name: fmt.Sprintf("`check`, %d workbooks of %d entries", books, n), times: 1,
		prepare: func() error {
			_, err := run(filepath.Join(b.dir, "make-season"), dir, fmt.Sprint(books), fmt.Sprint(n))
			return err
		},
		program: func() (sample, error) { return whole(b.qisai, "check", dir) },
		floor:   func() (sample, error) { return whole(b.floor, "read", dir) },
	}
}
