// Package prospectus reads the published text of an event's regulation (竞赛规程) into the rows of the organiser's sheets.
//
// The text becomes clauses: numbered or plain lines with the clause they belong to (clause.go). Readers, one file for each
// family of facts, look for wordings in the clauses and mark what they have understood. Every value carries the clause it
// was read from; what no reader has understood is listed, never guessed; where two clauses disagree the cell stays empty
// and the slip is reported. The order of reading is that of Read.
//
// Where to look:
//
//	the file and its lines    decode docx webpage · lines cells fold signs measures rewrite · numbering clause topic prose
//	dates and hours           dates calendar year · daymarks clockhand
//	规程                      title titlename · hosts hostnames · when venue elsewhere · entry deadline arrivals arrivalvenue
//	                          quotas quotascope quotatable headcount fees payment · rulebook clocks oneclock late forfeits · money tax
//	组别 (and whom a phrase   category groups grouptable vocabulary sexes · births birthgroups ages · who region titlebar
//	is about)                 rankcondition applications unitquota · subject whomwords
//	比赛组                    sections method systems rounds dayrounds cut points firstround avoid · keys keylist keywords · teams
//	奖项 奖励                 prizes prizeparts prizewhose prizewhom prizetargets lists · plainmoney plainplaces prizebands
//	                          prizesums prizejoint prizegrid prizetable prizealike · things gifts giving serving everyone honours prizetitles
//	                          qualify · minusone sharing bands prizestrange prizegaps
//	日程                      schedule stops stopevents stoporder stopcolumns groupcolumns
//	what comes of it          reading finish unread slips preset
//
// Wordings are described by classes of words that stand for one another (vocabwords.go), not by sentences: 首轮, 第一轮 and
// 头一轮 are one word. testdata holds whole regulations with tables of what a careful secretary reads in them, and banks of
// single wordings.
package prospectus
