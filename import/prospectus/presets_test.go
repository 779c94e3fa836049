package prospectus

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"qisai/templates"
)

// The presets are the reader's output reviewed by hand. Every cell in which they differ is covered by a line of
// testdata/presets.tsv (event, 表, 行, 列, reason; * stands for anything), and every line covers a difference.
func TestPresetsAgainstReading(t *testing.T) {
	data, err := os.ReadFile("testdata/presets.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var rules [][]string
	for _, line := range strings.Split(string(data), "\n") {
		if line != "" && !strings.HasPrefix(line, "#") {
			rules = append(rules, strings.Split(line, "\t"))
		}
	}
	used := make([]bool, len(rules))
	for _, event := range []string{"2016-enterprise", "2019-qishan-cup", "2019-sichuan-kingship", "2025-pengxi"} {
		for _, d := range differences(t, event) {
			i := slices.IndexFunc(rules, func(r []string) bool { return len(r) == 5 && r[4] != "" && covers(r, event, d.fact) })
			if i < 0 {
				t.Errorf("%s\t%s\t%s\t%s\tread %q, preset %q", event, d.sheet, d.row, d.column, d.read, d.preset)
				continue
			}
			used[i] = true
		}
	}
	for i, u := range used {
		if !u {
			t.Errorf("no difference is covered by %s", strings.Join(rules[i], " | "))
		}
	}
}

type difference struct {
	fact
	read, preset string
}

// covers says whether a line is about a cell; the items the program reads must be named.
func covers(rule []string, event string, f fact) bool {
	if f.sheet == "规程" && rule[2] == "*" && slices.Contains(templates.RegulationItems, f.row) {
		return false
	}
	for i, s := range []string{event, f.sheet, f.row, f.column} {
		if ok, err := path.Match(strings.ReplaceAll(rule[i], "/", "|"), strings.ReplaceAll(s, "/", "|")); err != nil || !ok {
			return false
		}
	}
	return true
}

func differences(t *testing.T, event string) []difference {
	rd, err := read([]byte(seed(t, event)))
	if err != nil {
		t.Fatal(err)
	}
	got, want := newFacts(rd), newFacts(presetReading(t, event))
	var out []difference
	for _, cells := range []map[fact]string{got.cells, want.cells} {
		for k := range cells {
			if k.column == "依据" || k.column == "须知" || k.column == "设置" || slices.ContainsFunc(out, func(d difference) bool { return d.fact == k }) {
				continue
			}
			g, w := got.cells[k], want.cells[k]
			if g == w || w == "" && same(k, g, "-", got, nil) || w != "" && same(k, g, w, got, &expected{facts: *want}) {
				continue
			}
			out = append(out, difference{k, g, w})
		}
	}
	slices.SortFunc(out, func(a, b difference) int { return strings.Compare(a.sheet+a.row+a.column, b.sheet+b.row+b.column) })
	return out
}

// presetReading gives a preset's rows, its sections named by their categories as the reader does.
func presetReading(t *testing.T, event string) *Reading {
	p, err := templates.LoadPreset(event)
	if err != nil {
		t.Fatal(err)
	}
	members := map[string][]string{}
	for _, row := range p.Rows(templates.SheetByName(templates.SheetCategories)) {
		members[row[1]] = append(members[row[1]], row[0])
	}
	rd := &Reading{Sheets: map[string][]*Row{}}
	for name := range p.Sheets {
		sheet := templates.SheetByName(name)
		for _, cells := range p.Rows(sheet) {
			row := rd.row(name)
			for i, c := range sheet.Columns {
				v := cells[i]
				if c.Name == "比赛组" && len(members[v]) > 0 {
					v = strings.Join(members[v], "、")
				}
				row.put(c.Name, v)
			}
		}
	}
	return rd
}
