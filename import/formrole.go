package importer

import (
	"math"
	"slices"
	"strings"

	"qisai/pairing/pattern"
)

// Columns of forms that 报名 does not have: they decide what a row is, or give a part of another column.
const (
	roleColumn   = "职务"
	topSixColumn = "省前六" // a mark in 标记
	unitOrPlace  = "单位|籍贯"
	topSix       = "省前六"
)

// formOnly are these columns; a table is no list of entries because it has them.
var formOnly = []string{roleColumn, topSixColumn, unitOrPlace}

// The headers of these columns that are told by their words, as each form asks in its own way.
var (
	topSixHeader  = pattern.New(`^[^:]{0,12}省.{0,10}前(?:六|6)名?(?:名次|成绩|获得者|者)?$`)
	appliesHeader = pattern.New(`^(?:是否)?申请(?:参加|升|打|跨)?(?:.{0,6}组别?|情况)?$`)
)

// askedFor gives the name of a column asked for in words of the form's own, "" for any other header.
func askedFor(k string) string {
	switch {
	case topSixHeader.MatchString(k):
		return topSixColumn
	case appliesHeader.MatchString(k):
		return "申请"
	}
	k, _ = withoutSeat(k)
	return k
}

var (
	staffRole = pattern.New(`^(?:正|副)?(?:领队|教练员?|主教练|总教练|助理教练|团长|副团长|联系人|队医|翻译|工作人员|随队人员|陪同人员|陪同)$`)
	roleParts = pattern.New(`[兼/、,和及]`)
)

// isStaff says whether a role is one of somebody who does not play: 领队, 领队/教练; not 领队兼运动员.
func isStaff(role string) bool {
	k := key(role)
	return k != "" && !slices.ContainsFunc(roleParts.Split(k, -1), func(p string) bool { return !staffRole.MatchString(p) })
}

var playingRole = pattern.New(`运动员|队员|选手|棋手|主力|替补|队长|参赛`)

// roleOf gives what a row says somebody is if that is a role in the team: under 职务, in the place of a number, or in
// brackets behind the name.
func (l *formList) roleOf(row *gridRow, extra string) string {
	for _, column := range append([]string{roleColumn}, counting...) {
		if c := l.get(row, column); c != nil && isStaff(line(c.text)) {
			return line(c.text)
		}
	}
	if c := l.get(row, roleColumn); c != nil && c.text != "" {
		playing := playingRole.MatchString(c.text)
		l.oddRole = l.oddRole || !playing
		if playing {
			return ""
		}
	}
	if isStaff(extra) {
		return extra
	}
	return ""
}

// staff leaves out who does not play. A leader is the leader of the list's people of his unit.
func (r *entryReader) staff(l *formList, row *gridRow, name, role string) {
	l.accept(row)
	r.unread(Source{Sheet: l.g.name, Row: row.num}, name, "是%s，没有作为棋手读入；也参赛的，请写成“%s兼运动员”", role, role)
	if !strings.Contains(role, "领队") {
		return
	}
	unit := l.above["单位"]
	if c := l.get(row, "单位"); c != nil {
		unit = line(c.text)
	}
	l.leads(key(unit), name)
}

// leads keeps a leader; of two in a unit nobody knows whose leader is which.
func (l *formList) leads(unit, name string) {
	if l.leaders == nil {
		l.leaders = map[string]string{}
	}
	if have, ok := l.leaders[unit]; ok && have != name {
		name = ""
	}
	l.leaders[unit] = name
}

// leaderBelow takes a leader named below the list, as forms for print have it. Above a further list he is that one's,
// unless the row follows the last person at once.
func (l *formList) leaderBelow(row *gridRow, said []saying) {
	if l.bottom != math.MaxInt && row.num != l.last+1 || slices.ContainsFunc(said, func(s saying) bool { return s.column == "单位" }) {
		return
	}
	for _, s := range said {
		if s.column == "领队" && l.owns(s.col) && plausibleName(s.text) {
			l.below = append(l.below, s.text)
			l.belowAt = row.num
		}
	}
}

// lead gives the list's people their leader where none is named beside them.
func (r *entryReader) lead(l *formList, rows []EntryRow) {
	if len(l.below) == 1 && len(l.leaders) == 0 {
		r.notice(Source{Sheet: l.g.name, Row: l.head.first}, "“领队”按名单下方的“%s”读入各行", l.below[0])
	}
	for _, row := range rows {
		leader := l.leaders[key(row.Fields["单位"])]
		if len(l.below) == 1 && len(l.leaders) == 0 {
			leader = l.below[0]
		}
		if leader != "" && row.Fields["领队"] == "" {
			row.Fields["领队"] = leader
		}
	}
}

// place reads 单位或籍贯: a place is 籍贯, anything else the unit.
func (r *entryReader) place(l *formList, row *gridRow, fields map[string]string) {
	c := l.get(row, unitOrPlace)
	if c == nil || c.text == "" {
		return
	}
	column := "单位"
	if isPlace(line(c.text)) {
		column = "籍贯"
	}
	if fields[column] == "" {
		r.field(fields, Source{Sheet: l.g.name, Row: row.num}, column, c)
	}
}

// mark puts 省前六 under 标记 where the form says yes. A text that says which place it was is for a human to weigh.
func (r *entryReader) mark(l *formList, row *gridRow, fields map[string]string) {
	c := l.get(row, topSixColumn)
	if c == nil || nothing(line(c.text)) {
		return
	}
	word, why := readYes(topSixColumn, line(c.text))
	if why != "" {
		r.unread(Source{Sheet: l.g.name, Row: row.num}, c.text, "“省前六”请填 是 或 否；没有读入，若是，请在“标记”里写上")
	}
	if word == "是" && !strings.Contains(fields["标记"], topSix) {
		fields["标记"] = strings.Trim(fields["标记"]+"、"+topSix, "、")
	}
}
