package importer

import (
	"slices"
	"strings"
	"unicode"

	"qisai/pairing/pattern"
	"qisai/templates"
)

// entryColumns are the columns of 报名 an entry can fill, in the order of the sheet.
var entryColumns = func() []string {
	var out []string
	for _, c := range templates.SheetByName(templates.SheetRoster).Columns {
		if !c.Written && !slices.Contains(notTaken, c.Name) && !slices.Contains(counting, c.Name) {
			out = append(out, c.Name)
		}
	}
	return out
}()

// noteText begins what stands below or between lists, besides totals and remarks.
var noteText = pattern.New(`^(?:第\d+页|单位\(?盖章|单位[:(].*章|(?:领队|教练|负责人|经办人|本人|家长|监护人)?签[字名]|领队[:(]|教练[:(]|负责人[:(]|经办人[:(]|联系电话:|日期:|年月日|以上|以下空白|\(.*\)$)`)

// listRow reads one row of a list: somebody, a note, or something nobody understands.
func (r *entryReader) listRow(l *formList, row *gridRow, said []saying) {
	if again := entryWords.oneRow(row); again != nil && again.names("姓名") > 0 && again.score() > 1 {
		return // the header once more, on a further page
	}
	at, first := Source{Sheet: l.g.name, Row: row.num}, l.rowText(row)
	text, filled := l.rowName(row)
	if r.words.forPairs(l.category(row)) {
		text = strings.ReplaceAll(text, "、", "/")
	}
	name, sex, extra := splitName(text)
	sound := plausibleName(name)
	switch {
	case isNote(first, text) && (l.get(row, "身份证号") == nil || l.get(row, "组别") == nil || !sound):
		l.notes = append(l.notes, row.num)
		l.leaderBelow(row, said)
	case text == "" && l.onlyCounts(row): // made ready for somebody
	case text == "" && (filled == 0 || filled == 1 && len([]rune(first)) > 12):
		l.notes = append(l.notes, row.num)
	case text == "":
		r.unread(at, first, "这一行没有姓名，没有读入")
	case filled == 0 && (!sound || !l.counted(row) && !beginsWithSurname(name)):
		l.notes = append(l.notes, row.num)
	case !sound:
		r.unread(at, first, "姓名一栏不像姓名，没有读入")
	default:
		r.person(l, row, name, sex, extra)
	}
}

// rowName gives what stands under 姓名 and how many other known columns are filled.
func (l *formList) rowName(row *gridRow) (name string, filled int) {
	for column, col := range l.cols {
		c := row.cell(col)
		if column == "姓名" {
			c = l.get(row, column)
		}
		switch {
		case c == nil || c.text == "" || slices.Contains(counting, column):
		case column == "姓名":
			name = line(c.text)
		default:
			filled++
		}
	}
	return name, filled
}

// isNote says whether a row begins like a note, a total or a signature.
func isNote(first, name string) bool {
	return remark(first) || noteText.MatchString(key(first)) || remark(name)
}

// person reads somebody's row.
func (r *entryReader) person(l *formList, row *gridRow, name, sex, extra string) {
	if role := l.roleOf(row, extra); role != "" {
		r.staff(l, row, name, role)
		return
	}
	at := Source{Sheet: l.g.name, Row: row.num}
	fields := r.rowFields(l, row)
	fields["姓名"] = name
	if sex != "" && fields["性别"] == "" {
		fields["性别"] = sex
	} else if sex != "" && sex != fields["性别"] {
		extra = sex
	}
	if extra != "" {
		r.unread(at, extra, "姓名后面的括号里不知是什么，没有读入")
	}
	l.accept(row)
	r.row(at, fields)
}

// accept counts a row as somebody.
func (l *formList) accept(row *gridRow) {
	l.found++
	l.last = row.num
	if row.hidden {
		l.hidden = append(l.hidden, row.num)
	}
}

// onlyCounts says whether nothing but a number stands in the row: one made ready for somebody.
func (l *formList) onlyCounts(row *gridRow) bool {
	for i := range row.cells {
		c := &row.cells[i]
		if l.owns(c.col) && c.text != "" && (!slices.Contains(counting, l.nameOf(c.col)) || strings.Trim(fold(c.text), "0123456789. ") != "") {
			return false
		}
	}
	return true
}

