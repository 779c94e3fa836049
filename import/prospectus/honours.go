package prospectus

import (
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
)

var (
	honourName = `(?:[\x{4E00}-\x{9FA5}]{0,6}(?:文明|道德|风尚|组织|最(?:佳|快|具|美|受|年长|年轻|小|老|强)|优秀|公平|贡献|进步|新人|新秀|特别|突出|风格|礼仪|敢斗|拼搏|育人|先进|风采|风度|人气)[\x{4E00}-\x{9FA5}]{0,8}?(?:奖|裁判员|裁判|教练员|教练|领队|运动队|参赛队|代表队|组织单位|单位|集体|工作者|志愿者|指导教师|辅导员|运动员|小棋手|棋手)|精神文明(?:棋手|运动员|选手))`
	honourRE   = compile(`["“]?(` + honourName + `)["”]?((?:(?:、|和|及|与)["“]?` + honourName + `["”]?)*)(?:\([^()]*\))?(?:(?:、|和|及)[^,。;]{0,4})?(?:名额)?(?:[,:])?(?:各)?(?:评选|评出|设|取)?(?:代表队|运动队|参赛队|运动员|棋手|选手|单位|裁判员)?(若干|` + `\d{1,3}|[一二两三四五六七八九十]{1,3}` + `)(?:名|个|队|人|支|局|家|所)`)
	// oneHonour is a prize of any name: “最美农民棋手”10名; 长寿奖，1名; 优秀组织奖：3个.
	oneHonour  = compile(`(?:["“]([\x{4E00}-\x{9FA5}]{2,12})["”]|(?:^|[:,。;、]|设(?:立|置)?(?:一个)?|评选(?:出)?|评出)([\x{4E00}-\x{9FA5}]{2,8}奖|(?:优秀|最佳|先进)[\x{4E00}-\x{9FA5}]{2,6}))(?:[,:]|运动队|代表队|代表团|运动员|单位|棋手|名额)*(\d{1,3}|[一二两三四五六七八九十]{1,3})(?:名|个|支|家|局|所)`)
	noHonour   = compile(`等奖|每|团体|集体|个人奖|奖金|名次|录取|前|第|^另|^其中|^各|^本|女|男|籍|奖励`)
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
		end := stopAt(s, m[1])
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
	end := stopAt(s, at)
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
	turnsAway    = compile(`[,、](?:[\x{4E00}-\x{9FA5}]{0,8}奖(?:若干|(?:\d{1,3}|[一二三四五六七八九十]+)(?:名|个|人|支|家|所))|参赛|所有|全体|每位|每名|凡|其余|获奖|以上|上述)`)
)

// ownWords cuts what follows an honour where the sentence turns to somebody else.
func ownWords(s string) string {
	if m := turnsAway.FindStringIndex(s); m != nil {
		return s[:m[0]]
	}
	return s
}

// honourRow is a row of honours with their numbers and what all of them get: 优秀组织奖3名、道德风尚奖6名，颁发奖状.
var honourRow = compile(`^(?:单位|代表队|参赛队)?(?:[、,;和及]["“]?` + honourName + `["”]?[,:]?(?:` + count + `|若干)(?:名|个|队|人|支|家|所)(?:单位|学校)?)+[,;](?:由[^,。;]{0,20},)?((?:均|分别|各|都)?(?:颁发|发给|奖励|授予|发|授)[^,。;]*)`)

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
