package prospectus

import (
	"cmp"
	"slices"
	"strings"
)

var (
	// rankingSentence is a sentence that says how players are ranked.
	rankingSentence = compile(`名次(?:计算|区分|排列|排定|评定|判定|确定|决定|按|的|由|以)|破分|排名:|名次:|排名(?:顺序|办法|方法|规则|按|依次|以)|破同分|积分(?:高|多)者|(?:积分|得分|总分|成绩|分数)(?:如果|仍|又|再)?` + levelWord + `|同分|平分(?:时|者)|(?:^|[,:。;是]|要是|如果|若)分(?:数)?` + levelWord +
		`|依次(?:比较|按|以|看|为|比)|个人名次|计算名次|决定名次|排列名次|按以下顺序|判定名次|名次(?:判定)?:|(?i:tie-?break)|(?:对手分|胜局|小分|累进分)(?:数)?(?:均|都|也|皆|俱|仍|又|再)*(?:相同|相等|一样)|(?:^|[,:])(?:先|首先)(?:看|比|按)`)
	noteInBrackets = compile(`\([^()]*\)`)
	keyBracket     = compile(`\(([^()]*)\)`)
	// keyAside are words between the keys of a list that name the case, not a key.
	keyAside = compile(`(?:均|都|皆|俱|全|也|还|仍|又)+(?:相同|一样|相等|一致)(?:的|者|时|了)*|(?:若|如|倘)?(?:没有|未|没|无)(?:交过?手|下过|对局|对弈|相遇|碰过|胜负)(?:过|关系)?(?:或者?(?:弈|战)?(?:和|平)(?:棋|局|了)?)?(?:者|的)?(?:就)?|(?:再|则)?去掉第[二三2-3]轮(?:的)?(?:积分|成绩)?|(?:两|二|三|2|3|几|多)(?:个)?(?:人|名|位)(?:或(?:者)?[^,;。]{0,3}(?:以上|及以上))?(?:以上)?(?:` + players + `)?|` + players +
		`|无法|依此类推|以此类推|类推|余类推|直至|直到|为止|区分|次序|顺序|办法|方法|原则|规则|标准|名次|排名|破同分|同分|并列|指标|因素|一样|相同|相等|一致|均同|俱同|都同|三项|各项|逐项|逐一|逐次|优先|在前|列前|靠前|居前|总积分|积分循环|积分编排|单循环|循环赛|前面|先后|谁|比较|比|看|个人|抽签(?:决定|确定)?|(?:还|仍|再)?(?:分不出来?|分不开|分不清|难分|无法分出|不分)(?:先后|高下|胜负|上下|伯仲)?|高下|伯仲|裁判(?:长|组|员)|怎么排|怎么办|次之|更|更前|轮次`)
	keyFiller = "只仅按的以由者高低多少大小数次序顺排列前名先优胜依较看则再若如仍又同等时在为比赛中分值总和之全部所有对手个人本棋选各参其他是情况下区决定确判照根据首最后然进行并且,、:;。→>-=/1234567890.()①②③④⑤⑥⑦⑧⑨⑩\"“”[]【】一二三四五六七八九两三项间相互彼此此还要样不能出仅即就便也遇至才更于从上述计算评取间好强了有复寡第双方自己ABCDEFGHabcdefgh"
	// openList is an order that ends with 等.
	openList = compile(`[^相均平不同]等(?:$|[,。;:]|顺序|依次|指标|因素|项|方法|办法)`)
	// goesOn begins a sentence that goes on with the order of the one before.
	goesOn = compile(`^(?:再|仍|如|若|又|还|最后|其次|然后|次|最终|倘|当|\(|①|②|③|④|⑤|⑥|\d|没|未|[一二三]人|[两二三]名|以上)`)
)

// keyScan is what a text says of the order of players level on points.
type keyScan struct {
	keys []string
	gap  string // words among the keys that may be another
	tail string // words behind the last key that may be another
	end  int    // of the last key
}

// scanKeys reads the keys of a text in order.
func scanKeys(text string) keyScan {
	text = ownScore(keyNotes(text))
	var out keyScan
	start := 0
	opened := false
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("。;?!", r) }) {
		at := start + strings.Index(text[start:], part)
		start = at + len(part)
		one := scanSentence(part)
		switch {
		case !opened && len(one.keys) == 0:
			out.tail = cmp.Or(out.tail, otherFirst(part))
			continue
		case opened && !goesOn.MatchString(part) && (leftWords(part[one.done:]) != "" || one.gap != ""):
			out.gap = cmp.Or(out.gap, keyLost(text[at:], out.keys))
			return out // about something else
		case !opened && !rankingSentence.MatchString(part) && !goesOn.MatchString(part) && leftWords(part[one.done:]) != "":
			continue
		case opened && len(one.keys) > 0 && one.head != "" && !goesOn.MatchString(part):
			if compareVerb.MatchString(part[one.done:]) {
				out.gap = one.head
			}
			return out
		}
		opened = true
		if out.tail != "" && len(one.keys) > 0 && out.gap == "" {
			out.gap = out.tail
		}
		for _, k := range one.keys {
			if !slices.Contains(out.keys, k) {
				out.keys = append(out.keys, k)
				out.end = at + one.end
			}
		}
		if out.gap == "" {
			out.gap = one.gap
		}
		out.tail = one.tail
	}
	return out
}

