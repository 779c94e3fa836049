package importer

import (
	"cmp"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
	"qisai/templates"
)

// knockouts reads the sheet 淘汰赛 of every section.
func (r *reader) knockouts() {
	claimed := map[*grid]bool{}
	for _, s := range r.t.Sections {
		g := r.b.grid(templates.KnockoutSheet(s.Name))
		if g == nil {
			continue
		}
		claimed[g] = true
		r.knockout(s, g)
	}
	r.strangeKnockouts(claimed)
}

func (r *reader) knockout(s *pairing.Section, g *grid) {
	if s.System != pairing.Knockout && s.System != pairing.SwissKnockout {
		r.add(Fault, g.name, "", "改“比赛组”表中的赛制，或给这张表改名", "“%s”的赛制是%s，没有淘汰赛", s.Name, s.System)
		return
	}
	t := r.findTable(g, &templates.KnockoutColumns)
	if t == nil {
		return
	}
	k := knockoutReader{reader: r, s: s, t: t, seen: map[[3]int]string{}}
	k.read()
	if s.System == pairing.SwissKnockout && len(s.Bracket) > 0 && len(s.Posted) < s.SwissRounds {
		r.add(Fault, g.name, "", "把缺少的轮次表找回来（从“-备份”文件夹最近的一份取回，或用 qisai undo 退回一步）",
			"淘汰赛在第%d轮之后，而只有 %d 轮的表", s.SwissRounds, len(s.Posted))
	}
}

// knockoutReader reads one sheet 淘汰赛.
type knockoutReader struct {
	*reader
	s    *pairing.Section
	t    *table
	seen map[[3]int]string // where a game of a match stands
}

// placedRow is a game of the knockout with its row.
type placedRow struct {
	pairing.KnockoutGame
	row *gridRow
}

// read fills the section's Bracket by 轮次, 场次 and 局次, whatever the order of the sheet.
func (k *knockoutReader) read() {
	var games []placedRow
	k.each(k.t, func(c rec) {
		if g, ok := k.game(c); ok {
			games = append(games, placedRow{g, c.row})
		}
	})
	slices.SortStableFunc(games, func(a, b placedRow) int {
		return cmp.Or(cmp.Compare(a.Round, b.Round), cmp.Compare(a.Match, b.Match), cmp.Compare(a.Game, b.Game))
	})
	place := &roundPlace{t: k.t}
	for _, g := range games {
		k.s.Bracket = append(k.s.Bracket, g.KnockoutGame)
		place.rows = append(place.rows, g.row)
	}
	k.b.places.knockouts[k.s.Name] = place
}

// game reads one row; ok is false for notes below the table and rows that cannot be a game.
func (k *knockoutReader) game(c rec) (g pairing.KnockoutGame, ok bool) {
	red, black := c.text("红方编号") != "", c.text("黑方编号") != ""
	if !red && !black && c.text("红方姓名") == "" && c.text("黑方姓名") == "" {
		if result, understood := c.result(); understood && result != pairing.Pending {
			c.fault("红方编号", "填上编号，或清掉这一行", "这一行有结果而没有棋手")
		}
		return g, false
	}
	g.Round, g.Match, g.Game = k.count(c, "轮次"), k.count(c, "场次"), c.intOr("局次", 1, 1)
	k.twice(c, g)
	g.Result, ok = c.result()
	if !ok {
		c.fault("结果", "可以写："+pairing.ResultHelp(), "结果看不懂：“%s”", c.text("结果"))
	}
	row := roundReader{reader: k.reader, s: k.s, t: k.t, seen: map[pairing.StartNo]string{}}
	g.Red, g.Black = row.number(c, "红方编号", "红方姓名"), row.number(c, "黑方编号", "黑方姓名")
	g.Note = c.text("备注")
	if ok {
		k.shape(c, g, red, black, row.numberHint)
	}
	g.Winner = k.winner(c, g)
	return g, true
}

// count reads 轮次 or 场次, which every row has.
func (k *knockoutReader) count(c rec, column string) int {
	if c.text(column) == "" {
		c.fault(column, "照程序写的填上"+column, "这一行没有%s", column)
	}
	return c.int(column, 1)
}

// twice reports a game that stands on the sheet a second time.
func (k *knockoutReader) twice(c rec, g pairing.KnockoutGame) {
	key := [3]int{g.Round, g.Match, g.Game}
	if g.Round == 0 || g.Match == 0 { // reported already
		return
	}
	if other := k.seen[key]; other != "" {
		c.fault("场次", "改正轮次、场次、局次，或清掉多余的一行", "第%d轮第%d场第%d局写了两次，另一处是 %s", g.Round, g.Match, g.Game, other)
		return
	}
	k.seen[key] = c.at("场次")
}

