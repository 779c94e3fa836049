package xlsx

import (
	"encoding/xml"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"qisai/pairing/pattern"
)

// publicSheet is a finished sheet of a public copy.
type publicSheet struct{ name, titles, xml string }

// publicTable is a sheet on its way into a public copy: which of its rows and columns stay, and where they come to.
type publicTable struct {
	*publicCopy
	raw    rawSheet
	spec   *PublicSheet
	header int
	cols   map[int]int // old column → new one, only those that stay
	names  map[int]string
	years  map[int]bool
	rows   map[int]int
	moved  map[place]rawCell // titles whose own cell does not stay
	out    strings.Builder
}

// privateWords in a header make a column private in a sheet whose columns the program does not know.
var privateWords = []string{
	"身份证", "证件", "护照", "电话", "手机", "联系", "银行", "卡号", "账号", "帐号", "账户", "帐户", "开户", "支付", "微信", "wechat", "qq", "邮箱", "mail",
	"住址", "地址", "费", "税", "实发", "签名", "签字", "签收", "监护", "家长", "出生", "生日", "密码", "证明", "病", "健康", "审核", "原编排", "原结果",
}

// longestHeader is how many characters a header has at most; a longer text is a sentence.
const longestHeader = 14

func privateHeader(text string) bool {
	name := fold(halfWidth(text))
	return utf8.RuneCountInString(name) <= longestHeader && slices.ContainsFunc(privateWords, func(w string) bool { return strings.Contains(name, w) })
}

// sheet carries one sheet over.
func (c *publicCopy) sheet(s rawBookSheet, spec *PublicSheet) error {
	text, err := readPart(c.zr, s.part)
	if err != nil {
		return err
	}
	t := &publicTable{publicCopy: c, spec: spec, cols: map[int]int{}, names: map[int]string{}, years: map[int]bool{}, rows: map[int]int{}, moved: map[place]rawCell{}}
	if err := xml.Unmarshal(text, &t.raw); err != nil {
		return err
	}
	t.number()
	t.choose()
	t.moveTitles()
	t.write()
	c.sheets = append(c.sheets, publicSheet{s.name, t.printTitles(c.titles[s.name], s.name), t.out.String()})
	return nil
}

// number gives every row and cell its place; files need not tell it.
func (t *publicTable) number() {
	row := 0
	for i := range t.raw.Rows {
		r := &t.raw.Rows[i]
		if row++; r.Num > 0 {
			row = r.Num
		}
		r.Num = row
		col := 0
		for j := range r.Cells {
			col++
			if at, ok := parseBlock(strings.ToUpper(r.Cells[j].Ref)); ok {
				col = at.from.col
			}
			r.Cells[j].Ref = cellName(col, row)
		}
	}
}

func (cell *rawCell) place() place {
	b, _ := parseBlock(cell.Ref)
	return b.from
}

// choose decides which rows and columns stay, and counts what is left out.
func (t *publicTable) choose() {
	t.findHeader()
	hidden, last := map[int]bool{}, 0
	for _, r := range t.raw.Rows {
		for i := range r.Cells {
			last = max(last, r.Cells[i].place().col)
		}
	}
	for _, c := range t.raw.Cols {
		for col := c.Min; c.Hidden && col <= min(c.Max, last); col++ {
			hidden[col] = true
		}
	}
	for col := 1; col <= last; col++ {
		if !hidden[col] && t.stays(col) {
			t.cols[col] = len(t.cols) + 1
		}
	}
	next := 0
	for i := range t.raw.Rows {
		r := &t.raw.Rows[i]
		if r.Hidden || !t.rowStays(r) {
			t.report.count("隐藏的或不公开的行", min(1, t.filled(r)))
			continue
		}
		// blank rows between stay; the place of a row that is left out is closed up
		left := i > 0 && t.rows[t.raw.Rows[i-1].Num] == 0
		gap := r.Num
		if i > 0 {
			gap = r.Num - t.raw.Rows[i-1].Num
		}
		if left {
			gap = 1
		}
		next += gap
		t.rows[r.Num] = next
	}
}

