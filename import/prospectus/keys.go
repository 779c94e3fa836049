package prospectus

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"

	"qisai/pairing/ranking"
)

var (
	rankingSentence = compile(`名次(?:计算|区分|排列|排定|评定|判定|确定|决定|按|的|由|以)|同分破分|破分|排名:|名次:|排名(?:顺序|办法|方法|规则|按|依次|以)|破同分|积分(?:高|多)者|(?:积分|得分|总分|成绩)(?:相同|相等|一样)|同分看|同分(?:时|者|,)|依次(?:比较|按|以)|个人名次|计算名次|决定名次|排列名次|按以下顺序|判定名次`)
	noteInBrackets  = compile(`\([^()]*\)`)
	cutBefore       = compile(`(?:去掉|减去|减|除去|扣除|去除)[^,;、。]{0,6}最低[^,;、。]{0,10}?(?:后)?的?对手(?:积)?分`)
	metResult       = compile(`(?:两人|双方|二人|两者|相互)(?:之间)?(?:有|存在)胜负(?:关系)?的?,?胜者(?:名次)?(?:列前|在前|优先)(?:\(直胜\))?`)
	keyNote         = compile(`([^、,;。:→>()]*)\(([^()]{2,8})\)`)
	cutLowest       = compile(`对手分\((?:去掉|减去|减|除去|扣除)[^()]{0,6}最低[^()高]{0,6}\)`)
	cutBoth         = compile(`对手分\((?:去掉|减去|减|除去|扣除)[^()]{0,6}最高[^()]{0,6}最低[^()]{0,6}\)`)
	openList        = compile(`[^相均平不]等(?:$|[,。;:]|顺序|依次|指标|因素|项|方法|办法)`)
	keySplit        = compile(`[、,;。:→/]|-*>|[一二三四五六七八九首先次再后又末]比(?:较)?|[首先次再后又末]看|[再又仍还](?:一样|同|相同|相等)(?:的|时|就)?|然后|其次|再次|最后|首先|依次(?:比较|按|以|看|为)?|若(?:仍|再|还|又)?|如(?:仍|再|还|又)?|则(?:比较|看|以|按)?|再(?:比较|看|比)|比较`)
	keyHead         = compile(`^(?:以|按|由|看|比|遇|又|仍|再|先|后|以下|下列|顺序|次序|各|所有|参赛|棋手|选手|运动员|个人|双方|其|当|在|为|是|均|根据|考虑|优先|根|\d\.|①|②|③|④|⑤|⑥|[一二三四五六]|并列|的|、|本人|之间|之)+`)
	keyTail         = compile(`(?:\d|的)?(?:分值)?(?:总和)?(?:比较)?(?:较)?(?:高|多|少|大|小|优|好|低|前)?(?:者|的)?(?:名次)?(?:列前|在前|优先|靠前|为先|居前|为优|为胜|排前|者胜)?(?:相同|相等|一致)?(?:时|的|者)?(?:等)?$`)
	keyNoise        = compile(`相同|相等|名次|排|区分|无法|类推|抽签决定|直至|方法|办法|计算|顺序|一致|棋手|选手|运动员|破同分|同分|并列|决定|比较|^.?$|成绩|积分编排|单循环|循环|等等|加赛|快棋|抽签|分出|裁判长`)
)

// levelOn are the words for being level at the head of a list: 积分相同按对手分.
var levelOn = compile(`^(?:如|若|当|如果|凡|两人以上|个人|团体)*(?:积分|总分|得分|成绩|名次)(?:仍|再|又)?(?:相同|相等|一样|相同者|相等者)(?:时|者|的)*`)