// shape checks that the row is a game of two, or one player with 轮空.
func (k *knockoutReader) shape(c rec, g pairing.KnockoutGame, red, black bool, hint func(string) string) {
	const alone = "填上黑方编号；若是轮空，结果写“轮空”"
	switch {
	case red && black && g.Result.Lone():
		c.fault("结果", "有两名棋手的，可以写："+pairing.ResultHelp(), "这一场有两名棋手，结果不能是“%s”", g.Result)
	case red && black:
	case black:
		c.fault("红方编号", "填上红方编号；轮空的棋手写在红方", "红方编号是空的")
	case red && c.text("黑方姓名") != "":
		c.fault("黑方编号", hint(c.text("黑方姓名")), "黑方有姓名而编号是空的")
	case red && g.Result == pairing.Pending:
		c.fault("黑方编号", alone, "黑方是空的，而没有写“轮空”")
	case red && g.Result != pairing.Bye:
		c.fault("黑方编号", alone, "黑方是空的，结果却是“%s”", g.Result)
	}
}

const winnerHelp = "填这一场两名棋手之一的编号或姓名，或 红、黑；空着＝照结果"

var leadingNumber = pattern.New(`^(\d+)号?(.*)$`)

// winner reads 胜者: a number, a name, or 红 and 黑; 0 for an empty cell.
func (k *knockoutReader) winner(c rec, g pairing.KnockoutGame) pairing.StartNo {
	word := squeeze(c.data("胜者"))
	if word == "" {
		return 0
	}
	for _, no := range []pairing.StartNo{g.Red, g.Black} {
		if k.means(word, no) {
			return no
		}
	}
	switch word {
	case "红", "红方", "红胜":
		return g.Red
	case "黑", "黑方", "黑胜":
		return g.Black
	}
	c.fault("胜者", winnerHelp, "胜者“%s”不是这一场的棋手（%s）", c.text("胜者"), k.names(g))
	return 0
}

// means says whether a word is the number of a player, his name, or both.
func (k *knockoutReader) means(word string, no pairing.StartNo) bool {
	p := k.s.Player(no)
	if p == nil {
		return false
	}
	m := leadingNumber.FindStringSubmatch(word)
	if m == nil {
		return nameKey(word) == nameKey(p.Name)
	}
	n, _ := parseInt(m[1])
	return pairing.StartNo(n) == no && (m[2] == "" || nameKey(m[2]) == nameKey(p.Name))
}

// names writes the players of a row: 3 张三、8 李四.
func (k *knockoutReader) names(g pairing.KnockoutGame) string {
	var parts []string
	for _, no := range []pairing.StartNo{g.Red, g.Black} {
		if p := k.s.Player(no); p != nil {
			parts = append(parts, plainNumber(float64(no))+" "+p.Name)
		}
	}
	return strings.Join(parts, "、")
}

var knockoutSheetName = pattern.New(`^(.+)淘汰赛$`)

// strangeKnockouts finds sheets 淘汰赛 of no section, as after renaming one: their results would be lost in silence.
func (r *reader) strangeKnockouts(claimed map[*grid]bool) {
	for _, g := range r.b.sheets {
		if claimed[g] || !knockoutSheetName.MatchString(key(g.name)) {
			continue
		}
		if head := newLexicon(&templates.KnockoutColumns).findHeader(g); head != nil && head.score() >= 6 {
			r.add(Fault, g.name, "", "若改过比赛组的名称，请改回去；若是另存的副本，请改掉表名末尾的“淘汰赛”；现有比赛组："+r.sectionNames(),
				"这张表不属于任何比赛组")
		}
	}
}

// KnockoutCell gives the cell under a column in a row of a section's knockout; i counts Section.Bracket as it was read.
// ok is false when there is none.
func (b *Book) KnockoutCell(s *pairing.Section, i int, column string) (sheet string, col, row int, formula, ok bool) {
	place := b.places.knockouts[s.Name]
	if place == nil || i < 0 || i >= len(place.rows) || place.t.cols[column] == 0 {
		return "", 0, 0, false, false
	}
	col = place.t.cols[column]
	if c := place.rows[i].cell(col); c != nil {
		formula = c.formula
	}
	return place.t.g.name, col, place.rows[i].num, formula, true
}

// KnockoutText gives what stands in a row of a section's knockout under a column.
func (b *Book) KnockoutText(s *pairing.Section, i int, column string) string {
	place := b.places.knockouts[s.Name]
	if place == nil || i < 0 || i >= len(place.rows) {
		return ""
	}
	return rec{t: place.t, row: place.rows[i]}.text(column)
}
