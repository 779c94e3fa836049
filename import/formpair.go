package importer

import (
	"slices"

	"qisai/pairing/pattern"
)

// Forms of a category of two that give each of the two columns of his own: 选手1 身份证号1 选手2 身份证号2, or 姓名 and
// 身份证号 under 选手一 and 选手二. Both make one entry.

var (
	seatBefore = pattern.New(`^(?:第([12一二])[人名位](?:选手|队员|棋手)?|(?:选手|队员|棋手|运动员)([12一二ab甲乙]))(.*)$`)
	seatBehind = pattern.New(`^(.+?)[(]?([12一二ab甲乙])[)]?$`)
)

// withoutSeat takes the number of one of the two off a header; seat is 1 or 2, 0 without one.
func withoutSeat(k string) (header string, seat int) {
	number := ""
	if m := seatBefore.FindStringSubmatch(k); m != nil {
		header, number = m[3], m[1]+m[2]
		if header == "" {
			header = "姓名"
		}
	} else if m := seatBehind.FindStringSubmatch(k); m != nil {
		header, number = m[1], m[2]
	} else {
		return k, 0
	}
	if slices.Contains([]string{"1", "一", "a", "甲"}, number) {
		return header, 1
	}
	return header, 2
}

// seatOf gives the seat a header speaks of.
func seatOf(text string) int {
	_, seat := withoutSeat(key(text))
	return seat
}

var thirdSeat = pattern.New(`^(?:第[3三][人名位].*|(?:选手|队员|棋手|运动员)[3三c丙].*|姓名[3三c丙])$`)

// ofTeams says whether a header has three people or more in one row: that is no list of people.
func (h *header) ofTeams(g *grid) bool {
	for num := h.first; num <= h.last; num++ {
		if row := g.row(num); row != nil && slices.ContainsFunc(row.cells, func(c gridCell) bool { return thirdSeat.MatchString(key(c.text)) }) {
			return h.names("姓名") > 1
		}
	}
	return false
}

// teamRow gives the row of a header over whole teams, 0 if there is none.
func teamRow(g *grid) int {
	for i := range g.rows {
		if h := headAt(g, i); h != nil && h.ofTeams(g) {
			return h.first
		}
	}
	return 0
}

// ofPairs says whether a header has one name of each seat.
func (h *header) ofPairs() bool {
	var seats []int
	for _, l := range h.labels {
		if l.name == "姓名" {
			seats = append(seats, l.seat)
		}
	}
	slices.Sort(seats)
	return slices.Equal(seats, []int{1, 2})
}

// ofSeat are the columns in which 报名 keeps both of a pair, parted by a slash.
var ofSeat = []string{"姓名", "性别", "身份证号"}

// seats tells the second one's columns from columns that are there twice by mistake.
func (l *formList) seats() {
	if !l.head.ofPairs() {
		return
	}
	l.second = map[string]int{}
	for _, column := range ofSeat {
		if cols := l.doubles[column]; len(cols) == 1 {
			l.second[column] = cols[0]
			delete(l.doubles, column)
		}
	}
}

// category gives what a row, or what stands above it, says its category is.
func (l *formList) category(row *gridRow) string {
	if c := l.get(row, "组别"); c != nil && c.text != "" {
		return line(c.text)
	}
	return l.above["组别"]
}

// both gives the two cells of a pair as one, the whole of it damaged if one is.
func (l *formList) both(row *gridRow, column string, first *gridCell) *gridCell {
	other := row.cell(l.second[column])
	switch {
	case other == nil || other.text == "":
		return first
	case first == nil || first.text == "":
		return other
	}
	out := *first
	if other.kind == numberCell && other.num > out.num {
		out.kind, out.num = other.kind, other.num
	}
	out.text = first.text + "/" + other.text
	return &out
}
