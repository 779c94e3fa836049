// Package regulation checks what the organiser's sheets say against each other (规程审查): dates, ages, scores, keys,
// schedule, teams, lists, tax. It is pure; a Finding names the cells it is about, and whoever has read the workbook turns
// them into addresses.
//
// What is found elsewhere is not found again: reading refuses what cannot be understood, package prize compares bands,
// 名额, 小计 and 奖金总额, pairing.RoundAdvice judges the number of rounds. None of the findings stops an event.
//
// # Readings
//
//   - Two categories of the same sex, region and titles whose birth intervals cross leave it open where a player belongs:
//     a warning, unless the older one takes younger players by application. Where one interval lies within the other
//     (U10 and U12 both open to the young), a choice may be meant: a note.
//   - An interval without both ends (公开组) overlaps with nothing and closes every gap.
//   - A gap of more than three years between two age groups may be meant: a note.
//   - Several rounds may stand in one row of hours (09:30-12:00); without an end of the hours two rounds begin at once.
//   - 报到 and meetings may lie before 开始日期, rounds may not.
//   - A key decides nothing where players who are still level must be level in it too.
package regulation
