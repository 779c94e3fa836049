package prospectus

import (
	"strings"
	"unicode/utf8"
)

// The marks behind a phrase and behind a sentence.
const (
	commaMarks = ",;。"
	stopMarks  = "。;"
)

// endAt gives where the first of some marks stands in a text at or behind a place.
func endAt(s string, at int, marks string) int {
	if i := strings.IndexAny(s[at:], marks); i >= 0 {
		return at + i
	}
	return len(s)
}

// phraseStart and phraseEnd bound the phrase around a place of a text.
func phraseStart(s string, at int) int {
	i := strings.LastIndexAny(s[:at], commaMarks)
	if i < 0 {
		return 0
	}
	_, n := utf8.DecodeRuneInString(s[i:])
	return i + n
}

func phraseEnd(s string, at int) int { return endAt(s, at, commaMarks) }

// sentenceStart gives where the sentence around a place of a text begins.
func sentenceStart(s string, at int) int {
	a := strings.LastIndexByte(s[:at], ';') + 1 // the quick search first bounds the other
	if i := strings.LastIndex(s[a:at], "。"); i >= 0 {
		a += i + len("。")
	}
	return a
}

// stopAt gives the end of the sentence around a place of a text.
func stopAt(s string, at int) int { return endAt(s, at, stopMarks) }

// firstPhrase is what stands before the first mark of a text.
func firstPhrase(s string) string { return s[:phraseEnd(s, 0)] }

// lastPhrase gives what follows the last comma, with it.
func lastPhrase(s string) string {
	s = strings.TrimRight(s, ",")
	if i := strings.LastIndexAny(s, commaMarks); i >= 0 {
		return s[i:]
	}
	return s
}

// phrases gives the parts of a sentence between commas.
func phrases(s string, from, to int) []span {
	var out []span
	for i := from; i <= to; i++ {
		if i == to || s[i] == ',' || s[i] == ';' {
			out = append(out, span{from, i})
			from = i + 1
		}
	}
	return out
}

// brief gives a text up to the end of its first bracket, or its first comma.
func brief(s string) string { return s[:endAt(s, 0, "),")] }

// upTo gives a text up to a word in it.
func upTo(s, word string) string {
	if i := strings.LastIndex(s, word); i >= 0 {
		return s[:i+len(word)]
	}
	return s
}

// before gives what stands in front of a place of a text, at most n bytes.
func before(s string, at, n int) string { return s[max(0, at-n):at] }
