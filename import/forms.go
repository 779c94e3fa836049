package importer

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing/pattern"
	"qisai/templates"
)

// entryWords knows the headers of forms: those of 报名 and what units and questionnaires call them besides.
var entryWords = func() lexicon {
	spec := *templates.SheetByName(templates.SheetRoster)
	spec.Columns = slices.Clone(spec.Columns)
	for i := range spec.Columns {
		c := &spec.Columns[i]
		c.Aliases = slices.Concat(c.Aliases, moreAliases[c.Name], foreignAliases[c.Name])
	}
	spec.Columns = append(spec.Columns, templates.Column{Name: coach, Aliases: []string{"教练员", "主教练", "教练姓名", "指导教练", "带队教练"}})
	spec.Columns = append(spec.Columns,
		templates.Column{Name: roleColumn, Aliases: []string{"身份", "角色", "人员类别", "参赛身份", "队内职务", "队内身份"}},
		templates.Column{Name: topSixColumn},
		templates.Column{Name: unitOrPlace, Aliases: []string{"单位或籍贯", "籍贯或单位", "单位/籍贯", "籍贯/单位", "单位(籍贯)", "籍贯(单位)"}})
	lex := newLexicon(&spec)
	lex.trim = func(k string) string { return askedFor(strings.Trim(askingWords.ReplaceAllString(k, ""), "*★※:?")) }
	return lex
}()

// moreAliases are headers seen in forms of units only.
var moreAliases = map[string][]string{
	"姓名":   {"选手", "队员", "运动员", "参赛者", "参赛者姓名", "参赛人", "参赛人员", "参赛人姓名", "真实姓名", "学员姓名", "学生姓名"},
	"身份证号": {"二代身份证号", "居民身份证号", "居民身份证号码", "证件编号"},
	"单位": {"所属单位", "单位名称", "单位全称", "代表队名称", "参赛队", "参赛队名", "所属俱乐部", "学校名称", "就读学校",
		"企业", "企业名称", "企业全称", "参赛企业", "参赛企业名称", "公司", "公司名称", "公司全称", "工作单位", "所在单位"},
	"籍贯":   {"户口所在地", "所在地区", "所在城市", "籍贯所在地"},
	"组别":   {"组", "级别", "参赛组", "报名参赛组别", "参赛项目", "比赛组别"},
	"电话":   {"手机电话", "联系手机", "本人电话", "电话(手机)", "联系号码"},
	"称号":   {"棋力等级", "棋手等级", "称号等级", "等级(称号)"},
	"缴费":   {"是否缴费", "是否交费", "是否已缴费", "是否已交费", "缴费与否"},
	"报名日期": {"提交答卷时间", "提交时间", "填写时间", "填报时间"},
}

// askingWords stand before the header in a questionnaire: 1、您的姓名.
var askingWords = pattern.New(`^(?:\d+[、.)]?)?(?:请(?:填写|输入|选择))?(?:您|你)?的?`)

// notTaken are columns of 报名 that a form has no say in: what the organiser decides or the program writes.
var notTaken = []string{"裁定", "报到", "起始轮", "缺席轮", "退赛轮", "恢复轮", "审核", "审核说明"}

// counting are columns a form counts its own rows with.
var counting = []string{"序号", "编号"}

// names counts the headers that mean a column.
func (h *header) names(column string) int {
	n := 0
	for _, l := range h.labels {
		if l.name == column {
			n++
		}
	}
	return n
}

// workbook reads all sheets; in a workbook of this program only 报名.
func (r *entryReader) workbook(b *Book) {
	r.book, r.date1904 = b, b.date1904
	sheets := b.sheets
	if g := b.grid(templates.SheetRoster); g != nil && b.grid(templates.SheetSections) != nil {
		r.notice(Source{Sheet: g.name}, "这是棋赛的工作簿，只读其中的“报名”")
		sheets = []*grid{g}
	}
	filled := 0
	for _, g := range sheets {
		if slices.ContainsFunc(g.rows, func(row gridRow) bool { return !row.blank() }) {
			filled++
			if g.hidden {
				r.notice(Source{Sheet: g.name}, "这张工作表是隐藏的，已照常读入")
			}
			r.sheet(g)
		}
	}
	if filled == 0 {
		r.unread(Source{}, "", "文件里没有内容")
	}
}

