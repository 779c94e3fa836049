// Package prize gives out what an event has to give (奖项, 奖励): money, certificates, things, titles, prizes of teams and
// places in the final (晋级). It is pure: rankings, lists and bands go in; awards, qualifications, what was not paid and
// why come out.
//
//   - ParseBand, ParseBands, ParsePlaces read the wordings of places and prizes.
//   - ParseFilter reads 条件; Filter.Judge applies it to a player.
//   - Check finds holes, overlaps and totals that do not agree, before the event.
//   - CheckEntries finds conditions that no entry meets.
//   - Distribute does the work; each award says why it was given.
//
// # Readings where the texts are silent
//
//   - To have played is to have a game over the board. Who has only byes and forfeits gets nothing and does not count for
//     减一. Teams are those of 团体名次, members who have not played included.
//   - A filler (陪赛) never counts. A withdrawn or disqualified player who has played counts for 减一 though he may have no
//     rank.
//   - 取高: among those who hold two prizes the one whose larger prize is the largest is settled first. What closes up
//     later is then never more than what anybody has kept, so nobody could have had more.
//   - 取高 and 不兼得 concern lists of money from a ranking; 评选 and 团体 neither bar nor are barred.
//   - A plain amount in the sheet is each one's, as the column says; only a wording for several places that has neither 各
//     nor 共 is warned about.
//   - Who has no rank gets nothing and is named with the reason: a disqualified player in every list he belongs to, a
//     withdrawn one where he has at least the points of the last winner. Fillers are not named.
//   - What a condition cannot decide (籍贯 empty, 在役 empty) is not met, and is said.
//   - In a 晋级 list 组别 and 标记 say who belongs to the ranking (a local list): others are not mentioned. 籍贯, 称号, 性别,
//     出生, 单位 and a mark such as 预选晋级 are conditions: who fails one is skipped with the reason.
//   - A list with a fault pays nothing until it is mended.
package prize
