package report

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/regulation"
)

// awards says of every list but those of 晋级 who gets what, band by band, then the sums and the tax.
func (in RulesInput) awards() []ruling {
	var out []ruling
	paying := false
	for i := range in.Lists {
		if l := &in.Lists[i]; l.Kind != prize.Qualifying {
			r := in.award(i, l)
			out = append(out, r)
			_, sum := l.Total(in.Bands)
			paying = paying || sum > 0
		}
	}
	if !paying {
		return out
	}
	return append(out, in.grandTotal(), in.taxRule())
}

// award is one list.
func (in RulesInput) award(i int, l *prize.List) ruling {
	places, sum := l.Total(in.Bands)
	lines := []string{in.source(l) + placesWords(l, places)}
	for _, b := range in.bandsOf(l) {
		lines = append(lines, bandWords(b, l.Quota, counted(l)))
	}
	if sum > 0 {
		lines = append(lines, totalWords(l, places, sum))
	}
	if l.Kind == prize.Cash {
		lines = append(lines, in.minusOne(i, l), in.sharing(i, l))
	}
	if l.Kind == prize.Picked {
		lines = append(lines, namedWords(l))
	}
	return ruling{l.Name, strings.Join(nonEmpty(lines...), "\n"), l.Clause}
}

// source says whose ranking counts, and who of it.
func (in RulesInput) source(l *prize.List) string {
	if l.Kind == prize.Picked {
		return "评选"
	}
	section := l.Section
	if section == "" && len(in.Tournament.Sections) == 1 {
		section = in.Tournament.Sections[0].Name
	}
	text := "按" + section + "的名次"
	switch {
	case l.Kind == prize.TeamPrize:
		text = "按" + section + "的团体名次"
	case section == "":
		text = "按各比赛组的名次"
	}
	if words := filterWords(l.Filter); words != "" {
		text += "，只取" + words
	}
	return text
}

// filterWords says who meets a filter: 公开女子组、四川籍、没有现役大师及以上称号的.
func filterWords(f prize.Filter) string {
	var parts []string
	for _, c := range f.Conditions {
		parts = append(parts, conditionWords(c))
	}
	if parts == nil {
		return ""
	}
	return strings.Join(parts, "、") + "的棋手"
}

func conditionWords(c prize.Condition) string {
	values := strings.Join(c.Values, "或")
	title := "称号"
	if c.Field == "现役称号" {
		title = "现役称号"
	}
	switch c.Field + c.Op {
	case "组别=":
		return values
	case "性别=":
		return values + "子"
	case "籍贯=":
		return strings.Join(c.Values, "籍或") + "籍"
	case "标记=":
		return "有“" + values + "”标记"
	case "单位=":
		return "单位是" + values
	case "称号<", "现役称号<":
		return "没有" + values + "及以上" + title
	case "称号≤", "现役称号≤":
		return title + "不高于" + values
	case "出生<":
		return values + "以前（不含）出生"
	case "出生≤":
		return values + "以前（含）出生"
	case "出生=":
		return values + "出生"
	}
	if c.Op == "≠" {
		return c.Field + "不是" + values
	}
	return c.Field + "是" + values
}

// counted is the word behind a number of winners.
func counted(l *prize.List) string {
	if l.Kind == prize.TeamPrize {
		return "队"
	}
	return "名"
}

func placesWords(l *prize.List, places int) string {
	switch {
	case places == 0:
		return "，全部"
	case l.Kind == prize.Picked:
		return fmt.Sprintf("%d名", places)
	}
	return fmt.Sprintf("，取前%d%s", places, counted(l))
}

// bandsOf gives the bands of a list by place.
func (in RulesInput) bandsOf(l *prize.List) []prize.Band {
	var out []prize.Band
	for _, b := range in.Bands {
		if pairing.HalfWidth(b.List) == pairing.HalfWidth(l.Name) {
			out = append(out, b)
		}
	}
	slices.SortStableFunc(out, func(a, b prize.Band) int { return a.From - b.From })
	return out
}

