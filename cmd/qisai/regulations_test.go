package main

import (
	"os"
	"strings"
	"testing"
	"time"

	importer "qisai/import"
	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/report/xlsx"
	"qisai/templates"
)

// The verdicts written down by hand from the four regulations hold under the presets too, read out of new workbooks.
func TestPresetsJudgeAsTheTexts(t *testing.T) {
	presets := map[string]string{
		"2016": "2016-enterprise", "什邡": "2019-qishan-cup", "2019": "2019-sichuan-kingship", "2025": "2025-pengxi",
	}
	events := map[string]*pairing.Tournament{}
	for event, name := range presets {
		preset, err := templates.LoadPreset(name)
		if err != nil {
			t.Fatal(err)
		}
		data, err := xlsx.New(preset)
		if err != nil {
			t.Fatal(err)
		}
		book, err := importer.Open(data)
		if err != nil {
			t.Fatal(err)
		}
		defer book.Close()
		events[event], _ = book.Read()
	}
	table, err := os.ReadFile("../../pairing/eligibility/testdata/regulations.tsv")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(table)), "\n")
	head := strings.Split(lines[0], "\t")
	for _, line := range lines[1:] {
		r := map[string]string{}
		for i, cell := range strings.Split(line, "\t") {
			r[head[i]] = cell
		}
		event := *events[r["规程"]]
		p := &pairing.Player{
			Entry: 1, Name: "某某", Category: r["组别"], BirthRaw: r["出生日期"], Applied: r["申请"] == "是", Title: r["称号"],
			Origin: r["籍贯"], Proof: r["证明"],
		}
		if r["组别"] == "双人组" {
			p.Name = "某某/某人" // the table is about ages and regions, not about who is missing
		}
		p.Sex = map[string]pairing.Sex{"男": pairing.Male, "女": pairing.Female}[r["性别"]]
		yes := map[string]pairing.Tri{"是": pairing.Yes, "否": pairing.No}
		p.Active, p.Paid = yes[r["在役"]], yes[r["缴费"]]
		if d, err := time.Parse(time.DateOnly, r["出生日期"]); err == nil {
			p.Birth, p.BirthRaw = pairing.Date{Year: d.Year(), Month: int(d.Month()), Day: d.Day()}, ""
		}
		event.Players = []*pairing.Player{p}
		eligibility.Judge(&event, event.Regulation.Start)
		if p.Verdict.String() != r["期望"] {
			t.Errorf("%v: %s %v", r, p.Verdict, p.Findings)
		}
	}
}
