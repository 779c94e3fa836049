package eligibility

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"qisai/pairing"
)

var firstDay2025 = pairing.Date{Year: 2025, Month: 11, Day: 20}

// regulation2025 is 2025-pengxi 四（一）–（三） as a 组别 sheet says it.
func regulation2025() []pairing.Category {
	adult := pairing.Category{BornFrom: date("1965-01-01"), BornTo: date("2008-12-31"),
		Notices: []pairing.AgeNotice{{From: 60, Text: "健康证明"}}}
	youth := pairing.Category{BornFrom: date("2009-01-01"), BornTo: date("2016-12-31")}
	make := func(c pairing.Category, name string, sex pairing.Sex) pairing.Category {
		c.Name, c.Sex = name, sex
		c.Regions, c.ProofNeeded, c.FeeRequired, c.Clause = []string{"四川", "重庆"}, pairing.Yes, true, "四"
		if sex == pairing.Male {
			c.BarredTitles = []string{"现役大师"}
		}
		return c
	}
	men, women := make(adult, "公开男子组", pairing.Male), make(adult, "公开女子组", pairing.Female)
	men.AcceptWomen, men.AcceptYounger, women.AcceptYounger = true, true, true
	return []pairing.Category{men, women, make(youth, "少年男子组", pairing.Male), make(youth, "少年女子组", pairing.Female)}
}

// Every row of the worked entries: the verdict, its reason among the findings, and the notice.
func TestEntries2025(t *testing.T) {
	tour := &pairing.Tournament{Categories: regulation2025()}
	for _, r := range readTSV(t, "testdata/eligibility-2025.settings.tsv") {
		c := tour.Category(r["组别"])
		if c == nil || r["项目"] != "人数上限" {
			t.Fatalf("settings %v", r)
		}
		c.Capacity, _ = strconv.Atoi(r["值"])
	}
	rows := readTSV(t, "testdata/eligibility-2025.tsv")
	for _, r := range rows {
		tour.Players = append(tour.Players, player(t, r))
	}
	Judge(tour, firstDay2025)
	for i, r := range rows {
		p := tour.Players[i]
		if want := strings.Split(r["期望"], "|"); want[0] != "*" && !slices.Contains(want, p.Verdict.String()) {
			t.Errorf("序号%d: %s, want %s (%s): %v", p.Entry, p.Verdict, r["期望"], r["依据"], p.Findings)
		}
		if r["理由"] != "" && !hasKind(p, p.Verdict, strings.Split(r["理由"], "|")) {
			t.Errorf("序号%d: no finding of kind %s for %s: %v", p.Entry, r["理由"], p.Verdict, p.Findings)
		}
		if r["提示"] != "" && !hasKind(p, pairing.NotJudged, []string{r["提示"]}) {
			t.Errorf("序号%d: no notice %s: %v", p.Entry, r["提示"], p.Findings)
		}
		if r["理由"] == "" && r["提示"] == "" && r["申请"] == "" && len(p.Findings) > 0 && r["期望"] != "*" {
			t.Errorf("序号%d: findings nobody asked for: %v", p.Entry, p.Findings)
		}
	}
	checkPrivacy(t, tour.Players)
}

func hasKind(p *pairing.Player, v pairing.Verdict, kinds []string) bool {
	return slices.ContainsFunc(p.Findings, func(f pairing.Finding) bool {
		return f.Verdict == v && slices.Contains(kinds, f.Kind)
	})
}

// longDigits is what no message may hold: more digits in a row than a date has.
var longDigits = regexp.MustCompile(`[0-9]{7,}`)

func checkPrivacy(t *testing.T, players []*pairing.Player) {
	t.Helper()
	for _, p := range players {
		for _, f := range p.Findings {
			if longDigits.MatchString(f.Msg) || f.Msg == "" || p.ID != "" && strings.Contains(f.Msg, p.ID.Reveal()) {
				t.Errorf("序号%d: message %q", p.Entry, f.Msg)
			}
		}
	}
}

func player(t *testing.T, r map[string]string) *pairing.Player {
	t.Helper()
	p := &pairing.Player{
		Name: r["姓名"], Sex: sexOf(r["性别"]), IDKind: r["证件类型"], ID: pairing.Secret(r["身份证号"]),
		Birth: date(r["出生日期"]), Unit: r["单位"], Origin: r["籍贯"], Category: r["组别"], Applied: r["申请"] == "是",
		Title: r["称号"], Active: tri(r["在役"]), Paid: tri(r["缴费"]), Proof: r["证明"], Phone: pairing.Secret(r["电话"]),
	}
	p.Entry, _ = strconv.Atoi(r["序号"])
	if p.Birth.IsZero() {
		p.BirthRaw = r["出生日期"]
	}
	for v := pairing.Accepted; v <= pairing.WaitListed; v++ {
		if v.String() == r["裁定"] {
			p.Override = v
		}
	}
	return p
}

func sexOf(word string) pairing.Sex {
	return map[string]pairing.Sex{"男": pairing.Male, "女": pairing.Female}[word]
}

func tri(word string) pairing.Tri {
	return map[string]pairing.Tri{"是": pairing.Yes, "否": pairing.No}[word]
}

var dateParts = regexp.MustCompile(`^(\d{4})(?:\D(\d{1,2})\D|(\d{2}))(\d{1,2})\D?$`)

// date reads the forms that stand in the cases; reading dates is the importer's.
func date(text string) pairing.Date {
	m := dateParts.FindStringSubmatch(text)
	if m == nil {
		return pairing.Date{}
	}
	d, _ := pairing.NewDate(digits(m[1]), digits(m[2]+m[3]), digits(m[4]))
	return d
}

func readTSV(t *testing.T, file string) []map[string]string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimRight(string(data), "\r\n"), "\n")
	head := strings.Split(lines[0], "\t")
	var out []map[string]string
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range strings.Split(line, "\t") {
			row[head[i]] = cell
		}
		out = append(out, row)
	}
	return out
}
