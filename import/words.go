package importer

import (
	_ "embed"
	"slices"
	"strings"
	"unicode"

	"qisai/pairing"
	"qisai/pairing/eligibility"
	"qisai/pairing/pattern"
)

// vocabulary holds words of the event.
type vocabulary struct {
	known      map[string]string // key → the column it belongs to
	categories []string
	pairs      []string // the categories of two
}

func (v *vocabulary) learn(column, word string) {
	if k := key(word); k != "" {
		if v.known == nil {
			v.known = map[string]string{}
		}
		v.known[k] = column
		if column == "组别" {
			v.categories = append(v.categories, word)
		}
	}
}

// isCategory says whether a text is a category and nothing else: one of the event's, one of words categories are made
// of, or a short word before 组 that cannot be a name run together with it.
func (v vocabulary) isCategory(text string) bool {
	k := key(text)
	r := []rune(k)
	if v.known[k] == "组别" || categoryWords.MatchString(k) || shortCategory.MatchString(k) || v.shortOfEvent(text) {
		return true
	}
	return len(r) > 2 && len(r) <= 6 && r[len(r)-1] == '组' && r[len(r)-2] != '小' && !surnames[string(r[0])] &&
		strings.IndexFunc(k, func(c rune) bool { return !unicode.Is(unicode.Han, c) }) < 0
}

// unitWords end the name of a unit.
var unitWords = pattern.New(`^[^0-9].*(?:队|俱乐部|协会|棋协|棋院|棋社|棋校|棋馆|学校|小学|中学|大学|学院|幼儿园|公司|集团|企业|厂|银行|医院|工会|体校|体育局|教育局|文体局|公安局|局|委员会|研究院|研究所|中心|商会|工作室|培训部|道场|代表团|外国语|附中|附小|[一二三四五六七八九十]{1,3}[中小]|小学.*班|中学.*班)$`)

// isUnit says whether a word is the name of a unit.
func (v vocabulary) isUnit(word string) bool {
	return v.known[key(word)] == "单位" || len([]rune(word)) > 1 && unitWords.MatchString(word) && !v.isCategory(word)
}

// country is all provinces by their letters: a region every place lies in.
var country = []string{"京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵云藏陕甘青宁新台港澳"}

// abroad are countries foreign players write as their 籍贯.
var abroad = strings.Fields(`美国 英国 法国 德国 俄罗斯 日本 韩国 朝鲜 越南 泰国 新加坡 马来西亚 印度尼西亚 印尼 菲律宾 柬埔寨 缅甸 老挝 文莱 印度 蒙古国
	加拿大 澳大利亚 新西兰 意大利 西班牙 荷兰 芬兰 瑞典 白俄罗斯 乌克兰`)

// isPlace says whether a word is a place of the country, or another country, and nothing else: 四川什邡 and 什邡市, not
// 什邡象棋协会.
func isPlace(word string) bool {
	if slices.Contains(abroad, squeeze(word)) {
		return true
	}
	r := []rune(strings.TrimSuffix(squeeze(word), "籍"))
	return len(r) >= 2 && len(r) <= 15 && mentionsPlace(r) && onlyPlaces(r)
}

func mentionsPlace(r []rune) bool {
	return len(r) >= 2 && eligibility.Locate(string(r), country) == eligibility.InRegion
}

// onlyPlaces says whether a text is one place after the other.
func onlyPlaces(r []rune) bool {
	for n := 2; n <= min(len(r), 8); n++ {
		if placeName(r[:n]) && (n == len(r) || onlyPlaces(r[n:])) {
			return true
		}
	}
	return false
}

// placeName says whether a text is the name of one place: nothing shorter in it is one, but for the word behind it
// that says what kind of place it is.
func placeName(r []rune) bool {
	if last := len(r) - 1; last >= 2 && strings.ContainsRune("省市县区州盟旗", r[last]) && placeName(r[:last]) {
		return true
	}
	return mentionsPlace(r) && (len(r) == 2 || !mentionsPlace(r[1:]) && !mentionsPlace(r[:len(r)-1]))
}

