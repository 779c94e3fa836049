package importer

import (
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// value reads the text of a cell for a column of 报名. why says in Chinese what is wrong with it; text is then what can
// be used all the same, mostly "".
func (r *entryReader) value(column string, c *gridCell) (text, why string) {
	text = line(c.text)
	if c.kind == errorCell {
		return "", "“" + column + "”的公式没有算出来，没有读入"
	}
	switch column {
	case "身份证号":
		if c.kind == numberCell && c.num >= 1e15 || scientific.MatchString(strings.ToUpper(squeeze(fold(text)))) {
			return "", "身份证号存成了数字，Excel已丢失末几位，没有读入；请对照证件补上"
		}
		return cleanIdentity(text), ""
	case "性别":
		return readSexes(text)
	case "申请", "在役":
		return readYes(column, text)
	case "出生日期":
		switch d, form := cellDate(c, r.date1904); form {
		case fullDate:
			return d.String(), ""
		case noSuchDay:
			return arabicDate(fold(text)), "“出生日期”没有这一天，照原样读入，请核对"
		}
		return arabicDate(fold(text)), ""
	case "报名日期":
		d, form := cellDate(c, r.date1904)
		switch form {
		case fullDate:
		case noSuchDay:
			return "", "“报名日期”没有这一天，没有读入"
		default:
			return "", "“报名日期”不是完整的日期，没有读入"
		}
		return d.String(), ""
	case "缴费":
		return readPayment(text)
	case "电话":
		return cleanPhone(text), ""
	}
	return text, ""
}

// citizenNumber is the shape of an identity number without blanks.
var citizenNumber = pattern.New(`^(?:\d{17}[\dX]|\d{15})$`)

// cleanIdentity takes blanks and hyphens out of an identity number, of both if there are two; other documents stay as
// they are, in half-width.
func cleanIdentity(text string) string {
	parts := strings.FieldsFunc(fold(text), func(r rune) bool { return r == '/' || r == '、' })
	for i, p := range parts {
		p = strings.Trim(strings.TrimSpace(p), "'`’‘\"")
		if bare := strings.ToUpper(strings.ReplaceAll(squeeze(p), "-", "")); citizenNumber.MatchString(bare) {
			p = bare
		}
		parts[i] = p
	}
	return strings.Join(parts, "/")
}

var mobile = pattern.New(`^(?:\+?86)?(1[3-9]\d{9})$`)

// cleanPhone takes blanks and hyphens out of a mobile number; others stay as they are, in half-width.
func cleanPhone(text string) string {
	text = strings.Trim(fold(text), "'`’‘\" ")
	if m := mobile.FindStringSubmatch(strings.ReplaceAll(squeeze(text), "-", "")); m != nil {
		return m[1]
	}
	return text
}

// readSexes reads 性别, for a pair two parted by a slash.
func readSexes(text string) (sexes, why string) {
	var out []string
	for _, part := range strings.FieldsFunc(text, isSlash) {
		s, ok := parseSex(part)
		if !ok {
			return "", "“性别”看不懂，没有读入"
		}
		out = append(out, s.String())
	}
	return strings.Join(out, "/"), ""
}

func readYes(column, text string) (word, why string) {
	v, ok := parseYes(text)
	switch key(text) {
	case "在役", "现役":
		v, ok = pairing.Yes, column == "在役"
	case "退役", "非现役", "已退役", "不在役":
		v, ok = pairing.No, column == "在役"
	}
	if !ok {
		return "", "“" + column + "”看不懂，没有读入"
	}
	return [...]string{"", "是", "否"}[v], ""
}

// readPayment keeps what 报名 will understand under 缴费.
func readPayment(text string) (word, why string) {
	switch d, form := parseDate(text); form {
	case fullDate:
		return d.String(), ""
	case noSuchDay:
		return "", "“缴费”没有这一天，没有读入"
	}
	k := key(text)
	n, err := strconv.ParseFloat(k, 64)
	_, yes := parseYes(k)
	if yes || unpaidWords.MatchString(k) || paidWords.MatchString(k) || err == nil && n > 0 {
		return text, ""
	}
	return "", "“缴费”看不懂，没有读入"
}
