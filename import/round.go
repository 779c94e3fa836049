package importer

import (
	"cmp"
	"slices"
	"strings"

	"qisai/pairing"
)

// ByNumber ends the warning about a name on a round sheet that is not that of 报名: the number decides.
const ByNumber = "按编号办理"

// roundReader reads one round sheet.
type roundReader struct {
	*reader
	s      *pairing.Section
	n      int
	t      *table
	points map[pairing.StartNo]pairing.Score // before this round
	seen   map[pairing.StartNo]string        // where a number stands
	tables map[int]string                    // where a table stands
}

// placedGame is a game with its row.
type placedGame struct {
	pairing.Game
	row *gridRow
}

// read appends the round to the section, by tables, byes and absent players last, whatever the order of the sheet.
func (r *roundReader) read() {
	var games []placedGame
	r.each(r.t, func(c rec) {
		if g, ok := r.game(c); ok {
			games = append(games, placedGame{g, c.row})
		}
	})
	slices.SortStableFunc(games, func(a, b placedGame) int {
		return cmp.Or(kindOrder(a.Game)-kindOrder(b.Game), cmp.Compare(a.Table, b.Table), cmp.Compare(a.Red, b.Red))
	})
	round := pairing.Round{Number: r.n}
	place := &roundPlace{t: r.t}
	for _, g := range games {
		round.Games = append(round.Games, g.Game)
		place.rows = append(place.rows, g.row)
	}
	r.s.Posted = append(r.s.Posted, round)
	r.b.places.rounds[roundID{r.s.Name, r.n}] = place
	r.missingPlayers()
}

// kindOrder puts byes behind games and absent players behind byes.
func kindOrder(g pairing.Game) int {
	switch g.Result {
	case pairing.Bye:
		return 1
	case pairing.Absent:
		return 2
	}
	return 0
}

// game reads one row; ok is false for notes below the table and rows that cannot be a game.
func (r *roundReader) game(c rec) (g pairing.Game, ok bool) {
	red, black := c.text("红方编号") != "", c.text("黑方编号") != ""
	if !red && !black && c.text("红方姓名") == "" && c.text("黑方姓名") == "" {
		if result, understood := c.result(); understood && result != pairing.Pending {
			c.fault("红方编号", "填上编号，或清掉这一行", "这一行有结果而没有棋手")
		}
		return g, false
	}
	if !red && !black && c.text("结果") == "" && (remark(c.firstText()) || strings.Contains(c.firstText(), "：")) {
		return g, false // 裁判长：王某
	}
	g.Result, ok = c.result()
	if !ok {
		c.fault("结果", "可以写："+pairing.ResultHelp(), "结果看不懂：“%s”", c.text("结果"))
	}
	g.Red, g.Black = r.number(c, "红方编号", "红方姓名"), r.number(c, "黑方编号", "黑方姓名")
	g.RedFouls, g.BlackFouls = c.int("红犯规", 0), c.int("黑犯规", 0)
	g.RedScore, g.BlackScore = r.posted(c, "红方积分", g.Red), r.posted(c, "黑方积分", g.Black)
	g.Note = c.text("备注")
	if ok {
		r.shape(c, &g, red, black)
	}
	return g, true
}

const hintLone = "填上黑方编号；若是轮空或缺席，结果写“轮空”或“缺席”"

// shape checks that the row is a game at a table, or one player with 轮空 or 缺席.
func (r *roundReader) shape(c rec, g *pairing.Game, red, black bool) {
	lone := g.Result.Lone()
	switch {
	case red && black && lone:
		c.fault("结果", "有两名棋手的，可以写："+pairing.ResultHelp(), "这一台有两名棋手，结果不能是“%s”", g.Result)
	case red && black:
		r.table(c, g)
	case black:
		c.fault("红方编号", "填上红方编号；轮空、缺席的棋手写在红方", "红方编号是空的")
	case red && c.text("黑方姓名") != "":
		c.fault("黑方编号", r.numberHint(c.text("黑方姓名")), "黑方有姓名而编号是空的")
	case red && g.Result == pairing.Pending:
		c.fault("黑方编号", hintLone, "黑方是空的，而没有写“轮空”或“缺席”")
	case red && !lone:
		c.fault("黑方编号", hintLone, "黑方是空的，结果却是“%s”", g.Result)
	}
}

