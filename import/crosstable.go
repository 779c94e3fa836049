package importer

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// crossColumns are the headers of a ranking or starting-rank crosstable as Swiss-Manager and chess-results.com write
// them in English and German, and as Chinese pairing programs do; those in front are preferred.
var crossColumns = map[string][]string{
	"编号": {"编号", "起始号", "起始序号", "抽签号", "sno", "sno.", "snr", "snr.", "startnr", "startnr.", "start-nr.", "st.no.", "nr.", "nr", "no.", "no", "序号"},
	"名次": {"名次", "排名", "rk.", "rk", "rank", "rg.", "rg", "rang", "pl.", "platz", "place"},
	"姓名": {"姓名", "选手", "棋手", "选手姓名", "运动员", "name", "player", "spieler", "teilnehmer"},
	"性别": {"性别", "sex", "geschlecht"},
	"单位": {"单位", "代表队", "参赛单位", "俱乐部", "俱乐部/城市", "club/city", "club", "verein/ort", "verein", "city", "ort"},
	"组别": {"组别"},
	"积分": {"积分", "总分", "得分", "分数", "pts.", "pts", "points", "pkt.", "pkt", "punkte"},
}

var (
	roundHeader = regexp.MustCompile(`^(?:(\d{1,2})\.?(?:rd|r|rnd|runde|round)\.?|(?:rd|r|rnd|runde|round)\.?(\d{1,2})|第(.{1,3})轮)$`)
	crossGame   = regexp.MustCompile(`^(\d{1,4})[.:]?([wbs白红先黑后])[方手]?(.*)$`)
	voidGame    = regexp.MustCompile(`^(\d{1,4})作废$`)
)

const hintCross = "可以写 12w1、5b½、12红胜、5黑和（对手的号、先后手、结果），弃权 12w+、5b-，轮空 -1 或 轮空，缺席 0 或空着"

// crossSheet is a crosstable found in a sheet or a text.
type crossSheet struct {
	g      *grid
	file   string
	csv    bool
	head   int
	cols   map[string]int // by our name
	rounds map[int]int    // column by round
	left   []string       // headers that are not read
	heads  map[int]bool   // columns with a header
	notes  []string       // rows with words under the name and nothing else
}

// findCross finds the header of a crosstable: a name, and at least one round.
func findCross(file string, csv bool, g *grid) *crossSheet {
	return findHead(file, csv, g, func(x *crossSheet) bool { return len(x.rounds) > 0 })
}

// findHead finds the first header with a name that is such.
func findHead(file string, csv bool, g *grid, such func(*crossSheet) bool) *crossSheet {
	for i := range g.rows {
		x := &crossSheet{g: g, file: file, csv: csv, head: g.rows[i].num, cols: map[string]int{}, rounds: map[int]int{}, heads: map[int]bool{}}
		worth := map[string]int{}
		for _, c := range g.rows[i].cells {
			x.header(c, worth)
		}
		if x.cols["姓名"] > 0 && such(x) {
			return x
		}
	}
	return nil
}

// header takes one cell of the header.
func (x *crossSheet) header(c gridCell, worth map[string]int) {
	k := key(c.text)
	x.heads[c.col] = k != ""
	if m := roundHeader.FindStringSubmatch(k); m != nil {
		if n, ok := parseCount(m[1] + m[2] + m[3]); ok && n > 0 && x.rounds[n] == 0 {
			x.rounds[n] = c.col
			return
		}
	}
	for name, words := range crossColumns {
		i := slices.Index(words, k)
		if i >= 0 && (x.cols[name] == 0 || i < worth[name]) {
			x.cols[name], worth[name] = c.col, i
			return
		}
	}
	if k != "" {
		x.left = append(x.left, line(c.text))
	}
}

// at names a cell: Sheet!G5 in a workbook, 第5行第7列 in a text.
func (x *crossSheet) at(col, row int) string {
	if x.csv {
		return x.file + " 第" + strconv.Itoa(row) + "行第" + strconv.Itoa(col) + "列"
	}
	return x.file + " " + x.g.name + "!" + cellName(col, row)
}

