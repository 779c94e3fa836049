package importer

import (
	"strings"

	"qisai/templates"
)

// LogEntry is one row of 编排记录 as it stands there.
type LogEntry struct {
	Time, Version, Command, Section string
	Round                           int    // 轮次, 0 = none
	Knockout                        int    // N where 轮次 is 淘汰N, else 0
	Seed                            string // 种子
	Players                         int    // 人数
	Text                            string // 说明
	Pairs                           string // 原编排
	Results                         string // 原结果
	Settings                        string // 原设置
	Row                             int    // where it stands
}

// Log gives the rows of 编排记录 in sheet order, nil if there is no such sheet. Read must have been called.
func (b *Book) Log() []LogEntry { return b.places.log }

// log reads 编排记录. The program writes it; whatever is wrong there stops nothing.
func (r *reader) log() {
	g := r.b.grid(templates.SheetLog)
	if g == nil || len(g.rows) == 0 {
		return
	}
	quiet := &reader{b: r.b, t: r.t}
	t := quiet.findTable(g, &templates.LogColumns)
	quiet.each(t, func(c rec) {
		round, _ := parseInt(c.text("轮次"))
		stage, _ := strings.CutPrefix(c.data("轮次"), templates.KnockoutRound)
		bracket, _ := parseInt(stage)
		if round > 0 {
			bracket = 0
		}
		players, _ := parseInt(c.text("人数"))
		r.b.places.log = append(r.b.places.log, LogEntry{
			Time: c.text("时间"), Version: c.text("版本"), Command: c.text("命令"), Section: c.text("比赛组"), Round: round, Knockout: bracket,
			Seed: c.data("种子"), Players: players, Text: c.raw("说明"), Pairs: c.raw("原编排"), Results: c.raw("原结果"),
			Settings: c.raw("原设置"), Row: c.row.num,
		})
	})
	if t == nil {
		r.add(Warning, g.name, "", "不要改动这张表；表头可照新工作簿里的补上", "“%s”的表头不见了，以前的记录没有读入", templates.SheetLog)
	}
}

// raw gives the text of a cell exactly as it stands there.
func (c rec) raw(column string) string {
	cell := c.get(column)
	if cell == nil {
		return ""
	}
	if cell.kind == textCell {
		return cell.raw
	}
	return cell.text
}