// filled counts the cells of a row with a text.
func (t *publicTable) filled(r *rawRow) int {
	n := 0
	for i := range r.Cells {
		if t.text(&r.Cells[i]) != "" {
			n++
		}
	}
	return n
}

// findHeader finds the header row of a sheet whose columns are known; in any other every short text of the first rows is
// a header of what stands below it.
func (t *publicTable) findHeader() {
	known := map[string]*PublicColumn{}
	for i := range t.spec.Columns {
		for _, n := range t.spec.Columns[i].Names {
			known[fold(n)] = &t.spec.Columns[i]
		}
	}
	best := 0
	for i := range t.raw.Rows {
		r := &t.raw.Rows[i]
		if r.Num > headerWithin {
			break
		}
		found := map[int]*PublicColumn{}
		for j := range r.Cells {
			text, col := t.text(&r.Cells[j]), r.Cells[j].place().col
			if k := known[headerKey(text)]; k != nil {
				found[col] = k
			}
			if t.spec.Columns == nil && privateHeader(text) && t.names[col] == "" {
				t.names[col] = strings.TrimSpace(text)
			}
		}
		if len(found) > best {
			best, t.header = len(found), r.Num
			t.years = map[int]bool{}
			for col, k := range found {
				t.years[col] = k.Year
			}
			t.names = map[int]string{}
			for j := range r.Cells {
				t.names[r.Cells[j].place().col] = strings.TrimSpace(t.text(&r.Cells[j]))
			}
		}
	}
}

var headerRemark = pattern.New(`[(（].*$`)

// headerKey folds a header; a star or a remark in brackets behind it says nothing.
func headerKey(text string) string {
	return strings.Trim(fold(halfWidth(headerRemark.ReplaceAllString(text, ""))), "*★※:")
}

// stays says whether a column may be published.
func (t *publicTable) stays(col int) bool {
	if t.spec.Columns == nil {
		return t.names[col] == ""
	}
	_, known := t.years[col]
	return known
}

// rowStays says whether a row may be published: without a list of items all may.
func (t *publicTable) rowStays(r *rawRow) bool {
	if t.spec.Items == nil || r.Num <= t.header {
		return true
	}
	for i := range r.Cells {
		if text := t.text(&r.Cells[i]); text != "" {
			return slices.ContainsFunc(t.spec.Items, func(item string) bool {
				return fold(item) == fold(halfWidth(text)) || fold(halfWidth(item)) == fold(halfWidth(text))
			})
		}
	}
	return true
}

// moveTitles keeps a title over columns of which the first does not stay.
func (t *publicTable) moveTitles() {
	cells := map[place]*rawCell{}
	for i := range t.raw.Rows {
		for j := range t.raw.Rows[i].Cells {
			c := &t.raw.Rows[i].Cells[j]
			cells[c.place()] = c
		}
	}
	for _, m := range t.raw.Merges {
		b, ok := parseBlock(m.Ref)
		if !ok || t.cols[b.from.col] != 0 || b.from.row >= t.header || cells[b.from] == nil {
			continue
		}
		for col := b.from.col; col <= b.to.col; col++ {
			if t.cols[col] != 0 {
				t.moved[place{col, b.from.row}] = *cells[b.from]
				break
			}
		}
	}
}

var printedRows = pattern.New(`\$(\d+):\$(\d+)$`)

// printTitles gives the rows repeated in print, where they are now.
func (t *publicTable) printTitles(old, sheet string) string {
	m := printedRows.FindStringSubmatch(old)
	if m == nil {
		return ""
	}
	from, _ := strconv.Atoi(m[1])
	to, _ := strconv.Atoi(m[2])
	if t.rows[from] == 0 || t.rows[to] == 0 {
		return ""
	}
	return fmt.Sprintf("%s!$%d:$%d", quoteSheet(sheet), t.rows[from], t.rows[to])
}
