package field

import (
	"fmt"

	"qisai/pairing"
)

// phone is the one telephone number of every entry, a published placeholder.
const phone = "13800000000"

// passport is a number no office gives out.
const passport = "E00000000"

// registry hands out identity numbers of nobody, each once.
type registry map[string]bool

// next gives a number for a sex and birth date: the province's code, 9999 (assigned to no place), the date, a serial
// whose parity is the sex's, and the check character.
func (r registry) next(province string, born pairing.Date, sex pairing.Sex) string {
	serial := 11
	if sex == pairing.Female {
		serial = 12
	}
	for ; ; serial += 2 {
		body := fmt.Sprintf("%s9999%04d%02d%02d%03d", province, born.Year, born.Month, born.Day, serial)
		if !r[body] {
			r[body] = true
			return body + string(checkCharacter(body))
		}
	}
}

// checkCharacter computes the eighteenth character of GB 11643 (ISO 7064, MOD 11-2).
func checkCharacter(body string) byte {
	sum, weight := 0, 1
	for i := len(body) - 1; i >= 0; i-- {
		weight = weight * 2 % 11
		sum += int(body[i]-'0') * weight
	}
	return "10X98765432"[sum%11]
}

// oldStyle gives the fifteen-digit form people born in the twentieth century once had.
func oldStyle(id string) string { return id[:6] + id[8:17] }

// wrongCheck replaces the check character by another.
func wrongCheck(id string) string {
	if id[17] == '5' {
		return id[:17] + "6"
	}
	return id[:17] + "5"
}
