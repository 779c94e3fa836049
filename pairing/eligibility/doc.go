// Package eligibility judges entries (审核): identity numbers, categories, applications, titles, regions, fees, limits
// and capacity. It is pure: no I/O, no clock; ages count on the day it is given, the event's first.
//
// The verdict is the first that applies of 不符, 待补, 候补, 通过; the arbiter's 裁定 stands above it.
// Every reason and warning is kept as a Finding, not only the one that decided.
//
// Readings where the texts are silent:
//
//   - A woman who enters a men's category is judged for titles by the category of her own sex and age, because the
//     application changes where she plays and not what she may have won (2025: 女子棋手不限资格).
//   - An application covers sex and age together, but only for somebody who belongs to a category: one whose birth dates
//     hold the player and which is open to the sex, or takes women by application.
//   - A region is met by 籍贯 or by any entry in 证明; what the identity number says of places is only a hint. A 籍贯
//     that is empty, unknown or coarser than the region is 待补 even where 地区证明=否: nobody has shown that it is outside.
//   - Places in the capacity go first to those who already have a 编号, then by day of payment, 报名日期 and 序号; an entry
//     without a day stands behind those with one.
//   - No message repeats an identity number or a birth date taken from one.
package eligibility
