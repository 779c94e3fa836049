package prospectus

import (
	"strings"
)

var (
	titleTail = compile(`(?:的?(?:补充)?通知|(?:竞赛|比赛|赛事|单项)?(?:总)?(?:规程|章程|办法)|的?邀请函)(?:\((?:草案|修订稿|试行|[^()]{0,8})\))?\d{0,2}$`)
	titleOnly = compile(`^(?:竞赛|比赛|赛事)?(?:总)?(?:规程|章程)\d?$`)
	noTitle   = compile(`^\(|^\[[^\]]*$|时间:|日期:|地点:|奖.*\d元|\.(?:png|jpe?g|gif)|^各(?:$|[^位])|:$|^附件?[^:]*$|来源:|作者:|发布|阅读|〔|号$`)
	joinUp    = compile(`^(?:暨|\(暨|--|及|和|"|\()`)
	joinDown  = compile(`(?:暨|及|—|-)$`)
)

// title finds the event's name above the first clause: the lines above the word 竞赛规程, or the line that ends with it.
func (r *reader) title() {
	if r.namedByLabel() {
		return
	}
	var top []*clause
	for _, c := range r.cs {
		if c.style > heading || c.style == heading && len(top) > 0 && !titleOnly.MatchString(c.s) && !annex.MatchString(c.s) {
			break
		}
		top = append(top, c)
	}
	last := -1
	for i, c := range top {
		if titleTail.MatchString(c.s) && !noTitle.MatchString(c.s) {
			last = i
		}
	}
	switch {
	case last >= 0:
		r.titleAt(top, last)
	case len(top) > 0:
		for i, c := range top {
			if !anEvent.MatchString(c.s) || noTitle.MatchString(c.s) || strings.ContainsAny(c.s, "。;") || len([]rune(c.s)) < 6 || len([]rune(c.s)) > 60 {
				continue
			}
			if r.titleAt(top, i); len(r.items["赛事名称"]) > 0 {
				return
			}
		}
	}
}

// annex is the line above the regulation that follows a letter.
var annex = compile(`^附件?[一二三1-9]?:?$`)

// nameLabel is a clause that only says what the event is called.
var nameLabel = compile(`^(?:赛事|比赛|活动|竞赛|大赛)(?:的)?名称(?::|$)`)

// namedByLabel reads the name behind the label 赛事名称.
func (r *reader) namedByLabel() bool {
	for i, c := range r.cs {
		m := nameLabel.FindStringIndex(c.s)
		if m == nil {
			continue
		}
		from, at := r.next(i, m[1])
		if from == nil {
			continue
		}
		name := strings.Trim(strings.ReplaceAll(from.cut(at, len(from.s)), " ", ""), "。；;《》")
		if n := len([]rune(name)); n < 4 || n > 60 {
			continue
		}
		r.item("赛事名称", name, from, at, len(from.s))
		return true
	}
	return false
}

// titleAt reads the name that ends at a line, with the lines above that belong to it.
func (r *reader) titleAt(top []*clause, last int) {
	var parts []*clause
	for i := last; i >= 0; i-- {
		c := top[i]
		switch {
		case i == last && titleOnly.MatchString(c.s):
			c.takeAll()
			continue
		case i != last && noTitle.MatchString(c.s):
			if len(parts) > 0 && parts[0] != top[last] {
				i = 0
			}
			continue
		}
		if len(parts) > 0 && !joinUp.MatchString(parts[0].s) && !joinDown.MatchString(c.s) && !(len(parts) == 1 && (r.shortTail(parts[0]) || halfName(c.s, parts[0].s))) {
			break
		}
		parts = append([]*clause{c}, parts...)
	}
	if len(parts) > 0 {
		r.nameFrom(parts)
	}
}

// shortTail says whether a title's last line is only its end: （个人）竞赛规程, 象棋比赛竞赛规程.
func (r *reader) shortTail(c *clause) bool {
	bare := titleTail.ReplaceAllString(c.s, "")
	return len([]rune(bare)) <= 8 && len([]rune(bare)) > 0 && !yearRE.MatchString(bare)
}

// halfName says whether a line is the first half of the name that ends below it: 2025年某县“智慧少年” above 中小学生国际跳棋锦标赛.
func halfName(above, below string) bool {
	return nameStart.MatchString(above) && !nameStart.MatchString(below) && !anEvent.MatchString(strings.ReplaceAll(above, "杯", "")) &&
		len([]rune(above)) <= 24 && !strings.ContainsAny(above, ",。;:")
}

// nameStart is what a name begins with, or has in its first half.
var nameStart = compile(`\d{4}年?|第[一二三四五六七八九十\d]{1,3}届|首届|杯["”]`)

func (r *reader) nameFrom(parts []*clause) {
	raw := ""
	for _, c := range parts {
		raw += strings.ReplaceAll(c.raw, " ", "")
	}
	name := titleName(raw)
	if name == "" {
		return
	}
	for _, c := range parts {
		c.takeAll()
	}
	c := parts[0]
	r.items["赛事名称"] = []value{{name, c, quote{"标题", c.line, ""}}}
}
