package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	importer "qisai/import"
)

// call is one run of `qisai pair` with what is typed before and after it.
type call struct {
	at       string  // what the clock shows
	desk     []entry // typed into 报名 before the run
	args     []string
	knockout int  // after the run only games of the knockout are over, those up to this round; 0 = everything
	maybe    bool // there may be nothing to pair yet; then the run leaves no trace
}

// entry is what is typed under a column of 报名 for the player with a 序号.
type entry struct {
	serial       int
	column, text string
}

// clockLayout is how call.at is written.
const clockLayout = "2006-01-02 15:04"

// office runs the program on a workbook in a folder of its own.
type office struct {
	*event
	program, book string
}

// play carries the workbook through the calls. Every round is filled in at once after it is paired, so that the next call
// finds its results.
func (e *event) play(data []byte, program string) ([]byte, error) {
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
	o := &office{e, program, filepath.Join(dir, e.preset+".xlsx")}
	for i, c := range e.calls {
		if i == 0 {
			c.args = append(c.args, "--seed", e.drawSeed)
		}
		if data, err = o.turn(c, data); err != nil {
			return nil, err
		}
	}
	if !e.toTheEnd {
		return data, nil
	}
	return o.close(data)
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

// turn is one call: the desk, the run, the results.
func (o *office) turn(c call, data []byte) ([]byte, error) {
	data, err := typeEntries(data, c.desk)
	if err != nil {
		return nil, err
	}
	at, err := time.Parse(clockLayout, c.at)
	if err != nil {
		return nil, err
	}
	paired, err := o.run(at, data, "pair", c.args...)
	switch {
	case err == nil:
		data = paired
	case !c.maybe || !errors.Is(err, errNothingDue):
		return nil, err
	}
	return o.typeResults(data, c.knockout)
}

var errNothingDue = errors.New("nothing is due")

// run runs a command of the program at a time and gives the workbook it leaves.
func (o *office) run(at time.Time, data []byte, command string, args ...string) ([]byte, error) {
	if err := os.WriteFile(o.book, data, 0o644); err != nil {
		return nil, err
	}
	var said bytes.Buffer
	cmd := exec.Command(o.program, append([]string{command, o.book}, args...)...)
	cmd.Env = append(os.Environ(), fmt.Sprintf("SOURCE_DATE_EPOCH=%d", at.Unix()))
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Run(); err != nil {
		if strings.Contains(said.String(), "没有可以编排的比赛组") {
			err = errNothingDue
		}
		return nil, fmt.Errorf("qisai %s %v: %w\n%s", command, args, err, said.Bytes())
	}
	fmt.Fprintf(os.Stderr, "%s qisai %s %v\n%s\n", at.Format(clockLayout), command, args, said.Bytes())
	return os.ReadFile(o.book)
}

// close goes on until every section is over, as after replays in a knockout, then picks who is picked by hand and runs
// standings and awards.
func (o *office) close(data []byte) ([]byte, error) {
	at, err := time.Parse(clockLayout, o.calls[len(o.calls)-1].at)
	if err != nil {
		return nil, err
	}
	for turns := 0; ; turns++ {
		over, err := finished(data)
		if err != nil {
			return nil, err
		}
		if over {
			break
		}
		if turns == 12 {
			return nil, fmt.Errorf("the event does not end")
		}
		at = at.Add(20 * time.Minute)
		if data, err = o.turn(call{at: at.Format(clockLayout)}, data); err != nil {
			return nil, err
		}
	}
	if data, err = o.typePicked(data); err != nil {
		return nil, err
	}
	for _, command := range []string{"standings", "awards"} {
		at = at.Add(5 * time.Minute)
		if data, err = o.run(at, data, command); err != nil {
			return nil, err
		}
	}
	return data, nil
}

// finished says whether the record tells of the final ranking of every section.
func finished(data []byte) (bool, error) {
	book, err := importer.Open(data)
	if err != nil {
		return false, err
	}
	defer book.Close()
	t, _ := book.Read()
	final := map[string]bool{}
	for _, e := range book.Log() {
		if e.Command == "编排" && strings.Contains(e.Text, "最终名次") {
			final[e.Section] = true
		}
	}
	return len(final) == len(t.Sections), nil
}
