package prize

import (
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Named is one entry of 名单: who was picked or nominated, or has declined.
type Named struct {
	Text     string // 编号 or 姓名 as typed
	Section  string // where the text says it: 女子组:12
	Declined bool
}

var (
	declineWords  = map[string]bool{"放弃": true, "弃权": true, "放弃晋级": true, "弃": true}
	nominateWords = map[string]bool{"推荐": true, "提名": true, "指派": true, "入选": true, "评选": true, "递补": true}
	noteBehind    = pattern.New(`^(.+?)\s*[(（]\s*([^()（）]*?)\s*[)）]$`)
)

// ParseNames reads 名单: 12、张三; 放弃:李四、王五. A word before a colon holds up to the next semicolon: 放弃, 推荐 or the
// section the numbers are of; 放弃 may also stand behind a name in brackets.
func ParseNames(text string) []Named {
	var out []Named
	for _, group := range splitAt(text, ";；") {
		n := Named{}
		if i := strings.IndexAny(group, ":："); i >= 0 {
			head := pairing.HalfWidth(group[:i])
			group = strings.TrimLeft(group[i:], ":：")
			if n.Declined = declineWords[head]; !n.Declined && !nominateWords[head] {
				n.Section = head
			}
		}
		for _, name := range splitAt(group, "、,，\r\n") {
			one := n
			one.Text = name
			if m := noteBehind.FindStringSubmatch(name); m != nil && (declineWords[m[2]] || nominateWords[m[2]]) {
				one.Text, one.Declined = m[1], declineWords[m[2]]
			}
			out = append(out, one)
		}
	}
	return out
}

// splitAt gives the parts between any of the separators, trimmed, without empty ones.
func splitAt(text, separators string) []string {
	var out []string
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(separators, r) }) {
		if part = strings.TrimSpace(part); part != "" {
			out = append(out, part)
		}
	}
	return out
}

// is says whether an entry means a player of a section.
func (n Named) is(p *pairing.Player, section string) bool {
	if n.Section != "" && n.Section != pairing.HalfWidth(section) {
		return false
	}
	if no, ok := n.number(); ok {
		return p.No == no && no != 0
	}
	return bareName(p.Name) == bareName(n.Text)
}

// number reads an entry such as 12 or 12号.
func (n Named) number() (pairing.StartNo, bool) {
	digits := strings.TrimSuffix(pairing.HalfWidth(n.Text), "号")
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return 0, false
	}
	no, ok := pairing.ParseNumeral(digits)
	return pairing.StartNo(no), ok
}

// bareName drops white space and makes the dots inside a name one.
func bareName(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune("•‧∙・．.", r) {
			return '·'
		}
		return r
	}, pairing.HalfWidth(name))
}
