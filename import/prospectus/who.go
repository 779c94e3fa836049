package prospectus

import (
	"strings"
)

var provinces = []string{"北京", "天津", "河北", "山西", "内蒙古", "辽宁", "吉林", "黑龙江", "上海", "江苏", "浙江", "安徽", "福建", "江西", "山东",

	"河南", "湖北", "湖南", "广东", "广西", "海南", "重庆", "四川", "贵州", "云南", "西藏", "陕西", "甘肃", "青海", "宁夏", "新疆"}

// regionNames are words for several provinces.
var regionNames = map[string]string{"川渝": "四川;重庆", "成渝": "四川;重庆", "京津冀": "北京;天津;河北", "江浙沪": "江苏;浙江;上海",

	"沪苏浙皖": "上海;江苏;浙江;安徽", "苏浙沪": "江苏;浙江;上海", "苏浙皖沪": "江苏;浙江;安徽;上海", "东北三省": "辽宁;吉林;黑龙江"}

var (
	provinceWord = `(?:` + strings.Join(provinces, "|") + `)(?:省|市|自治区|壮族自治区|回族自治区|维吾尔自治区)?`
	regionTail   = `(?:两地|三地|地区|境内|省内|市内|县内|区内|区域内|辖区内|范围内|户籍|户口|籍贯|籍|内)`
	regionOf     = compile(`(川渝|成渝|京津冀|江浙沪|沪苏浙皖|苏浙沪|苏浙皖沪|东北三省)` + regionTail + `|((?:` + provinceWord + `[、和及与])*` + provinceWord + `)` + regionTail)
	regionIs     = compile(`(?:户籍|籍贯|户口|学籍)(?:(?:或|和|及|、)(?:户籍|学籍|居住证|工作地))?(?:所在地)?(?:在|为|是|属)(` + provinceWord + `)`)
	townsOf      = compile(`(?:限|具有|凡|持有?)((?:[\x{4E00}-\x{9FA5}]{2,4}、)+[\x{4E00}-\x{9FA5}]{2,3}?)(?:[两三四五六七八][市县区州地])(?:户籍|户口|籍|常住)`)
	townOf       = compile(`(?:凡(?:具有|持有?)|具有|限|凡|持有?)([\x{4E00}-\x{9FA5}]{2,6}(?:市|县|区|州))(?:户籍|户口|籍|常住)`)
	noRegion     = compile(`省外|市外|境外|全国(?:各地)?|国内外|不限地区|港澳台|各省|户籍不限|不限户籍|不限籍贯|(?:外省|外地)[^,。;]{0,8}(?:均|也|亦|都)?可`)
	// nationalEvent is an event a player has been in: nothing about who may come.
	nationalEvent = compile(`全国[^,。;]{0,10}(?:赛|协会)`)
	withProof     = compile(`(?:外省|外地)[^,。;]{0,10}(?:凭|持|须|需|提供)`)
	proofWords    = compile(`或(?:者)?(?:长期)?在.{0,14}(?:工作|居住|就读|就学|学习|生活|务工)|居住证|社保|工作证明|暂住证|学籍|纳税证明`)
	playWords     = compile(`爱好者|各组|参赛|报名|参加|棋手|选手|运动员|公民|居民|人员|少年|儿童|学生|者`)
)

// who reads who may play: region, titles, limits, applications.
func (r *reader) who() {
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule || c.topic == topicHosts || c.style == plain && c.parent == nil && !c.prose {
			continue
		}
		r.region(c)
		r.titleBar(c)
		r.rankConditions(c)
		r.unitLimit(c)
		r.groupCapacity(c)
		r.applications(c)
	}
}

func (r *reader) region(c *clause) {
	if !playWords.MatchString(c.s) && !c.ofGroup() || noRegion.MatchString(nationalEvent.ReplaceAllString(c.s, "")) && !withProof.MatchString(c.s) || c.topic == topicMethod || c.topic == topicOther {
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
	} else if m := townsOf.FindStringSubmatchIndex(c.s); m != nil {
		found, at = strings.ReplaceAll(c.s[m[2]:m[3]], "、", ";"), span{m[0], m[1]}
	} else if m := townOf.FindStringSubmatchIndex(c.s); m != nil {
		found, at = c.s[m[2]:m[3]], span{m[0], m[1]}
	}
	if found == "" || arrivalElse.MatchString(c.s) {
		return
	}
	c.take(at.from, at.to)
	q := c.sentence(at.from, at.to)
	for _, n := range r.ownOrAll(c) {
		cat := r.find(n)
		if cat.row["地区"] != "" && cat.row["地区"] != found {
			r.doubt("地区前后不一", c, at.from, at.to)
			return
		}
		cat.put("地区", found, q)
	}
	r.proof()
}

// ofGroup says whether a clause begins with the name of a group.
func (c *clause) ofGroup() bool {
	gs := c.groups()
	return len(gs) > 0 && gs[0].from == 0
}

// ownOrAll gives the categories of the group a clause begins with, else all.
func (r *reader) ownOrAll(c *clause) []string {
	if c.ofGroup() {
		if names := r.named(c.groups()[0].names); len(names) > 0 {
			return names
		}
	}
	return r.allNames()
}

// noProof is a clause that takes no other proof than the birth place's.
var noProof = compile(`不(?:接受|认可|承认|得以|以)[^。;]{0,12}(?:居住证|社保|工作证明|暂住证|学籍)`)

// proof reads 地区证明, of the group its clause begins with or of all.
func (r *reader) proof() {
	for _, p := range r.cs {
		m, value := proofWords.FindStringIndex(p.s), "是"
		if n := noProof.FindStringIndex(p.s); n != nil {
			m, value = n, "否"
		}
		if m == nil || p.under(topicPrizes) {
			continue
		}
		p.take(m[0], m[1])
		for _, n := range r.ownOrAll(p) {
			r.find(n).put("地区证明", value, p.sentence(m[0], m[1]))
		}
		return
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

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