// bandWords says what the places of a band get: 第7至8名：各600元，2名共1200元；成绩证书.
func bandWords(b prize.Band, quota int, counted string) string {
	var gifts []string
	n := b.To - b.From + 1
	switch {
	case b.Each > 0 && b.To == 0:
		gifts = append(gifts, "各"+b.Each.Yuan())
	case b.Each > 0 && n == 1:
		gifts = append(gifts, b.Each.Yuan())
	case b.Each > 0:
		gifts = append(gifts, fmt.Sprintf("各%s，%d%s共%s", b.Each.Yuan(), n, counted, (b.Each*pairing.Money(n)).Yuan()))
	}
	if b.Title != "" {
		gifts = append(gifts, "称号“"+b.Title+"”")
	}
	text := spanWords(b.Span) + "：" + strings.Join(append(gifts, nonEmpty(b.Certificate, b.Item)...), "、")
	if quota > 0 && b.To > quota {
		text += fmt.Sprintf("（名额%d，以后的不发）", quota)
	}
	return text
}

func spanWords(s prize.Span) string {
	switch {
	case s.To == 0 && s.From <= 1:
		return "每名"
	case s.To == 0:
		return fmt.Sprintf("第%d名以后", s.From)
	case s.From == s.To:
		return fmt.Sprintf("第%d名", s.From)
	}
	return fmt.Sprintf("第%d至%d名", s.From, s.To)
}

func totalWords(l *prize.List, places int, sum pairing.Money) string {
	text := fmt.Sprintf("合计：%d%s共%s", places, counted(l), sum.Yuan())
	switch {
	case l.Subtotal == 0:
		return text
	case l.Subtotal == sum:
		return text + "，与规程写的小计相符"
	}
	return text + "，规程写的小计是" + l.Subtotal.Yuan() + "，不符"
}

func (in RulesInput) minusOne(i int, l *prize.List) string {
	text := "人数不足时不减名额"
	if l.MinusOne > 0 {
		text = fmt.Sprintf("参赛不足%d人时减一录取：n 人取 n−1 名，至少1名", l.MinusOne)
	}
	return in.or(text, regulation.Lists, i, "减一")
}

// sharing matters where there is more than one list of money.
func (in RulesInput) sharing(i int, l *prize.List) string {
	others := slices.ContainsFunc(in.Lists, func(o prize.List) bool {
		return o.Kind == prize.Cash && o.Name != l.Name && (o.Section == l.Section || o.Section == "" || l.Section == "")
	})
	if !others {
		return ""
	}
	text := map[prize.Sharing]string{
		prize.KeepBoth: "与别的奖金可以兼得", prize.KeepLarger: "与别的奖金不能兼得，取较高的一份，空出的名次由后面的递补", prize.NotBoth: "已得前面奖项奖金的不再得，名次由后面的递补",
	}[l.Sharing]
	return in.or(text, regulation.Lists, i, "兼得")
}

func namedWords(l *prize.List) string {
	var names []string
	for _, n := range l.Named {
		names = append(names, n.Text)
	}
	if names == nil {
		return "名单未定"
	}
	return "名单：" + strings.Join(names, "、")
}

// qualifying says of every list of 晋级 who goes on.
func (in RulesInput) qualifying() []ruling {
	var out []ruling
	for i := range in.Lists {
		l := &in.Lists[i]
		if l.Kind != prize.Qualifying {
			continue
		}
		text := in.source(l) + fmt.Sprintf("，取%d名；不合条件、已由别处晋级或放弃的跳过，依次顺延补满", l.Quota)
		if l.Quota == 0 {
			text = in.source(l) + "，列出全部次序备用；" + in.or("名额未定", regulation.Lists, i, "名额")
		}
		out = append(out, ruling{l.Name, text, l.Clause})
	}
	return out
}
