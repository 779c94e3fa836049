package main

import (
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// logFolder is the variable that tells the program under test where to leave a copy of all it prints.
const logFolder = "QISAI_TEST_LOG"

// logged writes to w and, in a script, also to the script's log.
func logged(w io.Writer) io.Writer {
	dir := os.Getenv(logFolder)
	if dir == "" {
		return w
	}
	name := filepath.Base(os.Getenv("WORK")) + ".log"
	f, err := os.OpenFile(filepath.Join(dir, name), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		panic(err)
	}
	return io.MultiWriter(w, f)
}

// privateLog makes the folder for the copies; when all scripts are over, no line in it may hold an identity number or a
// telephone.
func privateLog(t *testing.T) string {
	dir := t.TempDir()
	t.Cleanup(func() {
		logs, err := filepath.Glob(filepath.Join(dir, "*.log"))
		if err != nil || len(logs) == 0 && !t.Failed() {
			t.Errorf("no script has left its output (%v)", err)
		}
		for _, name := range logs {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range private(string(data)) {
				t.Errorf("%s: %s", filepath.Base(name), line)
			}
		}
	})
	return dir
}

// digitRuns finds runs of digits as a reader sees them, full-width ones and the blanks and hyphens inside included.
var (
	digitRuns = regexp.MustCompile(`[0-9０-９](?:[ \t-]?[0-9０-９]){6,}[xXｘＸ]?`)
	telephone = regexp.MustCompile(`^1[3-9][0-9]{9}$`)
	longest   = "18446744073709551615" // the largest seed, in a help text
)

// private gives the lines that hold 17 digits in a row or a mobile telephone.
func private(text string) []string {
	var out []string
	for _, line := range strings.Split(text, "\n") {
		for _, run := range digitRuns.FindAllString(strings.ReplaceAll(line, longest, ""), -1) {
			digits := strings.Map(func(r rune) rune {
				switch {
				case r >= '０' && r <= '９':
					return r - '０' + '0'
				case r >= '0' && r <= '9':
					return r
				}
				return -1
			}, run)
			if len(digits) >= 17 || telephone.MatchString(digits) {
				out = append(out, line)
			}
		}
	}
	return out
}

func TestPrivate(t *testing.T) {
	for text, want := range map[string]int{
		"报名!D7: 张三": 0, "2025-11-21 02:00": 0, "种子 18446744073709551615": 0, "13800000000": 1, "电话１３８ 0000 0000": 1,
		"51999919900505001X": 1, "519999 19900505 0018": 1, "519999********0018": 0, "种子 123456789": 0, "a\n13900000000\nb": 1,
	} {
		if got := len(private(text)); got != want {
			t.Errorf("%q: %d lines, want %d", text, got, want)
		}
	}
}
