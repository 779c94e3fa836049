package eligibility

import (
	"strings"
	"unicode"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Identity is what a citizen's identity number (公民身份号码, GB 11643) says.
type Identity struct {
	Number   pairing.Secret // 18 characters, X in upper case
	Sex      pairing.Sex
	Birth    pairing.Date
	Province string // where the number was first issued: a hint, no proof of 籍贯; "" for an unknown code
	Upgraded bool   // it was typed with 15 digits
}

// Fault is what is wrong with a number. Kind is one word: 丢位 位数 日期 校验码; Msg is Chinese and never repeats the
// number.
type Fault struct{ Kind, Msg string }

// ParseIdentity reads an identity number of 18 or 15 digits. Full-width characters, a lower-case x, white space and
// hyphens are understood. A birth date after the given day is a fault; the zero day skips that. Only without faults does
// the number say anything about the person.
func ParseIdentity(text string, on pairing.Date) (Identity, []Fault) {
	text = cleanNumber(text)
	if scientific.MatchString(text) {
		return Identity{}, []Fault{damaged}
	}
	var id Identity
	if len(text) == 15 && allDigits(text) {
		id.Upgraded = true
		text = text[:6] + "19" + text[6:]
		text += string(checkCharacter(text))
	}
	if len(text) != 18 || !allDigits(text[:17]) {
		return Identity{}, []Fault{shapeFault(text)}
	}
	var faults []Fault
	birth, ok := pairing.NewDate(digits(text[6:10]), digits(text[10:12]), digits(text[12:14]))
	switch {
	case !ok:
		faults = append(faults, Fault{"日期", "身份证号里的出生日期不存在"})
	case !on.IsZero() && birth.Compare(on) > 0:
		faults = append(faults, Fault{"日期", "身份证号里的出生日期晚于比赛日期"})
	}
	if text[17] != checkCharacter(text[:17]) {
		faults = append(faults, checkFault(text))
	}
	if faults != nil {
		return Identity{}, faults
	}
	id.Number, id.Birth, id.Province = pairing.Secret(text), birth, provinceOf(text)
	id.Sex = pairing.Female
	if (text[16]-'0')%2 == 1 {
		id.Sex = pairing.Male
	}
	return id, nil
}

// scientific is what a spreadsheet shows of a number cell that has lost its last digits.
var scientific = pattern.New(`^[0-9](\.[0-9]+)?E\+?[0-9]+$`)

var damaged = Fault{"丢位", "身份证号存成了数字，Excel已丢失末几位；请把单元格改为文本，对照证件重新输入"}

func shapeFault(text string) Fault {
	if len(text) == 18 || len(text) == 15 {
		return Fault{"位数", "身份证号含有数字以外的字符；如不是身份证，请填证件类型"}
	}
	return Fault{"位数", "身份证号应为18位（或旧15位）；如不是身份证，请填证件类型"}
}

func checkFault(text string) Fault {
	msg := "身份证号校验码不符，有数字写错"
	if strings.HasSuffix(text, "000") {
		msg += "；末尾都是0，可能曾存成数字而丢失末几位"
	}
	return Fault{"校验码", msg}
}

// checkCharacter computes the 18th character from the first 17 (GB 11643: ISO 7064 MOD 11-2).
func checkCharacter(first17 string) byte {
	weights := [17]int{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2}
	sum := 0
	for i, w := range weights {
		sum += w * int(first17[i]-'0')
	}
	return "10X98765432"[sum%11]
}

// cleanNumber gives a number in half-width, without hyphens and quotes, letters in upper case.
func cleanNumber(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.Pd) || r == '\'' || r == '`' {
			return -1
		}
		return unicode.ToUpper(r)
	}, pairing.HalfWidth(text))
}

func allDigits(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return s != ""
}

// digits reads a string of decimal digits.
func digits(s string) int {
	n := 0
	for i := range len(s) {
		n = n*10 + int(s[i]-'0')
	}
	return n
}
