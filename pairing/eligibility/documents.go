package eligibility

import (
	"fmt"

	"qisai/pairing"
)

const idClause = "GB 11643"

// documents reports faults of the number and what contradicts it among the typed cells.
func (j *judge) documents(e *entry, one *person) {
	if day := unreal(e.p.BirthRaw); day != "" && one == &e.people[0] {
		e.reject("日期", "出生日期", fmt.Sprintf("出生日期“%s”没有这一天，请核对", day), "")
	}
	for _, f := range one.faults {
		e.reject(f.Kind, "身份证号", f.Msg, idClause)
	}
	if one.id.Number == "" {
		j.typedOnly(e, one)
		return
	}
	if one.id.Upgraded {
		e.warn("15位", "身份证号", "15位旧身份证号，已按18位核对；报到时请核对证件", idClause)
	}
	if one.id.Province == "" {
		e.warn("地区码", "身份证号", "身份证号前两位不是省级地区代码，请核对证件", idClause)
	}
	if len(e.people) > 1 {
		return
	}
	if p := e.p; p.Sex != pairing.SexUnknown && p.Sex != one.id.Sex {
		e.reject("性别不一致", "性别", "性别一栏与身份证号不一致，请核对“性别”和“身份证号”两格", idClause)
	}
	if contradicts(e.p, one.id.Birth, j.on) {
		e.reject("出生日期不一致", "出生日期", "出生日期一栏与身份证号不一致，请核对“出生日期”和“身份证号”两格", idClause)
	}
}

// typedOnly judges a birth date that no number confirms.
func (j *judge) typedOnly(e *entry, one *person) {
	if d := one.born; d.known() && !j.on.IsZero() && d.from.Compare(j.on) > 0 {
		e.reject("日期", "出生日期", "出生日期晚于比赛日期", "")
	}
}
