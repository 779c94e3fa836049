package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// call is one run of `qisai pair`.
type call struct {
	at   string // what the clock shows
	args []string
}

// runs are the calls of the event up to the demo's state. Every round is filled in at once after it is paired, so that
// the next call finds its results.
var runs = []call{
	{"2025-11-20 20:10", []string{"--section", "公开男子组", "--seed", drawSeed}},
	{"2025-11-21 15:40", []string{"--section", "公开男子组"}},
	{"2025-11-21 18:20", nil}, // round 3 of the men, round 1 of the others
	{"2025-11-21 21:05", []string{"--section", "女子组"}},
	{"2025-11-21 21:06", []string{"--section", "少年男子组"}},
	{"2025-11-22 09:25", []string{"--section", "女子组"}},
	{"2025-11-22 09:26", []string{"--section", "少年男子组"}},
}

// playEvent carries the workbook through the runs in a folder of its own.
func playEvent(data []byte, program string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "qisai-gen-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if program == "" {
		if program, err = build(dir); err != nil {
			return nil, err
		}
	}
	book := filepath.Join(dir, "demo.xlsx")
	for _, r := range runs {
		if err := os.WriteFile(book, data, 0o644); err != nil {
			return nil, err
		}
		if err := r.pair(program, book); err != nil {
			return nil, err
		}
		if data, err = os.ReadFile(book); err != nil {
			return nil, err
		}
		if data, err = typeResults(data); err != nil {
			return nil, err
		}
	}
	return data, nil
}

// build makes the program without the state of version control in it, which would find its way into 编排记录.
func build(dir string) (string, error) {
	program := filepath.Join(dir, "qisai")
	cmd := exec.Command("go", "build", "-buildvcs=false", "-o", program, "qisai/cmd/qisai")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("go build qisai/cmd/qisai: %w", err)
	}
	return program, nil
}

// pair runs the program at the time of the run.
func (r call) pair(program, book string) error {
	at, err := time.Parse("2006-01-02 15:04", r.at)
	if err != nil {
		return err
	}
	var said bytes.Buffer
	cmd := exec.Command(program, append([]string{"pair", book}, r.args...)...)
	cmd.Env = append(os.Environ(), fmt.Sprintf("SOURCE_DATE_EPOCH=%d", at.Unix()))
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("qisai pair %v: %w\n%s", r.args, err, said.Bytes())
	}
	fmt.Fprintf(os.Stderr, "%s qisai pair %v\n%s\n", r.at, r.args, said.Bytes())
	return nil
}
