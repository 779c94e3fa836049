package prospectus

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

// A group's name is made of these words before 组: 公开男子组, 少年女子甲组, U12组.
const (
	sexWords    = `男子|女子|男女|男|女`
	letterWords = `[甲乙丙丁戊己]|[A-Ha-h]`
	otherWords  = `公开|壮年|中青年|青壮年|学前|棋士|百格|混编|混合|省直|市直|县直|乡镇|街道|社区|在职|退休|离退休|高职|高专|本科|院校|银龄|银发|新星|` +
		`[一二三四五六七八九十]级|\d{1,2}级|中老年|老年|中年|青年|青少年|少年|儿童|少儿|幼儿|成人|成年|专业|业余|职业|机关|职工|教师|教职工|企业|公务员|农民|社会|市民|` +
		`小学|中小学|初中|高中|中学|大学|高校|大学生|中学生|小学生|学生|低年级|中年级|高年级|[一二三四五六]年级|[一二三四五六](?:-|至|、)[一二三四五六]年级|` +
		`升[1-9一二三四五六七八九][段级]|[1-9]-[1-9]段|[1-9一二三四五六七八九]段(?:及)?(?:以上|以下)|(?:\d{1,2}级?-)?\d{1,2}级(?:及)?(?:以上|以下)?|定级|升级|\d{1,2}路|` +
		`20\d\d-20\d\d年?|20[012]\d年|学龄前|幼儿园|[大中小]班|初学|基础|爱好者|菁英|钻石|黄金|白银|青铜|王者|王牌|农村|城区|城镇|村居|校内|校外|` +
		`中专|职校|技工|党政机关|事业单位|企事业单位|企事业|国企|民企|医务|民警|夫妻|师生|高龄|长者|寿星|壮青年|壮龄|长青|` +
		`领导干部|干部|家庭|亲子|双人|混双|混合双人|团体|混合团体|个人|精英|大师|名人|希望|启蒙|新秀|新苗|高段|中段|低段|初级|中级|高级|入门|定段|升段|级位|段位|有段|无段|` +
		`[1-9一二三四五六七八九]段|元老|常青|长青|乐龄|本地|外地|快棋|慢棋|超快棋|超快|棋王|挑战|提高|普及|普通|体验|特邀|残疾人|盲人|听障|肢体|` +
		`U\d{1,2}|u\d{1,2}|\d{1,2}(?:周)?岁(?:及)?(?:以上|以下)?|\d{1,2}-\d{1,2}(?:周)?岁|竞技|大众|群众|百姓|国少|国青|国象|围棋|象棋|国际象棋|国际跳棋|五子棋|` +
		`\d{1,3}格|100格|64格`
)

// vocabulary finds the names of groups made of known words.
type vocabulary struct {
	word, list, both, one *regexp.Regexp
}

// standardWords are the words any regulation may use.
var standardWords = sync.OnceValue(func() *vocabulary { return newVocabulary(nil) })

// newVocabulary adds words of one text to the known ones.
func newVocabulary(more []string) *vocabulary {
	var learned string
	for _, w := range more {
		learned += "|" + regexp.QuoteMeta(w)
	}
	longest := func(pattern string) *regexp.Regexp {
		w := `(?:` + sexWords + `|` + letterWords + `|` + otherWords + learned + `)`
		re := regexp.MustCompile(strings.ReplaceAll(pattern, "W", w))
		re.Longest()
		return re
	}
	return &vocabulary{
		word: longest(`W`),
		list: longest(`(?:W)+(?:各|[两三四五六七八九]个?)?组?(?:[、和及与/](?:W)+(?:各|[两三四五六七八九]个?)?组?)*`),
		both: longest(`^((?:W)+)组\(?男子?组?[、/和及与,]女子?组?\)?`),
		one:  longest(`^((?:W)+)组\(?(男子|女子|男|女)组?\)?`),
	}
}

