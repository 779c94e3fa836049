package importer

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/templates"
)

// roster reads 报名.
func (r *reader) roster(t *table) {
	r.b.places.tables[templates.SheetRoster] = t
	units := map[string]string{}
	r.each(t, func(c rec) {
		if c.passOver() {
			return
		}
		p := c.player()
		// one printed form for a unit typed in different widths or with blanks, so that 同单位 is seen
		if k := key(p.Unit); units[k] == "" {
			units[k] = p.Unit
		}
		p.Unit = units[key(p.Unit)]
		r.t.Players = append(r.t.Players, p)
		r.b.places.players[p] = c.row
		c.join(p)
	})
	if t == nil {
		return
	}
	r.entryNumbers(t)
	r.startNumbers(t)
}

// personColumns tell that a row is about somebody even if its 姓名 is empty.
var personColumns = []string{"身份证号", "出生日期", "组别", "单位", "性别", "电话", "籍贯", "称号", "编号", "缴费", "报到"}

// passOver skips notes, totals, samples and rows with nothing but a number; an empty 姓名 in a filled row is a fault.
func (c rec) passOver() bool {
	name := c.text("姓名")
	person := 0
	for _, column := range personColumns {
		if cell := c.row.cell(c.t.cols[column]); cell != nil && cell.text != "" {
			person++
		}
	}
	switch {
	case remark(c.firstText()), remark(name):
		return c.data("身份证号") == "" || c.data("组别") == "" || remark(name)
	case key(name) == "姓名": // the header once more, on a further page
		return true
	case name == "" && person == 0:
		return true
	case name == "" && person == 1 && c.text("组别") == "" && len([]rune(c.firstText())) > 8: // a sentence below the table
		return true
	case name == "":
		c.fault("姓名", "填上姓名，或删去这一行", "这一行有内容而姓名是空的")
		return true
	case person == 0 && len([]rune(name)) > 15:
		c.warn("姓名", "", "这一行像是附注，没有读入")
		return true
	}
	return false
}

// player reads one entry.
func (c rec) player() *pairing.Player {
	p := &pairing.Player{
		Entry: c.int("序号", 1), No: pairing.StartNo(c.int("编号", 1)), Name: c.text("姓名"), IDKind: c.text("证件类型"),
		Unit: c.text("单位"), Origin: c.text("籍贯"), Applied: c.yes("申请") == pairing.Yes, Title: c.text("称号"),
		Active: c.active(), Marks: c.marks(), Entered: c.date("报名日期"), CheckIn: c.checkIn(), Proof: c.text("证明"),
		Phone: pairing.Secret(c.data("电话")), Leader: c.text("领队"), Override: c.override(), Note: c.text("备注"),
		FirstRound: c.roundNumber("起始轮"), WithdrawnAt: c.roundNumber("退赛轮"), ReturnAt: c.roundNumber("恢复轮"),
	}
	c.sex(p)
	c.identity(p)
	c.birth(p)
	c.payment(p)
	c.absences(p)
	return p
}

// join finds the entry's category and puts it into the section.
func (c rec) join(p *pairing.Player) {
	r := c.reader
	typed := c.text("组别")
	cat := r.category(typed)
	if cat == nil {
		var names []string
		for _, k := range r.t.Categories {
			names = append(names, k.Name)
		}
		p.Category = typed
		switch {
		case len(names) == 0: // reported already
		case typed == "":
			c.fault("组别", "填上组别；现有："+strings.Join(names, "、"), "%s没有写组别", p.Name)
		default:
			c.fault("组别", "现有："+strings.Join(names, "、"), "“组别”表中没有“%s”", typed)
		}
		return
	}
	p.Category = cat.Name
	if s := r.section(cat.Section); s != nil {
		s.Players = append(s.Players, p)
		r.joined[p] = true
	}
}

// sex reads 性别; a pair (双人) may be of two.
func (c rec) sex(p *pairing.Player) {
	var sexes []pairing.Sex
	for _, part := range strings.Split(c.data("性别"), "/") {
		s, ok := parseSex(part)
		if !ok {
			c.fault("性别", "请填 男 或 女", "“性别”看不懂：“%s”", c.text("性别"))
			return
		}
		sexes = append(sexes, s)
	}
	if len(slices.Compact(sexes)) == 1 {
		p.Sex = sexes[0]
	}
}

var scientific = regexp.MustCompile(`^\d(?:\.\d+)?[eE]\+?1[5-9]$`)

// identity reads 身份证号. A number cell of 16 or more digits has already lost its last ones; they are never guessed.
func (c rec) identity(p *pairing.Player) {
	cell := c.get("身份证号")
	if cell == nil {
		return
	}
	text := strings.ToUpper(strings.Trim(squeeze(fold(cell.text)), "'`’‘\""))
	if cell.kind == numberCell && cell.num >= 1e15 || scientific.MatchString(text) {
		p.IDBroken = true
		return
	}
	p.ID = pairing.Secret(text)
}

// birth reads 出生日期; what is no full date is kept as typed, eligibility judges it.
func (c rec) birth(p *pairing.Player) {
	d, form := cellDate(c.get("出生日期"), c.b.date1904)
	switch form {
	case noDate:
	case fullDate:
		p.Birth = d
	default:
		p.BirthRaw = c.data("出生日期")
	}
}