// played makes an event of the table.
func (x *crossSheet) played() (*Played, Problems) {
	p := &Played{File: x.file}
	j := &joiner{}
	list := x.people(j)
	if x.byRank(list) {
		translate(list)
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "各轮写的对手号是名次，已换成编号"})
	}
	p.Rounds = j.join(list)
	for _, c := range list {
		p.Players = append(p.Players, c.PlayedPlayer)
	}
	if x.cols["编号"] == 0 {
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "表里没有起始号，名次就作为编号"})
	}
	if len(x.notes) > 0 {
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "没有编号、名次和对局，不当作棋手的行：" + listed(x.notes)})
	}
	if len(x.left) > 0 {
		p.Notices = append(p.Notices, Notice{Source{File: x.file}, "没有读入的栏：" + listed(x.left)})
	}
	j.finish(p)
	return p, j.problems
}

// people reads the rows below the header that have a name.
func (x *crossSheet) people(j *joiner) []contestant {
	last := 0
	for n := range x.rounds {
		last = max(last, n)
	}
	var out []contestant
	for _, row := range x.g.below(x.head) {
		text := func(name string) string {
			if c := row.cell(x.cols[name]); c != nil {
				return line(c.text)
			}
			return ""
		}
		fields := x.fields(&row)
		if fields == nil {
			continue
		}
		if x.isNote(&row) {
			x.notes = append(x.notes, "第"+strconv.Itoa(row.num)+"行“"+fields["姓名"]+"”")
			continue
		}
		c := contestant{PlayedPlayer: PlayedPlayer{Fields: fields, place: x.at(x.cols["姓名"], row.num)}}
		x.numbers(j, &c, row.num, text)
		for n := 1; n <= last; n++ {
			c.halves = append(c.halves, x.half(j, &row, n))
		}
		out = append(out, c)
	}
	if len(out) == 0 {
		j.fault(x.at(x.cols["姓名"], x.head), "", "表头下面没有棋手")
	}
	return out
}

// isNote says whether a row has neither number nor rank nor any game: a signature below the table stands under the name.
func (x *crossSheet) isNote(row *gridRow) bool {
	filled := func(col int) bool { c := row.cell(col); return col > 0 && c != nil && key(c.text) != "" }
	for _, col := range x.rounds {
		if filled(col) {
			return false
		}
	}
	return !filled(x.cols["编号"]) && !filled(x.cols["名次"]) && !filled(x.cols["积分"])
}

// fields reads what goes into 报名, nil for a row without a name. chess-results marks women with w and says nothing of men.
func (x *crossSheet) fields(row *gridRow) map[string]string {
	fields := map[string]string{}
	for _, name := range []string{"姓名", "性别", "单位", "组别"} {
		if c := row.cell(x.cols[name]); c != nil && c.text != "" {
			fields[name] = line(c.text)
		}
	}
	if k := key(fields["姓名"]); k == "" || slices.Contains(crossColumns["姓名"], k) { // a footer, or the header again
		return nil
	}
	switch sex, ok := parseSex(fields["性别"]); {
	case key(fields["性别"]) == "w":
		fields["性别"] = pairing.Female.String()
	case ok && sex != pairing.SexUnknown:
		fields["性别"] = sex.String()
	default:
		delete(fields, "性别")
	}
	return fields
}

// numbers reads 编号, 名次 and 积分.
func (x *crossSheet) numbers(j *joiner, c *contestant, row int, text func(string) string) {
	whole := func(name string) int {
		if x.cols[name] == 0 {
			return 0
		}
		n, ok := parseInt(strings.TrimSuffix(text(name), "."))
		if !ok || n < 1 {
			if name == "名次" && x.cols["编号"] > 0 { // not ranked
				return 0
			}
			j.fault(x.at(x.cols[name], row), "填上"+name, "%s应是正整数，现在是“%s”", name, text(name))
		}
		return n
	}
	c.Rank = whole("名次")
	if c.No = pairing.StartNo(whole("编号")); x.cols["编号"] == 0 {
		c.No = pairing.StartNo(c.Rank)
	}
	if x.cols["编号"] == 0 && x.cols["名次"] == 0 {
		j.fault(x.at(x.cols["姓名"], row), "补上编号或名次一栏：各轮的对手是用号写的", "没有编号，也没有名次")
	}
	c.Points = -1
	if n, ok := tenths(strings.NewReplacer("½", ".5").Replace(fold(text("积分")))); ok {
		c.Points = n
	}
}