var (
	// someName is the name of a group between two marks, or behind a word that sets groups.
	someName = compile(`(?:^|[、,:;。()"“和及与设为])(?:设|分|有)?(?:有|为|成)?([\p{Han}A-Za-z]{1,8}?)组(?:别)?(?:$|[、,:;。()"”和及与-]|[两三四五六](?:个)?组)`)
	noName2  = compile(`[各每全本该此几多小分编同跨其他任何应有作导判裁竞赛织家委检录材传勤障疗保待书名报参进行采用并设成为和与及称统简按由的个单双男女甲乙丙丁两三四五六七八九十名人专]`)
)

// learn finds words of groups' names that are not known: in the clauses that set the groups, what remains of a name
// before 组 without the words that are known.
func learn(cs []*clause) *vocabulary {
	var more []string
	for _, c := range cs {
		if !c.under(topicGroups) && !c.under(topicEvents) && len(births(c.s, 0)) == 0 && !severalGroupsSet.MatchString(c.s) || c.under(topicPrizes) {
			continue
		}
		for at := 0; at < len(c.s); {
			m := someName.FindStringSubmatchIndex(c.s[at:])
			if m == nil {
				break
			}
			name := strings.TrimLeft(c.s[at+m[2]:at+m[3]], "和及与")
			rest := standardWords().word.ReplaceAllString(name, "")
			if w := newWord(name, rest); w != "" && !slices.Contains(more, w) {
				more = append(more, w)
			}
			at += m[3] + len("组")
		}
	}
	for _, w := range recurring(cs) {
		if !slices.Contains(more, w) {
			more = append(more, w)
		}
	}
	if len(more) == 0 {
		return standardWords()
	}
	return newVocabulary(more)
}

var (
	// headName is the name of a group at the head of a line that says something of it: 来宾组：外村的朋友.
	headName = compile(`^([\p{Han}]{2,4})组(?::|-+|,|取|奖|第|前)`)
	// office is no group of players.
	office = compile(`裁判|仲裁|竞赛|编排|后勤|宣传|领导|工作|安保|会务|接待|技术|医疗|保障|筹备|各|每|全|本$|其他|分$|小$|该|两|三|四|五|检录|成绩|监督|资格|纪律`)
)

// recurring gives the unknown names that stand again and again before 组 and at the head of lines, in a text that sets
// its groups without a word for them.
func recurring(cs []*clause) []string {
	heads := map[string]int{}
	var all strings.Builder
	var order []string
	for _, c := range cs {
		all.WriteString(c.s + "\n")
		m := headName.FindStringSubmatch(c.s)
		if m == nil || office.MatchString(m[1]) || standardWords().word.MatchString(m[1]) {
			continue
		}
		if heads[m[1]]++; heads[m[1]] == 1 {
			order = append(order, m[1])
		}
	}
	return slices.DeleteFunc(order, func(w string) bool { return strings.Count(all.String(), w+"组") < 3 })
}

// hereOrThere are names by where the players are from: 本村组, 外镇组.
var hereOrThere = compile(`^(?:本|外|邻)(?:村|屯|镇|乡|县|市|区|州|省|校|院|系|社|街道|社区|单位|公司|厂|局|埠)$`)

// newWord gives what is to be learned of a name of which rest is not known: the rest, or the whole name where the rest is
// a single character.
func newWord(name, rest string) string {
	n := utf8.RuneCountInString(rest)
	switch {
	case hereOrThere.MatchString(name):
		return name
	case n < 1 || n > 4 || noName2.MatchString(rest) || !strings.Contains(name, rest):
		return ""
	case n == 1 && (name == rest || strings.ContainsAny(rest, leads)):
		return ""
	case n == 1:
		return name
	}
	return rest
}

// leads are the characters that words before a group's name end with: 参加公开组, 每单位男子组, 同年龄女子组. Another one
// is part of a longer name.
const leads = "设置分为共含有即指按照在于给予对向从自以由入报加选获得取称叫是和与及跟同将把让使该各每本此其他余个项赛事位队团校院县区市省镇的中里内外前后上下除龄足满组别次励奖度新增等到单凡若如并或者仅限只请派送填第至名人员手家不另再均都也可要应须需当因只用轮场局时日号年月天午晨晚点分半元级段组类届期式表示赛杯"
