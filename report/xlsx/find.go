package xlsx

import "strings"

const (
	headerWithin = 20  // rows in which a header is looked for
	blankRun     = 200 // so many blank rows end a sheet, however far a stray cell lies
)

// rows reads a sheet's values.
func (b *book) rows(sheet string) ([][]string, error) {
	it, err := b.Rows(sheet)
	if err != nil {
		return nil, err
	}
	defer func() { _ = it.Close() }()
	var out [][]string
	filled := 0
	for it.Next() {
		cells, err := it.Columns()
		if err != nil {
			return nil, err
		}
		out = append(out, cells)
		if strings.Join(cells, "") != "" {
			filled = len(out)
		}
		if len(out)-filled > blankRun {
			break
		}
	}
	return out[:filled], it.Error()
}

// foundHeader is where the header of a table stands: its row and its first and last column, from 1.
type foundHeader struct {
	row, first, last int
	columns          map[string]int // folded name → column
}

// findHeader finds the row with the most of the given names, at least half of them.
func findHeader(rows [][]string, names []string) (best foundHeader, ok bool) {
	wanted := map[string]bool{}
	for _, n := range names {
		wanted[fold(n)] = true
	}
	found := 0
	for r, cells := range rows[:min(len(rows), headerWithin)] {
		h := foundHeader{row: r + 1, columns: map[string]int{}}
		for c, text := range cells {
			name := fold(text)
			if _, twice := h.columns[name]; !wanted[name] || twice {
				continue
			}
			h.columns[name] = c + 1
			if h.first == 0 {
				h.first = c + 1
			}
			h.last = c + 1
		}
		if len(h.columns) > found {
			best, found = h, len(h.columns)
		}
	}
	for best.row > 0 && best.last < len(rows[best.row-1]) && rows[best.row-1][best.last] != "" {
		best.last++ // columns beside it without a gap belong to it: 第9轮 of an earlier ranking
	}
	return best, found > 0 && found*2 >= len(wanted)
}

// bottom gives the last row of the table: the one before the first blank one.
func (h foundHeader) bottom(rows [][]string) int {
	last := h.row
	for last < len(rows) {
		cells := rows[last]
		if h.first-1 >= len(cells) || strings.Join(cells[h.first-1:min(len(cells), h.last)], "") == "" {
			break
		}
		last++
	}
	return last
}

// fold makes two spellings of a header the same.
func fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), "")) }

// cutLast cuts a text at the last mark; without one all of it is after.
func cutLast(s, mark string) (before, after string) {
	if i := strings.LastIndex(s, mark); i >= 0 {
		return s[:i], s[i+len(mark):]
	}
	return "", s
}