// half reads the cell of a round.
func (x *crossSheet) half(j *joiner, row *gridRow, round int) half {
	h := half{colour: '-', result: ' ', place: x.at(x.rounds[round], row.num)}
	c := row.cell(x.rounds[round])
	if c == nil || x.rounds[round] == 0 {
		return h
	}
	text := strings.ToLower(squeeze(fold(c.text)))
	switch text {
	case "", "淘汰赛":
		return h
	case "0", "-0", "-", "--", "***", "缺席", "请假", "不编排":
		h.result = 'Z'
		return h
	case "1", "-1", "+", "+1", "bye", "spielfrei", "frei", "轮空":
		h.result = 'U'
		return h
	case "½", "-½", "0.5", "-0.5", "1/2", "-1/2":
		h.result = 'H'
		return h
	}
	if m := voidGame.FindStringSubmatch(text); m != nil {
		h.opponent, h.result = number(m[1]), 'V'
		return h
	}
	m := crossGame.FindStringSubmatch(text)
	if m == nil {
		j.fault(h.place, hintCross, "看不懂：“%s”", line(c.text))
		h.bad = true
		return h
	}
	h.opponent, h.colour = number(m[1]), 'b'
	if strings.Contains("w白红先", m[2]) {
		h.colour = 'w'
	}
	if next := x.rounds[round] + 1; m[3] == "" && !x.heads[next] {
		if c := row.cell(next); c != nil && c.text != "" {
			j.fault(x.at(next, row.num), hintCross, "第%d轮的结果写在对手旁边的一栏（“%s”），读不了", round, line(c.text))
			h.bad = true
			return h
		}
	}
	var ok bool
	if h.result, ok = crossResults[m[3]]; !ok {
		j.fault(h.place, hintCross, "结果看不懂：“%s”", line(c.text))
		h.bad = true
	}
	return h
}

// crossResults are the results behind number and colour, from the player's own side.
var crossResults = map[string]byte{
	"": ' ', "1": '1', "胜": '1', "0": '0', "负": '0', "输": '0', "½": '=', "0.5": '=', "1/2": '=', "=": '=', "和": '=', "平": '=', "r": '=',
	"+": '+', "+k": '+', "1k": '+', "胜(弃)": '+', "-": '-', "-k": '-', "0k": '-', "弃权": '-', "弃": '-', "负(弃)": '-',
}

// byRank says whether the opponents are told by their ranks: chess-results does so in its ranking crosstable. It is seen
// by which of the two makes more halves agree.
func (x *crossSheet) byRank(list []contestant) bool {
	if x.cols["编号"] == 0 || x.cols["名次"] == 0 {
		return false
	}
	return agreeing(list, func(c contestant) int { return c.Rank }) > agreeing(list, func(c contestant) int { return int(c.No) })
}

// agreeing counts the halves whose opponent has the same game from the other side.
func agreeing(list []contestant, number func(contestant) int) int {
	at := map[int]int{}
	for i, c := range list {
		at[number(c)] = i
	}
	n := 0
	for _, c := range list {
		for r, h := range c.halves {
			i, ok := at[h.opponent]
			if !ok || h.opponent == 0 || r >= len(list[i].halves) {
				continue
			}
			o := list[i].halves[r]
			if _, fit := joinResults(h.result, o.result); fit && o.opponent == number(c) && h.opponent != number(c) && h.colour != o.colour {
				n++
			}
		}
	}
	return n
}

// translate puts numbers in the place of ranks.
func translate(list []contestant) {
	no := map[int]int{}
	for _, c := range list {
		no[c.Rank] = int(c.No)
	}
	for _, c := range list {
		for r := range c.halves {
			if n, ok := no[c.halves[r].opponent]; ok && c.halves[r].opponent != 0 {
				c.halves[r].opponent = n
			}
		}
	}
}
