// Command gen makes samples/demo.xlsx: the workbook of the preset 2025-pengxi with an invented field of entries, then
// three rounds of each section, paired by the real program and filled in as a secretary would. Run it from the root of
// the module:
//
//	go run ./samples/gen
//
// The same source gives the same bytes.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() { os.Exit(run(os.Args[1:])) }

// run makes the workbook and gives the exit code.
func run(args []string) int {
	flags := flag.NewFlagSet("gen", flag.ContinueOnError)
	out := flags.String("o", "samples/demo.xlsx", "the workbook to write")
	program := flags.String("qisai", "", "the program to pair with; built when empty")
	rosterOnly := flags.Bool("roster", false, "stop before the first round")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	if err := generate(*out, *program, *rosterOnly); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		return 1
	}
	return 0
}

// generate writes the demo to a file.
func generate(out, program string, rosterOnly bool) error {
	data, err := newBook()
	if err == nil && !rosterOnly {
		data, err = playEvent(data, program)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(out, data, 0o644)
}
