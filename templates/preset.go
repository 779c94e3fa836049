package templates

import (
	"bufio"
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"
)

//go:embed presets/*.tsv
var presetFiles embed.FS

// Preset is what `qisai new` puts into a new workbook: the rows of the organiser's sheets.
type Preset struct {
	Name  string // as given to --preset
	Title string // one line for a list of presets
	// Sheets holds the rows by the sheet's name. The first row names the columns, as in Sheets of this package; columns
	// that are not named stay empty, and so do sheets that are missing.
	Sheets map[string][][]string
}

// Presets lists the names LoadPreset knows: swiss, the plain one, then the events from the newest on. The names begin with
// the year, so that this is the alphabet backwards.
func Presets() []string {
	entries, err := presetFiles.ReadDir("presets")
	if err != nil {
		panic(err) // embedded: cannot fail
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".tsv"))
	}
	slices.Reverse(names)
	return names
}

// LoadPreset reads a preset of this package.
func LoadPreset(name string) (*Preset, error) {
	for _, known := range Presets() {
		if known != name {
			continue
		}
		data, err := presetFiles.ReadFile(path.Join("presets", name+".tsv"))
		if err != nil {
			return nil, err
		}
		return ParsePreset(name, string(data))
	}
	return nil, fmt.Errorf("没有名为“%s”的预设；可用的有：%s", name, strings.Join(Presets(), "、"))
}

// ParsePreset reads the plain text form: `标题<TAB>…`, then for each sheet a line `[规程]`, a line of column names and one
// line per row, cells divided by tabs. Lines that start with # are remarks; blank lines are skipped.
func ParsePreset(name, text string) (*Preset, error) {
	p := &Preset{Name: name, Sheets: map[string][][]string{}}
	var sheet *Sheet
	lines := bufio.NewScanner(strings.NewReader(text))
	for n := 1; lines.Scan(); n++ {
		line := strings.TrimRight(lines.Text(), "\r")
		switch {
		case strings.TrimSpace(line) == "" && !strings.Contains(line, "\t"), strings.HasPrefix(line, "#"):
		case strings.HasPrefix(line, "标题\t") && sheet == nil:
			p.Title = strings.TrimPrefix(line, "标题\t")
		case strings.HasPrefix(line, "[") && strings.HasSuffix(line, "]"):
			if sheet = SheetByName(strings.Trim(line, "[]")); sheet == nil {
				return nil, fmt.Errorf("预设“%s”第%d行：没有名为“%s”的表", name, n, strings.Trim(line, "[]"))
			}
		case sheet == nil:
			return nil, fmt.Errorf("预设“%s”第%d行：不在任何一张表里", name, n)
		default:
			row := strings.Split(line, "\t")
			if err := p.add(sheet, row); err != nil {
				return nil, fmt.Errorf("预设“%s”第%d行：%w", name, n, err)
			}
		}
	}
	return p, lines.Err()
}

// add appends a row to a sheet; the first one names the columns.
func (p *Preset) add(sheet *Sheet, row []string) error {
	rows := p.Sheets[sheet.Name]
	if len(rows) == 0 {
		for _, c := range row {
			if sheet.Column(c) == nil {
				return fmt.Errorf("“%s”表没有“%s”这一栏", sheet.Name, c)
			}
		}
	} else if len(row) != len(rows[0]) {
		return fmt.Errorf("有%d格，应有%d格", len(row), len(rows[0]))
	}
	p.Sheets[sheet.Name] = append(rows, row)
	return nil
}

// Rows gives a sheet's rows with the cells in the order of its columns, without the row of names.
func (p *Preset) Rows(sheet *Sheet) [][]string {
	rows := p.Sheets[sheet.Name]
	if len(rows) == 0 {
		return nil
	}
	var out [][]string
	for _, row := range rows[1:] {
		full := make([]string, len(sheet.Columns))
		for i := range sheet.Columns {
			for j, name := range rows[0] {
				if name == sheet.Columns[i].Name && j < len(row) {
					full[i] = row[j]
				}
			}
		}
		out = append(out, full)
	}
	return out
}