// keyLost gives a key that players who are level are compared by behind an order that seemed to be at its end.
func keyLost(rest string, known []string) string {
	for _, s := range strings.FieldsFunc(rest, func(r rune) bool { return strings.ContainsRune("。;?!", r) }) {
		m := levelPhrase.FindStringIndex(s)
		if m == nil || strings.Contains(s, "淘汰") {
			continue
		}
		for _, k := range scanSentence(s[m[1]:]).keys {
			if !slices.Contains(known, k) {
				return k
			}
		}
	}
	return ""
}

// ownScore writes 积分 for 累计积分 where it is what players are ranked by, not what parts those who are level:
// 按累计积分确定名次，积分相同依次比较….
func ownScore(text string) string {
	level := levelPhrase.FindStringIndex(text)
	if level == nil {
		return text
	}
	return summedScore.ReplaceAllString(text[:level[0]], "积分") + text[level[0]:]
}

var summedScore = compile(`(?:累计|累积|累加)(?:的)?(?:积分|得分|总分|分)`)

// otherFirst gives what a sentence without a key compares first between players who are level: 积分相同，用时少者列前.
func otherFirst(s string) string {
	m := levelPhrase.FindStringIndex(s)
	if m == nil || !compareVerb.MatchString(s[m[1]:]) {
		return ""
	}
	rest := s[m[1]:]
	return leftWords(rest[strings.LastIndexByte(rest, ':')+1:]) // 按规程规定的顺序：
}

var (
	levelPhrase = compile(`(?:同分|(?:积分|得分|总分|成绩|分数|分)(?:如果|仍|又|再)?` + levelWord + `)(?:者|时|的)*`)
	compareVerb = compile(`比|看|按|以|者(?:名次)?(?:列|在|靠|居|排|为|优)|的(?:列|在|靠|居|排)`)
)

// sentenceScan is a keyScan with what stands before the first key.
type sentenceScan struct {
	keyScan
	head string
	done int // the end of the last name, also of a key seen before
}

// scanSentence reads the keys of one sentence.
func scanSentence(s string) sentenceScan {
	var out sentenceScan
	done := 0
	unknown := ""
	note := func(text string, listed bool) {
		if w := leftWords(text); w != "" {
			if len(out.keys) > 0 || listed {
				unknown = w
			} else {
				out.head = w
			}
		}
	}
	for _, t := range tokens(s) {
		between := s[done:t.from]
		if done = t.to; t.key == "积分" || t.key == "编号" {
			note(between, false)
			continue
		}
		note(between, len(out.keys) == 0 && listedBefore(between))
		if other := otherFirst(s[:t.from]); len(out.keys) == 0 && other != "" {
			unknown = other
		}
		if t.key == "" {
			unknown = s[t.from:t.to]
			continue
		}
		if slices.Contains(out.keys, t.key) {
			continue
		}
		if unknown != "" && out.gap == "" {
			out.gap = unknown
		}
		unknown = ""
		out.keys, out.end = append(out.keys, t.key), t.to
	}
	out.tail, out.done = unknown, done
	if rest := s[done:]; unknown == "" && len(out.keys) > 0 && (strings.HasPrefix(rest, "、") || comparing.MatchString(rest)) {
		out.tail = leftWords(rest)
	}
	return out
}

// comparing begins another comparison behind the last key.
var comparing = compile(`^[^。;]{0,12},(?:再|最后|其次|然后|仍|还|如|若|则)[^,。;]{0,8}(?:比|看|按|以)`)

// listedBefore says whether words before the first key are a member of its list: 先计队场分，再比….
func listedBefore(s string) bool {
	return countedFirst.MatchString(s) || strings.HasSuffix(s, "、") && !strings.Contains(s, ",")
}

// countedFirst is a score of another kind that is compared first: 先计队场分，再比对手分.
var countedFirst = compile(`(?:先|首先|依次|计|比较|比|看|按)[^,。;、:]{1,6}[、,][^,。;、]{0,4}$`)

// leftWords gives what of a text is no word of comparing, in the phrase where it is most.
func leftWords(text string) string {
	for _, phrase := range strings.FieldsFunc(keyAside.ReplaceAllString(text, ","), func(r rune) bool { return strings.ContainsRune(",、:", r) }) {
		if strings.Trim(phrase, keyFiller) != "" || strings.Contains(phrase, "对手") {
			return phrase
		}
	}
	return ""
}

// keyNotes takes out what stands in brackets behind a key, unless it says which one: 对手分（去掉一个最低分）. Where only the
// note names a key, as in 两人之间的胜者列前（直胜）, it takes the place of the phrase.
func keyNotes(text string) string {
	for {
		m := keyBracket.FindStringSubmatchIndex(text)
		if m == nil {
			return text
		}
		head, note := text[:m[0]], text[m[2]:m[3]]
		start := strings.LastIndexAny(head, ",;:、。→>") + 1
		for start < len(head) && head[start]&0xC0 == 0x80 {
			start++
		}
		phrase, named := scanSentence(head[start:]).keys, scanSentence(note)
		switch {
		case cutNote.MatchString(note) && len(phrase) == 1 && phrase[0] == "对手分":
			way := "对手分减一"
			if strings.Contains(note, "最高") || strings.Contains(note, "高低") {
				way = "中间分"
			}
			text = head[:start] + way + text[m[1]:]
		case len(phrase) == 0 && len(named.keys) == 1 && named.gap == "" && named.tail == "" && leftWords(note) == leftWords(named.keys[0]):
			text = head[:start] + named.keys[0] + text[m[1]:]
		default:
			text = head + text[m[1]:]
		}
	}
}

// cutNote says which opponents are left out of 对手分.
var cutNote = compile(`减一|减1|去一|最低|最高|高低分|一高一低`)
