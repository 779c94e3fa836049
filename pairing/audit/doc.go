// Package audit re-proves posted rounds (核查): from the section alone it says of every round whether the rules made it
// so, and if not, what is wrong, at which board, by which criterion.
//
// It is a second writing of the rules of 积分编排 and shares no code with the package that makes the pairings: an error
// in one of the two shows as a disagreement. What both build on is the domain (package pairing: BaseUnit, Availability,
// the random function of the lot), the ranking that orders tables, and the solver with the checker of its proofs, which
// know nothing of chess; up to EnumerationLimit players all pairings are looked at besides. It is written for clarity;
// each rule stands in one place.
//
//	roll.go      who stands in the round, each once; what the entries say about it
//	legal.go     no second meeting, no second bye, 禁配, 指定
//	history.go   what a player brings from earlier rounds: colours, opponents, byes, floats
//	colour.go    who has red
//	tables.go    the order of the tables
//	scores.go    posted scores against the results as they now stand
//	criteria.go  what one pair costs, criterion by criterion
//	vector.go    the criteria as a vector, and packed for the solver
//	prove.go     the best pairing with its proof; enumerate.go the same by looking at all pairings
//	compare.go   the boards that differ from the best pairing, and the criterion that decides
//	original.go  the pairing as the program recorded it, to tell changes made by hand
//
// # What a round is judged by
//
// A round is judged by what was known when it was posted, as far as the workbook still says it, never by a result
// corrected afterwards: by Options.AsPosted where the record tells of that moment, else by the scores that stand on the
// sheets of this and earlier rounds. Who was to be paired is read from the round itself. Where entries or results now
// say something else, that is information, not an error.
//
// Settings and units have no record. Rows that stand as the program made them (Options.Original) and are not what the
// settings of today would make of them are information too; what no setting allows stays an error: a second meeting, a
// second bye, somebody missing or standing twice.
//
// A row with 裁判长决定 in its 备注 answers for its own irregularity, which is then reported as the arbiter's decision.
package audit
