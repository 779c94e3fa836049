package prospectus

// measures are the wordings of a length of time, each with the minutes and seconds it stands for.
var measures = []struct {
	re *pattern
	to func(m []string) string
}{
	{compile(`([123])个?(?:小时|钟头)又?零?(\d{1,2})分钟?`), func(m []string) string { return itoa(60*atoi(m[1])+atoi(m[2])) + "分钟" }}, // 1小时30分
	{compile(`([123])个半(?:小时|钟头)`), func(m []string) string { return itoa(60*atoi(m[1])+30) + "分钟" }},
	{compile(`半个?(?:小时|钟头)`), func([]string) string { return "30分钟" }},
	{compile(`(?:\b1|一)个?(?:小时|钟头)`), func([]string) string { return "60分钟" }},
	{compile(`\b([23])个?(?:小时|钟头)`), func(m []string) string { return itoa(60*atoi(m[1])) + "分钟" }},
	{compile(`元月(\d{1,2}[日号])`), func(m []string) string { return "1月" + m[1] }},
	{compile(`1/4(?:个)?小时|四分之一(?:个)?小时`), func([]string) string { return "15分钟" }},
	{compile(`[一1]刻钟`), func([]string) string { return "15分钟" }},
	{compile(`[三3]刻钟`), func([]string) string { return "45分钟" }},
	{compile(`(\d{1,3})[′'](?:\+|加)?(\d{1,2})(?:″|"|′′|'')`), func(m []string) string { return m[1] + "分钟+" + m[2] + "秒" }},
	{compile(`(\d{1,3})(?:m|M|min|MIN)\+(\d{1,2})(?:s|S|sec|SEC)`), func(m []string) string { return m[1] + "分钟+" + m[2] + "秒" }},
}

// plainMeasures writes the lengths of time of a text in minutes and seconds; pos goes with them.
func plainMeasures(s string, pos []int) (string, []int) {
	for _, m := range measures {
		if m.re.MatchString(s) {
			s, pos = rewritten(s, pos, m.re, m.to)
		}
	}
	return s, pos
}
