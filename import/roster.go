package importer

import (
	"qisai/pairing"
	"qisai/templates"
)

// roster reads 报名.
func (r *reader) roster(t *table) {
	r.b.places.tables[templates.SheetRoster] = t
	units := map[string]string{}
	r.each(t, func(c rec) {
		if c.passOver() {
			return
		}
		p := c.player()
		// one printed form for a unit typed in different widths or with blanks, so that 同单位 is seen
		if k := key(p.Unit); units[k] == "" {
			units[k] = p.Unit
		}
		p.Unit = units[key(p.Unit)]
		r.t.Players = append(r.t.Players, p)
		r.b.places.players[p] = c.row
		c.join(p)
	})
	if t == nil {
		return
	}
	r.entryNumbers(t)
	r.startNumbers(t)
}

// personColumns tell that a row is about somebody even if its 姓名 is empty.
var personColumns = []string{"身份证号", "出生日期", "组别", "单位", "性别", "电话", "籍贯", "称号", "编号", "缴费", "报到"}

// passOver skips notes, totals, samples and rows with nothing but a number; an empty 姓名 in a filled row is a fault.
func (c rec) passOver() bool {
	name := c.text("姓名")
	person := 0
	for _, column := range personColumns {
		if cell := c.row.cell(c.t.cols[column]); cell != nil && cell.text != "" {
			person++
		}
	}
	switch {
	case remark(c.firstText()), remark(name):
		return c.data("身份证号") == "" || c.data("组别") == "" || remark(name)
	case key(name) == "姓名": // the header once more, on a further page
		return true
	case name == "" && person == 0:
		return true
	case name == "" && person == 1 && c.text("组别") == "" && len([]rune(c.firstText())) > 8: // a sentence below the table
		return true
	case name == "":
		c.fault("姓名", "填上姓名，或删去这一行", "这一行有内容而姓名是空的")
		return true
	case person == 0 && len([]rune(name)) > 15:
		c.warn("姓名", "", "这一行像是附注，没有读入")
		return true
	}
	return false
}

// entryNumbers finds 序号 given twice, and gives one to rows without: the draw depends on them.
func (r *reader) entryNumbers(t *table) {
	first, highest := map[int]*pairing.Player{}, 0
	for _, p := range r.t.Players {
		highest = max(highest, p.Entry)
		if p.Entry == 0 {
			continue
		}
		if q := first[p.Entry]; q != nil {
			c := rec{r, t, r.b.places.players[p]}
			c.fault("序号", "把其中一个改成没有用过的序号", "序号 %d 重复：%s和 %s 的%s", p.Entry, p.Name,
				rec{r, t, r.b.places.players[q]}.at("序号"), q.Name)
			continue
		}
		first[p.Entry] = p
	}
	for _, p := range r.t.Players {
		if p.Entry == 0 {
			highest++
			p.Entry = highest
		}
	}
}

// startNumbers finds 编号 given twice in a section.
func (r *reader) startNumbers(t *table) {
	for _, s := range r.t.Sections {
		first := map[pairing.StartNo]*pairing.Player{}
		for _, p := range s.Players {
			q := first[p.No]
			switch {
			case p.No == 0:
			case q == nil:
				first[p.No] = p
			default:
				c := rec{r, t, r.b.places.players[p]}
				c.fault("编号", "编号由程序抽签填写；请改回原来的", "“%s”的编号 %d 重复：%s和 %s 的%s", s.Name, p.No, p.Name,
					rec{r, t, r.b.places.players[q]}.at("编号"), q.Name)
			}
		}
	}
}
