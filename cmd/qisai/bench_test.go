package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"github.com/urfave/cli/v2"
	"github.com/xuri/excelize/v2"
)

// benchPrograms are what the benchmarks of .ci/bench need of the program and the test's helpers, each under the name by
// which the test binary is called:
//
//	make-event FOLDER N ROUNDS   an event of N players in one section with so many rounds played: 比赛.xlsx
//	make-season FOLDER BOOKS N   workbooks of N entries, as TestSeason checks them
//	pair-without-papers BOOK     the command pair, but for its PDFs
var benchPrograms = map[string]func(){
	"make-event":          func() { exitWith(makeEvent(os.Args[1], number(os.Args[2]), number(os.Args[3]))) },
	"make-season":         func() { exitWith(makeSeason(os.Args[1], number(os.Args[2]), number(os.Args[3]))) },
	"pair-without-papers": func() { exitWith(pairWithoutPapers(os.Args[1])) },
}

func exitWith(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

func number(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		exitWith(err)
	}
	return n
}

// quietly runs the program; what it says is told only if it fails.
func quietly(args ...string) error {
	var said bytes.Buffer
	if code := run(append([]string{"qisai"}, args...), &said, &said); code != exitDone {
		return fmt.Errorf("qisai %v: exit %d: %s", args, code, said.String())
	}
	return nil
}

func pairWithoutPapers(book string) error {
	var said bytes.Buffer
	a := &app{ui: ui{&said, &said}, now: clock()}
	c := a.cli()
	c.Command("pair").Action = func(ctx *cli.Context) error {
		return a.pairThen(ctx, func(r *pairRun) error {
			r.docs = nil
			return r.finish()
		})
	}
	if code := a.finish(c.Run([]string{"qisai", "pair", book})); code != exitDone {
		return fmt.Errorf("pair: exit %d: %s", code, said.String())
	}
	return nil
}

func makeEvent(folder string, n, rounds int) error {
	book := filepath.Join(folder, "比赛.xlsx")
	if err := quietly("new", book); err != nil {
		return err
	}
	s := spec("men", n)
	s.Groups[0].Category = "公开组"
	if err := fillRoster(book, s); err != nil {
		return err
	}
	if err := editBook(book, func(f *excelize.File) error { return f.SetCellInt("比赛组", "C2", 9) }); err != nil {
		return err
	}
	for r := 1; r <= rounds; r++ {
		if err := pairWithoutPapers(book); err != nil {
			return err
		}
		if err := typeResults(book, "公开组", r, 9); err != nil {
			return err
		}
	}
	return os.RemoveAll(backupFolder(book))
}
