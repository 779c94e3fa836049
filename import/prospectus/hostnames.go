package prospectus

import (
	"strings"
)

// organisation is a name that ends as those of offices, societies, schools and firms do.
var organisation = compile(`(?:局|厅|委|委员会|部|处|办|办公室|政府|街道|镇|乡|村|社区|会|联|协|院|校|学|班|中心|公司|集团|厂|行|社|俱乐部|馆|站|所|店|坊|铺|庄|楼|城|广场|公园|园|区|宫|基地|队|团|联盟|网|报|台|杂志|平台|媒体|家|室|农场|吧|苑|府)(?:[（(].{1,12}[）)])?$`)

func organisations(names []string) bool {
	for _, n := range names {
		if !organisation.MatchString(n) {
			return false
		}
	}
	return len(names) > 0
}

var (
	// hostNote is a remark about a list of organisers, none of them.
	hostNote   = compile(`[（(](?:排名|以下|按)[^（）()]{0,16}[）)]`)
	hostNumber = compile(`^\d{1,2}[.、．]`)
	hostAnd    = compile(`以及|[与和及]`)
)

// hostNames parts a list of organisers.
func hostNames(raw string) []string {
	var out []string
	raw = hostNote.ReplaceAllString(raw, "")
	for _, part := range hostParts.Split(strings.NewReplacer("，", ",", "；", ";").Replace(raw), -1) {
		for _, n := range apartAtAnd(strings.Trim(hostNumber.ReplaceAllString(part, ""), "。.：: ")) {
			if n != "" && !noHost.MatchString(n) {
				out = append(out, n)
			}
		}
	}
	return out
}

// apartAtAnd parts two names at 和 where what stands before it is one already: 县总工会与县体育局, but 文化和旅游局.
func apartAtAnd(name string) []string {
	for _, m := range hostAnd.FindAllStringIndex(name, -1) {
		if a, b := name[:m[0]], name[m[1]:]; len([]rune(a)) >= 3 && len([]rune(b)) >= 3 && organisation.MatchString(a) && organisation.MatchString(b) {
			return append([]string{a}, apartAtAnd(b)...)
		}
	}
	return []string{name}
}

var (
	hostVerb      = compile(`(主办|承办|协办)`)
	hostNoun      = compile(`^(?:单位|方|者|的|权|地)`)
	hostLead      = compile(`^(?:[、,:;]|由|系|是|为|(?:本次|本届|此次)?(?:比赛|活动|赛事|大赛|赛会)|组织单位(?:及分工)?:?)+`)
	hostWays      = compile(`(?:联合|共同|出面|负责|牵头|具体|来|协助|组织|一起)+$`)
	hostInBracket = compile(`([^,。;:、()]{3,30})\((主办|承办|协办)(?:单位|方)?\)`)
)

// hostsBefore reads names that stand before the word: 由某局、某协会主办，某县政府承办.
func (r *reader) hostsBefore() {
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.under(topicMethod) || c.topic == topicSchedule {
			continue
		}
		c.sentences(func(from, to int) {
			done := from
			for _, m := range hostVerb.FindAllStringIndex(c.s[from:to], -1) {
				at, end := from+m[0], from+m[1]
				start := done
				if k := strings.LastIndexAny(c.s[start:at], ",;:()"); k >= 0 {
					start += k + 1
				}
				done = end
				if hostNoun.MatchString(c.s[end:]) || strings.HasPrefix(c.s[end:], ":") {
					continue
				}
				if k := strings.LastIndex(c.s[start:at], "由"); k >= 0 {
					start += k + len("由")
				}
				start += len(hostLead.FindString(c.s[start:at]))
				stop := at - len(hostWays.FindString(c.s[start:at]))
				item := c.s[at:end] + "单位"
				if start >= stop || len(r.items[item]) > 0 {
					continue
				}
				if names := hostNames(c.cut(start, stop)); organisations(names) {
					r.item(item, strings.Join(names, "、"), c, start, end)
				}
			}
		})
	}
}

// hostsInBrackets reads 某村委会（主办），某青年会（承办）.
func (r *reader) hostsInBrackets() {
	for _, c := range r.cs {
		for _, m := range hostInBracket.FindAllStringSubmatchIndex(c.s, -1) {
			if item := c.s[m[4]:m[5]] + "单位"; len(r.items[item]) == 0 && organisation.MatchString(c.s[m[2]:m[3]]) {
				r.item(item, c.cut(m[2], m[3]), c, m[0], m[1])
			}
		}
	}
}
