package main

import (
	"strings"
	"testing"

	"qisai/pairing"
	"qisai/samples/field"
)

// folded is what the importer makes of full-width digits.
var folded = strings.NewReplacer("０", "0", "１", "1", "２", "2", "：", ":")

// Every way the secretaries write is understood as it is meant.
func TestSpellings(t *testing.T) {
	for i, s := range append(habits, otherwise...) {
		for want, word := range s {
			if got, ok := pairing.ParseResult(folded.Replace(word)); !ok || got != want {
				t.Errorf("spelling %d: %q is read as %q, want %q", i, word, got, want)
			}
		}
	}
}

// A result is written by habit, sometimes otherwise; a forfeit is never lost.
func TestWrite(t *testing.T) {
	rng, other := field.Rand(1), 0
	for range 600 {
		if write(pairing.RedWins, inPoints, rng) != "2:0" {
			other++
		}
		if got := write(pairing.DoubleForfeit, inPoints, rng); got != "双弃权" {
			t.Fatalf("a double forfeit is written %q", got)
		}
	}
	if other < 20 || other > 80 {
		t.Errorf("%d of 600 written otherwise, want about 43", other)
	}
}
