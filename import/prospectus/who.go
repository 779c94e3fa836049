package prospectus

import (
	"regexp"
	"strings"

	"qisai/pairing"
)

var provinces = []string{"北京", "天津", "河北", "山西", "内蒙古", "辽宁", "吉林", "黑龙江", "上海", "江苏", "浙江", "安徽", "福建", "江西", "山东",
	"河南", "湖北", "湖南", "广东", "广西", "海南", "重庆", "四川", "贵州", "云南", "西藏", "陕西", "甘肃", "青海", "宁夏", "新疆"}

// regionNames are words for several provinces.
var regionNames = map[string]string{"川渝": "四川;重庆", "成渝": "四川;重庆", "京津冀": "北京;天津;河北", "江浙沪": "江苏;浙江;上海",
	"沪苏浙皖": "上海;江苏;浙江;安徽", "苏浙沪": "江苏;浙江;上海", "苏浙皖沪": "江苏;浙江;安徽;上海", "东北三省": "辽宁;吉林;黑龙江"}

var (
	provinceWord = `(?:` + strings.Join(provinces, "|") + `)(?:省|市|自治区|壮族自治区|回族自治区|维吾尔自治区)?`
	regionTail   = `(?:两地|三地|地区|境内|省内|市内|县内|区内|区域内|辖区内|范围内|户籍|户口|籍贯|籍|内)`
	regionOf     = regexp.MustCompile(`(川渝|成渝|京津冀|江浙沪|沪苏浙皖|苏浙沪|苏浙皖沪|东北三省)` + regionTail + `|((?:` + provinceWord + `[、和及与])*` + provinceWord + `)` + regionTail)
	regionIs     = regexp.MustCompile(`(?:户籍|籍贯|户口)(?:所在地)?(?:在|为|是|属)(` + provinceWord + `)`)
	townOf       = regexp.MustCompile(`(?:限|具有|凡|持有?)([\x{4E00}-\x{9FA5}]{2,6}(?:市|县|区|州))(?:户籍|户口|籍|常住)`)
	noRegion     = regexp.MustCompile(`省外|外省|外地|市外|境外|全国|不限地区|港澳台|各省|户籍不限|不限户籍|不限籍贯`)
	proofWords   = regexp.MustCompile(`或(?:者)?(?:长期)?在.{0,14}(?:工作|居住|就读|学习|生活|务工)|居住证|社保|工作证明|暂住证|学籍|纳税证明`)
	playWords    = regexp.MustCompile(`爱好者|参赛|报名|参加|棋手|选手|运动员|公民|居民|人员`)
)

// who reads who may play: region, titles, limits, applications.
func (r *reader) who() {
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule || c.topic == topicHosts || c.style == plain && c.parent == nil {
			continue
		}
		r.region(c)
		r.titleBar(c)
		r.unitLimit(c)
		r.groupCapacity(c)
		r.applications(c)
	}
}

func (r *reader) region(c *clause) {
	if !playWords.MatchString(c.s) || noRegion.MatchString(c.s) || c.topic == topicMethod || c.topic == topicOther {
		return
	}
	found, at := "", span{}
	if m := regionOf.FindStringSubmatchIndex(c.s); m != nil && !strings.Contains(before(c.s, m[0], 6), "非") {
		at = span{m[0], m[1]}
		if m[2] >= 0 {
			found = regionNames[c.s[m[2]:m[3]]]
		} else {
			found = provincesIn(c.s[m[4]:m[5]])
		}
	} else if m := regionIs.FindStringSubmatchIndex(c.s); m != nil {
		found, at = provincesIn(c.s[m[2]:m[3]]), span{m[0], m[1]}
	} else if m := townOf.FindStringSubmatchIndex(c.s); m != nil {
		found, at = c.s[m[2]:m[3]], span{m[0], m[1]}
	}
	if found == "" || arrivalElse.MatchString(c.s) {
		return
	}
	c.take(at.from, at.to)
	q := c.sentence(at.from, at.to)
	for _, cat := range r.cats {
		if cat.row["地区"] != "" && cat.row["地区"] != found {
			r.doubt("地区前后不一", c, at.from, at.to)
			return
		}
		cat.put("地区", found, q)
	}
	for _, p := range r.cs {
		if m := proofWords.FindStringIndex(p.s); m != nil && !p.under(topicPrizes) {
			p.take(m[0], m[1])
			for _, cat := range r.cats {
				cat.put("地区证明", "是", p.sentence(m[0], m[1]))
			}
			return
		}
	}
}