// active reads 在役.
func (c rec) active() pairing.Tri {
	switch c.data("在役") {
	case "在役", "现役":
		return pairing.Yes
	case "退役", "非现役", "已退役", "不在役":
		return pairing.No
	}
	return c.yes("在役")
}

var (
	spacedTable = regexp.MustCompile(`固定台?\s*(?:第)?\s*(\d+)\s*台?`)
	paidWords   = regexp.MustCompile(`已|微信|支付宝|转账|现金|银行|汇款|免|^[缴交付]$|^[缴交付]清$|元$`)
	unpaidWords = regexp.MustCompile(`未|欠|没|待`)
)

// marks reads 标记, several by 、 or a blank.
func (c rec) marks() []string {
	return splitWords(spacedTable.ReplaceAllString(c.data("标记"), "固定台$1 "))
}

// payment reads 缴费: a word, a mark, a date or a sum.
func (c rec) payment(p *pairing.Player) {
	cell := c.get("缴费")
	if cell == nil {
		return
	}
	word := key(cell.text)
	if d, form := parseDate(cell.text); form == fullDate {
		p.Paid, p.PaidOn = pairing.Yes, d
	} else if form == monthDay && cell.kind == textCell && c.reader.t.Regulation.Start.Year != 0 {
		d.Year = c.reader.t.Regulation.Start.Year
		p.Paid, p.PaidOn = pairing.Yes, d
	} else if tri, ok := parseYes(word); ok {
		p.Paid = tri
	} else if unpaidWords.MatchString(word) {
		p.Paid = pairing.No
	} else if n, err := strconv.ParseFloat(word, 64); paidWords.MatchString(word) || err == nil && n > 0 {
		p.Paid = pairing.Yes
	} else {
		c.fault("缴费", "请填 是、否 或缴费日期", "“缴费”看不懂：“%s”", cell.text)
	}
}

// checkIn keeps 报到 as typed, "" for words that say he is not there.
func (c rec) checkIn() string {
	text := c.text("报到")
	if tri, _ := parseYes(text); tri == pairing.No || unpaidWords.MatchString(text) || key(text) == "缺席" {
		return ""
	}
	return text
}

// override reads 裁定.
func (c rec) override() pairing.Verdict {
	switch c.choice("裁定", "通过", "不符") {
	case "通过":
		return pairing.Accepted
	case "不符":
		return pairing.Rejected
	}
	return pairing.NotJudged
}

// roundNumber reads a round: 3, 第3轮.
func (c rec) roundNumber(column string) int { return c.int(column, 1) }

// absences reads 缺席轮: 4、6-7.
func (c rec) absences(p *pairing.Player) {
	text := undate(c.data("缺席轮"))
	rounds, ok := parseRounds(text)
	if !ok && text != "" {
		c.fault("缺席轮", "写成 4、6-7", "“缺席轮”看不懂：“%s”", text)
	}
	p.AbsentRounds = rounds
}

var roundRange = regexp.MustCompile(`^第?(\d{1,2})轮?(?:[-~至到]+第?(\d{1,2})轮?)?$`)

// parseRounds reads 4、6-7 or 第4轮; ok is false for anything else, and for empty text.
func parseRounds(text string) ([]int, bool) {
	var out []int
	for _, part := range splitWords(fold(text)) {
		m := roundRange.FindStringSubmatch(part)
		if m == nil {
			return nil, false
		}
		first, last := number(m[1]), number(m[1])
		if m[2] != "" {
			last = number(m[2])
		}
		if first < 1 || last < first {
			return nil, false
		}
		for n := first; n <= last; n++ {
			if !slices.Contains(out, n) {
				out = append(out, n)
			}
		}
	}
	slices.Sort(out)
	return out, len(out) > 0
}

// entryNumbers finds 序号 given twice, and gives one to rows without: the draw depends on them.
func (r *reader) entryNumbers(t *table) {
	first, highest := map[int]*pairing.Player{}, 0
	for _, p := range r.t.Players {
		highest = max(highest, p.Entry)
		if p.Entry == 0 {
			continue
		}
		if q := first[p.Entry]; q != nil {
			c := rec{r, t, r.b.places.players[p]}
			c.fault("序号", "把其中一个改成没有用过的序号", "序号 %d 重复：%s和 %s 的%s", p.Entry, p.Name,
				rec{r, t, r.b.places.players[q]}.at("序号"), q.Name)
			continue
		}
		first[p.Entry] = p
	}
	for _, p := range r.t.Players {
		if p.Entry == 0 {
			highest++
			p.Entry = highest
		}
	}
}

// startNumbers finds 编号 given twice in a section.
func (r *reader) startNumbers(t *table) {
	for _, s := range r.t.Sections {
		first := map[pairing.StartNo]*pairing.Player{}
		for _, p := range s.Players {
			q := first[p.No]
			switch {
			case p.No == 0:
			case q == nil:
				first[p.No] = p
			default:
				c := rec{r, t, r.b.places.players[p]}
				c.fault("编号", "编号由程序抽签填写；请改回原来的", "“%s”的编号 %d 重复：%s和 %s 的%s", s.Name, p.No, p.Name,
					rec{r, t, r.b.places.players[q]}.at("编号"), q.Name)
			}
		}
	}
}
