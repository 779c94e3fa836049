package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/xuri/excelize/v2"
)

// qisai runs the program and fails the test unless it ends with the code.
func qisai(t *testing.T, code int, args ...string) (stdout, stderr string) {
	t.Helper()
	var out, errs bytes.Buffer
	if got := run(append([]string{"qisai"}, args...), &out, &errs); got != code {
		t.Fatalf("qisai %s: exit %d, want %d\n%s%s", strings.Join(args, " "), got, code, out.String(), errs.String())
	}
	return out.String(), errs.String()
}

// newEvent makes a workbook of the 2025 event with its field entered; every section plays so many rounds.
func newEvent(t *testing.T, dir string, rounds int) string {
	t.Helper()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book := filepath.Join(dir, "比赛.xlsx")
	qisai(t, exitDone, "new", book, "--preset", "2025-pengxi")
	if err := fillRoster(book, spec("pengxi", 0)); err != nil {
		t.Fatal(err)
	}
	err := editBook(book, func(f *excelize.File) error {
		for row := 2; row <= 4; row++ {
			if err := f.SetCellInt("比赛组", fmt.Sprintf("C%d", row), int64(rounds)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return book
}

var eventSections = []string{"公开男子组", "女子组", "少年男子组"}

// TestWholeEvent plays 174 players through 9 rounds by pair alone, the results typed in between, and recounts every
// ranking from the sheets with code of its own.
func TestWholeEvent(t *testing.T) {
	const rounds = 9
	book := newEvent(t, t.TempDir(), rounds)
	keys := []string{"对手分", "胜局", "犯规", "直胜", "后走局数", "后走胜局", "前一轮积分"}
	if err := setCell(book, "比赛组", keyCell(t, book), strings.Join(keys, "、")); err != nil {
		t.Fatal(err)
	}
	for n := 1; n <= rounds+1; n++ {
		qisai(t, exitDone, "pair", book, "--seed", "20251120")
		for _, s := range eventSections {
			k := keys
			if s != "公开男子组" {
				k = []string{"对手分", "胜局", "犯规", "后走胜局"}
			}
			if n > 1 {
				compareRanking(t, book, s, n-1, k)
			}
			if n <= rounds {
				if err := typeResults(book, s, n, 5); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, s := range eventSections {
		checkLegal(t, book, s, rounds)
	}
	out, _ := qisai(t, exitDone, "pair", book)
	for _, s := range eventSections {
		if !strings.Contains(out, s+"已经全部结束") {
			t.Errorf("a further run must say that %s is over, it said:\n%s", s, out)
		}
	}
}

// keyCell finds the 破同分 cell of the first section.
func keyCell(t *testing.T, book string) string {
	t.Helper()
	rows := readSheet(t, book, "比赛组")
	cell, err := excelize.CoordinatesToCellName(slices.Index(rows[0], "破同分")+1, 2)
	if err != nil || rows[1][0] != "公开男子组" {
		t.Fatal("the sheet 比赛组 has another shape")
	}
	return cell
}

func readSheet(t *testing.T, book, sheet string) [][]string {
	t.Helper()
	f, err := excelize.OpenFile(book, excelize.Options{RawCellValue: true})
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := f.GetRows(sheet)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// row is a line of a round sheet as plain texts: this file shares no code with the program.
type row struct {
	red, black, result   string
	redFouls, blackFouls int
}

func roundRows(t *testing.T, book, section string, n int) []row {
	t.Helper()
	return rowsOf(readSheet(t, book, fmt.Sprintf("%s 第%d轮", section, n)))
}

// rowsOf reads the rows of a round sheet.
func rowsOf(rows [][]string) []row {
	at := func(r []string, name string) string {
		if i := slices.Index(rows[2], name); i < len(r) {
			return r[i]
		}
		return ""
	}
	var out []row
	for _, r := range rows[3:] {
		rf, _ := strconv.Atoi(at(r, "红犯规"))
		bf, _ := strconv.Atoi(at(r, "黑犯规"))
		out = append(out, row{at(r, "红方编号"), at(r, "黑方编号"), at(r, "结果"), rf, bf})
	}
	return out
}

// tally is one player's event, counted from the sheets.
type tally struct {
	no        string
	points    []int // after each round
	opponents []string
	beaten    map[string]bool
	byeRounds int
	wins, fouls, blacks, blackWins,
	buchholz int
}

func (p *tally) last() int { return p.points[len(p.points)-1] }

// recount counts rounds 1..n. A word means: points of red and black, and who won.
func recount(t *testing.T, book, section string, n int) map[string]*tally {
	t.Helper()
	words := map[string][2]int{
		"红胜": {2, 0}, "和棋": {1, 1}, "黑胜": {0, 2}, "2:0": {2, 0}, "1": {2, 0}, "0-1": {0, 2}, "=": {1, 1},
		"黑弃权": {2, 0}, "红弃权": {0, 2}, "双弃权": {0, 0}, "双负": {0, 0},
	}
	players := map[string]*tally{}
	get := func(no string) *tally {
		if players[no] == nil {
			players[no] = &tally{no: no, beaten: map[string]bool{}}
		}
		return players[no]
	}
	add := func(p *tally, round, pts int) {
		for len(p.points) < round-1 {
			p.points = append(p.points, 0)
		}
		before := 0
		if len(p.points) > 0 {
			before = p.points[len(p.points)-1]
		}
		p.points = append(p.points, before+pts)
	}
	for i := 1; i <= n; i++ {
		for _, r := range roundRows(t, book, section, i) {
			red := get(r.red)
			switch r.result {
			case "轮空":
				add(red, i, 2)
				red.wins++
				red.byeRounds++
				continue
			case "缺席":
				add(red, i, 0)
				continue
			}
			pts, ok := words[r.result]
			if !ok {
				t.Fatalf("%s round %d: result %q", section, i, r.result)
			}
			black := get(r.black)
			add(red, i, pts[0])
			add(black, i, pts[1])
			red.opponents, black.opponents = append(red.opponents, r.black), append(black.opponents, r.red)
			red.fouls, black.fouls = red.fouls+r.redFouls, black.fouls+r.blackFouls
			black.blacks++
			if pts[0] == 2 {
				red.wins++
				red.beaten[r.black] = true
			}
			if pts[1] == 2 {
				black.wins++
				black.blackWins++
				black.beaten[r.red] = true
			}
		}
	}
	if n < lastSheet(t, book, section) { // who gets his number in the next round is ranked already
		for _, r := range roundRows(t, book, section, n+1) {
			get(r.red)
			if r.black != "" {
				get(r.black)
			}
		}
	}
	for _, p := range players { // absent at the end, or numbered late
		for len(p.points) < n {
			add(p, len(p.points)+1, 0)
		}
	}
	lowest := 0
	for _, p := range players {
		if v := p.last(); v > 0 && (lowest == 0 || v < lowest) {
			lowest = v
		}
	}
	for _, p := range players {
		p.buchholz = p.byeRounds * lowest
		for _, o := range p.opponents {
			p.buchholz += players[o].last()
		}
	}
	return players
}

// lastSheet gives the last round of a section that has a sheet.
func lastSheet(t *testing.T, book, section string) int {
	t.Helper()
	f, err := excelize.OpenFile(book)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	n := 0
	for slices.Contains(f.GetSheetList(), fmt.Sprintf("%s 第%d轮", section, n+1)) {
		n++
	}
	return n
}

// compareRanking orders the players anew and compares every line of the sheet 名次.
func compareRanking(t *testing.T, book, section string, n int, keys []string) {
	t.Helper()
	players := recount(t, book, section, n)
	var order []*tally
	for _, p := range players {
		order = append(order, p)
	}
	number := func(p *tally) int { v, _ := strconv.Atoi(p.no); return v }
	slices.SortFunc(order, func(a, b *tally) int { return b.last() - a.last() })
	order = split(order, func(p *tally) int { return p.last() }, keys, number)

	sheet := readSheet(t, book, section+" 名次")
	head := sheet[2]
	if len(sheet)-3 != len(order) {
		t.Fatalf("%s after round %d: %d players in the sheet, %d counted", section, n, len(sheet)-3, len(order))
	}
	for i, p := range order {
		got := sheet[3+i]
		want := map[string]int{
			"名次": i + 1, "编号": number(p), "积分": p.last(), "对手分": p.buchholz, "胜局": p.wins, "犯规": p.fouls,
			"后走局数": p.blacks, "后走胜局": p.blackWins, "前一轮积分": previous(p, 1),
		}
		for name, v := range want {
			j := slices.Index(head, name)
			if j < 0 {
				continue
			}
			if got[j] != strconv.Itoa(v) {
				t.Errorf("%s after round %d, line %d: %s is %s, counted %d (number %s)", section, n, i+1, name, got[j], v, p.no)
			}
		}
	}
}

func previous(p *tally, back int) int {
	if i := len(p.points) - 1 - back; i >= 0 {
		return p.points[i]
	}
	return 0
}

// split orders a group that is level in value by the keys, one after the other.
func split(group []*tally, value func(*tally) int, keys []string, number func(*tally) int) []*tally {
	var out []*tally
	for len(group) > 0 {
		k := 1
		for k < len(group) && value(group[k]) == value(group[0]) {
			k++
		}
		out = append(out, breakTie(group[:k:k], keys, number)...)
		group = group[k:]
	}
	return out
}

func breakTie(level []*tally, keys []string, number func(*tally) int) []*tally {
	if len(level) == 1 {
		return level
	}
	if len(keys) == 0 {
		slices.SortFunc(level, func(a, b *tally) int { return number(a) - number(b) })
		return level
	}
	value := map[string]func(*tally) int{
		"对手分": func(p *tally) int { return p.buchholz }, "胜局": func(p *tally) int { return p.wins },
		"犯规": func(p *tally) int { return -p.fouls }, "后走局数": func(p *tally) int { return p.blacks },
		"后走胜局": func(p *tally) int { return p.blackWins },
		"直胜": func(p *tally) int {
			if len(level) != 2 {
				return 0
			}
			other := level[0]
			if other == p {
				other = level[1]
			}
			if p.beaten[other.no] {
				return 1
			}
			return 0
		},
		"前一轮积分": func(p *tally) int { // all earlier rounds as one number, the latest weighing most
			v := 0
			for back := 1; back < len(p.points); back++ {
				v = v*100 + previous(p, back)
			}
			return v
		},
	}[keys[0]]
	values := map[*tally]int{} // 直胜 looks at the group as it is before sorting
	for _, p := range level {
		values[p] = value(p)
	}
	slices.SortStableFunc(level, func(a, b *tally) int { return values[b] - values[a] })
	return split(level, func(p *tally) int { return values[p] }, keys[1:], number)
}

// checkLegal: nobody meets twice, nobody has two byes, everybody stands once in a round, and three games running with one
// colour occur only where the record says that it could not be avoided.
func checkLegal(t *testing.T, book, section string, rounds int) {
	t.Helper()
	met, byes, colours := map[[2]string]bool{}, map[string]int{}, map[string]string{}
	threes := 0
	for n := 1; n <= rounds; n++ {
		seen := map[string]bool{}
		sit := func(no, colour string) {
			if seen[no] {
				t.Errorf("%s round %d: number %s stands twice", section, n, no)
			}
			seen[no] = true
			colours[no] += colour
			if strings.HasSuffix(colours[no], colour+colour+colour) && colour != "" {
				threes++
			}
		}
		for _, r := range roundRows(t, book, section, n) {
			switch r.result {
			case "缺席":
				sit(r.red, "")
			case "轮空":
				sit(r.red, "")
				if byes[r.red]++; byes[r.red] > 1 {
					t.Errorf("%s round %d: second bye for %s", section, n, r.red)
				}
			default:
				sit(r.red, "R")
				sit(r.black, "B")
				pair := [2]string{min(r.red, r.black), max(r.red, r.black)}
				if met[pair] {
					t.Errorf("%s round %d: %s and %s meet again", section, n, r.red, r.black)
				}
				met[pair] = true
			}
		}
	}
	relaxed := 0
	for _, r := range readSheet(t, book, "编排记录") {
		relaxed += strings.Count(strings.Join(r, " "), "连三")
	}
	if threes > 0 && relaxed == 0 {
		t.Errorf("%s: %d times three colours running, and the record does not say why", section, threes)
	}
}

// TestSameBytes: the same workbook and the same command give the same sheets and PDFs, and rows moved in 报名 and in the
// round sheets change nothing in the pairing.
func TestSameBytes(t *testing.T) {
	dir := t.TempDir()
	book := newEvent(t, dir, 9)
	for n := 1; n <= 2; n++ {
		qisai(t, exitDone, "pair", book, "--seed", "7")
		for _, s := range eventSections {
			if err := typeResults(book, s, n, 3); err != nil {
				t.Fatal(err)
			}
		}
	}
	var copies [3]string
	data, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	for i := range copies {
		d := filepath.Join(dir, strconv.Itoa(i))
		copies[i] = filepath.Join(d, "比赛.xlsx")
		if err := os.MkdirAll(d, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(copies[i], data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	reverseRows(t, copies[2], "报名", 1)
	for _, s := range eventSections {
		reverseRows(t, copies[2], s+" 第1轮", 3)
		reverseRows(t, copies[2], s+" 第2轮", 3)
	}
	for _, c := range copies {
		qisai(t, exitDone, "pair", c)
	}
	a, b := readFolder(t, filepath.Dir(copies[0])), readFolder(t, filepath.Dir(copies[1]))
	if len(a) < 8 {
		t.Errorf("only %d files written", len(a))
	}
	for name, data := range a {
		if !bytes.Equal(data, b[name]) {
			t.Errorf("%s differs between two runs", name)
		}
	}
	for _, s := range eventSections {
		want, got := readSheet(t, copies[0], s+" 第3轮"), readSheet(t, copies[2], s+" 第3轮")
		if !slices.EqualFunc(want, got, slices.Equal) {
			t.Errorf("%s: rows moved in the workbook change the pairing", s)
		}
	}
}

// readFolder reads every file below a folder.
func readFolder(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, _ := filepath.Rel(dir, path)
		out[rel], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// reverseRows turns the data rows of a sheet upside down.
func reverseRows(t *testing.T, book, sheet string, headers int) {
	t.Helper()
	rows := readSheet(t, book, sheet)
	width := 0
	for _, r := range rows {
		width = max(width, len(r))
	}
	err := editBook(book, func(f *excelize.File) error {
		for i := headers; i < len(rows); i++ {
			from := rows[len(rows)-1-(i-headers)]
			for j := range width {
				cell, err := excelize.CoordinatesToCellName(j+1, i+1)
				if err != nil {
					return err
				}
				v := ""
				if j < len(from) {
					v = from[j]
				}
				if v == "" {
					err = f.SetCellValue(sheet, cell, nil)
				} else {
					err = f.SetCellStr(sheet, cell, v)
				}
				if err != nil {
					return err
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
