package importer

import "qisai/pairing/pattern"

// privateDigits is what may be an identity number, a passport-like number of many digits or a telephone, also with
// blanks or hyphens inside and in full-width digits.
var privateDigits = pattern.New(`(?:[0-9０-９][ \-]?){10,}[0-9０-９xXｘＸ]|0[0-9]{2,3}[ \-]?[0-9]{7,8}`)

// mask hides in a message what might be private: a number can stand in the wrong column.
func mask(s string) string { return privateDigits.ReplaceAllString(s, "********") }
