package prospectus

import (
	"strings"
)

var (
	titleNot   = compile(`(?:未|没有|无)(?:曾)?(?:获得?|取得|达到|被?授予|拥有|具有)(?:过)?([^,。;]{2,30}?)(?:\([^()]*\))?(?:及|及其|或)?以上(?:的)?(?:运动员)?(?:技术)?(?:称号|等级|段位)?`)
	titleOut   = compile(`([^,。;:]{2,30}?)(?:\([^()]*\))?(?:及|及其|或)?以上(?:的)?(?:技术)?(?:等级)?(?:称号|等级|段位)?(?:者|的|获得者|棋手|选手|运动员|学生|人员|高手)*(?:\([^()]*\))?,?(?:一律|均)?(?:不得|不能|不可|谢绝|除外|不予|不参加|不参赛)`)
	titleHad   = compile(`(?:获|得|取)(?:得)?过?([^,。;]{0,16}?(?:大师|健将|棋士))(?:\([^()]*\))?(?:称号)?(?:者|的)?(?:高手|棋手|选手|运动员|人员|学生)?[^。;]{0,20}?(?:不(?:得|能|可)?(?:再)?(?:参加|报名|参赛)|谢绝|嘉宾)`)
	titleStay  = compile(`((?:特级大师|国家大师|象棋大师|大师)(?:[、和及与](?:特级大师|国家大师|象棋大师|大师))*)(?:称号)?(?:获得者|者|棋手)?(?:均)?(?:不(?:得|能|可)?(?:参加|参赛|报名)|谢绝)`)
	titleNow   = compile(`现役(?:的)?(?:国家)?(?:象棋)?(?:特级大师、)?(?:特级)?(?:国家)?大师(?:\(含[^()]*\))?(?:、特级大师)?(?:及以上)?(?:者|的|棋手|选手)*,?(?:不得|不能|不可|除外|谢绝|不予|不参加|不参赛)`)
	retiredMay = compile(`(?:退役|非现役)[^。;]{0,30}(?:不(?:在|受)(?:此)?限|除外|可(?:以)?(?:报名|参[加赛]))`)
	titleWords = []struct{ word, title string }{
		{"特级大师", "特级大师"}, {"国际级运动健将", "特级大师"}, {"候补棋协大师", "候补棋协大师"}, {"棋协大师", "棋协大师"}, {"地方大师", "地方大师"},
		{"运动健将", "大师"}, {"国家大师", "大师"}, {"象棋大师", "大师"}, {"大师", "大师"}, {"一级棋士", "一级棋士"}, {"一级运动员", "一级运动员"},
		{"二级运动员", "二级运动员"},
	}
	titleVerb    = compile(`获得|取得|具有|授予`)
	foreignTitle = compile(`国际大师|国际特级|职业|专业|\d段|[一二三四五六七八九]段|棋联大师|FM|IM|GM`)
)

// titleBar reads 禁止称号.
func (r *reader) titleBar(c *clause) {
	m, now := titleNot.FindStringSubmatchIndex(c.s), false
	if m == nil {
		m = titleOut.FindStringSubmatchIndex(c.s)
	}
	if m == nil {
		if m = titleStay.FindStringSubmatchIndex(c.s); m != nil && !strings.Contains(strings.ReplaceAll(c.s[m[2]:m[3]], "特级大师", ""), "大师") {
			return // only 特级大师: left to the secretary
		} else if m != nil && strings.HasSuffix(c.s[:m[0]], "现役") {
			m = nil
		}
	}
	if n := titleNow.FindStringIndex(c.s); n != nil {
		m, now = []int{n[0], n[1], n[0], n[1]}, true
	}
	if m == nil {
		if m = titleHad.FindStringSubmatchIndex(c.s); m == nil {
			return
		}
		m[1] = m[3] // what follows may bar others, too
	}
	text, title := c.s[m[0]:m[1]], ""
	if at := titleVerb.FindAllStringIndex(strings.ReplaceAll(text, "获得者", "#########"), -1); at != nil {
		text = text[at[len(at)-1][0]:] // of several kinds of players the last: 专业棋手以及获得大师以上称号的
	}
	if strings.Contains(text, "特级大师") && strings.Contains(strings.ReplaceAll(text, "特级大师", ""), "大师") {
		text = strings.ReplaceAll(text, "特级大师", "")
	}
	for _, w := range titleWords {
		if strings.Contains(text, w.word) {
			title = w.title
			break
		}
	}
	if title == "" {
		return
	}
	if lately.MatchString(c.s[:m[1]]) {
		r.doubt("只限近年的称号", c, m[0], m[1])
		return
	}
	if foreignTitle.MatchString(before(c.s, m[0], len("国际")) + text) {
		r.doubt("称号不在程序的次序里", c, m[0], m[1])
		return
	}
	c.take(m[0], m[1])
	if x := retiredMay.FindStringIndex(c.s); x != nil {
		now = true
		c.take(x[0], x[1])
	}
	if now {
		title = "现役" + strings.TrimPrefix(title, "特级")
	}
	a, _ := c.sentenceAt(m[0], m[1])
	who := c.s[a:m[0]]
	_, b := c.sentenceAt(m[0], m[1])
	cats := r.groupsIn(who)
	if k := barredFrom.FindStringSubmatch(c.s[m[0]:b]); k != nil && len(r.groupsIn(k[1])) > 0 {
		cats = r.groupsIn(k[1])
	}
	if len(cats) == 0 && r.unknownGroup(who) {
		r.doubt("不知道是哪一组", c, m[0], m[1])
		return
	}
	men := strings.Contains(who, "男子棋手") || strings.Contains(who, "男棋手") || strings.Contains(who, "男子选手")
	for _, cat := range r.cats {
		if men && cat.sex == "女" || len(cats) > 0 && !contains(cats, cat.name) {
			continue
		}
		cat.put("禁止称号", title, c.sentence(m[0], m[1]))
	}
	if i := strings.Index(c.s, "女子棋手不限"); i >= 0 {
		c.take(i, i+len("女子棋手不限"))
	}
}

var lately = compile(`(?:近|最近|前)[一二两三四五\d]{1,2}年|(?:20\d\d)年(?:以来|以后)(?:获|取)`)

// barredFrom is what somebody may not enter: 不参加女子乙组的比赛.
var barredFrom = compile(`(?:不(?:得|能|可)?(?:再)?(?:参加|报名|报)|谢绝)([^,。;]{2,40})`)

// rankCondition is a grade a player must have, or must not: the sheet has no cell for it.
var rankCondition = compile(`(?:持有?|具备|具有|取得|已有|没有|达到|获得?|须有|须为|须是)[^,。;:]{0,16}(?:\d|[一二三四五六七八九十])?(?:级|段|段位|级位|级别|等级分|棋士|等级证书)(?:证书|称号|\))?`)

// rankConditions lists the conditions of grade that no cell was filled from.
func (r *reader) rankConditions(c *clause) {
	if !c.under(topicGroups) && !c.under(topicWho) && !c.under(topicEvents) {
		return
	}
	for _, m := range rankCondition.FindAllStringIndex(c.s, -1) {
		if !c.taken(m[0], m[1]) && !strings.Contains(c.s[m[0]:m[1]], "县级") && !strings.Contains(c.s[m[0]:m[1]], "医院") {
			r.doubt("段位、级别的条件表格里写不下", c, m[0], m[1])
		}
	}
}
