package prospectus

import (
	"strings"
)

// playerTitle is a title of a player.
const playerTitle = `(?:国际特级大师|特级国际大师|特级大师|特大|国际大师|候补棋协大师|棋协大师|地方大师|国家大师|(?:中国)?(?:象棋|国际象棋|国际跳棋|围棋|五子棋)(?:国家)?大师|棋联大师|大师|国际级运动健将|国家级运动健将|国家运动健将|运动健将|健将|[一二三]级棋士|[一二]级运动员)`

// titleLevels are the titles from the highest down; a bar is for the lowest it names and all above.
var titleLevels = []struct {
	title string
	words *pattern
}{
	{"特级大师", compile(`^(?:特级大师|特大|国际级运动健将)$`)},
	{"大师", compile(`^(?:国家大师|大师|(?:中国)?(?:象棋|国际跳棋|国际象棋|围棋|五子棋)(?:国家)?大师|(?:国家级?)?(?:运动)?健将)$`)},
	{"棋协大师", compile(`^棋协大师$`)},
	{"候补棋协大师", compile(`^候补棋协大师$`)},
	{"地方大师", compile(`^地方大师$`)},
	{"一级棋士", compile(`^一级棋士$`)},
	{"一级运动员", compile(`^一级运动员$`)},
	{"二级棋士", compile(`^二级棋士$`)},
	{"二级运动员", compile(`^二级运动员$`)},
}

const (
	titleRun = playerTitle + `(?:(?:\([^()]{1,24}\))?(?:[、,和及与或/]|以及)` + playerTitle + `)*`
	// titleTrail may stand behind the titles: (含)及以上称号的获得者
	titleTrail = `(?:级)?(?:\([^()]{1,30}\))?(?:及|及其|以及|或|和|含)*(?:以上|更高)?(?:的)?(?:技术|运动员)?(?:称号|等级|段位|级别)?`
	takesPart  = `(?:再)?(?:报名|报|参加|参赛|参与|来|代表|出场|上场|出战|下场|入场|进入|占|组队|[,。;]|$)`
)

var (
	// 未获得…称号者均可参加: who has it may not
	titleNot = compile(`(?:未|没有|没|无|不得|不能|不可|不|尚未|从未)(?:曾|被|有|再|能)*(?:获得?|取得|达到|授予|拥有|具有|具备|持有?|拿过|得过|评为)(?:过)?[^,。;]{0,20}?(` + titleRun + `)` + titleTrail)
	// …称号的棋手不得参加
	titleOut = compile(`(` + titleRun + `)` + titleTrail + `([^。;]{0,30}?)(?:(?:不(?:得|能|可|可以|许|准|宜|允许|要)?|请勿|请不要|勿|恕不|禁止)` + takesPart + `|谢绝|婉拒|除外|恕不(?:接待|接受|受理)|不予(?:报名|接受|受理|参赛)|不接[收受]|(?:就)?不收|嘉宾)`)
	// 谢绝…以上棋手, 不接收…
	titleNone = compile(`(?:谢绝|婉拒|不接[收受]|不收|不欢迎|禁止|不允许|不招收)[^,。;]{0,8}?(` + titleRun + `)` + titleTrail)
	// 有下列称号之一者不得报名:…
	titleList = compile(`(?:下列|以下|如下)[^,。;:]{0,14}(?:不(?:得|能|可|许|准)|谢绝|请勿)[^,。;:]{0,10}:(` + titleRun + `)`)

	mayPlay      = compile(`可|均能|欢迎|允许|优先|免|直接|进入|种子`)
	barredAfter  = compile(`^[^。;]{0,16}?(?:不(?:得|能|可|予|许|准)|谢绝|请勿)`)
	notPlaying   = compile(`裁判|教练|领队|奖|名次|晋级|名额|讲棋|指导|申报|授予|晋升`)
	otherPlayers = compile(`或|以及|和|及`)
	retiredMay   = compile(`(?:退役|非现役)[^。;]{0,30}(?:不(?:在|受)(?:此)?限|除外|可(?:以)?(?:报名|参[加赛]))`)
	// guestOnly is what a master is asked to come for who does not play: 欢迎到现场讲棋，不报名参赛.
	guestOnly  = compile(`讲棋|指导|嘉宾|观摩|观战|助阵|表演`)
	staysOut   = compile(`[,、]不(?:再|得|能)?(?:报名|参赛|参加)(?:参赛|比赛|报名)?$`)
	activeOnly = compile(`现役|在役|在册|服役|在专业队|专业队(?:的|里)`)
	// retiredToo lets a bar stand for those who have left, too: 退下来的也一样.
	retiredToo   = compile(`(?:退役|退下来|退下|退了|退休)[^,。;]{0,8}(?:也|亦|同样|一样|同)[^,。;]{0,4}(?:一样|不(?:得|能|可|行|要|收|例外)|如此|算|$)`)
	foreignTitle = compile(`国际大师|国际特级|职业|专业|\d段|[一二三四五六七八九]段|棋联大师|FM|IM|GM`)
	below        = compile(`(?:达不到|不到|低于|不足|不满|除)[^,。;]{0,10}$`)
	lately       = compile(`[一二两三四五\d]{1,2}年(?:之)?内|(?:近|最近|前)[一二两三四五\d]{1,2}年|(?:20\d\d)年(?:以来|以后)(?:获|取)`)
	otherStage   = compile(`^(?:预选|预赛|资格赛|第一阶段|初赛|海选|抽签|团体)`)
	// barredFrom is what somebody may not enter: 不参加女子乙组的比赛.
	barredFrom = compile(`(?:不(?:得|能|可|要)?(?:再)?(?:参加|报名|报)|谢绝)([^,。;]{2,40})`)
)

