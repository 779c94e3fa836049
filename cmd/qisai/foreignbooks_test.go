package main

import (
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// One event as chess-results.com and Swiss-Manager write it into a workbook: lines above the table, a column for the
// title without a header, the explanations below it. Five players, three rounds, worked out by hand.
//
//	round 1: Arno – Carl 1:0, Dora – Bert 0:1, Emil bye
//	round 2: Bert – Arno ½:½, Emil – Dora 0:1, Carl bye
//	round 3: Arno – Emil +:-, Carl – Bert ½:½, Dora bye
//
// Points 2/1/0: Arno 5, Bert 4 (his opponents have 4+5+3), Dora 4 (4+2 and a bye), Carl 3, Emil 2.
var foreignBooks = map[string][][]any{
	"ranking crosstable, English": {
		{"From the Tournament-Database of Chess-Results https://chess-results.com"}, {"City Open 2026"},
		{"Last update 30.11.2026 18:03:41, Creator/Last Upload: city"}, {"Final Ranking crosstable after 3 Rounds"},
		{"Rk.", "SNo", nil, "Name", "sex", "FED", "RtgI", "Club/City", "1.Rd", "2.Rd", "3.Rd", "Pts.", "TB1", "TB2"},
		{1, 1, "CM", "Arno, A", nil, "CHN", 2100, "North", "  4w1", "  2b½", "  5w+", 2.5, 5, 1},
		{2, 2, nil, "Bert, B", nil, "CHN", 2050, "South", "  3b1", "  1w½", "  4b½", 2, 6, 1},
		{3, 4, nil, "Dora, D", "w", "CHN", 1900, "South", "  2w0", "  5b1", " -1", 2, 4, 2},
		{4, 3, nil, "Carl, C", nil, "CHN", 2000, "North", "  1b0", " -1", "  2w½", 1.5, 5, 1},
		{5, 5, nil, "Emil, E", nil, "CHN", 0, "North", " -1", "  3w0", "  1b-", 1, 5, 1},
		nil, {"Annotation:"}, {"Tie Break1: Buchholz Tie-Breaks (variabel with parameter)"}, {"Tie Break2: Number of victories (variable)"},
		{"You find all details to this tournament under https://chess-results.com/tnr1.aspx?lan=1"}, {"Chess-Tournament-Results-Server: Chess-Results"},
	},
	"starting rank crosstable, German": {
		{"Aus der Turnierdatenbank von Chess-Results https://chess-results.com"}, {"City Open 2026"},
		{"Die Seite wurde zuletzt aktualisiert am 30.11.2026 18:03:41"}, {"Startrangliste Kreuztabelle nach 3 Runden"},
		{"Nr.", nil, "Name", "Geschlecht", "Land", "Elo", "Verein/Ort", "1.Rd", "2.Rd", "3.Rd", "Pkt. ", "Rg.", "Wtg1"},
		{1, "CM", "Arno, A", nil, "CHN", 2100, "North", "3w1", "2s½", "5w+", "2,5", 1, 5},
		{2, nil, "Bert, B", nil, "CHN", 2050, "South", "4s1", "1w½", "3s½", "2", 2, 6},
		{3, nil, "Carl, C", nil, "CHN", 2000, "North", "1s0", "spielfrei", "2w½", "1,5", 4, 5},
		{4, nil, "Dora, D", "w", "CHN", 1900, "South", "2w0", "5s1", "spielfrei", "2", 3, 4},
		{5, nil, "Emil, E", nil, "CHN", 0, "North", "spielfrei", "4w0", "1s-", "1", 5, 5},
		nil, {"Anmerkung:"}, {"Wtg1: Buchholz-Wertung"}, {"Schachturnier-Ergebnisserver: Chess-Results"},
	},
	"ranking crosstable, Chinese": {
		{"来自 Chess-Results 的赛事数据库 https://chess-results.com"}, {"City Open 2026"}, {"最后更新 30.11.2026 18:03:41"}, {"第3轮后的排名交叉表"},
		{"名次", "起始号", nil, "姓名", "性别", "协会", "等级分", "俱乐部/城市", "1.轮", "2.轮", "3.轮", "得分", "破同分1"},
		{"1", "1", "CM", "Arno, A", "", "CHN", "2100", "North", "4白1", "2黑½", "5白+", "2.5", "5"},
		{"2", "2", "", "Bert, B", "", "CHN", "2050", "South", "3黑1", "1白½", "4黑½", "2", "6"},
		{"3", "4", "", "Dora, D", "女", "CHN", "1900", "South", "2白0", "5黑1", "轮空", "2", "4"},
		{"4", "3", "", "Carl, C", "", "CHN", "2000", "North", "1黑0", "轮空", "2白½", "1.5", "5"},
		{"5", "5", "", "Emil, E", "", "CHN", "0", "North", "轮空", "3白0", "1黑-", "1", "5"},
		nil, {"注：破同分1 为 Buchholz"},
	},
	"rounds of three columns, merged": {
		{"云南城市公开赛 成绩表"},
		{"名次", "编号", "姓名", "单位", "第1轮", nil, nil, "第2轮", nil, nil, "第3轮", nil, nil, "总分"},
		{nil, nil, nil, nil, "对手", "先后", "得分", "对手", "先后", "得分", "对手", "先后", "得分"},
		{1, 1, "Arno, A", "North", 3, "先", 2, 2, "后", 1, 5, "先", "+", 5},
		{2, 2, "Bert, B", "South", 4, "后", 2, 1, "先", 1, 3, "后", 1, 4},
		{3, 4, "Dora, D", "South", 2, "先", 0, 5, "后", 2, "轮空", nil, 2, 4},
		{4, 3, "Carl, C", "North", 1, "后", 0, "轮空", nil, 2, 2, "先", 1, 3},
		{5, 5, "Emil, E", "North", "轮空", nil, 2, 4, "先", 0, 1, "后", "-", 2},
		nil, {nil, nil, "编排长 王五 13800138000"},
	},
}

// writeBook makes a workbook of rows; the headers of three columns are merged as the programs do.
func writeBook(t *testing.T, rows [][]any, merges ...string) string {
	t.Helper()
	f := excelize.NewFile()
	defer f.Close()
	for i, row := range rows {
		cell, _ := excelize.CoordinatesToCellName(1, i+1)
		if err := f.SetSheetRow("Sheet1", cell, &row); err != nil {
			t.Fatal(err)
		}
	}
	for _, m := range merges {
		from, to, _ := strings.Cut(m, ":")
		if err := f.MergeCell("Sheet1", from, to); err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(t.TempDir(), "chessResultsList.xlsx")
	if err := f.SaveAs(path); err != nil {
		t.Fatal(err)
	}
	return path
}

// Every book gives the event, ranked as by hand, and what is below the table is said to be nobody.
func TestForeignBooks(t *testing.T) {
	for name, rows := range foreignBooks {
		t.Run(name, func(t *testing.T) {
			var merges []string
			if strings.HasSuffix(name, "merged") {
				merges = []string{"A1:N1", "E2:G2", "H2:J2", "K2:M2", "A2:A3", "B2:B3", "C2:C3", "D2:D3", "N2:N3"}
			}
			source := writeBook(t, rows, merges...)
			book := filepath.Join(t.TempDir(), "新.xlsx")
			ran(t, "new", book, "--preset", "swiss")
			var out, errs bytes.Buffer
			if code := run([]string{"qisai", "import", book, "--played", source}, &out, &errs); code != exitDone {
				t.Fatalf("exit %d\n%s", code, &errs)
			}
			for _, never := range []string{"名次与文件不同", "积分与文件不同", "错误", "标题写的是", "13800138000", "退赛轮"} {
				if strings.Contains(errs.String(), never) {
					t.Errorf("%q is said:\n%s", never, &errs)
				}
			}
			if !strings.Contains(errs.String(), "不当作棋手的行") {
				t.Errorf("the lines below the table are not named:\n%s", &errs)
			}
			if named := !strings.HasSuffix(name, "merged"); named != strings.Contains(out.String(), "照文件填上：赛事名称") {
				t.Errorf("the event's name: %s", &out)
			}
			var got []string
			for _, line := range strings.Split(ran(t, "standings", book, "--csv"), "\n")[1:] {
				line = strings.ReplaceAll(line, `"`, "")
				if f := strings.Split(line, ","); len(f) > 8 {
					got = append(got, strings.Join([]string{f[2], f[3], f[4], f[8]}, " "))
				}
			}
			if want := []string{"1 1 Arno 5", "2 2 Bert 4", "3 4 Dora 4", "4 3 Carl 3", "5 5 Emil 2"}; !slices.Equal(got, want) {
				t.Errorf("standings %q, want %q", got, want)
			}
			if out := ran(t, "audit", book); strings.Contains(out, "错误 ") {
				t.Errorf("audit finds errors:\n%s", out)
			}
		})
	}
}

// A starting rank list gives entries, and is no played event; nothing is written then.
func TestForeignStartList(t *testing.T) {
	source := writeBook(t, [][]any{
		{"From the Tournament-Database of Chess-Results https://chess-results.com"}, {"City Open 2026"},
		{"Last update 30.11.2026 18:03:41"}, {"Starting rank"}, {"No.", nil, "Name", "sex", "FED", "RtgI", "Club/City"},
		{1, "CM", "Arno, A", nil, "CHN", 2100, "North"}, {2, nil, "Dora, D", "w", "CHN", 1900, "South"}, nil,
		{"Chess-Tournament-Results-Server: Chess-Results"},
	})
	book := filepath.Join(t.TempDir(), "新.xlsx")
	ran(t, "new", book, "--preset", "swiss")
	before := mustRead(t, book)
	var out, errs bytes.Buffer
	if code := run([]string{"qisai", "import", book, "--played", source}, &out, &errs); code != exitFaults || !strings.Contains(errs.String(), "没有找到交叉表") {
		t.Errorf("exit %d\n%s", code, &errs)
	}
	if !bytes.Equal(before, mustRead(t, book)) {
		t.Error("the workbook has changed")
	}
	if out := ran(t, "import", book, source); !strings.Contains(out, "新增 2") {
		t.Errorf("entries:\n%s", out)
	}
}
