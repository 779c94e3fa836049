package prospectus

import (
	"slices"
	"strings"
)

// regionNames are words for several provinces.
var regionNames = map[string]string{"成渝": "四川;重庆", "东北三省": "辽宁;吉林;黑龙江", "东三省": "辽宁;吉林;黑龙江", "长三角": "上海;江苏;浙江;安徽"}

// provinceSigns are the single characters for provinces: 川渝黔三地.
var provinceSigns = map[rune]string{'京': "北京", '津': "天津", '冀': "河北", '晋': "山西", '蒙': "内蒙古", '辽': "辽宁", '吉': "吉林", '黑': "黑龙江",
	'沪': "上海", '苏': "江苏", '浙': "浙江", '皖': "安徽", '闽': "福建", '赣': "江西", '鲁': "山东", '豫': "河南", '鄂': "湖北", '湘': "湖南", '粤': "广东",
	'桂': "广西", '琼': "海南", '渝': "重庆", '川': "四川", '贵': "贵州", '黔': "贵州", '云': "云南", '滇': "云南", '藏': "西藏", '陕': "陕西", '甘': "甘肃",
	'青': "青海", '宁': "宁夏", '新': "新疆", '江': ""}

const (
	homeWord = `(?:常住户口|户籍|户口|籍贯|籍)`
	peopleOf = `(?:的)?(?:业余)?(?:象棋|围棋|国际象棋|国际跳棋|五子棋)?(?:棋手|选手|棋友|爱好者|运动员|人员|居民|市民|公民|学生|少年儿童)`
	townName = `([\x{4E00}-\x{9FA5}]{2,6}?(?:市|县|区|州|省|镇|乡|旗|盟)?)`
	holds    = `具有|拥有|持有?|须有|有|须为|应为|须是|应是|必须是|必须为|应当是|应该是|需为|需是|均为|仅限|只限|限|凡是|凡|面向|属于?|为`
)