// titleBar reads 禁止称号, sentence by sentence.
func (r *reader) titleBar(c *clause) {
	c.sentences(func(from, to int) {
		s := c.s[from:to]
		at, titles, ok := barredTitles(s)
		if !ok {
			return
		}
		title := lowestTitle(titles)
		switch {
		case title == "" && foreignTitle.MatchString(titles), title != "" && foreignTitle.MatchString(titles) && !strings.Contains(titles, "大师"):
			r.doubt("称号不在程序的次序里", c, from+at.from, from+at.to)
		case lately.MatchString(s[:at.to]):
			r.doubt("只限近年的称号", c, from+at.from, from+at.to)
		case title != "":
			r.bar(c, from, span{from + at.from, from + at.to}, title)
		}
	})
}

// barredTitles finds the titles whose holders a sentence keeps out.
func barredTitles(s string) (at span, titles string, ok bool) {
	if m := titleList.FindStringSubmatchIndex(s); m != nil {
		return span{m[0], m[1]}, s[m[2]:m[3]], true
	}
	if m := titleNot.FindStringSubmatchIndex(s); m != nil {
		if barredAfter.MatchString(s[m[1]:]) || notPlaying.MatchString(s[:m[0]]) {
			return at, "", false // 未达到…的不得参加 asks for the title
		}
		return span{m[0], m[1]}, s[m[2]:m[1]], true
	}
	for _, m := range titleOut.FindAllStringSubmatchIndex(s, -1) {
		between := s[m[4]:m[5]]
		if guestOnly.MatchString(between) && staysOut.MatchString(s[m[4]:m[1]]) {
			return span{m[0], m[1]}, s[m[2]:m[4]], true
		}
		if mayPlay.MatchString(between) || notPlaying.MatchString(between) || notPlaying.MatchString(lastPhrase(s[:m[0]])) || below.MatchString(s[:m[0]]) || otherStage.MatchString(s[m[1]:]) {
			continue
		}
		end := m[1]
		if otherPlayers.MatchString(between) {
			end = m[4] // what follows bars otherPlayers, too
		}
		return span{m[0], end}, s[m[2]:m[4]], true
	}
	if m := titleNone.FindStringSubmatchIndex(s); m != nil {
		return span{m[0], m[1]}, s[m[2]:m[1]], true
	}
	return at, "", false
}

// lowestTitle gives the lowest of the titles a text names, in the program's words.
func lowestTitle(text string) string {
	lowest := -1
	for _, w := range titleWord.FindAllString(text, -1) {
		for i, l := range titleLevels {
			if l.words.MatchString(w) {
				lowest = max(lowest, i)
			}
		}
	}
	if lowest < 0 {
		return ""
	}
	return titleLevels[lowest].title
}

var titleWord = compile(playerTitle)

// bar fills in 禁止称号 for whom a sentence is about.
func (r *reader) bar(c *clause, from int, at span, title string) {
	c.take(at.from, at.to)
	_, end := c.sentenceAt(at.from, at.to)
	active := activeOnly.MatchString(c.s[from:end]) && !retiredToo.MatchString(c.s[from:end])
	if x := retiredMay.FindStringIndex(c.s); x != nil {
		active = true
		c.take(x[0], x[1])
	}
	if active {
		title = "现役" + title
	}
	who := c.s[from:at.from]
	cats, _ := r.subject(who)
	if k := barredFrom.FindStringSubmatch(c.s[at.from:end]); k != nil && len(r.groupsIn(k[1])) > 0 {
		if otherThan.MatchString(k[1]) {
			r.doubt("不知道是哪一组", c, at.from, at.to)
			return // 女子组以外的比赛
		}
		cats = r.groupsIn(k[1])
	}
	if len(cats) == 0 && r.unknownGroup(who) {
		r.doubt("不知道是哪一组", c, at.from, at.to)
		return
	}
	if len(cats) == 0 {
		cats = r.ownOrAll(c)
	}
	men := menPlayers.MatchString(who)
	for _, n := range cats {
		if cat := r.find(n); !men || cat.sex != "女" {
			cat.put("禁止称号", title, c.sentence(at.from, at.to))
		}
	}
	if i := strings.Index(c.s, "女子棋手不限"); i >= 0 {
		c.take(i, i+len("女子棋手不限"))
	}
}

var otherThan = compile(`以外|之外|除外|除了?`)

var menPlayers = compile(`男(?:子)?(?:棋手|选手|运动员)`)