func provincesIn(text string) string {
	var out []string
	for i := 0; i < len(text); {
		n := 1
		for _, p := range provinces {
			if strings.HasPrefix(text[i:], p) {
				out, n = append(out, p), len(p)
			}
		}
		i += n
	}
	return strings.Join(out, ";")
}

var (
	titleNot   = regexp.MustCompile(`(?:未|没有|无)(?:曾)?(?:获得?|取得|达到|被?授予|拥有|具有)(?:过)?([^,。;]{2,30}?)(?:\([^()]*\))?(?:及|及其|或)?以上(?:的)?(?:运动员)?(?:技术)?(?:称号|等级|段位)?`)
	titleOut   = regexp.MustCompile(`([^,。;:]{2,30}?)(?:\([^()]*\))?(?:及|及其|或)?以上(?:的)?(?:技术)?(?:称号|等级|段位)?(?:者|的|获得者|棋手|选手|运动员)*,?(?:不得|不能|不可|谢绝|除外|不予)`)
	titleStay  = regexp.MustCompile(`((?:特级大师|国家大师|象棋大师|大师)(?:[、和及与](?:特级大师|国家大师|象棋大师|大师))*)(?:称号)?(?:获得者|者|棋手)?(?:均)?(?:不(?:得|能|可)?(?:参加|参赛|报名)|谢绝)`)
	titleNow   = regexp.MustCompile(`现役(?:的)?(?:国家)?(?:象棋)?(?:特级大师、)?(?:特级)?(?:国家)?大师(?:\(含[^()]*\))?(?:、特级大师)?(?:及以上)?(?:者|的|棋手|选手)*,?(?:不得|不能|不可|除外|谢绝|不予)`)
	retiredMay = regexp.MustCompile(`(?:退役|非现役)[^。;]{0,30}(?:不(?:在|受)(?:此)?限|除外|可(?:以)?(?:报名|参[加赛]))`)
	titleWords = []struct{ word, title string }{
		{"特级大师", "特级大师"}, {"国际级运动健将", "特级大师"}, {"候补棋协大师", "候补棋协大师"}, {"棋协大师", "棋协大师"}, {"地方大师", "地方大师"},
		{"运动健将", "大师"}, {"国家大师", "大师"}, {"象棋大师", "大师"}, {"大师", "大师"}, {"一级棋士", "一级棋士"}, {"一级运动员", "一级运动员"},
		{"二级运动员", "二级运动员"},
	}
	titleVerb    = regexp.MustCompile(`获得|取得|具有|授予`)
	foreignTitle = regexp.MustCompile(`国际大师|国际特级|职业|专业|\d段|[一二三四五六七八九]段|棋联大师|FM|IM|GM`)
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
		return
	}
	text, title := c.s[m[0]:m[1]], ""
	if at := titleVerb.FindAllStringIndex(text, -1); at != nil {
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
	if foreignTitle.MatchString(text) {
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
	cats := r.groupsIn(who)
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

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

const count = `(\d{1,4}|[一二两三四五六七八九十百]{1,4})`

var (
	unitLimit = regexp.MustCompile(`(?:每(?:个|支)?|各)(?:参赛)?(?:单位|企业|学校|俱乐部|代表队|队|县\(?市?、?区?\)?|区县|市州|市\(州\)|区\(县\)|市|省)([^,。;]{0,16}?)(?:限报|可报|限|最多(?:可|只能)?(?:选)?报|(?:报名?|人数|参赛)(?:人数)?不(?:得)?超过|可(?:选)?派|可报名?|报|选派)(?:名)?(?:参赛)?(?:运动员|选手|棋手|队员)?(?:不(?:得)?超过|最多|至多)?` + count + `(?:名|人)`)
	unitMark  = regexp.MustCompile(`(?:省前([一二三四五六七八]|\d)名)[^,。;]{0,20}不(?:得|能)?(?:超过|多于)` + count + `[名人]`)
	limitText = regexp.MustCompile(`领队|教练|至|-`)
)

var (
	unitGroup   = regexp.MustCompile(`(?:每(?:个)?(?:组别?|项目|小项)|各组)(?:最多)?(?:可|限|只能)?(?:报)?(?:名)?(?:运动员|选手|棋手|队员)?(不超过|最多)?` + count + `(?:名|人)`)
	unitPlayers = regexp.MustCompile(`(?:每(?:个|支)?|各)(?:参赛)?(?:单位|企业|学校|俱乐部|代表队|队|市州|区县|市|县)[^。;]{0,40}?(?:领队|教练)[^。;]{0,30}?(运动员|选手|棋手|队员)` + count + `(?:名|人)`)
	someUnit    = regexp.MustCompile(`(?:每(?:个)?|各)(?:参赛)?(?:单位|企业|学校|俱乐部|代表队|队|市|县|区)`)
)

var sexLimit = regexp.MustCompile(`男(?:子|女各)?(?:运动员|选手|棋手|队员)?` + count + `(?:名|人)(?:、|,|和)?女(?:子)?(?:运动员|选手|棋手|队员)?` + count + `(?:名|人)`)

// limitBySex reads 每单位限报男运动员3人、女运动员2人.
func (r *reader) limitBySex(c *clause) bool {
	m := sexLimit.FindStringSubmatchIndex(c.s)
	if m == nil || !someUnit.MatchString(c.s[:m[0]]) || !strings.Contains(before(c.s, m[0], 60), "报") {
		return false
	}
	for _, cat := range r.cats {
		switch cat.sex {
		case "男":
			cat.put("每单位限报", numeral(c.s[m[2]:m[3]]), c.sentence(m[0], m[1]))
		case "女":
			cat.put("每单位限报", numeral(c.s[m[4]:m[5]]), c.sentence(m[0], m[1]))
		default:
			r.doubt("男女的限额表格里写不下", c, m[0], m[1])
			return true
		}
	}
	c.take(m[0], m[1])
	return true
}

// limitAt finds the limit of a unit; beside a leader and a coach it is the number of players.
func limitAt(s string) []int {
	if m := unitGroup.FindStringSubmatchIndex(s); m != nil && someUnit.MatchString(s[:m[0]]) {
		return m
	}
	if m := unitPlayers.FindStringSubmatchIndex(s); m != nil {
		return m
	}
	return unitLimit.FindStringSubmatchIndex(s)
}

// unitLimit reads 每单位限报.
func (r *reader) unitLimit(c *clause) {
	if r.limitBySex(c) {
		return
	}
	m := limitAt(c.s)
	if m == nil {
		return
	}
	if m[2] < 0 {
		m[2], m[3] = m[0], m[0]
	}
	rest := c.s[m[1]:]
	if limitText.MatchString(c.s[m[2]:m[3]]) || strings.HasPrefix(rest, "、女") || strings.HasPrefix(rest, "领队") || strings.HasPrefix(rest, "教练") || strings.Contains(c.s[m[0]:m[1]], "男") {
		return
	}
	n, ok := pairing.ParseNumeral(c.s[m[4]:m[5]])
	if !ok {
		return
	}
	value := itoa(int(n))
	c.take(m[0], m[1])
	if x := unitMark.FindStringSubmatchIndex(c.s); x != nil {
		k, ok := pairing.ParseNumeral(c.s[x[4]:x[5]])
		top, ok2 := pairing.ParseNumeral(c.s[x[2]:x[3]])
		if ok && ok2 {
			value += "; 省前" + hanNumber(int(top)) + "≤" + itoa(int(k))
			c.take(x[0], x[1])
		}
	}
	names := r.groupsIn(c.s[max(0, m[0]-30):m[0]])
	for _, cat := range r.cats {
		if len(names) == 0 || contains(names, cat.name) {
			cat.put("每单位限报", value, c.sentence(m[0], m[1]))
		}
	}
}

var groupCap = regexp.MustCompile(`(?:限|上限|限报|限额|不超过|限定|名额|规模)(?:为|:)?` + count + `(?:名|人)`)

// groupCapacity reads 人数上限 of single groups: 公开组限64人, 各组限报32人.
func (r *reader) groupCapacity(c *clause) {
	for _, m := range groupCap.FindAllStringSubmatchIndex(c.s, -1) {
		head := before(c.s, m[0], 40)
		if i := strings.LastIndexAny(head, "。;,"); i >= 0 {
			head = head[i:]
		}
		n, ok := pairing.ParseNumeral(c.s[m[2]:m[3]])
		if !ok || unitLimit.MatchString(c.s[max(0, m[0]-40):m[1]]) {
			continue
		}
		names := r.groupsIn(head)
		if len(names) == 0 && (strings.Contains(head, "各组") || strings.Contains(head, "每组") || strings.Contains(head, "每个组")) {
			for _, cat := range r.cats {
				names = append(names, cat.name)
			}
		}
		if len(names) == 0 || c.taken(m[0], m[1]) && strings.Contains(c.s[m[0]:m[1]], "规模") {
			continue
		}
		c.take(m[0], m[1])
		for _, name := range names {
			r.find(name).put("人数上限", itoa(int(n)), c.sentence(m[0], m[1]))
		}
	}
}

var (
	womenMay   = regexp.MustCompile(`女(?:子|性)?(?:棋手|选手|运动员)?(?:经(?:本人)?申请(?:同意)?)?,?(?:也)?(?:可|可以|允许)(?:自愿)?(?:申请|报名|选择)?(?:参与|参加|报|报名参加)([^,。;]{0,24})`)
	youngMay   = regexp.MustCompile(`(?:小年龄|低年龄|年龄小|低龄|年龄较小|低年龄组|小年龄组|低组别)(?:组)?(?:的)?(?:棋手|选手|运动员)?(?:经(?:本人)?申请(?:同意)?)?,?(?:也)?(?:可|可以|允许)(?:自愿)?(?:申请|报名|选择)?(?:参与|参加|报|报名参加|报名)(?:高|大|较大|上一)(?:年龄|龄)?(?:级|组别?)*(?:组)?`)
	youngGroup = regexp.MustCompile(`(?:可|可以|允许)(?:自愿)?(?:申请|报名|选择)?(?:参与|参加|报名参加|报)`)
)

// applications reads 接受申请: who may play in a group that is not his.
func (r *reader) applications(c *clause) {
	if m := womenMay.FindStringSubmatchIndex(c.s); m != nil {
		names := r.groupsIn(c.s[m[2]:m[3]])
		for _, name := range names {
			if cat := r.find(name); cat.sex != "女" {
				r.accept(cat, "女", c.sentence(m[0], m[1]))
				c.take(m[0], m[1])
			}
		}
		if len(names) == 0 && strings.Contains(c.s[m[2]:m[3]], "男子") {
			for _, cat := range r.cats {
				if cat.sex == "男" {
					r.accept(cat, "女", c.sentence(m[0], m[1]))
				}
			}
			c.take(m[0], m[1])
		}
	}
	if m := youngMay.FindStringIndex(c.s); m != nil {
		c.take(m[0], m[1])
		for _, cat := range r.cats {
			if r.hasYounger(cat) {
				r.accept(cat, "低龄", c.sentence(m[0], m[1]))
			}
		}
	}
}

func (r *reader) accept(cat *category, word string, q quote) {
	if old := cat.row["接受申请"]; old != "" && old != word {
		word = old + ";" + word
	}
	cat.put("接受申请", word, q)
}

// hasYounger says whether there is a category for younger players of the same sex.
func (r *reader) hasYounger(cat *category) bool {
	if cat.born.to.IsZero() {
		return false
	}
	for _, o := range r.cats {
		if o != cat && o.sex == cat.sex && !o.born.from.IsZero() && o.born.from.Compare(cat.born.to) > 0 {
			return true
		}
	}
	return false
}
