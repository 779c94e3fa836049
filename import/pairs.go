package importer

import (
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// pairs reads 禁配 and 指定 of every section. Names of players who have no number yet are left for Resolve.
func (r *reader) pairs() {
	for _, s := range r.t.Sections {
		s.Forbidden, s.Fixed = nil, nil
		c, ok := r.b.places.sectionRows[s.Name]
		if !ok {
			continue
		}
		c.reader = r
		c.forbidden(s)
		for _, part := range splitSemicolons(c.settingText()) {
			if name, value, ok := strings.Cut(part, "="); ok && squeeze(name) == "指定" {
				c.fixed(s, value)
			}
		}
	}
}

// Resolve reads 禁配 and 指定 anew. Call it after the draw: pairs given by name can only be numbered then.
func (b *Book) Resolve(t *pairing.Tournament) Problems {
	r := &reader{b: b, t: t, drawn: true}
	r.pairs()
	return r.problems
}

// forbidden reads 3-17; 张三-李四. What Excel made a date of, 3-17, is understood.
func (c rec) forbidden(s *pairing.Section) {
	for _, part := range splitList(undate(c.data("禁配"))) {
		if pair, ok := c.pair(s, "禁配", part); ok && pair[0] != 0 && pair[1] != 0 {
			s.Forbidden = append(s.Forbidden, pair)
		}
	}
}

var fixedText = pattern.New(`^(?:第?(\d+)轮?):(.+)$`)

// fixed reads 第5轮:12-7, several by 、 or a comma; 12-0 is a bye for 12.
func (c rec) fixed(s *pairing.Section, value string) {
	round := 0
	for _, part := range splitList(value) {
		if m := fixedText.FindStringSubmatch(squeeze(part)); m != nil {
			round, part = number(m[1]), m[2]
		}
		if round == 0 {
			c.fault("设置", "写成 指定=第5轮:12-7", "“指定”看不懂：“%s”", part)
			continue
		}
		pair, ok := c.order(s, part)
		switch {
		case ok && pair[0] != 0 && (pair[1] != 0 || isBye(part)):
			s.Fixed = append(s.Fixed, pairing.FixedPair{Round: round, Red: pair[0], Black: pair[1]})
		case ok && c.drawn && round == s.LastRound()+1:
			c.warn("设置", "指定的两个人本轮都要参加编排", "“%s”中有人还没有编号，第%d轮的这个指定不起作用", part, round)
		}
	}
}

// isBye says whether one side of a pair of 指定 is 0 or 轮空.
func isBye(text string) bool {
	a, b, _ := strings.Cut(text, "-")
	return byeWord(a) || byeWord(b)
}

func byeWord(word string) bool {
	word = squeeze(word)
	return word == "0" || word == "轮空"
}

// order reads a pair of 指定; of a bye the player stands first.
func (c rec) order(s *pairing.Section, text string) (pair [2]pairing.StartNo, ok bool) {
	if !isBye(text) {
		return c.pair(s, "设置", text)
	}
	a, b, _ := strings.Cut(text, "-")
	if byeWord(a) {
		a, b = b, a
	}
	if !byeWord(b) || squeeze(a) == "" || byeWord(a) {
		c.fault("设置", "指定轮空写成 第5轮:12-0", "这一对看不懂：“%s”", text)
		return pair, false
	}
	p := c.member(s, "设置", a)
	if p == nil {
		return pair, false
	}
	return [2]pairing.StartNo{p.No, 0}, true
}

// pair reads two numbers or names with a hyphen between.
func (c rec) pair(s *pairing.Section, column, text string) (pair [2]pairing.StartNo, ok bool) {
	a, b, found := strings.Cut(text, "-")
	if !found || a == "" || b == "" {
		c.fault(column, "写成 3-17 或 张三-李四，用分号隔开", "这一对看不懂：“%s”", text)
		return pair, false
	}
	ok = true
	var players [2]*pairing.Player
	for i, word := range []string{a, b} {
		players[i] = c.member(s, column, word)
		if players[i] == nil {
			ok = false
			continue
		}
		pair[i] = players[i].No
	}
	if ok && players[0] == players[1] {
		c.fault(column, "", "“%s”两边是同一个人", text)
		return pair, false
	}
	return pair, ok
}

// member finds a player of a section by number or name; nil with a fault if there is none or more than one.
func (c rec) member(s *pairing.Section, column, word string) *pairing.Player {
	if n, ok := parseInt(word); ok {
		if p := s.Player(pairing.StartNo(n)); p != nil {
			return p
		}
		c.fault(column, "抽签以前请写姓名", "“%s”里没有编号 %d", s.Name, n)
		return nil
	}
	var found []*pairing.Player
	for _, p := range s.Players {
		if nameKey(p.Name) == nameKey(word) {
			found = append(found, p)
		}
	}
	switch len(found) {
	case 1:
		return found[0]
	case 0:
		c.fault(column, "", "“%s”的报名里没有“%s”", s.Name, strings.TrimSpace(word))
	default:
		c.fault(column, "抽签以后写编号", "“%s”里有%d个“%s”，分不清是哪一个", s.Name, len(found), strings.TrimSpace(word))
	}
	return nil
}

var isoDate = pattern.New(`^\d{4}-(\d{2})-(\d{2})$`)

// undate gives back what was typed before Excel made a date of it: 3-17.
func undate(text string) string {
	if m := isoDate.FindStringSubmatch(text); m != nil {
		return strings.TrimLeft(m[1], "0") + "-" + strings.TrimLeft(m[2], "0")
	}
	return text
}
