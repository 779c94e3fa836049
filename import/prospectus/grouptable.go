package prospectus

import (
	"strings"

	"qisai/pairing"
)

// A table of the groups has 组别 over its first column and over the others what is asked of them:
//
//	组别 | 出生日期 | 性别 | 名额

// groupHeads are the heads of such a table by the columns of the sheet.
var groupHeads = []struct {
	column string
	head   *pattern
}{
	{"出生起", compile(`^(?:出生(?:日期)?|生日|年龄)?(?:起|起始|起点|最早|从|不早于|下限|开始)(?:日期|日|时间)?$|^出生起(?:始|点)?(?:日期)?$|^(?:最早|起始|不早于)`)},
	{"出生止", compile(`^(?:出生(?:日期)?|生日|年龄)?(?:止|截止|终点|最晚|到|至|不晚于|上限|结束)(?:日期|日|时间)?$|^出生止(?:日期)?$|^(?:最晚|截止|不晚于)`)},
	{"出生", compile(`出生|生日|年龄`)},
	{"性别", compile(`性别`)},
	{"每单位限报", compile(`每(?:个)?(?:单位|队|校|家|代表队|学校|俱乐部|机构).*(?:限|人|名|报)`)},
	{"人数上限", compile(`^(?:名额|限额|人数上限|规模|计划名额|上限|招收人数|参赛名额|参赛人数|限(?:报)?人数|总名额|人数)$`)},
}

var (
	nameHead  = compile(`^(?:组别|学段|年龄段|年龄组|参赛组别|比赛组别|竞赛组别|组别名称|组名|级别|分组)$`)
	headNote  = compile(`\([^()]*\)`)
	cellCount = compile(`^(?:限|限报|不超过|最多|共)?` + count + `(?:名|人)?(?:以内|为限)?$`)
)

// groupTable is the table a row stands in.
type groupTable struct {
	name    int      // the column of the names
	columns []string // of the sheet, "" = none
}

// headRow gives the table a row of heads begins.
func headRow(c *clause) *groupTable {
	if len(c.fields) < 2 {
		return nil
	}
	t := &groupTable{name: -1}
	for i, f := range c.fields {
		s := headNote.ReplaceAllString(fold(f).s, "")
		column := ""
		for _, h := range groupHeads {
			if h.head.MatchString(s) {
				column = h.column
				break
			}
		}
		if t.name < 0 && nameHead.MatchString(s) {
			t.name = i
		}
		t.columns = append(t.columns, column)
	}
	if t.name < 0 || strings.Join(t.columns, "") == "" {
		return nil
	}
	return t
}

// groupTables finds the tables of the groups, row by row.
func (r *reader) groupTables() {
	r.tables = map[*clause]*groupTable{}
	var now *groupTable
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule {
			now = nil
			continue
		}
		if t := headRow(c); t != nil {
			now = t
			c.takeAll()
			continue
		}
		if now == nil || len(c.fields) != len(now.columns) || len(r.groupsOfCell(c.fields[now.name])) == 0 {
			now = nil
			continue
		}
		r.tables[c] = now
	}
}

// groupsOfCell gives the categories a cell names, with or without 组: 小学组, 小学.
func (r *reader) groupsOfCell(cell string) []string {
	s := fold(cell).s
	if names := r.groupsIn(s); len(names) > 0 {
		return names
	}
	if gs := r.findGroups(s + "组"); len(gs) == 1 && !gs[0].piece && gs[0].from == 0 && gs[0].to == len(s)+len("组") {
		return r.named(gs[0].names)
	}
	return nil
}

// ofTable says whether a clause is a row of a table whose births have columns of their own.
func (r *reader) ofTable(c *clause) bool {
	t := r.tables[c]
	return t != nil && strings.Contains(strings.Join(t.columns, " "), "出生")
}

// readTables fills in what the rows of the tables say.
func (r *reader) readTables() {
	for _, c := range r.cs {
		t := r.tables[c]
		if t == nil {
			continue
		}
		names := r.groupsOfCell(c.fields[t.name])
		var born interval
		for i, column := range t.columns {
			text := fold(c.fields[i]).s
			switch column {
			case "出生起":
				born.from = wholeDay(text, false)
			case "出生止":
				born.to = wholeDay(text, true)
			case "出生":
				if bs := births(text, r.year); len(bs) == 1 {
					born = bs[0].interval
				}
			default:
				r.tableGroupCell(c, names, column, text)
			}
		}
		if !born.empty() {
			r.giveBirth(c, birth{span: span{0, len(c.s)}, interval: born}, names)
		}
	}
}

// wholeDay reads a cell that is a date of birth and nothing else.
func wholeDay(text string, last bool) pairing.Date {
	m := dayCell.FindStringSubmatchIndex(text)
	if m == nil {
		return pairing.Date{}
	}
	return dayOf(text, m[2:12], last)
}

var dayCell = compile(`^` + birthDay + atDay + `$`)

// tableGroupCell fills in a cell that is not about births.
func (r *reader) tableGroupCell(c *clause, names []string, column, text string) {
	switch column {
	case "性别":
		for _, n := range names {
			if cat := r.find(n); cat.sex == "" && (text == "男" || text == "女" || text == "男子" || text == "女子") {
				cat.sex = strings.TrimSuffix(text, "子")
			}
		}
	case "人数上限", "每单位限报":
		m := cellCount.FindStringSubmatch(text)
		if m == nil {
			return
		}
		for _, n := range names {
			r.find(n).put(column, numeral(m[1]), c.quoteAt(0, len(c.s)))
		}
	default:
		return
	}
	c.takeAll()
}
