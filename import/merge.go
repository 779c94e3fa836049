package importer

import (
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// MergeKind says what becomes of an entry row.
type MergeKind uint8

const (
	New      MergeKind = iota // 新增: a new row of 报名
	Changed                   // 补充: somebody already there, empty cells are filled
	Same                      // 相同: somebody already there, nothing new
	Doubtful                  // 存疑: a human has to decide, nothing is written
)

// String gives 新增, 补充, 相同 or 存疑.
func (k MergeKind) String() string { return [...]string{"新增", "补充", "相同", "存疑"}[k] }

// CellText is a text for a column of 报名.
type CellText struct{ Column, Text string }

// Difference is a cell of 报名 that a file says otherwise. Of private columns the texts are left empty.
type Difference struct{ Column, Have, Got string }

// MergeItem is what becomes of one row of Entries.
type MergeItem struct {
	Kind   MergeKind
	Row    EntryRow
	Player *pairing.Player // who is there already, nil for somebody new and for one who is new in the same plan
	Into   int             // the item of the plan this one is the same person as, -1 for none
	Set    []CellText      // what is to be written, in the order of the sheet
	Differ []Difference    // what was left as it stands
	Why    string          // of Doubtful, Chinese
	Notes  []string        // worth a look all the same: namesakes, names that differ by one character
}

// MergePlan is what Merge would do with a set of entries, in their order.
type MergePlan struct{ Items []MergeItem }

// Count counts the items of a kind.
func (p *MergePlan) Count(k MergeKind) int {
	n := 0
	for i := range p.Items {
		if p.Items[i].Kind == k {
			n++
		}
	}
	return n
}

// privateColumns are never shown.
var privateColumns = []string{"身份证号", "电话", "出生日期"}

// whoColumns say who somebody is: when one of them differs, a human decides.
var whoColumns = []string{"姓名", "性别", "身份证号", "出生日期", "单位", "组别"}

// Merge compares entries with 报名 and with each other. Somebody is recognised by the identity number, else by name and
// birth date, else by name and unit. Only empty cells are filled; what differs is listed. A person who would be new is
// doubtful if no category of the event is named. Read must have been called and t be what it gave.
func (b *Book) Merge(t *pairing.Tournament, e *Entries) *MergePlan {
	m := &merger{book: b, t: t, plan: &MergePlan{}, byID: map[string][]*known{}, byName: map[string][]*known{}, byBirth: map[pairing.Date][]*known{}}
	for _, p := range t.Players {
		m.index(m.knownPlayer(p))
	}
	for _, row := range e.Rows {
		m.plan.Items = append(m.plan.Items, m.item(row))
		if last := len(m.plan.Items) - 1; m.plan.Items[last].Kind == New {
			m.index(m.knownNew(last))
		}
	}
	return m.plan
}

// merger carries one Merge.
type merger struct {
	book    *Book
	t       *pairing.Tournament
	plan    *MergePlan
	byID    map[string][]*known
	byName  map[string][]*known
	byBirth map[pairing.Date][]*known
}

// item decides about one row.
func (m *merger) item(row EntryRow) MergeItem {
	it := MergeItem{Row: row, Into: -1}
	fields := row.Fields
	category, categoryWhy := m.category(fields["组别"])
	if categoryWhy == "" {
		fields = withField(fields, "组别", category)
	}
	me := describe(fields)
	who, doubt := m.find(me)
	switch {
	case doubt != "":
		it.Kind, it.Why = Doubtful, doubt
		if who != nil {
			it.Player = who.player
		}
		return it
	case who != nil:
		if row.Fields["组别"] == "" {
			fields = row.Fields
		}
		m.compare(&it, who, fields)
		return it
	}
	near, doubt := m.near(me)
	switch {
	case doubt != "":
		it.Kind, it.Why = Doubtful, doubt
	case categoryWhy != "":
		it.Kind, it.Why = Doubtful, categoryWhy
	case strings.Contains(fields["姓名"], "/") != m.forPairs(category):
		it.Kind, it.Why = Doubtful, map[bool]string{true: "是双人组，只写了一个姓名", false: "写了两个姓名，而组别不是双人的"}[m.forPairs(category)]
	default:
		it.Kind, it.Set, it.Notes = New, newCells(fields, row.Source), append(near, m.namesakes(me)...)
	}
	return it
}

// forPairs says whether a category has two players a board.
func (m *merger) forPairs(category string) bool {
	return slices.ContainsFunc(m.t.Categories, func(c pairing.Category) bool { return c.Name == category && c.Seats == 2 })
}

func withField(fields map[string]string, column, text string) map[string]string {
	out := map[string]string{column: text}
	for k, v := range fields {
		if k != column {
			out[k] = v
		}
	}
	return out
}

// ownNote is a remark of this program's with nothing of anybody else's.
var ownNote = pattern.New(`^来源：[^；\n]*$`)

// newCells gives the cells of a new row; where it comes from is said under 备注.
func newCells(fields map[string]string, at Source) []CellText {
	note := "来源：" + at.String()
	if own := fields["备注"]; own != "" {
		note = own + "；" + note
	}
	var out []CellText
	for _, column := range entryColumns {
		if text := withField(fields, "备注", note)[column]; text != "" {
			out = append(out, CellText{column, text})
		}
	}
	return out
}

// compare fills what is empty and lists what differs.
func (m *merger) compare(it *MergeItem, who *known, fields map[string]string) {
	it.Kind, it.Player, it.Into = Same, who.player, who.item
	var serious []string
	for _, column := range entryColumns {
		got, have := fields[column], who.get(column)
		switch {
		case got == "" || m.sameText(column, have, got), column == "备注" && have != "" && ownNote.MatchString(got):
		case have == "" && !m.formula(who, column):
			it.Set = append(it.Set, CellText{column, got})
		case column == "备注" && ownNote.MatchString(have) && !m.formula(who, column): // nobody's remark
			it.Set = append(it.Set, CellText{column, got + "；" + have})
		default:
			it.Differ = append(it.Differ, difference(column, have, got))
			if slices.Contains(whoColumns, column) {
				serious = append(serious, column)
			}
		}
	}
	if len(serious) > 0 {
		it.Kind, it.Set = Doubtful, nil
		it.Why = "与" + who.where(m.book) + "像是同一人，而" + strings.Join(serious, "、") + "不同"
		return
	}
	switch {
	case who.item >= 0 && len(it.Set) == 1 && it.Set[0].Column == "备注" && ownNote.MatchString(who.get("备注")):
		it.Notes = append(it.Notes, "备注并入同批来件里的同一人")
	case len(it.Set) > 0:
		it.Kind = Changed
		if who.get("备注") == "" && fields["备注"] == "" && !m.formula(who, "备注") {
			it.Set = append(it.Set, CellText{"备注", "来源：" + it.Row.Source.String()})
		}
	}
	m.fill(it, who)
}

// fill lets later rows see what this one adds; a row that is new in this plan takes it in.
func (m *merger) fill(it *MergeItem, who *known) {
	for _, c := range it.Set {
		who.fields[c.Column] = c.Text
	}
	if who.item >= 0 {
		target := &m.plan.Items[who.item]
		target.Set = slices.DeleteFunc(target.Set, func(c CellText) bool {
			return slices.ContainsFunc(it.Set, func(d CellText) bool { return d.Column == c.Column })
		})
		target.Set = append(target.Set, it.Set...)
		slices.SortStableFunc(target.Set, func(a, b CellText) int {
			return slices.Index(entryColumns, a.Column) - slices.Index(entryColumns, b.Column)
		})
		it.Set = nil
	}
	m.index(who)
}

func difference(column, have, got string) Difference {
	if slices.Contains(privateColumns, column) {
		return Difference{Column: column}
	}
	return Difference{column, maskAll(have), maskAll(got)}
}

// formula says whether the organiser has a formula in the cell, which is never written over.
func (m *merger) formula(who *known, column string) bool {
	if who.player == nil {
		return false
	}
	_, _, _, formula, _ := m.book.PlayerCell(who.player, column)
	return formula
}
