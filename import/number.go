package importer

import (
	"strings"
	"unicode"

	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/pairing/pattern"
)

func (s *scanner) digitsAt(i int) int {
	n := 0
	for i+n < len(s.folded) && isDigit(s.folded[i+n]) {
		n++
	}
	return n
}

// number takes a number by its shape; one of no known shape that runs on into a word is part of it.
func (s *scanner) number() {
	if t := s.numberAt(s.pos); t != nil {
		s.add(*t)
		return
	}
	if m := powerOfTen.FindString(string(s.folded[s.pos:min(len(s.folded), s.pos+40)])); m != "" {
		t := token{text: m, start: s.pos, end: s.pos + len(m), number: true}
		if scientific.MatchString(m) {
			t.kind = "身份证号"
		}
		s.add(t)
		return
	}
	n := s.digitsAt(s.pos)
	end := s.pos + n
	if n <= 4 && end < len(s.folded) && unicode.IsLetter(s.folded[end]) {
		for end < len(s.folded) && (isDigit(s.folded[end]) && s.digitsAt(end) <= 4 || unicode.IsLetter(s.folded[end])) {
			end++
		}
		s.addWord(s.pos, end)
		return
	}
	for end < len(s.folded) && (isDigit(s.folded[end]) || strings.ContainsRune("xX", s.folded[end])) {
		end++
	}
	s.add(token{text: string(s.folded[s.pos:end]), start: s.pos, end: end, number: true})
}

// The shapes of numbers, tried in this order at the first digit of a run.
var (
	numberID      = pattern.New(`^\d{17}[\dXx]`)
	number15      = pattern.New(`^\d{15}`)
	numberMobile  = pattern.New(`^(?:\+?86[ -]?)?(1[3-9]\d(?:[ -]?\d{4}){2})`)
	numberFixed   = pattern.New(`^(0\d{2,3}[ -]?\d{7,8})`)
	numberDate    = pattern.New(`^(?:(?:19|20)\d{2}(?:[-./]\d{1,2}[-./]\d{1,2}|年\d{1,2}月\d{1,2}[日号]?)|(?:19|20)\d{6})`)
	numberPartDay = pattern.New(`^(?:19|20)\d{2}年\d{1,2}月`)
	clockTail     = pattern.New(`^\s+\d{1,2}:\d{2}`)                                     // a day with a time is nobody's birth date
	otherNumber   = pattern.New(`^\d{4}(?:00|1[3-9]|[2-9]\d|\d\d(?:00|3[2-9]|[4-9]\d))`) // eight digits that are no try at a day
	powerOfTen    = pattern.New(`^\d(?:\.\d+)?[Ee]\+?\d{2}\b`)                           // what Excel made of a long number
	bornTail      = pattern.New(`^(?:出?生)`)
)

// numberAt reads the number that begins at a rune; nil for one of no known shape.
func (s *scanner) numberAt(i int) *token {
	rest := string(s.folded[i:min(len(s.folded), i+40)])
	whole := func(m string) bool {
		return m != "" && (len(rest) == len(m) || !isDigit(rune(rest[len(m)])) && !strings.ContainsRune("Xx", rune(rest[len(m)])))
	}
	found := func(kind, text, m string) *token {
		end := i + len([]rune(m))
		if kind == "出生日期" {
			end += len([]rune(bornTail.FindString(string(s.folded[end:]))))
		}
		return &token{kind: kind, text: text, start: i, end: end, number: true}
	}
	if m := numberID.FindString(rest); whole(m) {
		return found("身份证号", strings.ToUpper(m), m)
	}
	if m := number15.FindString(rest); whole(m) && oldBirth(m) {
		return found("身份证号", m, m)
	}
	if m := numberMobile.FindStringSubmatch(rest); m != nil && whole(m[0]) {
		return found("电话", cleanPhone(m[1]), m[0])
	}
	if m := spacedIdentity(rest); whole(m) && soundIdentity(m) {
		return found("身份证号", cleanIdentity(m), m)
	}
	if m := numberFixed.FindString(rest); whole(m) {
		return found("电话", m, m)
	}
	if m := numberDate.FindString(rest); whole(m) && !clockTail.MatchString(rest[len(m):]) {
		switch d, form := parseDate(m); {
		case form == fullDate:
			return found("出生日期", d.String(), m)
		case form == noSuchDay && !otherNumber.MatchString(m):
			return found("出生日期", m, m)
		}
	}
	if m := numberPartDay.FindString(rest); whole(m) {
		return found("出生日期", m, m)
	}
	return nil
}

// spacedIdentity gives the beginning of a text that has the 18 characters of an identity number, single blanks or
// hyphens between them left out of account.
func spacedIdentity(text string) string {
	n, gap := 0, true
	for i, r := range text {
		switch {
		case isDigit(r), n == 17 && (r == 'x' || r == 'X'):
			n, gap = n+1, false
			if n == 18 {
				return text[:i+1]
			}
		case gap, r != ' ' && r != '-':
			return ""
		default:
			gap = true
		}
	}
	return ""
}

// soundIdentity says whether digits with blanks or hyphens inside are an identity number without fault: only then is it
// sure that they belong together.
func soundIdentity(text string) bool {
	if len(cleanIdentity(text)) != 18 {
		return false
	}
	_, faults := eligibility.ParseIdentity(text, pairing.Date{})
	return faults == nil
}

// oldBirth says whether 15 digits hold a day of the twentieth century where an old identity number has it.
func oldBirth(m string) bool {
	_, ok := pairing.NewDate(1900+number(m[6:8]), number(m[8:10]), number(m[10:12]))
	return ok
}
