package prospectus

import (
	"regexp"
	"strings"
	"sync"

	"qisai/pairing/ranking"
)

// The grammar of the names of keys. 后手 is black in xiangqi and chess; in 围棋 and 五子棋 the texts are brought to that.
const (
	opponents  = `(?:(?:所有|全部|各个|各轮|各|所|其|比赛|已|对弈|弈|赛|交手|遇|过|的|本人)*对手(?:们)?(?:的|之)?(?:所有|全部)?)`
	sumOf      = `(?:总|累计|积|得)?(?:积分|得分|分数|总分|分)(?:的)?(?:之)?(?:和|总和|总数|总计|总值|相加|加起来|加一起|加在一起|合计|累计)?`
	leavingOut = `(?:去掉|去除|减去|减|除去|扣除|剔除|去|不计|舍去|舍掉|砍掉|删去)`
	lowest     = `(?:一个|1个|一名|1名|一位|一|1|其中)?最低(?:的)?(?:者|分|一个|1个|一名|1名|一轮|一)*`
	bothEnds   = `(?:一个|1个|各|一名)?(?:最高(?:分|的)?[^,;。()]{0,8}最低|最低(?:分|的)?[^,;。()]{0,8}最高|一高一低|高低)(?:的)?(?:者|分|各|一个|1个|一名|1名|一)*`
	asBlack    = `(?:执?后手|执?后走|执?后|执?黑(?:方|棋|子)?)(?:棋|方)?(?:的)?`
	asRed      = `(?:执?先手|执?先走|执?先|执?红(?:方|棋|子)?)(?:棋|方)?(?:的)?`
	wins       = `(?:(?:总)?(?:获|取)?胜(?:利)?(?:的)?(?:局场次|场次|局|盘|场|次|棋|数)+|(?:获|取|胜|赢)(?:胜|得|的|了|下)*(?:棋)?(?:的)?(?:局|盘|场|次|棋)(?:数)*|赢(?:得|的|棋)+)(?:的)?(?:总)?(?:数|多少)?`
	eachOther  = `(?:相互|互相|彼此|两人|二人|双方|两者|二者|两个人|当事人|当事双方|同分者|同分棋手|他们|对局者)(?:之间|间|中|的)*`
	theirGame  = `(?:的)?(?:直接)?(?:对局|对弈|对阵|对赛|对战|比赛|交锋|交手|较量|下过|赛过|见过面|弈过|对垒)(?:过|时|中|里|之|的)*`
	outcome    = `(?:的)?(?:有)?(?:胜负(?:关系|结果|情况)?|胜者|胜方|获胜者|赢者|赢家|赢的人|谁赢|成绩|战绩|结果|战果|战胜者)`
	lastRound  = `(?:前|上|倒数第二|最后第二|倒数第2)(?:一)?轮(?:次)?(?:的)?`
	firstOfAll = `(?:首轮|第一轮|第1轮|首场)`
)

// keyWord is one way of naming a key; key "" is a comparison the program does not know.
type keyWord struct{ key, expr string }

