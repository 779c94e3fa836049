package importer

import (
	"fmt"
	"slices"
	"strconv"

	"qisai/pairing/pattern"
)

// crossColumns are the headers of a ranking or starting-rank crosstable as Swiss-Manager and chess-results.com write
// them in English and German, and as Chinese pairing programs do; those in front are preferred.
var crossColumns = map[string][]string{
	"编号": {"编号", "起始号", "起始序号", "初始序号", "抽签号", "种子号", "sno", "sno.", "snr", "snr.", "startnr", "startnr.", "start-nr.", "st.no.", "nr.", "nr", "no.", "no", "序号"},
	"名次": {"名次", "排名", "排位", "rk.", "rk", "rank", "rg.", "rg", "rang", "pl.", "platz", "place"},
	"姓名": {"姓名", "选手", "棋手", "选手姓名", "运动员", "名字", "name", "player", "spieler", "teilnehmer"},
	"性别": {"性别", "sex", "geschlecht"},
	"单位": {"单位", "代表队", "参赛单位", "俱乐部", "俱乐部/城市", "club/city", "club", "verein/ort", "verein", "city", "ort"},
	"组别": {"组别"},
	"积分": {"积分", "总分", "得分", "分数", "pts.", "pts", "points", "pkt.", "pkt", "punkte"},
}

// crossSheet is a crosstable found in a sheet or a text.
type crossSheet struct {
	g      *grid
	file   string
	csv    bool
	over   int            // the row of the header with the rounds
	head   int            // the last row of the header
	cols   map[string]int // by our name
	rounds map[int]*roundColumns
	scale  map[string]byte // results told by points
	names  map[string]int  // numbers by name, 0 for namesakes: opponents may be told by their names
	left   []string        // headers that are not read
	notes  []string        // rows that are nobody
}

// findCross finds the header of a crosstable: a name, and at least one round.
func findCross(file string, csv bool, g *grid) *crossSheet {
	return findHead(file, csv, g, func(x *crossSheet) bool { return len(x.rounds) > 0 })
}

// findHead finds the first header with a name that is such. The rounds may stand in the row above the name.
func findHead(file string, csv bool, g *grid, such func(*crossSheet) bool) *crossSheet {
	for i := range g.rows {
		if !slices.ContainsFunc(g.rows[i].cells, func(c gridCell) bool { return slices.Contains(crossColumns["姓名"], key(c.text)) }) {
			continue
		}
		x := &crossSheet{g: g, file: file, csv: csv, head: g.rows[i].num, cols: map[string]int{}}
		over := &g.rows[i]
		if i > 0 && g.rows[i-1].num == over.num-1 && !x.hasRounds(over) {
			over = &g.rows[i-1]
		}
		x.rounds = x.roundsIn(over)
		worth := map[string]int{}
		for _, c := range g.rows[i].cells {
			x.header(c, worth)
		}
		if such(x) {
			x.over = over.num
			x.splitRounds()
			return x
		}
	}
	return nil
}

// header takes one cell of the header that belongs to no round.
func (x *crossSheet) header(c gridCell, worth map[string]int) {
	k := key(c.text)
	for _, r := range x.rounds {
		if c.col >= r.first && c.col <= r.last {
			return
		}
	}
	for name, words := range crossColumns {
		i := slices.Index(words, k)
		if i >= 0 && (x.cols[name] == 0 || i < worth[name]) {
			x.cols[name], worth[name] = c.col, i
			return
		}
	}
	if k != "" {
		x.left = append(x.left, line(c.text))
	}
}

// at names a cell: Sheet!G5 in a workbook, 第5行第7列 in a text.
func (x *crossSheet) at(col, row int) string {
	if x.csv {
		return x.file + " 第" + strconv.Itoa(row) + "行第" + strconv.Itoa(col) + "列"
	}
	return x.file + " " + x.g.name + "!" + cellName(col, row)
}

// played makes an event of the table.
func (x *crossSheet) played() (*Played, Problems) {
	p := &Played{File: x.file}
	j := &joiner{unread: map[int]bool{}}
	list := x.people(j)
	if x.byRank(list) {
		translate(list)
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "各轮写的对手号是名次，已换成编号"})
	}
	p.Rounds = j.join(list)
	for _, c := range list {
		p.Players = append(p.Players, c.PlayedPlayer)
	}
	if x.cols["编号"] == 0 {
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "表里没有起始号，名次就作为编号"})
	}
	if len(x.notes) > 0 {
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "没有编号、名次和对局，不当作棋手的行：" + listed(x.notes)})
	}
	x.left = append(x.left, x.headless()...)
	if len(x.left) > 0 {
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "没有读入的栏：" + listed(x.left)})
	}
	x.title(p)
	j.finish(p)
	return p, j.problems
}

// headless names the columns with something in the players' rows and no header: chess-results has titles in one.
func (x *crossSheet) headless() (out []string) {
	used := map[int]bool{}
	for _, row := range []*gridRow{x.g.row(x.over), x.g.row(x.head)} {
		for _, c := range row.cells {
			used[c.col] = used[c.col] || key(c.text) != ""
		}
	}
	for _, r := range x.rounds {
		for col := r.first; col <= r.last; col++ {
			used[col] = true
		}
	}
	for _, row := range x.g.below(x.head) {
		if x.fields(&row) == nil || x.isNote(&row) {
			continue
		}
		for _, c := range row.cells {
			if key(c.text) != "" && !used[c.col] {
				used[c.col] = true
				out = append(out, "没有表头的第"+strconv.Itoa(c.col)+"栏")
			}
		}
	}
	return out
}

var (
	titleRounds  = pattern.New(`(?i)(?:after|nach)(?: der)? (?:round |runde )?(\d{1,2})\b|第?\s*(\d{1,2})\s*轮\s*(?:后|结束)`)
	databaseLine = pattern.New(`(?i)chess-results`)
)

// title reads the lines above the table: the event's name behind the line of chess-results.com, and after how many rounds
// the table is, which must be those that are in it.
func (x *crossSheet) title(p *Played) {
	named := false
	for i := range x.g.rows {
		row := &x.g.rows[i]
		if row.num >= x.over {
			return
		}
		if row.blank() {
			continue
		}
		text := cellText(row, row.cells[0].col)
		if m := titleRounds.FindStringSubmatch(text); m != nil && number(m[1]+m[2]) != len(p.Rounds) {
			p.Notices = append(p.Notices, Notice{Source{File: x.file}, fmt.Sprintf("标题写的是 %s 轮以后，表里有 %d 轮的对局", m[1]+m[2], len(p.Rounds))})
		}
		if named && len(p.Items) == 0 {
			p.Items = []HeadItem{{"赛事名称", text}}
		}
		named = databaseLine.MatchString(text)
	}
}
