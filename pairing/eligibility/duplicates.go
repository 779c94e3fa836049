package eligibility

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"qisai/pairing"
)

// twiceClause is what finding a person twice goes by.
const twiceClause = "规则·重复报名"

// duplicates: the same number as an earlier row is 不符, the earlier one stands, unless the arbiter has struck it. Same
// name and birth date is a warning for both rows; same name in another unit is nothing.
func (j *judge) duplicates() {
	first := map[string]*entry{}
	named := map[string][]*entry{}
	for _, e := range j.entries {
		for _, key := range e.numberKeys() {
			earlier := first[key]
			switch {
			case earlier != nil && earlier != e:
				e.reject("重复", "身份证号", fmt.Sprintf("与%s的身份证号相同", earlier.label()), twiceClause)
			case e.p.Override != pairing.Rejected:
				first[key] = e
			}
		}
		name := pairing.Squeeze(e.p.Name)
		named[name] = append(named[name], e)
	}
	for _, e := range j.entries {
		j.namesakes(e, named[pairing.Squeeze(e.p.Name)])
	}
	j.nearNames()
}

// label names an entry in a message of another, with its unit, which tells namesakes apart.
func (e *entry) label() string {
	if e.p.Unit == "" {
		return fmt.Sprintf("序号%d（%s）", e.p.Entry, e.p.Name)
	}
	return fmt.Sprintf("序号%d（%s，%s）", e.p.Entry, e.p.Name, e.p.Unit)
}

// numberKeys gives the document numbers of an entry in a form in which the same document compares equal; a damaged or
// empty cell has none.
func (e *entry) numberKeys() []string {
	if e.p.IDBroken {
		return nil
	}
	var keys []string
	for i, text := range splitNumbers(e.p) {
		n := cleanNumber(text)
		if i < len(e.people) && e.people[i].id.Number != "" {
			n = e.people[i].id.Number.Reveal()
		}
		if n == "" || scientific.MatchString(n) {
			continue
		}
		if !citizenDocument(e.p.IDKind) {
			n = e.p.IDKind + ":" + n
		}
		keys = append(keys, n)
	}
	return keys
}

func (j *judge) namesakes(e *entry, same []*entry) {
	if strings.TrimSpace(e.p.Name) == "" {
		return
	}
	for _, other := range same {
		if other == e || e.sameNumber(other) {
			continue
		}
		mine, theirs := e.people[0].born.exact(), other.people[0].born.exact()
		switch {
		case !mine.IsZero() && mine == theirs:
			e.warn("同名同生日", "姓名", fmt.Sprintf("与%s同名同生日，请核对是否同一人", other.label()), twiceClause)
			return
		case (mine.IsZero() || theirs.IsZero()) && e.p.Unit != "" && e.p.Unit == other.p.Unit:
			e.warn("同名", "姓名", fmt.Sprintf("与%s同名同单位，请核对是否同一人", other.label()), twiceClause)
			return
		}
	}
}

func (e *entry) sameNumber(other *entry) bool {
	return slices.ContainsFunc(e.numberKeys(), func(k string) bool { return slices.Contains(other.numberKeys(), k) })
}

// nearNames warns of entries born on one day whose names differ in one character: perhaps one person typed twice.
func (j *judge) nearNames() {
	born := map[pairing.Date][]*entry{}
	for _, e := range j.entries {
		if d := e.people[0].born.exact(); !d.IsZero() {
			born[d] = append(born[d], e)
		}
	}
	for _, e := range j.entries {
		for _, other := range born[e.people[0].born.exact()] {
			if other != e && oneApart(e.p.Name, other.p.Name) && !e.sameNumber(other) {
				e.warn("近似姓名", "姓名", fmt.Sprintf("与%s姓名只差一个字而生日相同，请核对是否同一人", other.label()), twiceClause)
				break
			}
		}
	}
}

// oneApart says whether two names differ in exactly one character, changed or left out. A digit is none: it is put behind
// a name to tell namesakes apart.
func oneApart(a, b string) bool {
	x, y := []rune(pairing.Squeeze(a)), []rune(pairing.Squeeze(b))
	if len(x) > len(y) {
		x, y = y, x
	}
	if len(x) < 2 || len(y)-len(x) > 1 {
		return false
	}
	i := 0
	for i < len(x) && x[i] == y[i] {
		i++
	}
	switch {
	case i == len(y), unicode.IsDigit(y[i]):
		return false
	case len(x) < len(y):
		return slices.Equal(x[i:], y[i+1:])
	}
	return slices.Equal(x[i+1:], y[i+1:])
}