// counted says whether the row has a number of its own.
func (l *formList) counted(row *gridRow) bool {
	for _, column := range counting {
		if c := l.get(row, column); c != nil && strings.Trim(fold(c.text), "0123456789. ") == "" {
			return true
		}
	}
	return false
}

// rowFields reads the columns of a row; what is not understood is reported and left out.
func (r *entryReader) rowFields(l *formList, row *gridRow) map[string]string {
	fields := map[string]string{}
	for _, column := range entryColumns {
		if c := l.get(row, column); c != nil && column != "姓名" {
			r.field(fields, Source{Sheet: l.g.name, Row: row.num}, column, c)
		} else if column != "姓名" && l.above[column] != "" {
			fields[column] = l.above[column]
			l.filled[column] = l.cols[column] != 0
		}
		r.doubles(l, row, column)
	}
	r.place(l, row, fields)
	r.mark(l, row, fields)
	if c := l.get(row, coach); c != nil && !nothing(line(c.text)) {
		addCoach(fields, line(c.text))
	}
	return fields
}

// addCoach keeps who trains somebody under 备注: 报名 has no column for him.
func addCoach(fields map[string]string, name string) {
	if note := fields["备注"]; note != "" {
		name = note + "；教练：" + name
	} else {
		name = "教练：" + name
	}
	fields["备注"] = name
}

// field reads one cell.
func (r *entryReader) field(fields map[string]string, at Source, column string, c *gridCell) {
	if c.uncached && r.book != nil {
		r.book.calculate(at.Sheet, at.Row, c)
	}
	text, why := r.value(column, c)
	if why != "" {
		r.unread(at, c.text, "%s", why)
	}
	if text != "" {
		fields[column] = text
	}
}

// doubles reports what a second column of the same name says otherwise.
func (r *entryReader) doubles(l *formList, row *gridRow, column string) {
	first := ""
	if c := l.get(row, column); c != nil {
		first = key(c.text)
	}
	for _, col := range l.doubles[column] {
		if c := row.cell(col); c != nil && c.text != "" && key(c.text) != first {
			r.unread(Source{Sheet: l.g.name, Row: row.num}, c.text, "“%s”有两列，%s列的没有读入", column, columnLetter(col))
		}
	}
}

var bracketed = pattern.New(`^(.*?)\s*[(（]([^()（）]*)[)）]\s*$`)

// splitName takes a remark in brackets off a name, 男 or 女 being the sex, and puts one kind of slash between two names.
func splitName(text string) (name, sex, extra string) {
	name = strings.TrimSpace(text)
	if m := bracketed.FindStringSubmatch(name); m != nil {
		name, extra = m[1], strings.TrimSpace(m[2])
		if s, ok := parseSex(extra); ok && extra != "" {
			sex, extra = s.String(), ""
		}
	}
	if parts := strings.FieldsFunc(name, isSlash); len(parts) == 2 && plausibleName(parts[0]) && plausibleName(parts[1]) {
		name = strings.TrimSpace(parts[0]) + "/" + strings.TrimSpace(parts[1])
	}
	return name, sex, extra
}

func isSlash(r rune) bool { return r == '/' || r == '／' }

// noNames stand under 姓名 without being one.
var noNames = []string{"姓名", "合计", "总计", "小计", "共计", "空白", "以下空白", "无", "暂无", "待定", "领队", "教练", "队员", "签字", "盖章", "备注"}

// plausibleName says whether a text can be the name of a person, or of two parted by a slash: letters, blanks and the
// dots of long names, not too long and no digits.
func plausibleName(text string) bool {
	for _, part := range strings.FieldsFunc(text, isSlash) {
		if !onePlausible(part) {
			return false
		}
	}
	return strings.TrimFunc(text, isSlash) != ""
}

func onePlausible(text string) bool {
	k := nameKey(text)
	han, letters := 0, 0
	for _, r := range k {
		switch {
		case unicode.Is(unicode.Han, r) || unicode.Is(unicode.Co, r):
			han++
		case unicode.IsLetter(r):
			letters++
		case r != '·' && r != '-' && r != '\'':
			return false
		}
	}
	dotted := strings.Contains(k, "·")
	return !slices.Contains(noNames, k) && strings.Trim(k, "·-'") == k && han+letters >= 2 &&
		(letters > 0 && han+letters <= 40 || han <= 6 || dotted && han <= 20)
}
