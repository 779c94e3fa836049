//go:build nopdf

package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strconv"

	"github.com/xuri/excelize/v2"
)

// benchPrograms are what the benchmarks of .ci/bench need of the test's helpers, each under the name by which the test
// binary is called:
//
//	make-event FOLDER N ROUNDS   an event of N players in one section with so many rounds played: 比赛.xlsx
//	make-season FOLDER BOOKS N   workbooks of N entries, as TestSeason checks them
var benchPrograms = map[string]func(){
	"make-event":  func() { exitWith(makeEvent(os.Args[1], number(os.Args[2]), number(os.Args[3]))) },
	"make-season": func() { exitWith(makeSeason(os.Args[1], number(os.Args[2]), number(os.Args[3]))) },
}

func init() { maps.Copy(programs, benchPrograms) }

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
