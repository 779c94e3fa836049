// Package field invents fields of entries (报名) for examples, tests and benchmarks: names, units, birth dates, titles,
// identity numbers and playing strengths that look like those of a real event in Sichuan and Chongqing. Everything
// follows from a seed; the same Spec always gives the same entries.
//
// # Nobody's data
//
// The people do not exist. Their identity numbers pass the check of GB 11643, but begin with 519999, 509999, 429999 …:
// a province followed by 9999, an administrative code that GB/T 2260 has never assigned, so no such number has been or
// can be issued. The passport is number E00000000, every telephone 13800000000. Names are drawn from pools of common
// surnames and given names, units from places and kinds of clubs; a likeness to anybody is chance.
//
// # Use
//
//	entries := field.Entries(field.Pengxi())        // the demo: 174 entries in order and some that are not
//	entries := field.Entries(field.Qishan())        // 160 players without numbers, locals and masters; Kingship() with
//	                                                // pairs and Enterprise() with companies are those of two more events
//	entries := field.Entries(field.Men(2000, 7))    // n men in order, for benchmarks and engine tests
//	players := field.Players(entries)               // as domain values
//	out := field.Play(entries[0], entries[1], field.Rand(7, 1, 1))
package field
