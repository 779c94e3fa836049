package templates

import (
	"strconv"
	"strings"
	"testing"
)

func TestPresetsLoad(t *testing.T) {
	for _, name := range Presets() {
		p, err := LoadPreset(name)
		if err != nil {
			t.Errorf("LoadPreset(%q): %v", name, err)
			continue
		}
		if p.Title == "" || len(p.Rows(SheetByName(SheetSections))) == 0 {
			t.Errorf("preset %q has no title or no section", name)
		}
		var items []string
		for _, row := range p.Rows(SheetByName(SheetRegulation)) {
			items = append(items, row[0])
		}
		if got, want := strings.Join(items[:len(RegulationItems)], " "), strings.Join(RegulationItems, " "); got != want {
			t.Errorf("preset %q: items of 规程\n got %s\nwant %s", name, got, want)
		}
	}
}

// The plain preset stands first, then the events from the newest on.
func TestPresetOrder(t *testing.T) {
	want := "swiss 2025-pengxi 2019-sichuan-kingship 2019-qishan-cup 2016-enterprise"
	if got := strings.Join(Presets(), " "); got != want {
		t.Errorf("Presets() = %s, want %s", got, want)
	}
}

func TestUnknownPreset(t *testing.T) {
	_, err := LoadPreset("2025")
	if err == nil || !strings.Contains(err.Error(), "2025-pengxi、") || !strings.Contains(err.Error(), "swiss") {
		t.Errorf("LoadPreset(2025) = %v, want the names that exist", err)
	}
}

// TestPengxiPrizes checks the bands against the subtotals and the total that the regulation declares.
func TestPengxiPrizes(t *testing.T) {
	p, err := LoadPreset("2025-pengxi")
	if err != nil {
		t.Fatal(err)
	}
	sum := map[string]int{}
	last := map[string]int{}
	for _, row := range p.Rows(SheetByName(SheetBands)) {
		from, to, isRange := strings.Cut(row[1], "-")
		a, err := strconv.Atoi(from)
		if err != nil {
			continue // 全部
		}
		b := a
		if isRange {
			b, _ = strconv.Atoi(to)
		}
		if a != last[row[0]]+1 || b < a {
			t.Errorf("%s: band %s follows place %d", row[0], row[1], last[row[0]])
		}
		yuan, _ := strconv.Atoi(row[2])
		sum[row[0]] += yuan * (b - a + 1)
		last[row[0]] = b
	}
	total := 0
	for _, row := range p.Rows(SheetByName(SheetPrizes)) {
		name, places, subtotal := row[0], row[4], row[5]
		if n, _ := strconv.Atoi(places); last[name] != n && last[name] != 0 {
			t.Errorf("%s: bands end at %d, 名额 %s", name, last[name], places)
		}
		if want, _ := strconv.Atoi(subtotal); sum[name] != want {
			t.Errorf("%s: bands sum to %d, 小计 %s", name, sum[name], subtotal)
		}
		total += sum[name]
	}
	if total != 56800 {
		t.Errorf("total %d, the regulation declares 56800", total)
	}
}

func TestParsePresetErrors(t *testing.T) {
	tests := []struct{ text, want string }{
		{"项目\t内容", "第1行"},
		{"[规则]", "没有名为“规则”的表"},
		{"[规程]\n项目\t内客", "没有“内客”这一栏"},
		{"[规程]\n项目\t内容\n赛事名称", "有1格，应有2格"},
	}
	for _, tt := range tests {
		if _, err := ParsePreset("x", tt.text); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("ParsePreset(%q) = %v, want %s", tt.text, err, tt.want)
		}
	}
}
