package eligibility

import (
	"fmt"

	"qisai/pairing"
)

// ageFit is how a birth date stands to a category's interval.
type ageFit uint8

const (
	fits    ageFit = iota
	younger        // born after the interval
	older          // born before it
	unclear        // unknown, or known too roughly
)

// fit compares inclusively; an open end admits everybody.
func fit(c *pairing.Category, born span) ageFit {
	from, to := c.BornFrom, c.BornTo
	switch {
	case from.IsZero() && to.IsZero():
		return fits
	case !born.known():
		return unclear
	case !to.IsZero() && born.from.Compare(to) > 0:
		return younger
	case !from.IsZero() && born.to.Compare(from) < 0:
		return older
	case !from.IsZero() && born.from.Compare(from) < 0, !to.IsZero() && born.to.Compare(to) > 0:
		return unclear
	}
	return fits
}

func sexFits(c *pairing.Category, sex pairing.Sex) bool {
	return c.Sex == pairing.SexUnknown || c.Sex == sex
}

// category judges sex and birth date of one person, applications included. What an unsound number leaves unknown is not
// asked for: the number has been reported.
func (j *judge) category(e *entry, one *person) {
	applies := e.p.Applied && j.belongs(one)
	if !sexFits(e.c, one.sex) {
		j.otherSex(e, one, applies)
	}
	switch fit(e.c, one.born) {
	case younger:
		j.tooYoung(e, applies)
		if applies && e.c.AcceptYounger {
			j.birthDate(e, one)
		}
	case older:
		e.reject("年龄", e.birthField(), fmt.Sprintf("出生日期早于%s的%s", e.c.Name, e.c.BornFrom), "")
	default:
		j.birthDate(e, one)
	}
}

// birthDate says what is missing of a birth date: 待补 where the category asks for an age, else a warning about what was
// typed.
func (j *judge) birthDate(e *entry, one *person) {
	bounded := !e.c.BornFrom.IsZero() || !e.c.BornTo.IsZero()
	switch {
	case one.faults != nil || !one.born.exact().IsZero() || unreal(e.p.BirthRaw) != "": // reported
	case bounded:
		e.lacks("出生日期", "出生日期", birthLack(e.p.BirthRaw, j.on), "")
	case e.p.BirthRaw != "":
		e.warn("出生日期", "出生日期", birthLack(e.p.BirthRaw, j.on), "")
	}
}

// belongs says whether some category is made for the person: an application never serves somebody outside every
// category.
func (j *judge) belongs(one *person) bool {
	for i := range j.t.Categories {
		c := &j.t.Categories[i]
		if fit(c, one.born) == fits && (sexFits(c, one.sex) || one.sex == pairing.Female && c.AcceptWomen) {
			return true
		}
	}
	return false
}

func (j *judge) otherSex(e *entry, one *person, applies bool) {
	switch {
	case one.sex == pairing.SexUnknown:
		if one.faults == nil {
			e.lacks("性别", "性别", "没有身份证号，也没有填性别", "")
		}
	case one.sex == pairing.Male || !e.c.AcceptWomen:
		e.reject("性别", e.sexField(), fmt.Sprintf("%s限%s子参加", e.c.Name, e.c.Sex), "")
	case applies:
		e.warn("申请", "申请", fmt.Sprintf("女子经申请参加%s", e.c.Name), "")
	case e.p.Applied: // outside every category, or of unknown age: that is reported with the age
	default:
		e.reject("性别", "申请", fmt.Sprintf("女子参加%s须填申请", e.c.Name), "")
	}
}

func (j *judge) tooYoung(e *entry, applies bool) {
	late := fmt.Sprintf("出生日期晚于%s的%s", e.c.Name, e.c.BornTo)
	switch {
	case !e.c.AcceptYounger:
		e.reject("年龄", e.birthField(), late, "")
	case applies:
		e.warn("申请", "申请", fmt.Sprintf("低龄棋手经申请参加%s", e.c.Name), "")
	case e.p.Applied:
		e.reject("年龄", e.birthField(), late+"，也不在任何组别之内，申请不适用", "")
	default:
		e.reject("年龄", e.birthField(), late+"；低龄棋手可填申请参加", "")
	}
}

// birthField is the column that gives the birth date: the number where nothing is typed.
func (e *entry) birthField() string {
	if e.p.Birth.IsZero() && e.p.BirthRaw == "" {
		return "身份证号"
	}
	return "出生日期"
}

// sexField is the column that gives the sex.
func (e *entry) sexField() string {
	if e.p.Sex == pairing.SexUnknown {
		return "身份证号"
	}
	return "性别"
}
