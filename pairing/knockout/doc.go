// Package knockout drives 单败淘汰, alone or after a Swiss (积分编排+淘汰). It is pure: the bracket is read anew from the
// rows of the sheet every time, and Next says what is to be posted.
//
// # Who plays, and where
//
// After the Swiss rounds of 淘汰前轮次 the first of the ranking enter, as many as 淘汰人数. Who has withdrawn, is
// disqualified, is away in the round after the cut or has no rank is passed over and the next moves up, until the first
// match is posted; from then on the rows of round 1 say who plays. A plain knockout takes everybody, in order of 编号.
//
// The bracket has the next power of two as its size; a missing number is a bye for the opponent. For 16 the first round is
// 1–16, 8–9, 5–12, 4–13, 3–14, 6–11, 7–10, 2–15, and the winners of neighbouring matches meet. 签位: the numbers are places
// (名次), drawn (抽签), or drawn in the better and the lower half apart (高低分档抽签).
//
// # A match
//
// It is one game; a draw is followed by extra games (加赛) with colours reversed each time. In the last extra game a draw
// counts for black: 和棋黑胜 in 备注, written by the program for the extra game that the setting 加赛=N makes the last.
// The first decisive game decides; a typed 胜者 decides what the games do not. If both forfeit or both lose, nobody goes
// on and the next opponent has a bye.
//
// Red in the first game: the better place in matches with an odd 场次, the other in even ones, or by lot (选边=抽签).
// Rows stand as posted: colours changed by hand are followed. Other players than the bracket says are a fault unless 备注
// holds 裁判长决定.
//
// # Rounds and places
//
// Round j of the knockout is taken for round 淘汰前轮次+j where 退赛轮 counts: who is out then loses by forfeit.
// Losers play on for the places down to that of 名次赛 (决出前8名 unless set, 仅三四名, 不设); the others keep the order of
// their place before the knockout, behind those who lost later. Two who went out together stand behind the losers of
// their round. Places of the bracket are kept whatever 退赛排名 says; only 取消资格 takes one away.
package knockout
