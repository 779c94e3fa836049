package eligibility

import "qisai/pairing"

// Trace is what a human being of an entry can be recognised by in another workbook.
type Trace struct {
	Name   string         // without blanks
	Number pairing.Secret // of a document, in a form in which the same document compares equal; "" if none or unsound
	Born   pairing.Date   // zero if unknown
}

// Traces gives the people of an entry: one, or two of a pair.
func Traces(p *pairing.Player) []Trace {
	people := peopleOf(p, pairing.Date{})
	names := splitPair(pairing.Squeeze(p.Name))
	if len(names) != len(people) {
		names = nil
	}
	numbers := splitNumbers(p)
	out := make([]Trace, len(people))
	for i, one := range people {
		t := Trace{Name: pairing.Squeeze(p.Name), Number: one.id.Number, Born: one.born.exact()}
		if names != nil {
			t.Name = names[i]
		}
		if t.Number == "" && i < len(numbers) && !p.IDBroken && !citizenDocument(p.IDKind) {
			if n := cleanNumber(numbers[i]); len(n) >= shortestDocument {
				t.Number = pairing.Secret(p.IDKind + ":" + n)
			}
		}
		out[i] = t
	}
	return out
}

// shortestDocument keeps 1, 无 and the like from being taken for numbers.
const shortestDocument = 6