// sheet reads one sheet: the lists under their headers, else a form for one person.
func (r *entryReader) sheet(g *grid) {
	if r.startList(g) {
		return
	}
	heads := r.findHeads(g)
	switch {
	case len(heads) > 0:
		r.lists(g, heads)
	case teamRow(g) > 0:
		r.unread(Source{Sheet: g.name, Row: teamRow(g)}, "", "一行里写着一队的几个人，没有读入；请改成一人一行")
	case r.card(g):
	default:
		r.unread(Source{Sheet: g.name, Row: firstRow(g)}, "", "没有找到名单的表头（姓名、性别、组别等），没有读入")
	}
}

func firstRow(g *grid) int {
	for i := range g.rows {
		if !g.rows[i].blank() {
			return g.rows[i].num
		}
	}
	return 0
}

// findHeads gives every header of a list in a sheet, from the top down: 姓名 and at least one more column. A header that
// comes again below its list is not one more, unless a title above it says whose list it is.
func (r *entryReader) findHeads(g *grid) []*header {
	var heads []*header
	for i := range g.rows {
		row := &g.rows[i]
		if n := len(heads); n > 0 && (row.num <= heads[n-1].last || sameHeader(heads[n-1], entryWords.oneRow(row)) && !r.titled(g, i)) {
			continue
		}
		if h := headAt(g, i); h != nil && h.names("姓名") > 0 && h.score() > 1 && !labelledForm(g, h) && !h.ofTeams(g) {
			heads = append(heads, h)
		}
	}
	return heads
}

// titled says whether the last row with text above a row says something for a whole list.
func (r *entryReader) titled(g *grid, i int) bool {
	for i--; i >= 0; i-- {
		if !g.rows[i].blank() {
			return len(r.said(g, &g.rows[i])) > 0
		}
	}
	return false
}

// headAt reads the header that begins in a row, of two rows where these say more or a header is merged over both.
func headAt(g *grid, i int) *header {
	row := &g.rows[i]
	h := entryWords.oneRow(row)
	if i+1 < len(g.rows) && g.rows[i+1].num == row.num+1 {
		two := entryWords.twoRows(g, row, &g.rows[i+1])
		if two != nil && h != nil && (two.score() > h.score() || entryWords.mergedOver(g, row, &g.rows[i+1])) && !labelledForm(g, h) {
			return two
		}
	}
	return h
}

// sameHeader says whether a header repeats another, column by column.
func sameHeader(a, b *header) bool {
	return b != nil && slices.EqualFunc(a.labels, b.labels, func(x, y label) bool { return x.col == y.col && x.name == y.name })
}

// labelledForm says whether a row that looks like a header is the beginning of a form with labels beside their values:
// below one of the labels stands another.
func labelledForm(g *grid, h *header) bool {
	rest := g.below(h.last)
	i := slices.IndexFunc(rest, func(row gridRow) bool { return !row.blank() })
	if i < 0 {
		return false
	}
	below := entryWords.oneRow(&rest[i])
	if below == nil {
		return false
	}
	for _, l := range below.labels {
		for _, m := range h.labels {
			value := m.name == roleColumn || slices.Contains(counting, m.name) || // 领队 below 职务 is a role
				m.name == "标记" && l.name == topSixColumn // 省前六 below 标记 is the mark
			if l.col == m.col && l.name != m.name && !value && !mergedAcross(g, m.col, h.first) {
				return true
			}
		}
	}
	return false
}

// mergedAcross says whether a cell is merged to the right.
func mergedAcross(g *grid, col, row int) bool {
	return slices.ContainsFunc(g.mergedFrom(row), func(m area) bool { return m.left == col && m.right > m.left })
}

// columnLetter gives C.
func columnLetter(col int) string { return strings.TrimRight(cellName(col, 1), "1") }

// quoted joins names as “甲”“乙”.
func quoted(names []string) string { return fmt.Sprintf("“%s”", strings.Join(names, "”“")) }
