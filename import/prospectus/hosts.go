package prospectus

import (
	"strings"
)

// hostItem is an item of 规程 with the labels it has in regulations.
type hostItem struct {
	item string
	re   *pattern
}

// hostItems are the items of 规程 that name organisers; the ones the program does not know are kept for the papers.
var hostItems = []hostItem{
	{"主办单位", compile(`^(?:共同|联合)?主办(?:单位|方)?$`)},
	{"承办单位", compile(`^(?:共同|联合)?承办(?:单位|方)?$`)},
	{"指导单位", compile(`^(?:业务|上级)?指导(?:单位)?$`)},
	{"协办单位", compile(`^(?:联合)?协办(?:单位|方)?$`)},
	{"支持单位", compile(`^(?:特别|媒体|合作|技术|场地)?支持(?:单位)?$`)},
	{"冠名单位", compile(`^(?:独家|总)?(?:冠名|赞助)(?:单位|赞助|商)?$`)},
	{"执行单位", compile(`^执行(?:单位)?$`)},
	{"运营单位", compile(`^(?:运营|推广)(?:单位)?$`)},
}

// hostRole is a label of organisers, 主办单位, with the words it may carry.
const hostRole = `(?:共同|联合|业务|上级|特别|媒体|合作|技术|场地|独家|总)?(?:主办|承办|指导|协办|支持|冠名赞助|冠名|赞助|执行|运营|推广)(?:单位|赞助|方|商)?`

var (
	// hostLabel is a label at the head of a clause or behind a name: 主办：, Host 主办｜, 主办方为.
	hostLabel = compile(`(?:[A-Za-z]*)(` + hostRole + `)(?:[:|]|(?:名单)?如下:|的?为|的?是)`)
	// hostBoth is a label for the one who does both: 主、承办单位.
	hostBoth  = compile(`^主(?:办)?(?:单位)?(?:[、/及和与暨,])?承办(?:单位|方)?(?:[:|]|为|是)`)
	hostHead  = compile(`^(` + hostRole + `)$`)
	noHost    = compile(`待定|排名不分先后`)
	hostParts = compile(`[、,;\s]+`)
)

// hosts reads 主办单位 and the like: behind a label, in the lines below a heading, or before the verb.
func (r *reader) hosts() {
	for i, c := range r.cs {
		if c.under(topicPrizes) || c.under(topicMethod) {
			continue
		}
		if m := hostBoth.FindStringIndex(c.s); m != nil {
			r.hostNamed("主办单位", c, m[1], len(c.s))
			r.hostNamed("承办单位", c, m[1], len(c.s))
			continue
		}
		if !r.hostsLabelled(i) {
			if word, _, blank := strings.Cut(c.raw, " "); hostHead.MatchString(c.s) {
				r.host(itemOf(c.s), i, len(c.s))
			} else if blank && hostHead.MatchString(word) {
				r.host(itemOf(word), i, len(word))
			}
		}
	}
	r.hostsInBrackets()
	r.hostsBefore()
}

// itemOf gives the item of a label; one the program does not know keeps its own words (冠名赞助, 媒体支持).
func itemOf(label string) string {
	for _, h := range hostItems {
		if h.re.MatchString(label) {
			if len([]rune(label)) == 4 && h.item != "主办单位" && h.item != "承办单位" {
				return label
			}
			return h.item
		}
	}
	return ""
}

// hostsLabelled reads the labels of a clause, each with the names up to the next one.
func (r *reader) hostsLabelled(i int) bool {
	c := r.cs[i]
	all := hostLabel.FindAllStringSubmatchIndex(c.s, -1)
	if len(all) == 0 || !labelPlace(c, all[0]) {
		return false
	}
	for k, m := range all {
		item, end := itemOf(c.s[m[2]:m[3]]), len(c.s)
		if k+1 < len(all) {
			end = all[k+1][0]
		}
		switch {
		case item == "":
		case len(all) == 1 && m[0] == 0 && strings.ContainsAny(c.s[m[1]-1:m[1]], ":|"):
			r.host(item, i, m[1])
		default:
			if stop := strings.IndexAny(c.s[m[1]:end], "。;"); stop >= 0 {
				end = m[1] + stop
			}
			r.hostNamed(item, c, m[1], end)
		}
	}
	return true
}

// labelPlace says whether the first label of a clause stands where one does: at the head, or as 赛事主办方为.
func labelPlace(c *clause, m []int) bool {
	return m[0] == 0 || hostHeadWords.MatchString(c.s[:m[0]])
}

var hostHeadWords = compile(`^(?:本次)?(?:比赛|赛事|活动|大赛)?(?:的)?$|^组织(?:单位|机构)?:$`)

// hostNamed notes the names in a part of a clause.
func (r *reader) hostNamed(item string, c *clause, from, to int) {
	names := hostNames(c.cut(from, to))
	if !strings.HasSuffix(c.s[:from], ":") {
		for k, n := range names { // in a sentence: up to where it goes on to something else
			if !organisation.MatchString(n) {
				names = names[:k]
				break
			}
		}
	}
	if len(names) == 0 {
		return
	}
	c.take(0, to)
	r.addHosts(item, names, c)
}

// addHosts notes organisers of a kind; those named before stay (共同主办).
func (r *reader) addHosts(item string, names []string, c *clause) {
	text := strings.Join(names, "、")
	if vs := r.items[item]; len(vs) > 0 && vs[0].c != c && !strings.Contains(vs[0].text, text) && (item == "主办单位" || item == "承办单位") {
		vs[0].text += "、" + text
		return
	}
	r.items[item] = append(r.items[item], value{text, c, quote{c.path, c.line, ""}})
}

// host takes the names behind a label and in the plain lines below it.
func (r *reader) host(item string, i, from int) {
	c := r.cs[i]
	end := len(c.s)
	if stop := strings.IndexAny(c.s[from:], "。"); stop >= 0 {
		end = from + stop
	}
	names := hostNames(c.cut(from, end))
	c.take(0, end)
	for _, next := range r.cs[i+1:] {
		under := next.parent == c && next.style > plain
		if !under && (next.style != plain || !hostLine(next)) {
			break
		}
		names = append(names, hostNames(next.raw)...)
		next.takeAll()
	}
	if len(names) > 0 {
		r.addHosts(item, names, c)
	}
}

// hostLine says whether a plain line below a host's name is another host: a name without a label.
func hostLine(c *clause) bool {
	if strings.ContainsAny(c.s, ":。") || len([]rune(c.s)) < 4 || len([]rune(c.s)) > 80 || len(findDays(c.s, anyYear)) > 0 {
		return false
	}
	return organisations(hostNames(c.raw))
}
