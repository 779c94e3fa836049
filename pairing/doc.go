// Package pairing holds the words of a xiangqi tournament (象棋赛事) and nothing else: no I/O, no clock, no
// spreadsheet. The packages below it compute with these words.
//
// # Glossary
//
//	Tournament 赛事        one workbook
//	Section    比赛组      players who are paired together; categories of one section are merged (合并比赛, 合并编排)
//	Category   组别        who may enter; ranks and is paid
//	Regulation 规程        the event's facts; Item is a row of its sheet
//	Setting    设置        名=值 of a section; a value with a type of its own (System 赛制, Order 首轮编排 …) is a field
//	Stop       日程        when and where a round, 报到 or a meeting is
//	Official   机构        who sits on a committee, in which post
//	Player     棋手        one entry (报名)
//	Verdict    审核        what became of an entry; 裁定 where the arbiter decides; a Finding is one reason
//	Filler     陪赛        his games count, he has neither rank nor prize
//	StartNo    编号        the number drawn by lot (抽签号)
//	Round      轮次        the games posted for one round
//	Game       对局        one board; a posted pairing is a Game whose Result is Pending
//	Side       先手/后手   red moves first, black second
//	Result     结果        forfeits (弃权) are results, there is no second boolean
//	Forbidden  禁配        two who never meet; FixedPair 指定: two who meet in a round
//	Score      积分        integer points
//	Bye        轮空        scored as a win, no opponent
//	Void       作废        a game wiped out: counts for nothing, fouls neither
//	Absence    缺席        not paired this round: asked leave, came late, withdrew
//	Withdrawal 退赛        not paired from a round on; 弃权退赛: by so many forfeits
//	Float      上调/下调   met an opponent of another score
//	Foul       犯规        counted over the event
//	Standing   名次        one row of a ranking
//	TieBreak   破同分      a key that parts level players
//	Note       说明        what a command did that people should know
//
// # Where a rule stands
//
//	pairing      结果 and 积分, 抽签, 补报, 缺席 and 退赛, 弃权退赛, how many 轮次, 金额大写
//	eligibility  审核: 年龄, 性别, 地区, 称号, 申请, 重复报名, 每单位限报, 人数上限, 候补
//	regulation   规程审查: what the organiser's sheets say against each other
//	swiss        积分编排: 轮空, 上调 and 下调, 先后手, 同单位回避, 禁配, 同分编排, 台次
//	audit        核查: the same rules written a second time
//	roundrobin   单循环, 双循环: 贝格尔 and 逆时针轮转, 轮空, 退赛 (作废 or 弃权)
//	knockout     单败淘汰: 签位, 递补, 加赛, 名次赛
//	ranking      破同分: 对手分, 累进分, 直胜, 犯规 …; 名次, 团体名次
//	prize        奖项: 减一录取, 兼得, 晋级 and 顺延, 代扣个税
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
// A bye is a 胜局 unless the section says otherwise (轮空算胜局=否). In a round robin a free round counts for nothing, see
// package roundrobin; the knockout gives no points. Where the table has 0 for one who is away, 中间分 and 对手分减一 take it
// for no value at all.
//
// A win by forfeit counts in 先走胜局 like a win, a bye does not. A withdrawn player's points stand and keep
// counting for those who met him (rule book 20.4).
package pairing
