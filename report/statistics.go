package report

import (
	"cmp"
	"fmt"
	"slices"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// tally counts rows by their result.
type tally map[pairing.Result]int

func (t tally) add(r pairing.Result) { t[r]++ }

// games is how many pairs sat down or should have: all but byes, absences, and games wiped out.
func (t tally) games() int {
	n := 0
	for r, count := range t {
		if r.Met() {
			n += count
		}
	}
	return n
}

func (t tally) forfeits() int {
	return t[pairing.RedForfeits] + t[pairing.BlackForfeits] + t[pairing.DoubleForfeit]
}

// tally counts everything the section has posted.
func (c Context) tally() tally {
	all := tally{}
	for _, r := range c.Section.Posted {
		for _, g := range r.Games {
			all.add(g.Result)
		}
	}
	for _, g := range c.Section.Bracket {
		all.add(g.Result)
	}
	return all
}

// statistics is the 数据统计 of a section.
func (s SectionResults) statistics() Document {
	d := Document{
		Kind: "数据统计", Event: s.Tournament.Regulation.Name, Title: s.Section.Name + " 数据统计", Printed: s.Printed,
		Parts: []Part{{Heading: "各轮对局", Table: s.gameTable(), FontSize: bookSize}},
	}
	if p := s.pointsChart(); p.Chart != nil {
		d.Parts = append(d.Parts, p)
	}
	groups := []struct {
		heading, header string
		of              func(*pairing.Player) string
	}{
		{"各组别", "组别", func(p *pairing.Player) string { return p.Category }},
		{"各地区（籍贯）", "地区", province},
		{"各单位", "单位", func(p *pairing.Player) string { return p.Unit }},
	}
	for _, g := range groups {
		if t := s.groupTable(g.header, g.of); len(t.Rows) > 1 {
			d.Parts = append(d.Parts, Part{Heading: g.heading, Table: t, Streams: 2, FontSize: bookSize})
		}
	}
	return d
}

// gameTable counts the results of each round; what never happened has no column.
func (s SectionResults) gameTable() Table {
	t := Table{Columns: []Column{
		{Header: "轮次", Align: Center}, {Header: "对局", Kind: Number}, {Header: "红胜", Kind: Number}, {Header: "和棋", Kind: Number},
		{Header: "黑胜", Kind: Number}, {Header: "双负", Kind: Number}, {Header: "弃权", Kind: Number}, {Header: "未赛", Kind: Number},
		{Header: "作废", Kind: Number}, {Header: "轮空", Kind: Number}, {Header: "缺席", Kind: Number}, {Header: "犯规", Kind: Number},
	}}
	row := func(name string, g tally, fouls int) []Cell {
		return []Cell{
			T(name), N(g.games()), N(g[pairing.RedWins]), N(g[pairing.Draw]), N(g[pairing.BlackWins]), Z(g[pairing.DoubleLoss]), Z(g.forfeits()),
			Z(g[pairing.Pending]), Z(g[pairing.Void]), Z(g[pairing.Bye]), Z(g[pairing.Absent]), Z(fouls),
		}
	}
	total := 0
	for _, r := range s.Section.Posted {
		g, fouls := tally{}, 0
		for _, game := range r.Games {
			g.add(game.Result)
			fouls += game.RedFouls + game.BlackFouls
		}
		total += fouls
		t.Rows = append(t.Rows, row(fmt.Sprintf("第%d轮", r.Number), g, fouls))
	}
	t.Rows = append(t.Rows, s.knockoutTallies(row)...)
	all := s.tally()
	sums := row("合计", all, total)
	for i := range sums {
		sums[i].Bold = true
	}
	t.Rows = append(t.Rows, sums)
	dropEmpty(&t)
	t.Notes = nonEmpty(shares(all), s.averages())
	return t
}

// knockoutTallies is a row for each round of the knockout.
func (s SectionResults) knockoutTallies(row func(string, tally, int) []Cell) [][]Cell {
	var rounds []tally
	for _, g := range s.Section.Bracket {
		for len(rounds) < g.Round {
			rounds = append(rounds, tally{})
		}
		rounds[g.Round-1].add(g.Result)
	}
	var out [][]Cell
	for i, g := range rounds {
		out = append(out, row(fmt.Sprintf("淘汰%d", i+1), g, 0))
	}
	return out
}

// shares says how the games over the board ended, in hundredths.
func shares(g tally) string {
	played := 0
	for r, n := range g {
		if r.OverTheBoard() {
			played += n
		}
	}
	if played == 0 {
		return ""
	}
	share := func(r pairing.Result) string { return fmt.Sprintf("%.1f%%", 100*float64(g[r])/float64(played)) }
	return fmt.Sprintf("实际下完的 %d 盘中：红胜 %s，和棋 %s，黑胜 %s", played, share(pairing.RedWins), share(pairing.Draw), share(pairing.BlackWins))
}

// averages gives the average of the points everybody has.
func (s SectionResults) averages() string {
	if s.Round == 0 || len(s.Standings) == 0 {
		return ""
	}
	sum, most := pairing.Score(0), s.Standings[0].Points
	for _, st := range s.Standings {
		sum += st.Points
		most = max(most, st.Points)
	}
	return fmt.Sprintf("每人平均 %.2f 分，最高 %d 分", float64(sum)/float64(len(s.Standings)), most)
}

// groupTable counts players by something they share, the largest groups first.
func (s SectionResults) groupTable(header string, of func(*pairing.Player) string) Table {
	t := Table{Columns: []Column{
		{Header: header}, {Header: "人数", Kind: Number}, {Header: "平均积分", Kind: Number}, {Header: "最好名次", Kind: Number},
	}}
	type group struct {
		name     string
		n, best  int
		pointSum pairing.Score
	}
	var groups []*group
	known := map[string]*group{}
	for _, st := range s.Standings {
		name := of(st.Player)
		if name == "" {
			continue
		}
		g := known[name]
		if g == nil {
			g = &group{name: name}
			known[name] = g
			groups = append(groups, g)
		}
		g.n++
		g.pointSum += st.Points
		if g.best == 0 {
			g.best = st.Rank
		}
	}
	slices.SortStableFunc(groups, func(a, b *group) int { return cmp.Compare(b.n, a.n) })
	for _, g := range groups {
		average := Cell{}
		if s.Round > 0 {
			average = Cell{Text: fmt.Sprintf("%.2f", float64(g.pointSum)/float64(g.n)), Number: true}
		}
		t.Rows = append(t.Rows, []Cell{T(g.name), N(g.n), average, Z(g.best)})
	}
	dropEmpty(&t)
	return t
}

// provinces are the regions players are counted by.
var provinces = []string{
	"北京", "天津", "河北", "山西", "内蒙古", "辽宁", "吉林", "黑龙江", "上海", "江苏", "浙江", "安徽", "福建", "江西", "山东", "河南",
	"湖北", "湖南", "广东", "广西", "海南", "重庆", "四川", "贵州", "云南", "西藏", "陕西", "甘肃", "青海", "宁夏", "新疆", "台湾", "香港", "澳门",
}

// province gives the province a 籍贯 lies in, as it is typed if it lies in none, "" if none is given.
func province(p *pairing.Player) string {
	for _, name := range provinces {
		if p.Origin != "" && eligibility.Locate(p.Origin, []string{name}) == eligibility.InRegion {
			return name
		}
	}
	return p.Origin
}
