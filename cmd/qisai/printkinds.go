package main

import (
	"fmt"

	"qisai/pairing"
	"qisai/report"
)

// kind is one kind of document that print makes of a section. make gives nothing where there is nothing to print; round 0
// is the most recent one. due says whether all prints it now, and for which round.
type kind struct {
	name, alias, about string
	text               bool // a text file, not a PDF
	make               func(r *printRun, s *pairing.Section, round int) []document
	event              eventKind                           // set instead of make: one document of all the sections
	book               *bookKind                           // set instead of both
	due                func(at stage) (round int, ok bool) // not of books
}

// kinds is the one table of documents, in the order in which an event needs them.
var kinds = []kind{
	{name: "签到表", alias: "checkin", about: "报到用：按单位列出棋手、须出示的证件，留签名栏", make: (*printRun).checkIn, due: beforeFirst},
	{name: "姓名牌", alias: "badges", about: "胸牌，每页十张，沿虚线裁开", make: (*printRun).badges, due: beforeFirst},
	{name: "台次牌", alias: "tables", about: "台号牌，每页两张，对折立在台上", make: (*printRun).tableCards, due: beforeFirst},
	{name: "对阵表", alias: "pairings", about: "一轮的对阵：按台号，另附按姓名查台号", make: (*printRun).pairings, due: openRound},
	{name: "登记条", alias: "slips", about: "一轮的成绩登记条，每台一张；整叠裁开即按台号排好", make: (*printRun).slips, due: openGames},
	{name: "名次表", alias: "standings", about: "一轮后的名次", make: (*printRun).standings, due: newRanking},
	{name: "成绩总表", alias: "crosstable", about: "全部轮次的对手和结果；循环赛为循环表", make: (*printRun).crosstable, due: roundTables},
	{name: "个人成绩单", alias: "cards", about: "每人一张：各轮对手、先后、结果、积分和名次", make: (*printRun).scoreCards, due: roundTables},
	{name: "破同分说明", alias: "tiebreaks", about: "每人的对手分从哪里来，名次为什么有先后", make: (*printRun).tieBreaks, due: roundTables},
	{name: "淘汰赛对阵图", alias: "bracket", about: "淘汰赛各轮的对阵、结果和去向", make: (*printRun).bracket, due: anyBracket},
	{name: "团体名次", alias: "teams", about: "团体名次和每名队员的个人名次", make: (*printRun).teams, due: teamsOver},
	{name: "获奖名单", alias: "awards", about: "各奖项的得奖人；结束了的比赛组合在一份", event: awardsDoc, due: whenOver},
	{name: "晋级名单", alias: "qualifiers", about: "晋级的、跳过的（附原因）和候补的", event: qualifiersDoc, due: whenOver},
	{name: "奖金签领表", alias: "signoff", about: "领奖金签名用：奖金、税额、实发，每页小计，总计大写", event: signOffDoc, due: whenOver},
	{name: "领奖单", alias: "prizeslips", about: "每页三张，沿虚线裁开，左边存根；金额大写", event: prizeSlipsDoc, due: whenOver},
	{name: "证书", alias: "certificates", about: "文字和底图见“证书”表；按比赛组、奖项、名次排在一份里", event: certificatesDoc, due: whenOver},
	{name: "规程", alias: "rules", about: "程序理解的规程，逐条用平常的话写出，附规程审查，留签字处", book: rulesBook},
	{name: "秩序册", alias: "programme", about: "成册：规程、机构、日程、参赛名单、代表队、成绩记录表，带目录", book: programmeBook},
	{name: "成绩册", alias: "results", about: "成册：各组名次、成绩总表、对阵图、团体、统计图表，获奖和晋级名单，带目录", book: resultsBook},
	{name: "微信文本", alias: "wechat", about: "对阵、结果、名次的文字，复制到微信群", text: true, make: (*printRun).weChat, due: anyRound},
}

// one is a single PDF.
func one(doc report.Document, name ...string) []document {
	return []document{{name: fileName(name...), doc: doc}}
}

func (r *printRun) checkIn(s *pairing.Section, _ int) []document {
	return one(report.CheckIn(r.context(r.event, s)), s.Name, "签到表")
}

func (r *printRun) badges(s *pairing.Section, _ int) []document {
	return one(report.Badges(r.context(r.event, s)), s.Name, "姓名牌")
}

func (r *printRun) tableCards(s *pairing.Section, _ int) []document {
	return one(report.TableCards(r.context(r.event, s)), s.Name, "台次牌")
}

// roundOf gives a round as posted, for 0 the one being played, nil before the first.
func roundOf(s *pairing.Section, round int) *pairing.Round {
	if round == 0 {
		round = stageOf(s).current
	}
	return s.Round(round)
}

func (r *printRun) pairings(s *pairing.Section, round int) []document {
	p := roundOf(s, round)
	if p == nil {
		return nil
	}
	return one(report.Pairings(r.context(r.event, s), *p), s.Name, fmt.Sprintf("第%d轮", p.Number), "对阵表")
}

