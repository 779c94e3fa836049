package prospectus

import (
	"slices"
	"strings"
)

const (
	playerWord = `(?:棋手|选手|运动员|队员|参赛者|棋友|爱好者|职工)`
	womenWord  = `女(?:子|性)?` + playerWord
	leadWord   = `(?:另外|另|同时|其中|此外|还|再|并|增设|单设|设立|设|给予|给|对|向|奖励|凡|在|为|的|中|单独|特)*`
	localWord  = `(?:本市|本县|本区|本省|本镇|本村|本校|本单位|本地|当地)`
	bornWord   = `\d{4}年(?:\d{1,2}月(?:\d{1,2}日)?)?(?:\(含[^()]*\))?(?:及)?(?:以|之)?(?:前|后)(?:\(含[^()]*\))?出生(?:的)?`
)

// someOf is who of the players has a list of his own: 女棋手, 四川籍选手, 1960年12月31日以前出生的老年棋手, 本地棋手(永宁籍).
const someOf = `(?:(?:` + localWord + `|[\x{4E00}-\x{9FA5}]{2,3}籍)(?:籍|户籍)?(?:业余)?` + playerWord + `?|女(?:子|性)?` + playerWord + `?|` +
	bornWord + `[^,。;]{0,6}|(?:老年|少年|少儿|儿童|青少年)` + playerWord + `)`

var (
	// localStart is where prizes for some of the players begin: 。本市棋手前8名另奖, 。女棋手前3名, ;女子名次取.
	localStart = compile(`[。;,:](?:` + leadWord + `,?)(` + someOf + `(?:特别)?(?:奖)?(?:\([^()]*\))?(?:的)?(?:前|第|单独|另|再|取|录取|奖|设|名次|排名))`)
	homeOf     = compile(`(?:^|[:,。;(、]|组|奖|取|设|另|再|中|的)(?:对|给予|奖励|录取)?(?:(` + provinceWord + `)籍?|([\x{4E00}-\x{9FA5}]{2,3}?)(?:户籍|籍))(?:的)?(?:业余)?(?:` + playerWord + `|\)|单独|前|第|取)`)
	localHere  = compile(localWord + `(?:籍|户籍|的)?(?:` + playerWord + `|奖|第|前|特别)`)
	localMeans = compile(`本[市县区省地镇]籍?(?:是|系)?指([\x{4E00}-\x{9FA5}]{2,4}?)(?:籍|户籍)`)
	womenOnly  = compile(`(?:` + womenWord + `|巾帼|女(?:子|性)?(?:个人)?(?:单项|特别|优胜|名次)?奖)`)
	// strangers are players the reader has no condition for.
	strangers = compile(`(?:老年|老人|长者|年长|少年|少儿|儿童|青少年|小棋手|最小|外地|外省|市外|省外|专业|教师|学生|学员|会员|村民|居民|农民|社区|残疾|本单位|新人|新秀|` +
		`\d{1,2}(?:周)?岁(?:以上|以下)?)(?:的)?(?:` + playerWord + `|特别)?(?:奖|单独|前|第|取|另|名次)`)
)

// otherEvent is about another event than this one.
var otherEvent = compile(`上届|上年|去年|往届|往年|历届`)

// someConds gives the condition a phrase sets for who gets its prizes; false if it sets one that is not known.
func (r *reader) someConds(head string) (conds []string, known bool) {
	known = true
	if bs := births(head, r.year); len(bs) == 1 {
		if !bs[0].interval.from.IsZero() {
			return nil, false // the sheet has no condition 出生≥
		}
		return []string{"出生≤" + bs[0].interval.to.String()}, true
	} else if len(bs) > 1 {
		return nil, false
	}
	for _, m := range homeOf.FindAllStringSubmatch(head, -1) {
		place := m[1] + strings.TrimLeft(m[2], "中的取另设对凡为在给")
		if strings.HasPrefix(place, "本") || strings.HasPrefix(place, "外") || strings.HasPrefix(place, "当") {
			continue
		}
		if in := provincesIn(place); in != "" {
			place = in
		}
		conds = []string{"籍贯=" + place}
	}
	if conds == nil && otherEvent.MatchString(head) || conds == nil && localHere.MatchString(head) {
		known = false
	}
	if conds == nil && known && strangers.MatchString(bracketed.ReplaceAllString(r.withoutGroups(head), "")) {
		known = false
	}
	return conds, known
}

var bracketed = compile(`\([^()]*\)`)

// withoutGroups takes the names of groups out of a text.
func (r *reader) withoutGroups(s string) string {
	gs := r.findGroups(s)
	for _, g := range slices.Backward(gs) {
		s = s[:g.from] + s[g.to:]
	}
	return s
}

// localIs gives the place a clause says 本市籍 to be.
func localIs(c *clause) string {
	if m := localMeans.FindStringSubmatch(c.s); m != nil {
		return m[1]
	}
	return ""
}

// women says whether a phrase is for the women among the players of its groups.
func (r *reader) women(head string, names []string) bool {
	if !womenOnly.MatchString(head) || strings.Contains(head, "男") {
		return false
	}
	for _, n := range names {
		if r.find(n).sex != "" {
			return false
		}
	}
	return len(names) > 0 || !r.hasSexes()
}
