// Command gen makes the workbooks in samples: that of a preset with an invented field of entries, paired by the real
// program and filled in as a secretary would. Run it from the root of the module:
//
//	go run ./samples/gen                          # samples/demo.xlsx: the event of 2025, three rounds of each section
//	go run ./samples/gen -event 2019-qishan-cup   # samples/2019-qishan-cup.xlsx: played to the end, with the prizes
//
// The events are demo and the names of the presets. The same source gives the same bytes.
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
	name := flags.String("event", "demo", "the event to make")
	out := flags.String("o", "", "the workbook to write (default samples/EVENT.xlsx)")
	program := flags.String("qisai", "", "the program to pair with; built when empty")
	rosterOnly := flags.Bool("roster", false, "stop before the first round")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	e, ok := events()[*name]
	if !ok {
		fmt.Fprintf(os.Stderr, "gen: no event %q\n", *name)
		return 2
	}
	if *out == "" {
		*out = "samples/" + *name + ".xlsx"
	}
	if err := generate(e, *out, *program, *rosterOnly); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		return 1
	}
	return 0
}

// generate writes the workbook of an event to a file.
func generate(e *event, out, program string, rosterOnly bool) error {
	data, err := e.newBook()
	if err == nil && !rosterOnly {
		data, err = e.play(data, program)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(out, data, 0o644)
}
