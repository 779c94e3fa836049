package importer

import (
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
	"qisai/pairing/ranking"
	"qisai/templates"
)

// robinKeys is the order of the rule book for round robins (14.1), used when 破同分 is empty.
var robinKeys = []string{"小分", "胜局", "直胜", "犯规", "后走局数", "对局时后走"}

// systemAliases are other words for 赛制, folded.
var systemAliases = map[string]string{
	"瑞士制": "积分编排", "积分编排制": "积分编排", "积分循环": "积分编排", "积分循环制": "积分编排", "瑞士": "积分编排",
	"积分编排加淘汰": "积分编排+淘汰", "积分编排+淘汰赛": "积分编排+淘汰", "积分编排淘汰": "积分编排+淘汰",
	"循环": "单循环", "循环赛": "单循环", "大循环": "单循环", "单循环制": "单循环", "单循环赛": "单循环",
	"双循环制": "双循环", "双循环赛": "双循环",
	"单淘汰": "单败淘汰", "淘汰": "单败淘汰", "淘汰赛": "单败淘汰", "单败淘汰赛": "单败淘汰", "单淘汰赛": "单败淘汰",
}

const systemHelp = "可以填：积分编排、积分编排+淘汰、单循环、双循环、单败淘汰"

// sections reads 比赛组 and sees to it that every category has one.
func (r *reader) sections(t *table) {
	r.b.places.tables[templates.SheetSections] = t
	r.each(t, func(c rec) {
		name := c.text("比赛组")
		switch {
		case name == "" && c.note("比赛组"):
		case name == "":
			c.fault("比赛组", "填上比赛组的名称，或删去这一行", "比赛组的名称是空的")
		case r.section(name) != nil:
			c.fault("比赛组", "请删去一行或改名", "比赛组“%s”写了两行", name)
		default:
			r.b.places.sectionRows[name] = c
			r.t.Sections = append(r.t.Sections, c.newSection(name))
		}
	})
	if r.complete(templates.SheetCategories, templates.SheetSections) {
		r.matchCategories()
	}
}

// section finds a section by name, whatever its width, case and white space.
func (r *reader) section(name string) *pairing.Section {
	for _, s := range r.t.Sections {
		if key(s.Name) == key(name) {
			return s
		}
	}
	return nil
}

// matchCategories gives every category its section under the section's own name.
func (r *reader) matchCategories() {
	t := r.b.places.tables[templates.SheetCategories]
	used := map[string]bool{}
	for i := range r.t.Categories {
		cat := &r.t.Categories[i]
		if s := r.section(cat.Section); s != nil {
			cat.Section = s.Name
			used[s.Name] = true
			continue
		}
		cell := cellName(max(t.cols["比赛组"], t.cols["组别"]), r.b.places.categoryRows[i].row.num)
		hint := "在“比赛组”表中为“" + cat.Section + "”加一行，写明赛制"
		if names := r.sectionNames(); names != "" {
			hint += "；现有：" + names
		}
		r.add(Fault, t.g.name, cell, hint, "“比赛组”表中没有“%s”", cat.Section)
	}
	for _, s := range r.t.Sections {
		if c := r.b.places.sectionRows[s.Name]; !used[s.Name] {
			c.warn("比赛组", "若不用，请删去这一行", "没有组别在“%s”比赛", s.Name)
		}
	}
}

func (r *reader) sectionNames() string {
	var names []string
	for _, s := range r.t.Sections {
		names = append(names, s.Name)
	}
	return strings.Join(names, "、")
}

// newSection reads one row; empty cells keep the defaults of pairing.NewSection.
func (c rec) newSection(name string) *pairing.Section {
	s := pairing.NewSection(name)
	reg := &c.reader.t.Regulation
	s.ForfeitLimit, s.ForfeitsTotal, s.LateMinutes = reg.ForfeitLimit, reg.ForfeitsTotal, reg.LateMinutes
	s.System = c.system()
	s.Rounds = c.count("轮次", 1)
	s.Win = c.score("胜", s.Win)
	s.RedDraw = c.score("和", s.RedDraw)
	s.BlackDraw = s.RedDraw
	s.Loss = c.score("负", s.Loss)
	s.Bye = s.Win
	if s.System == pairing.RoundRobin || s.System == pairing.DoubleRoundRobin {
		s.Bye = 0 // the free round of an odd field is no bye of a Swiss: everybody has one
	}
	s.Bye = c.score("轮空分", s.Bye)
	s.ByeOpponent = parsed(c, "轮空对手分", s.ByeOpponent, pairing.ParseByeOpponent, "有分最低、最低分、零分、本人分")
	s.FirstOrder = parsed(c, "首轮编排", s.FirstOrder, pairing.ParseOrder, orderHelp)
	s.LevelOrder = parsed(c, "同分编排", s.LevelOrder, pairing.ParseOrder, orderHelp)
	s.UnitAvoidance = c.avoidance(s.UnitAvoidance)
	s.SwissRounds = c.count("淘汰前轮次", 1)
	s.KnockoutPlayers = c.count("淘汰人数", 2)
	s.FirstTable = c.intOr("起始台号", 1, 1)
	c.keys(s)
	c.keptColumns(s)
	c.settings(s)
	if s.System == pairing.SwissKnockout && (s.SwissRounds == 0 || s.KnockoutPlayers == 0) {
		c.fault("赛制", "填上“淘汰前轮次”和“淘汰人数”", "积分编排+淘汰须写明先比几轮、多少人进入淘汰赛")
	}
	return s
}