var keyGrammar = []keyWord{
	{"", `对手的?对手(?:的)?` + sumOf + `|胜率|(?:` + asBlack + `|` + asRed + `)?胜率|得分率|` + asRed + `(?:局|次)数|对手(?:的)?(?:等级分|平均分|名次)|小分和`},
	{"对手分减一", leavingOut + lowest + `(?:` + sumOf + `)?(?:后)?(?:的)?` + opponents + `(?:后)?(?:的)?(?:` + sumOf + `)?|` + leavingOut + lowest + opponents + `(?:后)?(?:的)?` + `(?:` + opponents + `)?` + sumOf +
		`|对手(?:积)?分\(?(?:中)?(?:,)?` + leavingOut + `[^()高,;。]{0,4}最低[^()高,;。]{0,8}\)?|[Bb]uchholz(?:-|_)?[Cc]ut-?1|减分对手分|截尾对手分`},
	{"中间分", leavingOut + bothEnds + `(?:` + sumOf + `)?(?:的|后|对手)*(?:` + opponents + sumOf + `)?|对手(?:积)?分\(?` + leavingOut + `[^()]{0,8}` + `(?:最高[^()]{0,8}最低|最低[^()]{0,8}最高|高低)[^()]{0,6}\)?|中间(?:对手)?(?:积)?分|中位分|[Mm]edian(?:[Bb]uchholz)?`},
	{"对手分", opponents + sumOf + `|(?:布赫霍尔[茨兹]|布霍尔[茨兹]|布赫兹|布赫|布氏)(?:分)?|[Bb]uchholz(?:[Tt]otal)?`},
	{"累进分", `(?:积分)?(?:累进|累积|累计|逐轮|各轮(?:次)?)(?:积分|得分|累计|累进|相加|之累计|分)+(?:之和|总和|和)?|积分累进|累进|每轮(?:累计|积分)(?:积分)?(?:之和|总和|累加)`},
	{"小分", `小分|(?:索伯|索恩|索氏|索尼伯恩|索尼博恩|索恩伯格|贝格尔|伯格|索伯尔|索尼伯恩-伯格)(?:分)?|[Ss]onneborn-?[Bb]erger|SB分?|胜手分|所?胜(?:过)?(?:的)?对手(?:的)?(?:积|总|得)*分(?:之和|总和)?[^,;。()]{0,6}(?:和|平)(?:过|局)?(?:的)?对手(?:的)?(?:积|总|得)*分(?:之和|总和)?(?:的|之)?(?:一半|半数|半|1/2)`},
	{"后走胜局", asBlack + wins + `|` + asBlack + `(?:获|取)?胜(?:者)?(?:多)?`},
	{"先走胜局", asRed + wins},
	{"后走局数", asBlack + `(?:局|盘|场|次|轮|棋)+(?:的)?(?:数)?|` + asBlack + `(?:下得多|下的多|多|少|下得)|(?:下|走|执)(?:后手|后走|黑棋|黑)(?:的)?(?:局|盘|次)?(?:数)?`},
	{"胜局", wins},
	{"犯规", `(?:技术)?(?:犯规|违例)(?:的)?(?:总)?(?:次数|数|次|多少)?|被?判犯规(?:次数)?`},
	{"直胜", `直胜|(?:直接|相互|互相)?(?:对局|对弈|比赛|交锋|交手|对话|对阵|对赛|对战|胜负)(?:时|中|的|之间|间)*` + outcome + `|直接(?:对局|对弈|交锋|交手|对话|胜负|对阵|比赛|对战|成绩|战绩|较量)(?:的)?(?:` + outcome + `)?|` +
		eachOther + `(?:` + theirGame + `)?` + outcome + `(?:关系)?(?:的)?(?:,?胜者)?|` + eachOther + theirGame + `|` + eachOther + `谁赢|(?:下过|赛过|交过手)的?(?:谁)?赢(?:的|家)?|彼此胜负|胜负关系|胜者(?:列前|在前|名次列前|为先|优先)?`},
	{"前一轮积分", lastRound + `(?:积分|成绩|得分|分|总分)?`},
	{"前一轮名次", lastRound + `(?:名次|排名)`},
	{"去首轮", `(?:` + leavingOut + `)?(?:掉)?` + firstOfAll + `(?:的)?(?:积分|成绩|得分|分)?(?:后)?(?:的)?(?:积分|成绩|得分|总分)?`},
	{"对局时后走", `(?:` + eachOther + `)?(?:对局|对弈)(?:时|中|里)?(?:的)?(?:后走|后手|执黑|执后)(?:方|者)?`},
}

// keyScanner finds the next name of a key: each way is a group; the longest of the first wins.
var keyScanner = sync.OnceValues(func() (*regexp.Regexp, []string) {
	var exprs, keys []string
	for _, w := range keyGrammar {
		exprs, keys = append(exprs, "("+w.expr+")"), append(keys, w.key)
	}
	for _, w := range ranking.Words() {
		key, _ := ranking.Canonical(w)
		exprs, keys = append(exprs, "("+regexp.QuoteMeta(w)+")"), append(keys, key)
	}
	re := regexp.MustCompile(strings.Join(exprs, "|"))
	re.Longest()
	return re, keys
})

// token is a name of a key in a text.
type token struct {
	key string
	span
}

// tokens finds the names of keys in a text.
func tokens(s string) []token {
	re, keys := keyScanner()
	var out []token
	for _, m := range re.FindAllStringSubmatchIndex(s, -1) {
		for i, key := range keys {
			if m[2*i+2] == m[0] && m[2*i+3] == m[1] && m[0] >= 0 {
				out = append(out, token{key, span{m[0], m[1]}})
				break
			}
		}
	}
	return out
}
