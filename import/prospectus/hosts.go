package prospectus

import (
	"strings"
)

// hostItems are the items of 规程 that name organisers; the ones the program does not know are kept for the papers.
var hostItems = []struct {
	item string
	re   *pattern
}{
	{"主办单位", compile(`^主办(?:单位|方)?$`)},
	{"承办单位", compile(`^承办(?:单位|方)?$`)},
	{"指导单位", compile(`^(?:业务)?指导(?:单位)?$`)},
	{"协办单位", compile(`^(?:联合)?协办(?:单位|方)?$`)},
	{"支持单位", compile(`^(?:特别|媒体|合作)?支持(?:单位)?$`)},
	{"冠名单位", compile(`^(?:冠名|赞助)(?:单位|赞助)?$`)},
	{"执行单位", compile(`^执行(?:单位)?$`)},
	{"运营单位", compile(`^(?:运营|推广)(?:单位)?$`)},
}

var (
	hostLabel    = compile(`^(.{2,12}?)(?:[:：]|$)`)
	hostSentence = compile(`由([^,。;:]{3,60}?)(?:联合)?主办,?(?:由)?(?:([^,。;:]{3,60}?)(?:联合)?承办)?`)
	noHost       = compile(`待定|排名不分先后`)
	hostParts    = compile(`[、,;\s]+`)
)

// hosts reads 主办单位 and the like: behind a colon, in the lines below a heading, or in a sentence.
func (r *reader) hosts() {
	for i, c := range r.cs {
		for _, h := range hostItems {
			if m := hostLabel.FindStringSubmatchIndex(c.s); m != nil && h.re.MatchString(c.s[m[2]:m[3]]) {
				item := h.item
				if label := c.s[m[2]:m[3]]; len([]rune(label)) == 4 && item != "主办单位" && item != "承办单位" {
					item = label // as the text says it: 冠名赞助, 媒体支持
				}
				r.host(item, i, m[1])
			} else if word, _, blank := strings.Cut(c.raw, " "); blank && h.re.MatchString(word) {
				r.host(h.item, i, len(word))
			}
		}
	}
	r.hostsBefore()
	for _, name := range []string{"主办单位", "承办单位"} {
		if len(r.items[name]) == 0 {
			r.hostsInSentence(name)
		}
	}
}

var hostVerb = compile(`^(?:由)?([^,。;:]{3,80}?)(?:联合|共同)?(主办|承办|协办)$`)

// hostsBefore reads names that stand before the word, under a heading about hosts: 某局、某协会主办；某县政府承办.
func (r *reader) hostsBefore() {
	for _, c := range r.cs {
		if !c.under(topicHosts) {
			continue
		}
		c.sentences(func(from, to int) {
			m := hostVerb.FindStringSubmatchIndex(c.s[from:to])
			if m == nil || c.head || strings.Contains(c.s[from+m[2]:from+m[3]], "办") && from+m[3]-from-m[2] < 12 {
				return
			}
			item := c.s[from+m[4]:from+m[5]] + "单位"
			if len(r.items[item]) == 0 {
				r.item(item, strings.Join(hostNames(c.cut(from+m[2], from+m[3])), "、"), c, from, to)
			}
		})
	}
}

// nextHost finds a further label in a line: ；承办单位：.
var nextHost = compile(`[。;,](主办|承办|协办|指导|支持|冠名|执行|运营|赞助)(?:单位|方)?:`)

// host takes the names behind a label and in the plain lines below it.
func (r *reader) host(item string, i, from int) {
	c := r.cs[i]
	var names []string
	if m := nextHost.FindStringSubmatchIndex(c.s[from:]); m != nil {
		r.moreHosts(c, from+m[2])
		names = append(names, hostNames(c.cut(from, from+m[0]))...)
		r.items[item] = append(r.items[item], value{strings.Join(names, "、"), c, quote{c.path, c.line, ""}})
		c.take(0, from+m[0])
		return
	}
	names = append(names, hostNames(c.cut(from, len(c.s)))...)
	c.takeAll()
	for _, next := range r.cs[i+1:] {
		under := next.parent == c && next.style > plain
		if !under && (next.style != plain || !hostLine(next)) {
			break
		}
		names = append(names, hostNames(next.raw)...)
		next.takeAll()
	}
	if len(names) > 0 {
		r.items[item] = append(r.items[item], value{strings.Join(names, "、"), c, quote{c.path, c.line, ""}})
	}
}

// moreHosts reads the labels that follow in the same line.
func (r *reader) moreHosts(c *clause, from int) {
	for from < len(c.s) {
		end, next := len(c.s), len(c.s)
		if m := nextHost.FindStringSubmatchIndex(c.s[from:]); m != nil {
			end, next = from+m[0], from+m[2]
		}
		label, _, _ := strings.Cut(c.s[from:end], ":")
		for _, h := range hostItems {
			if h.re.MatchString(label) {
				names := hostNames(c.cut(from+len(label)+1, end))
				r.items[h.item] = append(r.items[h.item], value{strings.Join(names, "、"), c, quote{c.path, c.line, ""}})
				c.take(from, end)
			}
		}
		from = next
	}
}

// hostLine says whether a plain line below a host's name is another host: a name without a label.
func hostLine(c *clause) bool {
	if strings.ContainsAny(c.s, ":。") || len([]rune(c.s)) < 4 || len([]rune(c.s)) > 80 || len(findDays(c.s, anyYear)) > 0 {
		return false
	}
	for _, n := range hostNames(c.raw) {
		if !organisation.MatchString(n) {
			return false
		}
	}
	return true
}

// organisation is a name that ends as those of offices, societies, schools and firms do.
var organisation = compile(`(?:局|厅|委|委员会|部|处|办|办公室|政府|街道|镇|乡|村|社区|会|联|院|校|学|班|中心|公司|集团|厂|行|社|俱乐部|馆|站|所|店|坊|铺|庄|楼|城|广场|公园|园|区|宫|基地|队|团|联盟|网|报|台|杂志|平台|媒体|家|室|农场|吧|苑|府)(?:[（(].{1,12}[）)])?$`)

// hostNote is a remark about a list of organisers, none of them.
var hostNote = compile(`[（(](?:排名|以下|按)[^（）()]{0,16}[）)]`)

// hostNames parts a list of organisers.
func hostNames(raw string) []string {
	var out []string
	raw = hostNote.ReplaceAllString(raw, "")
	for _, n := range hostParts.Split(strings.NewReplacer("，", ",", "；", ";").Replace(raw), -1) {
		n = strings.Trim(n, "。.：: ")
		if n != "" && !noHost.MatchString(n) {
			out = append(out, n)
		}
	}
	return out
}

func (r *reader) hostsInSentence(item string) {
	group := map[string]int{"主办单位": 1, "承办单位": 2}[item]
	for _, c := range r.cs {
		m := hostSentence.FindStringSubmatchIndex(c.s)
		if m == nil || m[2*group] < 0 {
			continue
		}
		names := hostNames(c.cut(m[2*group], m[2*group+1]))
		r.item(item, strings.Join(names, "、"), c, m[0], m[1])
		return
	}
}
