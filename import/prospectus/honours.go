package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

var (
	honourName = `(?:[\x{4E00}-\x{9FA5}]{0,6}(?:文明|道德|风尚|组织|最(?:佳|快|具|美|受|年长|年轻|小|老|强)|优秀|公平|贡献|进步|新人|新秀|特别|突出|风格|礼仪|敢斗|拼搏|育人|先进|风采|风度|人气)[\x{4E00}-\x{9FA5}]{0,8}?(?:奖|裁判员|裁判|教练员|教练|领队|运动队|参赛队|代表队|组织单位|单位|集体|工作者|志愿者|指导教师|辅导员|运动员|小棋手|棋手)|精神文明(?:棋手|运动员|选手))`
	honourRE   = compile(`["“]?(` + honourName + `)["”]?((?:(?:、|和|及|与)["“]?` + honourName + `["”]?)*)(?:\([^()]*\))?(?:(?:、|和|及)[^,。;]{0,4})?(?:名额)?(?:[,:])?(?:各)?(?:评选|评出|设|取)?(?:代表队|运动队|参赛队|运动员|棋手|选手|单位|裁判员)?(若干|` + `\d{1,3}|[一二两三四五六七八九十]{1,3}` + `)(?:名|个|队|人|支|局|家)`)
	// oneHonour is a prize of any name: “最美农民棋手”10名; 长寿奖，1名; 优秀组织奖：3个.
	oneHonour  = compile(`(?:["“]([\x{4E00}-\x{9FA5}]{2,12})["”]|(?:^|[:,。;、]|设(?:立|置)?(?:一个)?|评选(?:出)?|评出)([\x{4E00}-\x{9FA5}]{2,8}奖|(?:优秀|最佳|先进)[\x{4E00}-\x{9FA5}]{2,6}))(?:[,:]|运动队|代表队|代表团|运动员|单位|棋手|名额)*(\d{1,3}|[一二两三四五六七八九十]{1,3})(?:名|个|支|家|局)`)
	noHonour   = compile(`等奖|团体|集体|个人奖|奖金|名次|录取|前|第|^另|^其中|^各|^本|女|男|籍|奖励`)
	honourHead = compile(`^(?:[^"“”]*(?:设(?:立|置|有)?|评选(?:出)?|评出|产生|选出|推选|颁发|投票)|评|各组(?:别)?)+`)
)

// honours reads prizes for which people are picked: 精神文明奖和体育道德风尚奖各2名.
func (r *reader) honours(p *part) {
	s := p.s()
	for _, m := range oneHonour.FindAllStringSubmatchIndex(s, -1) {
		g := 2
		if m[2] < 0 {
			g = 4
		}
		if name := s[m[g]:m[g+1]]; !honourRE.MatchString(s[m[0]:m[1]]) && !noHonour.MatchString(name) && !strings.HasPrefix(s[m[1]:], "女") {
			r.honour(p, honourHead.ReplaceAllString(name, ""), atoiOr(s[m[6]:m[7]]), m[0], m[1])
		}
	}
	for _, m := range honourRE.FindAllStringSubmatchIndex(s, -1) {
		n, ok := pairing.ParseNumeral(s[m[6]:m[7]])
		if !ok {
			n = 0
		}
		end := len(s)
		if i := strings.IndexAny(s[m[1]:], "。;"); i >= 0 {
			end = m[1] + i
		}
		if next := honourRE.FindStringIndex(s[m[1]:end]); next != nil {
			end = m[1] + next[0]
		}
		if severalKinds.MatchString(s[m[1]:end]) {
			r.doubt("几种人的名额表格里写不下", p.c, p.from+m[0], p.from+m[1])
			n = 0
		}
		given := ownWords(s[m[1]:end])
		if strings.Trim(given, "、,和及") == "" {
			given = givenToAll(s[m[1]:])
		}
		certificate, item := things(given)
		money := honourMoney(given)
		q := p.c.quoteAt(p.from+m[0], p.from+end)
		for _, name := range strings.FieldsFunc(r.withoutGroup(s[m[2]:m[5]]), func(r rune) bool { return strings.ContainsRune("、和及与“”\"", r) }) {
			name = honourHead.ReplaceAllString(name, "")
			if name == "" {
				continue
			}
			p.picked = append(p.picked, span{m[0], end})
			l := r.listFor("评选", target{}, name)
			l.quota = int(n)
			l.cite(q)
			if len(l.bands) == 0 {
				l.bands = append(l.bands, band{Span: prize.Span{From: 1}, money: money, certificate: certificate, item: item, from: q})
			}
		}
		p.c.take(p.from+m[0], p.from+end)
	}
}