// isTitle says whether a word is a player's title.
func isTitle(word string) bool {
	_, ok := eligibility.TitleLevel(&pairing.Tournament{}, word)
	return ok
}

//go:embed surnames.txt
var surnamesText string

// surnames are those of one character and of two.
var surnames = func() map[string]bool {
	out := map[string]bool{}
	single, double, _ := strings.Cut(surnamesText, "\n")
	for _, r := range single {
		out[string(r)] = true
	}
	for _, s := range strings.Fields(double) {
		out[s] = true
	}
	return out
}()

// beginsWithSurname says whether a text begins with a surname and can be a name of two to four characters, or is a long
// name with a dot.
func beginsWithSurname(text string) bool {
	k := []rune(nameKey(text))
	if strings.ContainsRune(string(k), '·') {
		return onePlausible(text)
	}
	n := len(k)
	if n < 2 || n > 4 || strings.IndexFunc(string(k), func(r rune) bool { return !unicode.Is(unicode.Han, r) && !unicode.Is(unicode.Co, r) }) >= 0 {
		return false
	}
	return n <= 3 && surnames[string(k[0])] || n >= 3 && surnames[string(k[:2])] ||
		n == 4 && surnames[string(k[0])] && surnames[string(k[1])]
}

// everyday are words in messages that begin like a surname, and what people are called besides their names.
var (
	everyday = strings.Fields(`候补 替补 候选 候选人 曾用名 谢谢 明天 明日 明年 明白 方便 时间 时候 金额 安排 任何 何时 马上 水平 相信 成功 单位 费用 花费 项目
		高兴 高手 钱已 已付 全部 全体 万分 向您 左右 于是 平安 应该 应付 连续 和棋 辛苦 辛苦了 哈哈 哈哈哈 白天 多谢 温馨 文明 文件 毕竟 包括 包含 常规
		国家 公司 位置 平时 游戏 计划 支付 支持 项目 经常 通知 查收 查看 解释 安全 古人 古代 麻烦 乐意 乐于 海报 平台 相关 简单
		满员 车费 路费 双方 马走日 象走田 车走直 来自 来了 关于 关注 关系 连同 利用 能否 能够 后面 后来 后补 华人 步骤 后天 全名
		师傅 宗旨 阳历 农历 阴历 成年 成人 党员 公务员 农民 学员 平民 易拉宝 广大 强烈 强者 祝福 祝贺 祝好 祝您 向前 修改 封面 权利`)
	titlesOfAddress = pattern.New(`(?:老师|教练|主任|领导|师傅|先生|女士|小姐|校长|院长|会长|主席|秘书长|同志|经理|老板|大哥|裁判|报名|参赛|参加)$`)
)

// isName says whether a word that nobody has labelled can be a name.
func isName(word string) bool {
	return beginsWithSurname(word) && !slices.Contains(everyday, word) && !titlesOfAddress.MatchString(word)
}

// activeWords say by themselves whether a master is active.
var activeWords = []string{"在役", "现役", "退役", "已退役", "非现役", "不在役"}

// classify gives the column a word without a label belongs to, "" for one that means nothing here. What may be a name
// or a place is 姓名?, a name with the sex stuck to it 姓名+.
func (v vocabulary) classify(word string) string {
	k := key(word)
	switch sex, ok := parseSex(k); {
	case ok && sex != pairing.SexUnknown && strings.ContainsAny(k, "男女"):
		return "性别"
	case v.isCategory(word):
		return "组别"
	case v.known[k] != "":
		return v.known[k]
	case isTitle(word):
		return "称号"
	case slices.Contains(activeWords, k):
		return "在役"
	case v.isUnit(word):
		return "单位"
	}
	switch name, place := isName(word), isPlace(word); {
	case name && place:
		return "姓名?"
	case place:
		return "籍贯"
	case name && gluedSex(word) != "":
		return "姓名+"
	case name:
		return "姓名"
	}
	return ""
}

// gluedSex gives 男 or 女 at the end of a word of three characters or more.
func gluedSex(word string) string {
	r := []rune(word)
	if last := string(r[len(r)-1]); len(r) >= 3 && (last == "男" || last == "女") {
		return last
	}
	return ""
}
