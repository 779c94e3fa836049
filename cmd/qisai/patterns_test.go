package main

import (
	"testing"

	"qisai/pairing/pattern"
)

// TestEveryPattern compiles the regular expressions of the whole program: each is made when it is first used, so a wrong
// one would otherwise show in front of a secretary.
func TestEveryPattern(t *testing.T) {
	if n := pattern.CompileAll(); n < 500 {
		t.Errorf("%d patterns, there are many more", n)
	}
}
