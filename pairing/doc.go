// Package pairing holds the words of a xiangqi tournament (象棋赛事) and nothing else: no I/O, no clock, no
// spreadsheet. The packages below it compute with these words.
//
// # Glossary
//
//	Tournament 赛事        one workbook
//	Section    比赛组      players who are paired together
//	Category   组别        who may enter; ranks and is paid
//	Regulation 规程        the event's facts and settings
//	Player     棋手        one entry (报名)
//	StartNo    编号        the number drawn by lot (抽签号)
//	Round      轮次        the games posted for one round
//	Game       对局        one board; a posted pairing is a Game whose Result is Pending
//	Side       先手/后手   red moves first, black second
//	Result     结果        forfeits are results, there is no second boolean
//	Score      积分        integer points
//	Bye        轮空        scored as a win, no opponent
//	Void       作废        a game wiped out: counts for nothing, fouls neither
//	Absence    缺席        not paired this round: asked leave, came late, withdrew
//	Withdrawal 退赛        not paired from a round on
//	Float      上调/下调   met an opponent of another score
//	Foul       犯规        counted over the event
//	Standing   名次        one row of a ranking
//	TieBreak   破同分      a key that parts level players
//
// # What each kind of event counts for
//
//	                 own points  met   colour  胜局    后走局数  后走胜局      gives to 对手分
//	played game      by result   yes   yes     if won  if black  if black won  opponent's final points
//	won by forfeit   win         yes   yes     yes     if black  if black      opponent's final points
//	lost by forfeit  0           yes   yes     no      if black  no            opponent's final points
//	double forfeit   0           yes   yes     no      if black  no            opponent's final points
//	双负             0           yes   yes     no      if black  no            opponent's final points
//	bye 轮空         win         –     no      yes     no        no            by the section's ByeOpponent
//	缺席, withdrawn  0           –     no      no      no        no            0
//	作废             0           no    no      no      no        no            0
//
// A win by forfeit counts in 先走胜局 like a win, a bye does not. A withdrawn player's points stand and keep
// counting for those who met him (rule book 20.4).
package pairing
