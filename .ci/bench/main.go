// Command bench measures the program and prints the table of README.md, each figure beside its floor of the same run:
// go run ./.ci/bench [-n RUNS] [ROW…]. A row is measured if its name begins with one of the arguments.
//
// All figures are time of the processor (user and system) and peak memory of a process of its own, the least of several
// runs, so that other work on the machine hardly matters. It runs on Linux and takes some minutes.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	if len(os.Args) > 2 && floors[os.Args[1]] != nil {
		exit(floors[os.Args[1]](os.Args[2:]))
	}
	runs := flag.Int("n", 3, "how often each is run")
	flag.Parse()
	dir, err := os.MkdirTemp("", "qisai-bench")
	if err != nil {
		exit(err)
	}
	err = table(dir, *runs, flag.Args())
	os.RemoveAll(dir)
	exit(err)
}

func exit(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

func table(dir string, runs int, wanted []string) error {
	b, err := build(dir)
	if err != nil {
		return err
	}
	fmt.Println("| | program | floor | ratio | memory | floor's | ratio |")
	fmt.Println("|---|--:|--:|--:|--:|--:|--:|")
	for _, r := range b.rows() {
		if len(wanted) > 0 && !slices.ContainsFunc(wanted, func(w string) bool { return strings.HasPrefix(r.name, w) }) {
			continue
		}
		if err := r.measure(runs); err != nil {
			return fmt.Errorf("%s: %w", r.name, err)
		}
	}
	return b.binary(runs)
}

// row is a line of the table.
type row struct {
	name           string
	times          int          // operations in a sample
	prepare        func() error // once, nil = nothing to do
	program, floor func() (sample, error)
}

func (r row) measure(runs int) error {
	if r.prepare != nil {
		if err := r.prepare(); err != nil {
			return err
		}
	}
	var programs, floors sample
	for range runs { // in turns, so that both meet the same machine
		p, err := r.program()
		if err != nil {
			return err
		}
		f, err := r.floor()
		if err != nil {
			return err
		}
		programs, floors = programs.least(p), floors.least(f)
	}
	program, floor := programs.each(r.times), floors.each(r.times)
	fmt.Printf("| %s | %s | %s | %.2f | %s | %s | %.2f |\n", r.name, seconds(program.cpu), seconds(floor.cpu),
		float64(program.cpu)/float64(floor.cpu), megabytes(program.memory), megabytes(floor.memory), float64(program.memory)/float64(floor.memory))
	return nil
}

func seconds(d time.Duration) string {
	switch {
	case d < 10*time.Millisecond:
		return fmt.Sprintf("%.2f ms", float64(d)/float64(time.Millisecond))
	case d < time.Second:
		return fmt.Sprintf("%d ms", d.Milliseconds())
	}
	return fmt.Sprintf("%.2f s", d.Seconds())
}

func megabytes(n int64) string { return fmt.Sprintf("%d MB", n>>20) }

// built is where the binaries lie that are measured.
type built struct {
	dir                  string
	qisai, papers, floor string // programs; papers is the command pair without its PDFs
	command, swiss, pdf  string // test binaries
}

// release builds as .ci/dist does: the program as it is given away, and its floors in the same way.
var release = []string{"build", "-trimpath", "-tags", "urfave_cli_no_docs", "-ldflags", "-s -w"}

func build(dir string) (*built, error) {
	in := func(name string) string { return filepath.Join(dir, name) }
	b := &built{dir, in("qisai"), in("papers"), in("floor"), in("command"), in("swiss"), in("pdf")}
	for _, args := range [][]string{
		append(slices.Clip(release), "-o", b.qisai, "./cmd/qisai"),
		append(slices.Clip(release), "-tags", "urfave_cli_no_docs,nopdf", "-o", b.papers, "./cmd/qisai"),
		append(slices.Clip(release), "-o", b.floor, "./.ci/bench"),
		{"test", "-c", "-tags", "nopdf", "-o", b.command, "./cmd/qisai"},
		{"test", "-c", "-o", b.swiss, "./pairing/swiss"}, {"test", "-c", "-o", b.pdf, "./report/pdf"},
	} {
		cmd := exec.Command("go", args...)
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
		if out, err := cmd.CombinedOutput(); err != nil {
			return nil, fmt.Errorf("go %v: %w\n%s", args, err, out)
		}
	}
	for _, name := range []string{"make-event", "make-season"} {
		if err := os.Symlink(b.command, in(name)); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// binary prints what the program weighs and how long it takes to start.
func (b *built) binary(runs int) error {
	var start cost
	for range 3 * runs {
		c, err := run(b.qisai, "version")
		if err != nil {
			return err
		}
		start = start.least(c)
	}
	info, err := os.Stat(b.qisai)
	if err != nil {
		return err
	}
	fmt.Printf("\nThe binary has %.1f MB; `qisai version` takes %s and %s.\n", float64(info.Size())/(1<<20), seconds(start.cpu), megabytes(start.memory))
	return nil
}
