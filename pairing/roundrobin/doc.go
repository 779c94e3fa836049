// Package roundrobin makes the rounds of 单循环 and 双循环 and says what a withdrawal does to them. It is pure.
//
// The table is that of Berger (贝格尔编排法: the printed 循环赛对局秩序表), or the rotating one (逆时针轮转法). Its numbers are the
// places of the players in the draw: the smallest 编号 is 1, and so on. The number listed first has red. In an odd field
// the number that is missing is the largest, and who meets it has a free round.
//
// # The free round
//
// The rule book scores the bye of the Swiss (14.4); of the round robin it says nothing. There everybody is free once in
// a cycle, so that points for it would change no difference, but they would raise 小分 by the number of opponents beaten.
// A free round therefore counts for nothing: no points, no 胜局, nothing for 对手分. Effective sees to it.
//
// # Who is not there
//
//	withdrawn (退赛轮, 弃权退赛), fewer than half of his games played  作废: all his games are void, he has no rank
//	withdrawn, half or more played                                   his games stand, the rest are lost by forfeit
//	取消资格                                                         his games stand, the rest are lost by forfeit
//	asked leave, came late, not checked in                           his game is posted: to be played later, or forfeited
//
// The first two are rule 20.3. A game lost by forfeit before the withdrawal is no game played. Of two withdrawn players
// a void one makes the game void, else it is 双弃权. Results stay in the workbook as typed: a player who is taken back
// (恢复轮) has his games again.
package roundrobin
