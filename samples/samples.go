// Package samples holds example workbooks: the demo, which the program carries, and four events played to the end, which
// lie beside it. The people in them do not exist and their identity numbers can belong to nobody; see package field.
package samples

import _ "embed"

// Demo is the workbook of `qisai demo`: the event 2025-pengxi with 174 entries that are in order and some that are not,
// three rounds of each section played, the next not yet paired. It is made by `go run ./samples/gen`.
//
//go:embed demo.xlsx
var Demo []byte
