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
			left, some := c.leftOver(from, to)
			q := c.quoteAt(from, to)
			if len(left) == 0 || slices.ContainsFunc(r.doubts, func(u Unread) bool { return u.quote == q }) {
				return
			}
			u := Unread{quote: q}
			if some {
				u.Part = c.phrasesAt(left)
			}
			u.General = !some && (general.MatchString(c.s[from:to]) && !telling.MatchString(c.s[from:to]) || c.signature())
			r.out.Unread = append(r.out.Unread, u)
		})
	}
	r.out.Unread = append(r.out.Unread, r.doubts...)
	slices.SortStableFunc(r.out.Unread, func(a, b Unread) int { return a.Line - b.Line })
}

// leftOver gives the phrases of a sentence that were not read, and whether others were.
func (c *clause) leftOver(from, to int) (left []span, some bool) {
	if c.head && from == 0 && c.topic != topicNone && strings.TrimRight(c.s, ":") == c.s[:min(len(strings.TrimRight(c.s, ":")), to)] && len([]rune(c.s)) <= 16 {
		return nil, false // a heading
	}
	for _, ph := range phrases(c.s, from, to) {
		if k := labelLength(c.s[ph.from:ph.to]); k > 0 && c.taken(ph.from, ph.from+k) {
			some = true
			ph.from += k // 定段组：尚无段位: the group is read, not what is said of it
		}
		switch text := c.s[ph.from:ph.to]; {
		case c.read(ph):
			some = true
		case (hanRunes(text) >= 3 || amountOf.MatchString(text)) && !filler.MatchString(strings.Trim(text, ",。;:|()")):
			left = append(left, ph)
		}
	}
	return left, some
}

// amountOf is a number with what it counts: however short, it may be a rule (100人).
var amountOf = compile(`\d(?:人|元|名|轮|岁|队|分钟|万)`)

// read says whether a phrase was read: a fair part of it beside the names of groups, since a number alone may be of
// something else (打满7轮的参加抽奖), and a group is only whom it is about (小学乙组使用64格棋盘).
func (c *clause) read(ph span) bool {
	if !c.taken(ph.from, ph.to) {
		return false
	}
	named, used := make([]bool, ph.to-ph.from), make([]bool, ph.to-ph.from)
	for _, g := range c.groups() {
		mark(named, g.span, ph)
	}
	for _, u := range c.used {
		mark(used, u, ph)
	}
	covered, rest := 0, 0
	for i := labelLength(c.s[ph.from:ph.to]); i < len(named); i++ {
		if named[i] {
			continue
		}
		rest++
		if used[i] {
			covered++
		}
	}
	return rest <= shortRest || covered*readShare >= rest && covered > 0
}

// mark notes the bytes of a phrase that lie in a span.
func mark(bytes []bool, sp, ph span) {
	for i := max(sp.from, ph.from); i < min(sp.to, ph.to); i++ {
		bytes[i-ph.from] = true
	}
}

// shortRest is so little beside the name of a group that it says nothing by itself.
const shortRest = 3 * len("字")

// readShare is the part of a phrase that has to be read, one in so many.
const readShare = 6

// labelLength gives how long the label of a phrase is, 0 without one; 17:00 has none.
func labelLength(phrase string) int {
	m := labelColon.FindStringIndex(phrase)
	if m == nil || m[1] == len(phrase) {
		return 0
	}
	return m[1]
}

var labelColon = compile(`^[^:]*[^:\d]:`)

// phrasesAt gives phrases of a clause as they are written.
func (c *clause) phrasesAt(at []span) string {
	var out []string
	for _, ph := range at {
		out = append(out, c.quoteAt(ph.from, ph.to).Text)
	}
	return strings.Join(out, "，")
}

// signature says whether a line is the head or the foot of a letter: whom it is to, who wrote it, and when.
func (c *clause) signature() bool {
	return c.style == plain && len([]rune(c.s)) <= 40 && (signedDay.MatchString(c.s) || letterHead.MatchString(c.s) || !strings.ContainsAny(c.s, ",。;:") && organisations(hostNames(c.raw)))
}

var letterHead = compile(`^(?:各|尊敬的|亲爱的|致)[^。;]{2,36}:$`)

var (
	// filler are phrases that say nothing to be filled in.
	filler = compile(`^(?:均可(?:以)?(?:自愿)?(?:报名)?(?:参赛|参加|报名)|额满为止|报名时(?:一并)?(?:交纳|缴纳|交清|缴清)|[过逾]期.{1,6}|(?:具体|各组别?)?.{0,8}如下|其中|身体健康|凡?热爱.{0,6}|特此通知|(?:以此|依次)类推|直至区分(?:为止)?|男女不限|名次奖金(?:奖品)?|竞赛规程|.{0,8}(?:见|详见)附(?:件|表).{0,3}|解释权.{0,12}|未尽事宜|另行(?:通知|公布)|` +
		`(?:先|如|如果)?(?:时限|时间|用时|超时|棋钟)?(?:用尽|告罄|用完|用光|耗尽|到了?|走完|先?超时|旗落|超过时限)?(?:的|者|一方|即|就|立即|直接)*(?:判|作|算|为|是)(?:为|作|其|该局|本局)?(?:负|输))$`)
	// general are provisions for the conduct of an event, of which no cell holds anything.
	general = compile(`保险|食宿|膳宿|住宿|用餐|午餐|盒饭|交通费?|差旅|体检|健康|医院|手机|电子设备|吸烟|禁烟|喧哗|纪律|安全|文明|礼仪|着装|服从|仲裁|裁判长?(?:、|和|员|由|的|及)|编排长|解释|未尽|没说到|没写到|另行|通知|公布|联系(?:人|电话|方式)|电话|微信|停车|公交|乘车|地铁|自驾|离会|领队会|技术会议|赛风|家长|监护|陪同|为(?:了)?(?:弘扬|活跃|丰富|推动|进一步|贯彻|促进)|经研究|认真组织|各位(?:棋友|朋友)|大家好|欢迎|相互转告|踊跃|转发|解释权|肖像|录像|直播|拍照|迷信|赌博|奉陪|指导思想|宗旨|目的`)
	// telling are numbers and words the sheets are about: a sentence with them is shown.
	telling = compile(`\d(?:元|名|人|轮|局|分|岁|队|盘)|[一二两三四五六七八九十](?:元|名|人|轮|岁|队)|出生|户籍|籍贯|大师|棋士|积分|名次|奖|弃权|迟到|编排[^长员人、]|报名费|服务费|参赛费|组别|[男女]|各组|每组`)
)

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
				remark := u.Kind()
				if u.Part == "" && u.Text != strings.TrimRight(c.raw, "。；") {
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
