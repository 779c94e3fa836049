package importer

import (
	"fmt"
	"slices"
)

// find recognises somebody; doubt says in Chinese why that is not sure.
func (m *merger) find(me *known) (who *known, doubt string) {
	if same := m.byID[me.id]; me.id != "" && len(same) > 0 {
		if len(same) > 1 {
			return nil, "报名表里有几行是这个身份证号"
		}
		return same[0], ""
	}
	var sure []*known
	for _, k := range m.byName[me.name] {
		switch verdict, why := me.compareNamesake(k); {
		case verdict == samePerson:
			sure = append(sure, k)
		case verdict == maybeSame:
			who, doubt = k, "与"+k.where(m.book)+why
		}
	}
	switch {
	case len(sure) == 1:
		return sure[0], ""
	case len(sure) > 1:
		return nil, "报名表里有几个同名的人，不知是哪一个"
	}
	return who, doubt
}

// sameness is how sure it is that two people of one name are one.
type sameness uint8

const (
	otherPerson sameness = iota
	maybeSame
	samePerson
)

// compareNamesake compares two people of the same name.
func (k *known) compareNamesake(o *known) (s sameness, why string) {
	otherID := k.id != "" && o.id != "" && k.id != o.id
	bothBorn := !k.birth.IsZero() && !o.birth.IsZero()
	sameBirth := bothBorn && k.birth == o.birth
	sameUnit := k.unit != "" && k.unit == o.unit
	switch {
	case sameBirth && !otherID:
		return samePerson, ""
	case sameBirth:
		return maybeSame, "同名、同出生日期，而身份证号不同"
	case sameUnit && !otherID && !bothBorn:
		return samePerson, ""
	case sameUnit && otherID:
		return maybeSame, "同名、同单位，而身份证号不同"
	case sameUnit:
		return maybeSame, "同名、同单位，而出生日期不同"
	case otherID, bothBorn:
		return otherPerson, ""
	case k.unit == "" && o.unit == "" && k.id == "" && o.id == "" && k.birth.IsZero() && o.birth.IsZero():
		return samePerson, ""
	case k.unit == "" || o.unit == "":
		return maybeSame, "只有姓名相同，不知是不是同一人"
	}
	return otherPerson, ""
}

// near looks for people born the same day whose name differs by one character. With two sound numbers they are two (twins
// often have such names): notes says so. Else a human decides.
func (m *merger) near(me *known) (notes []string, doubt string) {
	for _, k := range m.byBirth[me.birth] {
		switch {
		case me.birth.IsZero() || !oneApart([]rune(me.name), []rune(k.name)):
		case me.id != "" && k.id != "":
			notes = append(notes, "与"+k.where(m.book)+"同一天出生，姓名只差一个字")
		default:
			return nil, "与" + k.where(m.book) + "同一天出生，姓名只差一个字，可能是同一人写错了字"
		}
	}
	return notes, ""
}

// namesakes names others of the same name.
func (m *merger) namesakes(me *known) []string {
	var out []string
	for _, k := range m.byName[me.name] {
		out = append(out, fmt.Sprintf("与%s同名", k.where(m.book)))
	}
	return out
}

// oneApart says whether one character is exchanged, added or missing.
func oneApart(a, b []rune) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 || len(a) < 2 {
		return false
	}
	i := 0
	for i < len(a) && a[i] == b[i] {
		i++
	}
	if len(a) == len(b) {
		return i < len(a) && slices.Equal(a[i+1:], b[i+1:])
	}
	return slices.Equal(a[i:], b[i+1:])
}
