package main

import (
	"bytes"
	"fmt"
	"os/exec"
	"syscall"
	"time"
)

// cost is what a run takes: time of all processors, and the most memory it had.
type cost struct {
	cpu    time.Duration
	memory int64 // bytes
}

// least keeps the smaller of each: a busy machine only ever adds.
func (c cost) least(d cost) cost {
	if c == (cost{}) {
		return d
	}
	return cost{min(c.cpu, d.cpu), min(c.memory, d.memory)}
}

// run measures a command. This program has to stay small itself: Linux counts the memory of the parent as the child's.
func run(name string, args ...string) (cost, error) {
	cmd := exec.Command(name, args...)
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Run(); err != nil {
		return cost{}, fmt.Errorf("%s %v: %w\n%s", name, args, err, said.String())
	}
	s := cmd.ProcessState
	memory := int64(0)
	if u, ok := s.SysUsage().(*syscall.Rusage); ok {
		memory = u.Maxrss << 10
	}
	return cost{s.UserTime() + s.SystemTime(), memory}, nil
}

// sample is what one measurement found: a run, and a run of the same that stops before the work begins, if there is any.
type sample struct{ run, idle cost }

func (s sample) least(t sample) sample { return sample{s.run.least(t.run), s.idle.least(t.idle)} }

// each gives what one of so many operations takes.
func (s sample) each(times int) cost {
	return cost{(s.run.cpu - s.idle.cpu) / time.Duration(times), s.run.memory}
}

// benchmark measures operations of a Go benchmark; a run of only one is taken off, so that what comes before the loop
// does not count.
func benchmark(binary, kind, variant string, times int) (sample, error) {
	pattern := fmt.Sprintf("-test.bench=^Benchmark%s$/^%s$", kind, variant)
	idle, err := run(binary, "-test.run=^$", pattern, "-test.benchtime=1x")
	if err != nil {
		return sample{}, err
	}
	more, err := run(binary, "-test.run=^$", pattern, fmt.Sprintf("-test.benchtime=%dx", times+1))
	return sample{more, idle}, err
}

// whole measures a command from its beginning to its end.
func whole(name string, args ...string) (sample, error) {
	c, err := run(name, args...)
	return sample{run: c}, err
}