// honour notes a prize somebody is picked for; what it gives stands up to the end of the sentence, or of the next name.
func (r *reader) honour(p *part, name string, n, from, at int) {
	s := p.s()
	if name = r.withoutGroup(name); name == "" || n == 0 {
		return
	}
	end := len(s)
	if i := strings.IndexAny(s[at:], "。;"); i >= 0 {
		end = at + i
	}
	text := ownWords(s[at:end])
	if severalKinds.MatchString(text) {
		r.doubt("几种人的名额表格里写不下", p.c, p.from+from, p.from+at)
		n = 0
	}
	certificate, item := things(text)
	if certificate == "" && item == "" {
		item = lastGift(text)
	}
	q := p.c.quoteAt(p.from+from, p.from+end)
	p.picked = append(p.picked, span{from, end})
	l := r.listFor("评选", target{}, name)
	l.quota = n
	l.cite(q)
	if len(l.bands) == 0 {
		l.bands = append(l.bands, band{Span: prize.Span{From: 1}, money: honourMoney(text), certificate: certificate, item: item, from: q})
	}
	p.c.take(p.from+from, p.from+end)
}

var (
	// severalKinds is a second number of the same honour: 代表队2个，运动员4名.
	severalKinds = compile(`^[、,和及]?(?:代表队|代表团|运动队|运动员|教练员|裁判员|领队|棋手|队员|单位|个人)` + count + `(?:名|个|支|人)`)
	turnsAway    = compile(`[,、](?:[\x{4E00}-\x{9FA5}]{0,8}奖(?:若干|\d|[一二三四五六七八九十]+[名个])|参赛|所有|全体|每位|每名|凡|其余|获奖|以上|上述)`)
)

// ownWords cuts what follows an honour where the sentence turns to somebody else.
func ownWords(s string) string {
	if m := turnsAway.FindStringIndex(s); m != nil {
		return s[:m[0]]
	}
	return s
}

// honourRow is a row of honours with their numbers and what all of them get: 优秀组织奖3名、道德风尚奖6名，颁发奖状.
var honourRow = compile(`^(?:单位|代表队|参赛队)?(?:[、,;和及]["“]?` + honourName + `["”]?[,:]?(?:` + count + `|若干)(?:名|个|队|人|支|家)(?:单位)?)+[,;](?:由[^,。;]{0,20},)?((?:均|分别|各|都)?(?:颁发|发给|奖励|授予|发|授)[^,。;]*)`)

func givenToAll(s string) string {
	if m := honourRow.FindStringSubmatch(s); m != nil {
		return m[len(m)-1]
	}
	return ""
}

// withoutGroup takes a group off the head of an honour's name.
func (r *reader) withoutGroup(name string) string {
	if gs := r.words.find(name); len(gs) > 0 && gs[0].from == 0 {
		return name[gs[0].to:]
	}
	return name
}

// lastGift reads the thing in the last phrase of a text.
func lastGift(text string) string {
	return namedThing(strings.TrimLeft(lastPhrase(text), ",;。"))
}

// honourMoney reads the only amount of a text.
func honourMoney(s string) pairing.Money {
	ms := oneAmount.FindAllStringSubmatch(s, -1)
	if len(ms) != 1 {
		return 0
	}
	m, err := pairing.ParseMoney(ms[0][1] + "元")
	if err != nil {
		return 0
	}
	return m
}

var oneAmount = compile(amountText)

var (
	kingRE = compile(`(?:第一名|冠军)(?:的)?(?:(` + provinceWord + `)籍)?(?:棋手|选手)?(?:均)?(?:可)?(?:获得?|授予|荣获)(?:由[^,。;]{0,24}颁发的)?(?:[^,。;]{0,8}?)["“]?(棋王|棋后|棋圣|冠军棋王)["”]?(称号|证书[^,。;]*)`)
	// quotedRE is a title of the event's own in quotation marks: 第一名授予“某某冠军”称号.
	quotedRE = compile(placePhrase + `(?:的)?(?:棋手|选手|运动员|获得者|者)?(?:可)?,?(?:分别|均|都|各)?(?:由[^,。;]{0,24}?)?(?:授予|获得?|荣获|颁发|授|封为|评为|即为[^,。;"“]{0,6})["“]([^"“”]{2,16})["”](?:荣誉)?(称号)?`)
	// titleToo is a title beside the money of a place: 冠军5000元,发奖杯,授予“河阳棋王”称号.
	titleToo = compile(placePhrase + `:?(?:奖金|奖励|奖)?\d+元[^。;名]*?(?:授予|荣获|获得?|授)["“]([^"“”]{2,16})["”](?:荣誉)?称号`)
	grantRE  = compile(placePhrase + `(?:的)?(?:棋手|选手|运动员|获得者|者)?(?:可)?(?:,)?(?:分别)?(?:授予|获得?|晋升(?:为)?|授)(?:由[^,。;]{0,24}(?:颁发|授予)的)?["“]?((?:中国|国家)?(?:棋协大师|候补棋协大师|地方棋协大师|地方大师|国家大师|大师|[一二三]级(?:棋士|运动员)|业余[一二三四五六七1-7]段|[一二三四五六七1-7]段))["”]?(?:称号|证书|段位|等级)?`)
)

