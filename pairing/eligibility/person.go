package eligibility

import (
	"strings"

	"qisai/pairing"
)

// Sex gives the player's sex: from a sound identity number, else as typed. A pair (双人) has one only if it is the same
// for both.
func Sex(p *pairing.Player) pairing.Sex {
	people := peopleOf(p, pairing.Date{})
	for _, one := range people {
		if one.sex != people[0].sex {
			return pairing.SexUnknown
		}
	}
	return people[0].sex
}

// Birth gives the player's birth date: from a sound identity number, else as typed; zero if unknown, and for a pair.
func Birth(p *pairing.Player) pairing.Date {
	people := peopleOf(p, pairing.Date{})
	if len(people) > 1 {
		return pairing.Date{}
	}
	return people[0].born.exact()
}

// person is one human being of an entry; an entry of 双人 has two, their numbers parted by a slash.
type person struct {
	id     Identity // zero unless the document is an identity number without fault
	faults []Fault
	sex    pairing.Sex
	born   span
}

// peopleOf reads the documents of an entry; what is typed counts where no sound number says otherwise.
func peopleOf(p *pairing.Player, on pairing.Date) []person {
	numbers := splitNumbers(p)
	if len(numbers) < 2 {
		one := readDocument(p, p.ID.Reveal(), on)
		if one.sex == pairing.SexUnknown {
			one.sex = p.Sex
		}
		if !one.born.known() {
			one.born = typedBirth(p)
		}
		return []person{one}
	}
	out := make([]person, len(numbers))
	for i, n := range numbers {
		out[i] = readDocument(p, n, on)
	}
	return out
}

// splitNumbers gives the numbers of an entry as typed: one, or one for each of a pair.
func splitNumbers(p *pairing.Player) []string { return splitPair(p.ID.Reveal()) }

// splitPair parts what is typed for two in one cell.
func splitPair(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '/' || r == '／' || r == '、' })
}

func readDocument(p *pairing.Player, number string, on pairing.Date) person {
	switch {
	case p.IDBroken:
		return person{faults: []Fault{damaged}}
	case cleanNumber(number) == "" || !citizenDocument(p.IDKind):
		return person{}
	}
	id, faults := ParseIdentity(number, on)
	if faults != nil {
		return person{faults: faults}
	}
	return person{id: id, sex: id.Sex, born: day(id.Birth)}
}

// citizenDocument says whether a 证件类型 carries a number of GB 11643: the identity card, the household register and
// the residence permit for residents of Hong Kong, Macau and Taiwan (81, 82, 83). Everything else (护照 回乡证 台胞证
// 通行证 …) needs sex and birth date typed.
func citizenDocument(kind string) bool {
	kind = pairing.Squeeze(kind)
	for _, foreign := range []string{"香港身份", "香港永久", "香港居民身份", "澳门身份", "澳门永久", "澳门居民身份", "台湾身份", "外国", "永久居留"} {
		if strings.Contains(kind, foreign) {
			return false
		}
	}
	for _, word := range []string{"身份证", "户口", "居住证", "二代证"} {
		if strings.Contains(kind, word) {
			return true
		}
	}
	return kind == ""
}
