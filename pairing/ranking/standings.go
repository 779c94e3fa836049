// Package ranking computes points, tie-breaks and standings of a section after any round.
package ranking

import "qisai/pairing"

// Standings ranks a section after a round.
func Standings(s *pairing.Section, round int) []pairing.Standing { return nil }

// Points gives every numbered player's points after a round.
func Points(s *pairing.Section, round int) map[pairing.StartNo]pairing.Score { return nil }

// Known says whether the word is the name of a tie-break.
func Known(key string) bool { return true }

// Keys lists the names of all tie-breaks.
func Keys() []string { return nil }

// Canonical gives the name of the tie-break a word means.
func Canonical(word string) (key string, ok bool) { return word, true }

// IsHalved says whether the values of a key are kept doubled.
func IsHalved(key string) bool { return false }

// Format prints a value of a key.
func Format(key string, v int) string { return "" }
