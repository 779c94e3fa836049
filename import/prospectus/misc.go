package prospectus

import (
	"slices"
	"strings"
)

var (
	arbiters   = compile(`^(?:总)?(裁判长|编排长):?([\x{4E00}-\x{9FA5}]{2,4}?)(?:\(.*\))?$`)
	noName     = compile(`待定|由|指派|选派|另|名单|职责`)
	eventsLine = compile(`^(?:竞赛|比赛)项目:?(.*)$`)
)

// others keeps what the program only prints: the arbiters, the events, 自然限着.
func (r *reader) others() {
	for i, c := range r.cs {
		if m := arbiters.FindStringSubmatch(c.s); m != nil && !noName.MatchString(m[2]) {
			r.item(m[1], m[2], c, 0, len(c.s))
		}
		if m := eventsLine.FindStringSubmatchIndex(c.s); m != nil {
			r.eventsItem(i, m[2])
		}
		if m := quietMoves.FindStringSubmatchIndex(c.s); m != nil {
			r.item("自然限着", c.s[m[2]:m[5]], c, m[0], m[1])
		}
	}
}

// eventsItem keeps 竞赛项目 where it is a few words behind its label or in the one line below.
func (r *reader) eventsItem(i, from int) {
	c, at := r.next(i, from)
	if c == nil || c != r.cs[i] && i+2 < len(r.cs) && r.cs[i+2].parent == r.cs[i] {
		return
	}
	if text := strings.Trim(c.cut(at, len(c.s)), "。；;"); text != "" && len([]rune(text)) <= 40 {
		r.item("竞赛项目", text, c, at, len(c.s))
	}
}

// keptItems are the items that are only kept, in the order of the sheet.
func (r *reader) keptItems(known []string) []string {
	var names []string
	for name := range r.items {
		if !slices.Contains(known, name) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
