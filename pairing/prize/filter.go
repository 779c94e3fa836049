package prize

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/pairing/pattern"
)

// Filter 条件 is who of a ranking belongs to a list: all of its conditions. The zero Filter takes everybody.
type Filter struct {
	Text       string // as typed
	Conditions []Condition
}

// Condition is one part of a Filter: a field, = ≠ < or ≤, and values of which one is enough (none, for ≠).
type Condition struct {
	Field  string
	Op     string
	Values []string
	text   string
	levels []int  // of the values of 称号
	days   []days // of the values of 出生
}

// String gives the condition as typed, without white space.
func (c *Condition) String() string { return c.text }

var filterFields = []string{"组别", "性别", "籍贯", "单位", "称号", "现役称号", "出生", "标记"}

var (
	operators = strings.NewReplacer(">=", "≥", "!=", "≠", "<>", "≠", "<=", "≤", "=<", "≤", "≦", "≤", "==", "=")
	condition = pattern.New(`^([^=≠<≤>≥]*)([=≠<≤>≥])([^=≠<≤>≥]*)$`)
)

// ParseFilter reads 条件, such as 组别=公开女子组、老年女子组; 籍贯=四川; 现役称号<大师. The tournament gives the categories
// and the order of titles. Errors name what is allowed.
func ParseFilter(t *pairing.Tournament, text string) (Filter, error) {
	f := Filter{Text: strings.TrimSpace(text)}
	for _, part := range strings.Split(operators.Replace(pairing.HalfWidth(text)), ";") {
		if part == "" {
			continue
		}
		m := condition.FindStringSubmatch(part)
		if m == nil || m[1] == "" || m[3] == "" {
			return f, fmt.Errorf("看不懂条件“%s”；写成 字段=值，比较可用 = ≠ < ≤，几个条件用分号隔开，几个值用顿号", part)
		}
		c := Condition{Field: m[1], Op: m[2], Values: splitValues(m[3]), text: part}
		if c.Field == "出生日期" {
			c.Field = "出生"
		}
		if err := c.check(t); err != nil {
			return f, err
		}
		f.Conditions = append(f.Conditions, c)
	}
	return f, nil
}

func splitValues(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == '、' || r == ',' })
}

// check reads the values of a condition and refuses what can never be meant.
func (c *Condition) check(t *pairing.Tournament) error {
	ordered := c.Field == "称号" || c.Field == "现役称号" || c.Field == "出生"
	switch {
	case !slices.Contains(filterFields, c.Field):
		return fmt.Errorf("条件“%s”里没有“%s”这个字段；可用：%s", c.text, c.Field, strings.Join(filterFields, " "))
	case c.Op == ">" || c.Op == "≥":
		return fmt.Errorf("条件“%s”不能用 %s；可用 = ≠ < ≤", c.text, c.Op)
	case !ordered && c.Op != "=" && c.Op != "≠":
		return fmt.Errorf("条件“%s”：%s只能用 = 或 ≠", c.text, c.Field)
	case len(c.Values) == 0:
		return fmt.Errorf("条件“%s”没有值", c.text)
	case len(c.Values) > 1 && c.Op != "=" && c.Op != "≠":
		return fmt.Errorf("条件“%s”：%s 后面只能写一个值", c.text, c.Op)
	}
	for i, v := range c.Values {
		if err := c.checkValue(t, i, v); err != nil {
			return fmt.Errorf("条件“%s”：%w", c.text, err)
		}
	}
	return nil
}

func (c *Condition) checkValue(t *pairing.Tournament, i int, v string) error {
	switch c.Field {
	case "组别":
		var names []string
		for _, category := range t.Categories {
			if names = append(names, category.Name); pairing.HalfWidth(category.Name) == v {
				return nil
			}
		}
		if names != nil {
			return fmt.Errorf("没有组别“%s”；现有：%s", v, strings.Join(names, " "))
		}
	case "性别":
		if c.Values[i] = strings.TrimSuffix(strings.TrimSuffix(v, "性"), "子"); c.Values[i] != "男" && c.Values[i] != "女" {
			return fmt.Errorf("性别“%s”应为 男 或 女", v)
		}
	case "称号", "现役称号":
		level, ok := eligibility.TitleLevel(t, v)
		switch {
		case v == "无" && (c.Op == "=" || c.Op == "≠"):
			level = noTitle
		case !ok:
			return fmt.Errorf("不认识称号“%s”；可用：%s，可在“称号”表中加", v, titleList(t))
		}
		c.levels = append(c.levels, level)
	case "出生":
		d, ok := parseDays(v)
		if !ok {
			return fmt.Errorf("看不懂日期“%s”；写成 2009-01-01", v)
		}
		c.days = append(c.days, d)
	}
	return nil
}

func titleList(t *pairing.Tournament) string {
	if t.Titles != nil {
		return strings.Join(t.Titles, " ")
	}
	return "特级大师 大师 棋协大师 地方大师 一级棋士 …"
}

// days is a birth date of a condition: a day, or all days of a month or a year.
type days struct{ from, to pairing.Date }

var (
	dayPattern = pattern.New(`^(\d{4})(?:[-./年](\d{1,2})(?:[-./月](\d{1,2})日?|月)?)?年?$`)
	compactDay = pattern.New(`^(\d{4})(\d{2})(\d{2})$`)
)

func parseDays(text string) (days, bool) {
	m := dayPattern.FindStringSubmatch(compactDay.ReplaceAllString(text, "$1-$2-$3"))
	if m == nil {
		return days{}, false
	}
	var part [3]int
	for i := range part {
		n, _ := pairing.ParseNumeral(m[i+1])
		part[i] = int(n)
	}
	year, month, day := part[0], part[1], part[2]
	firstMonth, lastMonth := month, month
	if m[2] == "" {
		firstMonth, lastMonth = 1, 12
	}
	firstDay, lastDay := day, day
	if m[3] == "" {
		firstDay, lastDay = 1, daysOf(year, lastMonth)
	}
	from, ok := pairing.NewDate(year, firstMonth, firstDay)
	to, ok2 := pairing.NewDate(year, lastMonth, lastDay)
	return days{from, to}, ok && ok2
}

// daysOf gives the length of a month.
func daysOf(year, month int) int {
	for d := 31; d > 28; d-- {
		if _, ok := pairing.NewDate(year, month, d); ok {
			return d
		}
	}
	return 28
}
