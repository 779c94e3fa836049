package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestStrangerFollowsTheGuide holds the script of the stranger to what the guide shows: each command line and the
// regulation it begins with.
func TestStrangerFollowsTheGuide(t *testing.T) {
	guide, err := os.ReadFile("../../README.zh-CN.md")
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile("testdata/script/stranger.txtar")
	if err != nil {
		t.Fatal(err)
	}
	shown := commandsShown(string(guide))
	lines := regexp.MustCompile(`(?m)^exec (qisai .*)$|^exits \d (qisai .*)$`).FindAllStringSubmatch(string(script), -1)
	if len(lines) < 20 {
		t.Fatalf("only %d commands in the script", len(lines))
	}
	for _, m := range lines {
		if line := m[1] + m[2]; !shown[line] {
			t.Errorf("the script runs %q, which the guide does not show", line)
		}
	}
	_, files, _ := strings.Cut(string(script), "-- 规程.txt --\n")
	regulation, _, _ := strings.Cut(files, "-- 报名表.csv --")
	for line := range strings.Lines(regulation) {
		if !strings.Contains(string(guide), "    "+line) {
			t.Errorf("the guide does not show this line of the regulation: %s", line)
		}
	}
}

// commandsShown gives every command line of a text in Markdown: indented, or between backquotes.
func commandsShown(text string) map[string]bool {
	shown := map[string]bool{}
	for _, m := range regexp.MustCompile("(?m)^    (qisai .*)$|`(qisai [^`]*)`").FindAllStringSubmatch(text, -1) {
		line, _, _ := strings.Cut(m[1]+m[2], "   ") // what follows explains it
		shown[strings.TrimSpace(line)] = true
	}
	return shown
}
