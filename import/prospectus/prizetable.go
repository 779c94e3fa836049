package prospectus

import (
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

// The words over the columns of a table of prizes.
var (
	placeHead  = compile(`^(?:名次|奖项|排名|等次|奖次|获奖名次|录取名次|比赛名次|奖项名称)$`)
	whomHead   = compile(`^(?:组别|项目|类别|参赛组别|组|比赛组别|竞赛组别|奖项类别)$`)
	mixedHead  = compile(`^(?:奖励|奖励内容|奖励标准|奖励办法|奖励方式|奖项内容|奖项设置|奖品及奖金|奖金及奖品|奖金奖品)$`)
	moneyHead  = compile(`^(?:奖金|金额|奖金金额|奖励金额|奖金标准|奖金额|奖金数|奖金数额|个人奖金)(?:\((?:元|人民币|单位:元|元/人|人民币/元)\))?$`)
	noteHead   = compile(`^(?:备注|说明|其他|其它|另奖|附加奖励)$`)
	thingHead  = compile(`^(?:奖品|实物|实物奖励|物品|纪念品|其他奖励|荣誉|证书|奖杯|奖牌|奖杯(?:及|和|、)?(?:奖牌|证书)|颁发)$`)
	countHead  = compile(`^(?:人数|名额|数量|名数|合计|小计|合计\(元\)|小计\(元\))$`)
	emptyCell  = compile(`^[-—/无]*$`)
	tablePlace = compile(`^(?:第?(?:\d{1,3}|[一二三四五六七八九十]{1,3})名?(?:(?:-+|至|—)第?(?:\d{1,3}|[一二三四五六七八九十]{1,3})名?)?|冠军|亚军|季军)$`)
)

// prizeColumn is a column, or a row, of such a table; without a part it says nothing of the prizes.
type prizeColumn struct {
	part   *part
	things bool // not money
	notes  bool // things, or nothing of the prizes
}

// prizeColumn gives what a column is for; false if it is neither money nor things nor a group.
func (r *reader) prizeColumn(p *part, head string) (prizeColumn, bool) {
	if names := r.groupsIn(head); len(names) > 0 {
		return prizeColumn{part: &part{c: p.c, to: len(p.c.s), names: names}}, true
	}
	switch {
	case moneyHead.MatchString(head), mixedHead.MatchString(head), allPlaces.MatchString(head):
		return prizeColumn{part: p}, true
	case thingHead.MatchString(head):
		return prizeColumn{part: p, things: true}, true
	case noteHead.MatchString(head):
		return prizeColumn{part: p, notes: true}, true
	case countHead.MatchString(head):
		return prizeColumn{}, true
	}
	conds, known := r.someConds(head)
	if _, sex := sexesOf(strings.TrimSuffix(head, "名次")); conds == nil && known && !r.hasSexes() {
		conds = sex
	}
	if known && conds != nil {
		some := *p
		some.local = conds
		return prizeColumn{part: &some}, true
	}
	return prizeColumn{}, false
}

// sumRow begins the last row of a table, the sums of its columns.
var sumRow = compile(`^(?:奖金)?(?:小计|合计|总计|共计)(?:金额)?(?:\((?:元|人民币)\))?$`)

// sumsOfColumns notes the sums of the columns that are each for one group.
func (r *reader) sumsOfColumns(columns []prizeColumn, row []string, c *clause) {
	for k, col := range columns {
		if col.part == nil || len(col.part.names) == 0 || k+1 >= len(row) {
			continue
		}
		sum, err := pairing.ParseMoney(strings.TrimSuffix(row[k+1], "元") + "元")
		l := r.listsOfPart(col.part)
		if err != nil || len(l) != 1 {
			continue
		}
		l[0].subtotal = sum
		l[0].cite(c.quoteAt(0, len(c.s)))
	}
}

// listsOfPart gives the money lists of whom a part is for.
func (r *reader) listsOfPart(p *part) []*list {
	var out []*list
	for _, t := range r.targets(p, false) {
		if l := r.listHas(kindOf(p, "奖金"), t); l != nil {
			out = append(out, l)
		}
	}
	return out
}

// allPlaces is the ranking of all who play.
var allPlaces = compile(`^(?:总名次|总排名|总成绩|个人|个人名次|名次奖|全部棋手)$`)

// gridCell notes a cell: its amount, and the things beside it.
func (r *reader) gridCell(col prizeColumn, row *clause, place, cell string) {
	if col.part == nil || emptyCell.MatchString(cell) {
		return
	}
	if certificate, item := things(cell); col.notes && certificate == "" && item == "" {
		r.doubt("看不懂表里的说明", row, 0, len(row.s))
		return
	}
	if col.things || col.notes {
		r.tableThing(col.part, row, place, cell)
		return
	}
	amount := cellAmount.FindString(cell)
	if !thingsRE.MatchString(cell) && strings.ContainsAny(cell, "0123456789") {
		amount = cell
	}
	if amount != "" {
		r.tableCell(col.part, row, place, amount)
		cell = strings.Trim(strings.Replace(cell, amount, "", 1), "+、及和,")
	}
	if certificate, item := things(cell); certificate != "" || item != "" {
		r.tableThing(col.part, row, place, cell)
	} else if cell != "" {
		r.doubt("看不懂表里的奖", row, 0, len(row.s))
	}
}

// cellAmount is the amount of a cell.
var cellAmount = compile(`(?:各|每人)?\d[\d,]*元`)

// tableThing notes the cup or the certificate of one cell.
func (r *reader) tableThing(p *part, row *clause, place, cell string) {
	text := fold(cell).s
	if emptyCell.MatchString(text) {
		return
	}
	certificate, item := things(text)
	if certificate == "" && item == "" {
		item = text
	}
	spans, err := prize.ParsePlaces(fold(place).s)
	if err != nil {
		r.doubt(err.Error(), row, 0, len(row.s))
		return
	}
	for _, t := range r.targets(p, false) {
		l := r.listHas(kindOf(p, "奖金"), t)
		if l == nil {
			l = r.listFor(kindOf(p, "证书"), t, "")
		}
		q := row.quoteAt(0, len(row.s))
		l.cite(q)
		for _, sp := range spans {
			l.addThing(band{Span: sp, certificate: certificate, item: item, from: q})
		}
	}
}

// tableCell notes the money of one cell.
func (r *reader) tableCell(p *part, row *clause, place, cell string) {
	if emptyCell.MatchString(fold(cell).s) {
		return
	}
	amount := strings.TrimPrefix(cell, "各")
	bands, _, err := prize.ParseBand(fold(place).s, amount)
	if err != nil {
		r.doubt(err.Error(), row, 0, len(row.s))
		return
	}
	for _, t := range r.targets(p, false) {
		l := r.listFor(kindOf(p, "奖金"), t, "")
		if l.overlaps(bands) {
			r.doubt("同一组的名次写了两次奖金", row, 0, len(row.s))
			return
		}
		r.headed(l, p, t)
		q := row.quoteAt(0, len(row.s))
		l.cite(q)
		for _, b := range bands {
			l.bands = append(l.bands, band{Span: b.Span, money: b.Each, from: q})
		}
	}
}

// kindOf gives the kind of the lists of a part.
func kindOf(p *part, kind string) string {
	if p.team {
		return "团体"
	}
	return kind
}
