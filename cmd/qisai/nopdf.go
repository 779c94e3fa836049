//go:build nopdf

package main

import (
	"bytes"
	"fmt"
	"os"

	"github.com/urfave/cli/v2"
)

// main is what .ci/bench measures: the program's command pair on a workbook, but for its PDFs.
func main() {
	if err := pairWithoutPapers(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
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