// moreKeys are wordings of keys in whole sentences.
var moreKeys = map[string]string{
	"对手积分之和": "对手分", "对手积分总和": "对手分", "对手分总和": "对手分", "对手积分和": "对手分", "对手的积分之和": "对手分", "对手得分": "对手分", "对手的积分": "对手分", "所有对手积分": "对手分",
	"对手得分之和": "对手分", "对手的总积分": "对手分", "对手累计积分": "对手分", "对手分总和高": "对手分", "布赫霍尔兹": "对手分", "布霍尔兹": "对手分", "布氏分": "对手分", "对手总积分": "对手分",
	"胜局总数": "胜局", "获胜局数": "胜局", "胜局的多少": "胜局", "胜盘数": "胜局", "胜利局数": "胜局", "获胜场次": "胜局", "胜场数": "胜局", "胜棋局数": "胜局", "赢棋局数": "胜局", "胜数": "胜局", "获胜盘数": "胜局", "胜局场次": "胜局",
	"犯规次数少": "犯规", "犯规数少": "犯规", "相互间胜负": "直胜", "相互之间胜负": "直胜", "相互间的胜负": "直胜", "相互间胜者": "直胜", "直接交锋": "直胜", "直接对话": "直胜", "相互对局胜者": "直胜", "彼此胜负": "直胜", "直接胜负关系": "直胜", "相互比赛成绩": "直胜", "相互间成绩": "直胜", "相互战绩": "直胜", "两者之间胜负": "直胜", "胜者": "直胜", "胜者列前": "直胜", "胜者名次列前": "直胜", "胜者在前": "直胜", "直接对局结果": "直胜", "直接对局胜负": "直胜", "直接对局胜者": "直胜", "直接比赛成绩": "直胜", "直接成绩": "直胜", "对赛成绩": "直胜", "直接交手成绩": "直胜", "直接交手": "直胜", "直接交手结果": "直胜", "相互对局结果": "直胜", "相互对局成绩": "直胜", "两人胜负": "直胜", "双方对局胜负": "直胜",
	"后手局": "后走局数", "后手多": "后走局数", "后走多": "后走局数", "后手局多": "后走局数", "后走棋局数": "后走局数", "执黑次数": "后走局数", "执黑局": "后走局数", "后走次数": "后走局数", "后手次数": "后走局数", "执黑多": "后走局数", "黑棋局数": "后走局数", "执黑棋局数": "后走局数", "执后手局数": "后走局数",
	"执黑胜局数": "后走胜局", "后走棋胜局": "后走胜局", "黑棋胜局": "后走胜局", "后手胜率": "", "执黑胜": "后走胜局", "执黑获胜局数": "后走胜局", "执黑棋胜局数": "后走胜局", "后手获胜局数": "后走胜局", "黑方胜局": "后走胜局",
	"累进积分之和": "累进分", "积分累进": "累进分", "逐轮积分之和": "累进分", "累进分总和": "累进分", "各轮累计积分": "累进分",
	"索氏分": "小分", "索尼伯恩-伯格分": "小分", "索伯": "小分", "胜手分": "小分",
	"中间对手积分": "中间分", "去掉最低对手分": "对手分减一", "对手分去最低分": "对手分减一", "去掉一个最低对手分": "对手分减一", "对手分去掉最低分": "对手分减一", "对手分减最低分": "对手分减一",
	"前轮成绩": "前一轮积分", "前一轮的成绩": "前一轮积分", "上一轮成绩": "前一轮积分", "前一轮的积分": "前一轮积分", "倒数第二轮积分": "前一轮积分", "前轮次积分": "前一轮积分",
}

// keyOf gives the key a phrase names; unknown says that it seems to name one the program does not know.
func keyOf(phrase string) (key string, unknown bool) {
	phrase = levelOn.ReplaceAllString(phrase, "")
	bare := keyHead.ReplaceAllString(phrase, "")
	if k, ok := keyWithin(phrase); ok {
		return k, k == ""
	}
	for _, p := range []string{phrase, keyTail.ReplaceAllString(phrase, ""), bare, keyTail.ReplaceAllString(bare, "")} {
		p = strings.TrimSuffix(p, "等")
		if k := moreKeys[p]; k != "" {
			return k, false
		}
		if k, ok := ranking.Canonical(p); ok {
			return k, false
		}
	}
	return "", keyTail.ReplaceAllString(bare, "") != "" && !keyNoise.MatchString(phrase)
}

// keyWithin looks for a key's name inside a phrase. It is the key only if all around it are words of comparing; a name with
// other words around it may be another key, and then ok is true and key "".
func keyWithin(phrase string) (key string, ok bool) {
	for _, w := range keyNames() {
		i := strings.Index(phrase, w)
		if i < 0 {
			continue
		}
		if strings.Trim(phrase[:i]+phrase[i+len(w):], keyAround) != "" {
			return "", true
		}
		if key = moreKeys[w]; key == "" {
			key, _ = ranking.Canonical(w)
		}
		return key, true
	}
	return "", false
}

const keyAround = "按的以由者高低多少大小数次序顺排列前名先优胜依较看则再若如仍又同等时在为比赛中分值总和之全部所有对手个人本棋选各参其他是情况下区决定确判照根据首最后然进行并且,、1234567890.()①②③④⑤⑥"

// keyNames are all words for keys, the longest first.
var keyNames = sync.OnceValue(func() []string {
	var out []string
	for _, w := range append(ranking.Words(), slices.Collect(maps.Keys(moreKeys))...) {
		if len([]rune(w)) > 1 && w != "抽签" && w != "胜者" {
			out = append(out, w)
		}
	}
	slices.SortFunc(out, func(a, b string) int { return cmp.Or(len(b)-len(a), strings.Compare(a, b)) })
	return out
})