const orderHelp = "相邻、对折、首尾、随机"

// parsed reads a word through one of pairing's parsers.
func parsed[T any](c rec, column string, empty T, parse func(string) (T, bool), help string) T {
	word := squeeze(c.data(column))
	if word == "" {
		return empty
	}
	v, ok := parse(word)
	if !ok {
		c.fault(column, "可以填："+help, "“%s”看不懂：“%s”", column, word)
		return empty
	}
	return v
}

// system reads 赛制; an empty one is reported by proposeSystems, once the entries are counted.
func (c rec) system() pairing.System {
	word := squeeze(c.data("赛制"))
	if alias, ok := systemAliases[word]; ok {
		word = alias
	}
	s, ok := pairing.ParseSystem(word)
	if !ok {
		c.fault("赛制", systemHelp, "“赛制”看不懂：“%s”", c.text("赛制"))
		return pairing.Swiss
	}
	return s
}

// score reads a whole number of points.
func (c rec) score(column string, empty pairing.Score) pairing.Score {
	text := squeeze(c.data(column))
	if text == "" {
		return empty
	}
	n, ok := parseInt(text)
	if !ok || n < 0 {
		c.fault(column, "分数用整数；有半分的，把胜、和、负都乘以2", "“%s”应是不小于0的整数，现在是“%s”", column, text)
		return empty
	}
	return pairing.Score(n)
}

var avoidFirst = pattern.New(`^前?([0-9]+|[一二两三四五六七八九])轮?$`)

// avoidance reads 同单位回避: 不, 首轮, 前N轮, 全程.
func (c rec) avoidance(empty int) int {
	word := squeeze(c.data("同单位回避"))
	switch word {
	case "":
		return empty
	case "不", "否", "无", "不回避":
		return 0
	case "首轮", "第1轮", "第一轮", "是":
		return 1
	case "全程", "全部", "各轮", "每轮":
		return pairing.AllRounds
	}
	m := avoidFirst.FindStringSubmatch(word)
	if m == nil {
		c.fault("同单位回避", "可以填：不、首轮、前3轮、全程", "“同单位回避”看不懂：“%s”", word)
		return empty
	}
	if at := strings.Index("一二三四五六七八九", m[1]); at >= 0 && m[1] > "9" {
		return at/len("一") + 1
	}
	if m[1] == "两" {
		return 2
	}
	return number(m[1])
}

// keys reads 破同分; 积分 in front and 编号 behind go without saying.
func (c rec) keys(s *pairing.Section) {
	if s.System == pairing.RoundRobin || s.System == pairing.DoubleRoundRobin {
		s.Keys = slices.Clone(robinKeys)
	}
	var keys []string
	for _, word := range splitAt(c.data("破同分"), "、,;>/|→\n ") {
		name, ok := ranking.Canonical(word)
		switch {
		case !ok:
			c.fault("破同分", "可以用："+strings.Join(ranking.Keys(), "、"), "“破同分”里不认识“%s”", word)
		case slices.Contains(keys, name):
			c.warn("破同分", "", "“破同分”里“%s”写了两次，只用前一次", name)
		case name != "积分" && name != "编号":
			keys = append(keys, name)
		}
	}
	if len(keys) > 0 {
		s.Keys = keys
	}
}

// keptColumns keeps for others the columns Section has no field for.
func (c rec) keptColumns(s *pairing.Section) {
	keep := func(name, value string) {
		if value != "" {
			s.Settings = append(s.Settings, pairing.Setting{Name: name, Value: value})
		}
	}
	keep("名次赛", c.choice("名次赛", "决出前8名", "仅三四名", "不设"))
	if n := c.count("团体取", 1); n > 0 {
		keep("团体取", squeeze(plainNumber(float64(n))))
	}
	keep("团体计法", c.choice("团体计法", "名次和", "积分和"))
}

// proposeSystems reports sections without 赛制, with what would fit their entries: a round robin
// for n ≤ rounds+1, else 积分编排.
func (r *reader) proposeSystems() {
	for _, s := range r.t.Sections {
		c, ok := r.b.places.sectionRows[s.Name]
		if !ok || s.System != pairing.NoSystem || c.data("赛制") != "" {
			continue
		}
		n := len(s.Players)
		if n == 0 {
			c.fault("赛制", systemHelp, "“%s”没有写赛制", s.Name)
			continue
		}
		system, rounds := pairing.Propose(n, s.Rounds)
		c.fault("赛制", systemHelp, "“%s”没有写赛制；报名%d人，建议%s，%d轮", s.Name, n, system, rounds)
	}
}