var (
	provinceWord = `(?:` + strings.Join(provinces, "|") + `)(?:省|市|自治区|壮族自治区|回族自治区|维吾尔自治区)?`
	provinceRun  = `((?:` + provinceWord + `[、和及与或,])*` + provinceWord + `)`
	landsTail    = `(?:[两三四五六]省[市区]?|[两三四五六][省市]|[两三四五六]?地|地区|境内|省内|市内|县内|区内|区域内|辖区内|范围内|内)`

	regionForms = []struct {
		re    *pattern
		value func(text string) string
	}{
		// 川渝两地, 京津冀三地, 长三角地区
		{compile(`(` + strings.Join([]string{"成渝", "东北三省", "东三省", "长三角"}, "|") + `)`), func(s string) string { return regionNames[s] }},
		{compile(`([京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川贵黔云滇藏陕甘青宁新江]{2,6})(?:` + landsTail + `|` + homeWord + `)`), signsIn},
		// 四川省户籍, 江苏、安徽两省区户口, 河南省内
		{compile(provinceRun + `(?:` + landsTail + `)?(?:的)?(?:有效|正式|常住)?` + homeWord), provincesIn},
		{compile(provinceRun + landsTail), provincesIn},
		// 本省(广东)
		{compile(`本(?:省|市|自治区)\(` + provinceRun + `\)`), provincesIn},
		// 户籍在湖南省
		{compile(`(?:户籍|籍贯|户口|学籍)(?:(?:或|和|及|、)(?:户籍|学籍|居住证|工作地))?(?:所在地)?(?:均)?(?:须|应|必须|需)?(?:在|为|是|属)(` + provinceWord + `)`), provincesIn},
		// 限四川、重庆棋手
		{compile(`(?:仅限|只限|限|面向)` + provinceRun + peopleOf), provincesIn},
		// 限徐州、淮安两市户籍
		{compile(`(?:` + holds + `)((?:[\x{4E00}-\x{9FA5}]{2,4}、)+[\x{4E00}-\x{9FA5}]{2,3}?)(?:[两三四五六七八][市县区州地])` + homeWord), func(s string) string { return strings.ReplaceAll(s, "、", ";") }},
		// 具有临溪市户籍, 凡松岭户籍
		// 望湖户籍、从事农业的农民均可参加
		{compile(`(?:^|[,;。:])(?:凡|凡是)?(?:具备|` + holds + `)?` + townName + `(?:常住|正式|有效)?(?:户籍|户口|籍)(?:的|[、且并])[^,。;]{0,30}?(?:可|能)(?:以)?(?:自由|自愿|直接|免费)?(?:报名|参赛|参加)`), bareTown},
		{compile(`(?:^|[,;。:]|者|员|手|志|友|人)(?:[均都仅只]|一律)?(?:须|应|需|必须)?(?:具备|` + holds + `)` + townName + `(?:常住|正式|有效)?(?:户籍|户口|籍)(?:$|[,;。(的]|或|者|且|棋|选|运|人|象|爱|居|满|证)`), town},
		// 青沙市户籍的象棋爱好者; 宁川市户籍，或在宁川市工作的人员; 本村组：青坑籍的乡亲，不论老少
		{compile(`(?:^|[:。;]|只收|仅收|只招|只接受|仅接受)` + townName + `(?:常住|正式|有效)?(?:户籍|户口|籍)(?:` + peopleOf + `|(?:的)?(?:乡亲|村民|孩子|职工|在职职工|老年人|学生))?` + homeEnds), bareTown},
	}
	// homeEnds stands behind the home of those who may play, where that is all the sentence says of it.
	homeEnds = `(?:$|[;。]|均?可|都可|[,、]?(?:或|及|以及)(?:者)?(?:在|持|长期|常住|常年|具有|现居|就读|工作|学籍|取得|本[市县区镇乡村])|,(?:不论|不分|不限|无论|不管|人数|年龄|性别|男女|身体))`
	noTown   = compile(`^[本外同各](?:省|市|县|区|镇|乡|村|街|地|州|校|系|单|公|集|人|国|籍|$)|[非该他我]|农业|非农|城镇|农村|城市$|当地|所在|相应|有效|正式|中国|国家|全国|常住|居民|个人|港澳|任何|以上|学校|^原|身份|学$|国$|在$`)
	// elsewhere opens the event to everybody.
	elsewhere = compile(`省外|市外|境外|全国(?:各地)?|国内外|不限地[区域]|港澳台|各省|(?:户籍|籍贯|地域|地区|区域)不限|不限(?:户籍|籍贯|区域|地方)|不受(?:地域|地区|户籍)(?:的)?限制|不分地[区域]|(?:外省|外地)[^,。;]{0,8}(?:均|也|亦|都)?可`)
	// nationalEvent is an event a player has been in: nothing about who may come.
	nationalEvent = compile(`全国[^,。;]{0,10}(?:赛|协会)`)
	playWords     = compile(`职工|员工|教师|会员|村民|乡亲|爱好者|各组|参赛|报名|参加|棋手|选手|运动员|公民|居民|人员|少年|儿童|学生|者|棋友`)
	// aboutElse is said of players from somewhere, not of who may come.
	aboutElse = compile(`奖|名次|排名|补贴|补助|交通费|食宿|免收|减免|回避|晋级|递补|注明|填写|领队|裁判`)
)

func town(s string) string {
	if noTown.MatchString(s) {
		return ""
	}
	return strings.TrimSuffix(s, "省")
}

// bareTown is a town at the head of a sentence, unless words that ask for it stand before it: 具有临溪市.
func bareTown(s string) string {
	if asksFor.MatchString(s) {
		return ""
	}
	return town(s)
}

var asksFor = compile(`^(?:` + holds + `|[均都仅只皆须应需必持由按以如若其从在对])|[须需持]有|为|应|必须|具有|要求|参赛|棋手|选手`)

// signsIn reads 川渝黔 as provinces; all characters must be signs, 江 only for the river of 江浙沪.
func signsIn(s string) string {
	if provincesIn(s) != "" {
		return ""
	}
	var out []string
	for _, sign := range s {
		p := provinceSigns[sign]
		if sign == '江' && strings.HasPrefix(s, "江浙") {
			p = "江苏"
		}
		if p == "" || contains(out, p) {
			return ""
		}
		out = append(out, p)
	}
	return strings.Join(out, ";")
}

// region reads 地区 from the parts of a clause between semicolons: whom each is about stands before it.
func (r *reader) region(c *clause) {
	if c.topic == topicMethod || c.topic == topicOther {
		return
	}
	c.sentences(func(from, to int) {
		s := c.s[from:to]
		if !playWords.MatchString(c.s) && !c.ofGroup() && !c.under(topicWho) || aboutElse.MatchString(s) {
			return
		}
		found, at := regionIn(s)
		if found == "" || arrivalElse.MatchString(s[:at.from]) {
			return
		}
		names := r.meantOf(c, from, from+at.from)
		if !r.opened(c, names) {
			r.giveRegion(c, found, span{from + at.from, from + at.to}, names)
		}
	})
}