// titlesOf reads titles given to places: 冠军获得棋王称号.
func (r *reader) titlesOf(p *part) {
	s := p.s()
	for _, m := range kingRE.FindAllStringSubmatchIndex(s, -1) {
		q := p.c.quoteAt(p.from+m[0], p.from+m[1])
		title := s[m[4]:m[5]]
		if quotedRE.MatchString(s[m[0]:]) {
			continue // a longer name: “某某棋王”
		}
		certificate, item := "", ""
		if tail := s[m[6]:m[7]]; tail != "称号" {
			certificate, item = things(title + tail)
		}
		whom := *p
		whom.each = p.each || strings.Contains(s[:m[0]], "各组")
		if whom.each {
			whom.names = nil
		}
		if m[2] >= 0 {
			whom.local = withCond(whom.local, "籍贯="+provincesIn(s[m[2]:m[3]]))
		}
		if strings.Contains(s, "业余") {
			whom.local = withCond(whom.local, "现役称号<大师")
		}
		for _, t := range r.targets(&whom, true) {
			l := r.listFor("称号", t, title)
			l.quota = 1
			l.cite(q)
			l.bands = []band{{Span: prize.Span{From: 1, To: 1}, certificate: certificate, item: item, title: title, from: q}}
		}
		p.c.take(p.from, p.from+m[1])
	}
	for _, m := range quotedRE.FindAllStringSubmatchIndex(s, -1) {
		named := m[6] >= 0 || madeRE.MatchString(s[m[0]:m[4]])
		if named && !grantRE.MatchString(s[m[0]:m[1]]) {
			r.grant(p, m)
		}
	}
	for _, m := range grantRE.FindAllStringSubmatchIndex(s, -1) {
		r.grant(p, m)
	}
}

// madeRE is a verb that needs no 称号 behind it.
var madeRE = compile(`(?:封为|评为|即为[^,。;"“]*)["“]$`)

// titlesBeside adds the titles that stand beside the money of a place to its band.
func (r *reader) titlesBeside(p *part) {
	s := p.s()
	for _, m := range titleToo.FindAllStringSubmatchIndex(s, -1) {
		spans, err := prize.ParsePlaces(s[m[2]:m[3]])
		if err != nil {
			continue
		}
		for _, t := range r.targets(p, false) {
			l := r.listHas("奖金", t)
			for i := 0; l != nil && i < len(l.bands); i++ {
				if l.bands[i].Span == spans[0] {
					l.bands[i].title = s[m[4]:m[5]]
					p.c.take(p.from+m[0], p.from+m[1])
				}
			}
		}
	}
}

func lastSentence(s string) string {
	if i := strings.LastIndexAny(s, "。;"); i >= 0 {
		return s[i:]
	}
	return s
}

func (r *reader) grant(p *part, m []int) {
	s := p.s()
	spans, err := prize.ParsePlaces(strings.ReplaceAll(s[m[2]:m[3]], "两", "二"))
	if err != nil || len(spans) != 1 {
		return
	}
	q := p.c.quoteAt(p.from+m[0], p.from+m[1])
	certificate, item := besideTitle(s[m[1]:])
	head := s[:m[0]]
	for {
		sentence := lastSentence(head)
		earlier := somePlace.FindAllStringIndex(sentence, -1)
		near := sentence
		if n := len(earlier); n > 0 {
			near = sentence[earlier[n-1][1]:]
		}
		whom := *p
		if names := r.groupsIn(near); len(names) > 0 {
			whom.names = names
		}
		for _, t := range r.targets(&whom, !r.namesSection(near)) {
			l := r.listFor("称号", t, s[m[4]:m[5]])
			l.cite(q)
			l.bands = append(l.bands, band{Span: spans[0], title: s[m[4]:m[5]], certificate: certificate, item: item, from: q})
		}
		if len(earlier) == 0 || !r.onlyGroups(near) {
			break
		}
		at := earlier[len(earlier)-1] // 公开组前八名、女子组前三名: the same for those before
		if spans, err = prize.ParsePlaces(strings.ReplaceAll(sentence[at[0]:at[1]], "两", "二")); err != nil || len(spans) != 1 {
			break
		}
		head = head[:len(head)-len(sentence)+at[0]]
	}
	p.c.take(p.from+m[0], p.from+m[1])
}

// namesSection says whether a text names a merged section, not its categories.
func (r *reader) namesSection(s string) bool {
	for _, g := range r.findGroups(s) {
		for _, n := range g.names {
			if slices.ContainsFunc(r.secs, func(sec *section) bool { return len(sec.cats) > 1 && nameKey(sec.name) == nameKey(n) }) {
				return true
			}
		}
	}
	return false
}

var titleGift = compile(`^(?:(?:及|和|、)|,?(?:并|同时)?(?:颁发|发给|奖励|授予|发|得|授))(?:相应的?|["“][^"”]*["”])?((?:称号证书|` + thingWord + `)(?:[、和及]` + thingWord + `)*)`)

// besideTitle reads what is given with a title: 授予“棋王”称号，颁发奖杯和证书.
func besideTitle(s string) (certificate, item string) {
	m := titleGift.FindStringSubmatch(s)
	if m == nil {
		return "", ""
	}
	certificate, item = things(m[1])
	if strings.HasPrefix(m[1], "称号证书") {
		certificate = "称号证书"
	}
	return certificate, item
}
