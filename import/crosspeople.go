package importer

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// people reads the rows below the header that have a name: first who is who, then the rounds.
func (x *crossSheet) people(j *joiner) []contestant {
	var out []contestant
	var rows []*gridRow
	below := x.g.below(x.head)
	for i := range below {
		row := &below[i]
		fields := x.fields(row)
		switch {
		case fields == nil && x.playing(row) && key(x.text(row, "编号")+x.text(row, "名次")) != "" && !x.repeated(row):
			j.fault(x.at(x.cols["姓名"], row.num), "填上姓名", "这一行有对局，没有姓名")
			j.unread[number(x.text(row, "编号"))], j.unread[number(x.text(row, "名次"))] = true, true
		case fields == nil && !x.repeated(row), fields != nil && x.isNote(row):
			x.note(row)
		case fields != nil:
			c := contestant{PlayedPlayer: PlayedPlayer{Fields: fields, place: x.at(x.cols["姓名"], row.num)}}
			x.numbers(j, &c, row)
			out, rows = append(out, c), append(rows, row)
		}
	}
	if len(out) == 0 {
		j.fault(x.at(x.cols["姓名"], x.head), "", "表头下面没有棋手")
	}
	x.learn(out, rows)
	for n := 1; n <= slices.Max(slices.Collect(maps.Keys(x.rounds))); n++ {
		x.round(j, n, out, rows)
	}
	return out
}

// text gives what a row has under one of our columns.
func (x *crossSheet) text(row *gridRow, name string) string { return cellText(row, x.cols[name]) }

func cellText(row *gridRow, col int) string {
	if c := row.cell(col); c != nil {
		return line(c.text)
	}
	return ""
}

// playing says whether something stands under a round.
func (x *crossSheet) playing(row *gridRow) bool {
	for _, r := range x.rounds {
		for col := r.first; col <= r.last; col++ {
			if key(cellText(row, col)) != "" {
				return true
			}
		}
	}
	return false
}

// repeated says whether a row is the header once more, as at the head of each printed page.
func (x *crossSheet) repeated(row *gridRow) bool {
	k := key(x.text(row, "姓名"))
	return k != "" && slices.Contains(crossColumns["姓名"], k)
}

// isNote says whether a row has neither number nor rank nor any game: a signature below the table stands under the name.
func (x *crossSheet) isNote(row *gridRow) bool {
	return !x.playing(row) && key(x.text(row, "编号")+x.text(row, "名次")+x.text(row, "积分")) == ""
}

// note keeps a row that is nobody, by its first words.
func (x *crossSheet) note(row *gridRow) {
	for _, c := range row.cells {
		if key(c.text) != "" {
			x.notes = append(x.notes, "第"+strconv.Itoa(row.num)+"行“"+maskAll(hideAddresses(line(c.text)))+"”")
			return
		}
	}
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
func (x *crossSheet) numbers(j *joiner, c *contestant, row *gridRow) {
	whole := func(name string) int {
		if x.cols[name] == 0 {
			return 0
		}
		text := x.text(row, name)
		n, ok := parseInt(strings.TrimSuffix(text, "."))
		if !ok || n < 1 {
			if name == "名次" && x.cols["编号"] > 0 { // not ranked
				return 0
			}
			j.fault(x.at(x.cols[name], row.num), "填上"+name, "%s应是正整数，现在是“%s”", name, text)
		}
		return n
	}
	c.Rank = whole("名次")
	if c.No = pairing.StartNo(whole("编号")); x.cols["编号"] == 0 {
		c.No = pairing.StartNo(c.Rank)
	}
	if x.cols["编号"] == 0 && x.cols["名次"] == 0 {
		j.fault(x.at(x.cols["姓名"], row.num), "补上编号或名次一栏：各轮的对手是用号写的", "没有编号，也没有名次")
	}
	c.Points = -1
	if n, ok := tenths(strings.NewReplacer("½", ".5").Replace(fold(x.text(row, "积分")))); ok {
		c.Points = n
	}
}
