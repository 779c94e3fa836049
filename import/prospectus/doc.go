// Package prospectus reads the published text of an event's regulation (竞赛规程) into the rows of the organiser's sheets.
//
// The text becomes clauses: numbered or plain lines with the clause they belong to (clause.go). Readers, one file for each
// family of facts, look for wordings in the clauses and mark what they have understood. Every value carries the clause it
// was read from; what no reader has understood is listed, never guessed; where two clauses disagree the cell stays empty
// and the slip is reported. The order of reading is that of Read.
package prospectus