// table reads 台号, which every game has and no two share.
func (r *roundReader) table(c rec, g *pairing.Game) {
	g.Table = c.int("台号", 1)
	switch at := c.at("台号"); {
	case c.text("台号") == "":
		c.fault("台号", "填上台号", "这一台没有台号")
	case g.Table == 0: // reported already
	case r.tables[g.Table] != "":
		c.fault("台号", "改成各不相同的台号", "台号 %d 重复，另一处是 %s", g.Table, r.tables[g.Table])
	default:
		r.tables[g.Table] = at
	}
}

// number reads 编号 and checks it against 报名, the other rows and the name beside it.
func (r *roundReader) number(c rec, column, nameColumn string) pairing.StartNo {
	text := c.text(column)
	if text == "" {
		if name := c.text(nameColumn); name != "" && column == "红方编号" {
			c.fault(column, r.numberHint(name), "“%s”没有编号", name)
		}
		return 0
	}
	n, ok := parseInt(text)
	no := pairing.StartNo(n)
	p := r.s.Player(no)
	switch {
	case !ok:
		c.fault(column, "请填报名表里的编号", "编号应是整数，现在是“%s”", text)
		return 0
	case p == nil && r.orphan(no): // its entry has been reported
		return no
	case p == nil:
		c.fault(column, "请对照报名表的编号", "“%s”的报名里没有编号 %d", r.s.Name, n)
		return 0
	case r.seen[no] != "":
		c.fault(column, "一名棋手一轮只能在一处", "%d 号%s在本轮出现了两次，另一处是 %s", n, p.Name, r.seen[no])
		return no
	}
	r.seen[no] = c.at(column)
	r.name(c, p, nameColumn)
	return no
}

// orphan says whether the number belongs to an entry that has found no section.
func (r *roundReader) orphan(no pairing.StartNo) bool {
	return slices.ContainsFunc(r.reader.t.Players, func(p *pairing.Player) bool { return p.No == no && !r.joined[p] })
}

// numberHint tells the number that goes with a name.
func (r *roundReader) numberHint(name string) string {
	if p := r.named(name); p != nil && p.No != 0 {
		return "填上编号；" + p.Name + "的编号是 " + plainNumber(float64(p.No))
	}
	return "填上编号"
}

// named finds the only player of the section with a name.
func (r *roundReader) named(name string) *pairing.Player {
	var found *pairing.Player
	for _, p := range r.s.Players {
		if nameKey(p.Name) == nameKey(name) {
			if found != nil {
				return nil
			}
			found = p
		}
	}
	return found
}

// name compares the name beside a number with 报名. The number decides; but another player's name means that somebody
// swapped the names only.
func (r *roundReader) name(c rec, p *pairing.Player, column string) {
	name := c.text(column)
	if name == "" || name == p.Name || nameKey(name) == nameKey(p.Name) {
		return
	}
	if other := r.named(name); other != nil {
		c.fault(column, "换人要改编号；姓名照报名表填", "编号是 %d 号%s，姓名却是 %d 号%s", p.No, p.Name, other.No, other.Name)
		return
	}
	c.warn(column, "", "姓名“%s”与报名表的“%s”（%d 号）不同，"+ByNumber, name, p.Name, p.No)
}

// posted reads 积分 as posted; an empty cell is computed from the rounds before.
func (r *roundReader) posted(c rec, column string, no pairing.StartNo) pairing.Score {
	if c.text(column) == "" {
		return r.points[no]
	}
	return pairing.Score(c.int(column, 0))
}

// missingPlayers warns of players who should stand on the sheet and do not, as after a row was deleted. Who came late
// got a number above all earlier ones and is not missed before he first stands on a sheet.
func (r *roundReader) missingPlayers() {
	if r.s.System == pairing.SwissKnockout && r.n > r.s.SwissRounds { // some play the knockout
		return
	}
	highest := pairing.StartNo(0)
	for i := range r.s.Posted {
		for _, g := range r.s.Posted[i].Games {
			highest = max(highest, g.Red, g.Black)
		}
	}
	for _, p := range r.s.Players {
		if p.No != 0 && p.No <= highest && r.seen[p.No] == "" && r.s.Availability(p, r.n) == pairing.Available {
			r.add(Warning, r.t.g.name, "", "若是请假，在报名表填缺席轮；若是误删了一行，从“-备份”文件夹最近的一份取回，或用 qisai undo 退回一步", "%d 号%s不在第%d轮的表里", p.No, p.Name, r.n)
		}
	}
}
