package prospectus

import (
	"slices"
	"strings"
	"unicode"

	"qisai/templates"
)

// unread lists the sentences with a phrase nothing was read from, and those that are doubtful.
func (r *reader) unread() {
	for _, c := range r.cs {
		c.sentences(func(from, to int) {
			if q := c.quoteAt(from, to); c.leftOver(from, to) && !slices.ContainsFunc(r.doubts, func(u Unread) bool { return u.quote == q }) {
				r.out.Unread = append(r.out.Unread, Unread{quote: q})
			}
		})
	}
	r.out.Unread = append(r.out.Unread, r.doubts...)
	slices.SortStableFunc(r.out.Unread, func(a, b Unread) int { return a.Line - b.Line })
}

// leftOver says whether a phrase of a sentence was not read.
func (c *clause) leftOver(from, to int) bool {
	if c.head && from == 0 && c.topic != topicNone && strings.TrimRight(c.s, ":") == c.s[:min(len(strings.TrimRight(c.s, ":")), to)] && len([]rune(c.s)) <= 16 {
		return false // a heading
	}
	start := from
	for i := from; i <= to; i++ {
		if i < to && c.s[i] != ',' {
			continue
		}
		if hanRunes(c.s[start:i]) >= 3 && !c.taken(start, i) && !filler.MatchString(strings.Trim(c.s[start:i], ",。;:|()")) {
			return true
		}
		start = i + 1
	}
	return false
}

// filler are phrases that say nothing to be filled in.
var filler = compile(`^(?:均可(?:以)?(?:自愿)?(?:报名)?(?:参赛|参加|报名)|额满为止|报名时(?:一并)?(?:交纳|缴纳|交清|缴清)|过期不.{1,4}|(?:具体|各组别?)?.{0,8}如下|其中|身体健康|凡?热爱.{0,6}|特此通知|以此类推|直至区分(?:为止)?|男女不限|名次奖金(?:奖品)?|竞赛规程|.{0,8}(?:见|详见)附(?:件|表).{0,3}|解释权.{0,12}|未尽事宜|另行通知)$`)

func hanRunes(s string) int {
	n := 0
	for _, r := range s {
		if unicode.Is(unicode.Han, r) {
			n++
		}
	}
	return n
}

// maxLine is the longest text of a cell; a longer clause takes several rows.
const maxLine = 600

// lines gives the text line by line with what is to be said of each.
func (r *reader) lines() {
	all := slices.Concat(r.cs, r.page)
	slices.SortStableFunc(all, func(a, b *clause) int { return a.line - b.line })
	for _, c := range all {
		text := Private(c.raw)
		for rest := []rune(text); len(rest) > maxLine; rest = rest[maxLine:] {
			r.out.Lines = append(r.out.Lines, Line{Number: c.line, Path: c.path, Text: string(rest[:maxLine])})
			text = string(rest[maxLine:])
		}
		l := Line{Number: c.line, Path: c.path, Text: text, Read: r.readFrom(c)}
		var remarks []string
		for _, p := range r.out.Problems {
			if slices.ContainsFunc(p.Where, func(q quote) bool { return q.Line == c.line && (q.Path == c.path || q.Text == "") }) {
				remarks = append(remarks, "问题："+p.Msg)
			}
		}
		for _, u := range r.out.Unread {
			if u.Line == c.line && u.Path == c.path && strings.Contains(c.raw, u.Text) {
				remark := "未识别"
				if u.Why != "" {
					remark += "（" + u.Why + "）"
				}
				if u.Text != strings.TrimRight(c.raw, "。；") {
					remark += "：" + Private(u.Text)
				}
				remarks = append(remarks, remark)
			}
		}
		l.Remark = strings.Join(remarks, "\n")
		r.out.Lines = append(r.out.Lines, l)
	}
}

// sheetKeys names the cells that say which row of a sheet it is.
var sheetKeys = map[string][]string{
	templates.SheetRegulation: {"项目", "内容"}, templates.SheetCategories: {"组别"}, templates.SheetSections: {"比赛组"},
	templates.SheetPrizes: {"奖项"}, templates.SheetBands: {"奖项", "名次"}, templates.SheetSchedule: {"比赛组", "轮次"},
}

// readFrom names the rows that were read from a clause.
func (r *reader) readFrom(c *clause) string {
	var out []string
	for i := range templates.Sheets {
		sheet := templates.Sheets[i].Name
		var rows []string
		for _, row := range r.out.Sheets[sheet] {
			if !slices.ContainsFunc(row.From, func(q quote) bool { return q.Line == c.line && q.Path == c.path && strings.Contains(c.raw, q.Text) }) {
				continue
			}
			var words []string
			for _, column := range sheetKeys[sheet] {
				if v := row.Cells[column]; v != "" {
					words = append(words, v)
				}
			}
			rows = append(rows, strings.Join(words, " "))
		}
		if len(rows) > 0 {
			out = append(out, sheet+"："+shorten(strings.Join(rows, "；"), 80))
		}
	}
	return strings.Join(out, "\n")
}
