package importer

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

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
	var names []string
	for _, k := range r.t.Categories {
		names = append(names, k.Name)
	}
	name, _ := findCategory(names, typed)
	cat := r.category(name)
	if cat == nil {
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
		c.roundsOf(p, s)
	}
}

// roundsOf warns of rounds that cannot be meant: 恢复轮 not after 退赛轮 takes nobody back, and there is no round beyond the
// last.
func (c rec) roundsOf(p *pairing.Player, s *pairing.Section) {
	if p.ReturnAt > 0 && p.WithdrawnAt > 0 && p.ReturnAt <= p.WithdrawnAt {
		c.warn("恢复轮", "恢复轮要比退赛轮晚；若不再参赛，请清掉恢复轮", "%s：恢复轮 %d 不在退赛轮 %d 之后，不起作用", p.Name, p.ReturnAt, p.WithdrawnAt)
	}
	if s.Rounds == 0 {
		return
	}
	beyond := func(column string, rounds ...int) {
		if rounds = slices.DeleteFunc(rounds, func(n int) bool { return n <= s.Rounds }); len(rounds) > 0 {
			c.warn(column, "请核对轮次", "%s：“%s”的第%s轮超出了“%s”的轮次（%d）", p.Name, column, ranges(rounds), s.Name, s.Rounds)
		}
	}
	beyond("起始轮", p.FirstRound)
	beyond("缺席轮", slices.Clone(p.AbsentRounds)...)
	beyond("退赛轮", p.WithdrawnAt)
	beyond("恢复轮", p.ReturnAt)
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

var scientific = pattern.New(`^\d(?:\.\d+)?[eE]\+?1[5-9]$`)

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
		p.BirthRaw = arabicDate(c.data("出生日期"))
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
	spacedTable = pattern.New(`固定台?\s*(?:第)?\s*(\d+)\s*台?`)
	paidWords   = pattern.New(`已|微信|支付宝|转账|现金|银行|汇款|免|^[缴交付]$|^[缴交付]清$|元$`)
	unpaidWords = pattern.New(`未|欠|没|待`)
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
	if d, form := parseDate(cell.text); form == noSuchDay {
		c.fault("缴费", "请核对", "“缴费”没有这一天：“%s”", cell.text)
	} else if form == fullDate {
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
func (c rec) roundNumber(column string) int { return c.count(column, 1) }

// absences reads 缺席轮: 4、6-7.
func (c rec) absences(p *pairing.Player) {
	text := undate(c.data("缺席轮"))
	rounds, ok := parseRounds(text)
	if !ok && text != "" {
		c.fault("缺席轮", "写成 4、6-7", "“缺席轮”看不懂：“%s”", text)
	}
	p.AbsentRounds = rounds
}