// opened says whether a sentence of a clause opens groups to players from everywhere.
func (r *reader) opened(c *clause, names []string) bool {
	open := false
	c.sentences(func(from, to int) {
		s := nationalEvent.ReplaceAllString(c.s[from:to], "")
		m := elsewhere.FindStringIndex(s)
		if m == nil || withProof.MatchString(s) {
			return
		}
		whose, _ := r.whom(s[:m[0]], c.s[:from])
		open = open || len(whose) == 0 || slices.ContainsFunc(whose, func(n string) bool { return contains(names, n) })
	})
	return open
}

// meantOf gives whom a part of a clause is about: the groups before it, those the clause begins with, or all.
func (r *reader) meantOf(c *clause, from, at int) []string {
	if names, _ := r.subject(c.s[from:at]); len(names) > 0 {
		return names
	}
	if r.unknownGroup(c.s[from:at]) {
		return nil
	}
	return r.ownOrAll(c)
}

// regionIn finds a region a sentence asks for.
func regionIn(s string) (string, span) {
	for _, f := range regionForms {
		for _, m := range f.re.FindAllStringSubmatchIndex(s, -1) {
			lead := before(s, m[2], len("非不是"))
			if strings.HasSuffix(lead, "非") || strings.HasSuffix(lead, "如") || strings.HasSuffix(lead, "不是") {
				continue
			}
			if v := f.value(s[m[2]:m[3]]); v != "" {
				return v, span{m[0], m[1]}
			}
		}
	}
	return "", span{}
}

func (r *reader) giveRegion(c *clause, found string, at span, names []string) {
	if len(names) == 0 {
		r.doubt("不知道是哪一组", c, at.from, at.to)
		return
	}
	c.take(at.from, at.to)
	q := c.sentence(at.from, at.to)
	for _, n := range names {
		cat := r.find(n)
		if cat.row["地区"] != "" && cat.row["地区"] != found {
			r.doubt("地区前后不一", c, at.from, at.to)
			return
		}
		cat.put("地区", found, q)
	}
	if r.proof(); homeBook.MatchString(c.s) && !noProof.MatchString(c.s) {
		for _, n := range names {
			if cat := r.find(n); cat.row["地区证明"] == "" {
				cat.put("地区证明", "是", q) // 限望湖户籍，报名时附户口簿复印件
			}
		}
	}
}

// homeBook is the proof of the home itself, asked for where the region is.
var homeBook = compile(`(?:附|交验?|查验|提交|上传|提供|出示|随带|携带)(?:本人|家庭|有效)?(?:的)?户口[簿本]`)

var (
	withProof  = compile(`(?:外省|外地|非[^,。;]{0,6}籍)[^,。;]{0,14}(?:凭|持|须|需|提供)`)
	proofWords = compile(`或(?:者)?(?:长期)?在.{0,14}(?:工作|居住|就读|就学|学习|生活|务工)|居住证|社保|社会保险|参保|缴费证明|工作证明|暂住证|学籍|纳税证明|在本[省市县区州镇乡](?:境内|范围内)?(?:连续|长期|固定|实际)?(?:工作|居住|就读|就学|生活|务工|经商)|(?:出具|开具|签发)的(?:有效|相关|书面)?证明|(?:出示|提供|提交|持|凭)(?:有|相关|有效|相应|单位|学校|或)*证明`)
	// noProof is a clause that takes no other proof than the birth place's.
	noProof = compile(`不(?:接受|认可|承认|得以|以)[^。;]{0,12}(?:居住证|社保|工作证明|暂住证|学籍|其[他它]证[明件])|(?:外省|外地|外市|非[^,。;]{1,6})(?:户籍|户口|籍)?(?:者|人员|棋手|选手)?(?:一律|均|概)*(?:不予|不得|不能|谢绝)`)
)

// proof reads 地区证明, of the group its clause begins with or of all.
func (r *reader) proof() {
	for _, p := range r.cs {
		m, value := proofWords.FindStringIndex(p.s), "是"
		if n := noProof.FindStringIndex(p.s); n != nil && (m == nil || !withProof.MatchString(p.s)) {
			m, value = n, "否"
		}
		if m == nil || p.under(topicPrizes) || p.topic == topicMethod {
			continue
		}
		p.take(m[0], m[1])
		for _, n := range r.ownOrAll(p) {
			if cat := r.find(n); cat.row["地区"] != "" {
				cat.put("地区证明", value, p.sentence(m[0], m[1]))
			}
		}
		return
	}
}