// slips gives those of a round; for 0 and for the current one those of the knockout beside it too.
func (r *printRun) slips(s *pairing.Section, round int) []document {
	at, c := stageOf(s), r.context(r.event, s)
	var out []document
	if p := roundOf(s, round); p != nil && (round > 0 || at.open || !at.matches) {
		out = one(report.Slips(c, *p), s.Name, fmt.Sprintf("第%d轮", p.Number), "登记条")
	}
	if games := gamesInPlay(s); len(games) > 0 && (round == 0 || round == at.current) {
		out = append(out, one(report.KnockoutSlips(c, games), s.Name, fmt.Sprintf("淘汰赛第%d轮", games[0].Round), "登记条")...)
	}
	return out
}

// ranked is a ranking to be printed.
type ranked struct {
	report.Context
	round int
	st    []pairing.Standing
	name  string // 最终, 第3轮后
}

// ranking gives the ranking after a round, for 0 after the last round that has any result. Boards still open are said.
func (r *printRun) ranking(s *pairing.Section, round int) ranked {
	if round == 0 {
		round = stageOf(s).results
	}
	for _, m := range missingResults(s) {
		if m.Number <= round {
			r.warn(fmt.Sprintf("%s第%d轮还有 %d 盘没有结果，名次里没有算它们：%s", s.Name, m.Number, len(m.Games), boards(m.Games)))
		}
	}
	name := afterText(s, round) + "后"
	if stageOf(s).over && round >= s.LastRound() {
		name = "最终"
	}
	return ranked{r.context(r.event, s), round, rankingOf(s, round), name}
}

func (r *printRun) standings(s *pairing.Section, round int) []document {
	k := r.ranking(s, round)
	if len(k.st) == 0 {
		return nil
	}
	return one(report.Standings(k.Context, k.round, k.st), s.Name, k.name, "名次表")
}

func (r *printRun) crosstable(s *pairing.Section, round int) []document {
	return r.after(s, round, "成绩总表", report.Crosstable)
}

func (r *printRun) scoreCards(s *pairing.Section, round int) []document {
	return r.after(s, round, "个人成绩单", report.ScoreCards)
}

func (r *printRun) tieBreaks(s *pairing.Section, round int) []document {
	return r.after(s, round, "破同分说明", report.TieBreaks)
}

// after makes a document of the results so far; before the first there is none.
func (r *printRun) after(s *pairing.Section, round int, kind string, make func(report.Context, int, []pairing.Standing) report.Document) []document {
	k := r.ranking(s, round)
	if k.round == 0 {
		return nil
	}
	return one(make(k.Context, k.round, k.st), s.Name, k.name, kind)
}

func (r *printRun) bracket(s *pairing.Section, _ int) []document {
	if !hasKnockout(s) {
		return nil
	}
	parts := []string{s.Name, "淘汰赛对阵图"}
	if p, err := newProgress(s, r.t.Regulation.Seed); err == nil && p.over() { // the name pair gives it
		parts = []string{s.Name, "最终", "淘汰赛对阵图"}
	}
	return one(report.Bracket(r.context(r.event, s)), parts...)
}

func (r *printRun) teams(s *pairing.Section, round int) []document {
	k := r.ranking(s, round)
	block, ok := r.teamBlock(r.event, s, k.round)
	if !ok {
		return nil
	}
	return one(report.Teams(block), s.Name, k.name, "团体名次")
}

// weChat gives the texts of a round; for 0 the pairings being played, the last results, the ranking they make, and those
// of the knockout.
func (r *printRun) weChat(s *pairing.Section, round int) []document {
	c, at := r.context(r.event, s), stageOf(s)
	pairs, results := at.current, at.results
	if round > 0 {
		pairs, results = round, round
	}
	var out []document
	add := func(text string, name ...string) {
		out = append(out, document{name: fileName(append([]string{s.Name}, name...)...), text: text})
	}
	if p := s.Round(pairs); p != nil && (round > 0 || !p.Complete()) {
		add(report.WeChatPairings(c, *p), fmt.Sprintf("第%d轮", pairs), "对阵")
	}
	if p := s.Round(results); p != nil && !untouched(p) {
		add(report.WeChatResults(c, *p), fmt.Sprintf("第%d轮", results), "结果")
	}
	if round == 0 && at.bracket {
		playing, played := bracketRounds(s)
		if playing > 0 {
			add(report.WeChatMatches(c, playing), fmt.Sprintf("淘汰赛第%d轮", playing), "对阵")
		}
		if played > 0 {
			add(report.WeChatMatchResults(c, played), fmt.Sprintf("淘汰赛第%d轮", played), "结果")
		}
	}
	if p := s.Round(results); p != nil && !untouched(p) || round == 0 && at.bracket && at.over {
		k := r.ranking(s, results)
		add(report.WeChatStandings(c, k.round, k.st), k.name, "名次")
	}
	return out
}
