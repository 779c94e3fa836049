package prospectus

import (
	"strings"

	"qisai/pairing/prize"
)

var (
	placeHead  = compile(`^(?:名次|奖项|排名|等次|获奖名次)$`)
	moneyHead  = compile(`^(?:奖金|金额|奖金金额|奖励|奖励金额|奖金标准|奖金额)(?:\((?:元|人民币|单位:元|元/人|人民币/元)\))?$`)
	thingHead  = compile(`^(?:奖品|实物|实物奖励|物品|纪念品|其他奖励|荣誉|证书|奖杯|奖牌|奖杯(?:及|和|、)?(?:奖牌|证书)|颁发)$`)
	countHead  = compile(`^(?:人数|名额|数量|名数|合计|小计|合计\(元\)|小计\(元\))$`)
	emptyCell  = compile(`^[-—/无]*$`)
	tablePlace = compile(`^(?:第?(?:\d{1,3}|[一二三四五六七八九十]{1,3})名?(?:(?:-+|至|—)第?(?:\d{1,3}|[一二三四五六七八九十]{1,3})名?)?|冠军|亚军|季军)$`)
)

// prizeTable reads a table of places and money that begins at a clause: 名次 over the first column and 奖金 or groups over
// the others, or 名次 and 奖金 as rows. It gives the number of clauses it took, 0 if there is no table.
func (r *reader) prizeTable(i int, last *part) int {
	head := r.cs[i]
	if len(head.fields) < 2 || !placeHead.MatchString(fold(head.fields[0]).s) {
		return 0
	}
	p := &part{c: head, to: len(head.s)}
	r.inherit(p, last)
	if i+1 < len(r.cs) && moneyHead.MatchString(fold(first(r.cs[i+1].fields)).s) && len(r.cs[i+1].fields) == len(head.fields) {
		r.acrossTable(p, r.cs[i+1])
		return 2
	}
	columns := r.tableColumns(p, head.fields[1:])
	if columns == nil {
		return 0
	}
	n := 1
	for ; i+n < len(r.cs); n++ {
		row := r.cs[i+n]
		if len(row.fields) != len(head.fields) || !tablePlace.MatchString(fold(row.fields[0]).s) {
			break
		}
		for k, col := range columns {
			if col.things {
				r.tableThing(col.part, row, row.fields[0], row.fields[k+1])
			} else if col.part != nil {
				r.tableCell(col.part, row, row.fields[0], row.fields[k+1])
			}
		}
		row.takeAll()
	}
	if n > 1 {
		head.takeAll()
		return n
	}
	return 0
}

func first(fields []string) string {
	if len(fields) == 0 {
		return ""
	}
	return fields[0]
}

// prizeColumn is a column of such a table; without a part it says nothing of the prizes.
type prizeColumn struct {
	part   *part
	things bool // not money
}

// tableColumns gives what each column is for; nil if one is neither money nor things nor a group.
func (r *reader) tableColumns(p *part, heads []string) []prizeColumn {
	var out []prizeColumn
	money := 0
	for _, h := range heads {
		s := fold(h).s
		names := r.groupsIn(s)
		switch {
		case len(names) > 0:
			out = append(out, prizeColumn{part: &part{c: p.c, to: len(p.c.s), names: names}})
			money++
		case moneyHead.MatchString(s):
			out = append(out, prizeColumn{part: p})
			money++
		case thingHead.MatchString(s):
			out = append(out, prizeColumn{part: p, things: true})
		case countHead.MatchString(s):
			out = append(out, prizeColumn{})
		default:
			return nil
		}
	}
	if money == 0 {
		return nil
	}
	return out
}

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
		l := r.listHas("奖金", t)
		if l == nil {
			l = r.listFor("证书", t, "")
		}
		q := row.quoteAt(0, len(row.s))
		l.cite(q)
		for _, sp := range spans {
			l.addThing(band{Span: sp, certificate: certificate, item: item, from: q})
		}
	}
}

// acrossTable reads 名次 and 奖金 in two rows.
func (r *reader) acrossTable(p *part, money *clause) {
	for k, place := range p.c.fields[1:] {
		if tablePlace.MatchString(fold(place).s) {
			r.tableCell(p, money, place, money.fields[k+1])
		}
	}
	p.c.takeAll()
	money.takeAll()
}

// tableCell notes the money of one cell.
func (r *reader) tableCell(p *part, row *clause, place, cell string) {
	if emptyCell.MatchString(fold(cell).s) {
		return
	}
	amount := strings.TrimPrefix(fold(cell).s, "各")
	bands, _, err := prize.ParseBand(fold(place).s, amount)
	if err != nil {
		r.doubt(err.Error(), row, 0, len(row.s))
		return
	}
	for _, t := range r.targets(p, false) {
		l := r.listFor("奖金", t, "")
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
