package prospectus

import (
	"slices"
	"strings"
)

const (
	mayEnter = `(?:经[^,。;]{0,10}(?:批准|同意|申请|审核)后?,?)?(?:也|还|均|都)?(?:可以|可|允许|准许|能|能够)(?:自愿|申请|选择|越级|跨组|升组|向上|提前|报名|自行|要求|自由)*(?:参加|参与|报名参加|报名|报|加入|编入|列入|转入|升入|升到|升|打|下|改报|改打|改参加|兼报|选报|转报|转到)(?:到)?`
	allowed  = `(?:允许|准许|同意)([^,。;]{2,24}?)(?:自愿|申请|选择|越级|跨组|升组|报名)*(?:参加|参与|报名|报|加入)`
)

var (
	mayRE     = compile(mayEnter + `([^,。;]{1,30})`)
	allowedRE = compile(allowed + `([^,。;]{1,30})`)
	// wishRE is a wish that may be granted: 女棋手如愿意参加男子组，可提出申请.
	wishRE        = compile(`(` + players + `|女生|女子)(?:如果?|若|凡)?(?:本人)?(?:自愿|愿意?|有意|想|希望|要求|欲)(?:参加|报名参加|参与|报名|报|编入|打|下|进入)([^,。;不]{1,20}?)(?:的)?(?:比赛|角逐)?(?:的|者)?,(?:可|可以|须|应|由|经)[^,。;不]{0,12}(?:申请|报名|同意|批准|参加|编入)`)
	women         = compile(`女(?:子|性)?(?:组)?(?:的)?(?:棋手|选手|运动员|队员|棋友|爱好者|学生|职工|生)?(?:(?:本人|自己)?(?:如果?|若|凡|有)?(?:自愿|愿意?|有意|想|希望|要求|提出|提交|书面|申请|经|由|在|水平|实力|棋力)[^,。;]*)?(?:的|者)?,?$`)
	young         = compile(`(?:小年龄|低年龄|低学段|年龄(?:较|偏)?小|年纪(?:较)?小|低龄|低组|小组|低一级|低级别)(?:段|组|组别|级别|者)?|低年级`)
	higher        = compile(`^(?:比自己|较|更|上|同性别)*(?:的)?(?:高|大|上)(?:一)?(?:个)?(?:级|层)?(?:年龄|龄)?(?:段|级|档)?(?:的)?(?:级|组|组别|年龄组|比赛)|^年龄(?:较|更|偏)?[大高](?:的)?(?:级|组)`)
	nextOne       = compile(`^(?:更)?(?:高|大|上)一?(?:个)?(?:年龄|龄|学)?(?:段|级|组|档)`)
	noApplication = compile(`若[^自愿有想要希提申本欲需经]|如果?[^,自愿有想要希提申本欲需经果]|不足|不够|少于|未达|不得?$|不$|不(?:可以|允许|准许|能)`)
)

// applications reads 接受申请, sentence by sentence: who may play in a group that is not his.
func (r *reader) applications(c *clause) {
	c.sentences(func(from, to int) {
		s := c.s[from:to]
		for _, m := range mayRE.FindAllStringSubmatchIndex(s, -1) {
			r.application(c, s[:m[0]], s[m[2]:m[3]], span{from + m[0], from + m[1]})
		}
		for _, m := range allowedRE.FindAllStringSubmatchIndex(s, -1) {
			r.application(c, s[:m[0]]+s[m[2]:m[3]], s[m[4]:m[5]], span{from + m[0], from + m[1]})
		}
		for _, m := range wishRE.FindAllStringSubmatchIndex(s, -1) {
			r.application(c, s[:m[0]]+s[m[2]:m[3]], s[m[4]:m[5]], span{from + m[0], from + m[1]})
		}
	})
}

// application notes that the players of a phrase may play in the groups of another.
func (r *reader) application(c *clause, who, target string, at span) {
	if noApplication.MatchString(who) {
		return
	}
	names := r.groupsIn(target)
	who = lastPhrases(who)
	switch {
	case women.MatchString(who):
		r.womenApply(c, names, target, at)
	case nextOne.MatchString(target) && len(names) == 0:
		r.nextApply(c, r.groupsIn(who), at)
	case young.MatchString(who) || r.younger(who, names):
		r.youngApply(c, who, names, target, at)
	}
}

// lastPhrases gives the end of a text that names whom it is about: the last phrase, with the one before it if that only
// says how.
func lastPhrases(s string) string {
	s = strings.TrimRight(s, ",")
	i := strings.LastIndexAny(s, ",;")
	if i >= 0 && howOnly.MatchString(s[i+1:]) {
		return s[strings.LastIndexAny(s[:i], ",;")+1:]
	}
	return s[i+1:]
}

var howOnly = compile(`^(?:经|在|本人|自己|自愿|愿意|提出|由|段位|级位|等级|水平|棋力|实力|成绩|达到|符合|具备|有[^,;]{0,6}(?:实力|水平|能力)|征得|家长|学校|监护人)[^,;]*$|^$`)

func (r *reader) womenApply(c *clause, names []string, target string, at span) {
	for _, cat := range r.cats {
		if slices.Contains(names, cat.name) && cat.sex != "女" || len(names) == 0 && cat.sex == "男" && strings.Contains(target, "男子") {
			r.accept(cat, "女", c.sentence(at.from, at.to))
			c.take(at.from, at.to)
		}
	}
}

// nextApply lets the players of groups, or all, into the group above each.
func (r *reader) nextApply(c *clause, from []string, at span) {
	c.take(at.from, at.to)
	for _, cat := range r.cats {
		if len(from) == 0 && r.hasYounger(cat) {
			r.accept(cat, "低龄", c.sentence(at.from, at.to))
		}
		for _, n := range from {
			if r.above(r.find(n)) == cat {
				r.accept(cat, "低龄", c.sentence(at.from, at.to))
			}
		}
	}
}

func (r *reader) youngApply(c *clause, who string, names []string, target string, at span) {
	own := r.playersOf(who)
	if len(names) == 0 && !higher.MatchString(target) {
		return
	}
	c.take(at.from, at.to)
	for _, cat := range r.cats {
		if slices.Contains(names, cat.name) && !slices.Contains(own, cat.name) || len(names) == 0 && r.hasYounger(cat) {
			r.accept(cat, "低龄", c.sentence(at.from, at.to))
		}
	}
}

// younger says whether the players a phrase names are of groups younger than others.
func (r *reader) younger(who string, than []string) bool {
	below := 0
	for _, a := range r.playersOf(who) {
		for _, b := range than {
			switch x, y := r.find(a), r.find(b); {
			case x.sex != y.sex && x.sex != "" && y.sex != "":
			case !r.below(x, y):
				return false
			default:
				below++
			}
		}
	}
	return below > 0
}

// playersOf gives the categories whose players a phrase names: 少年棋手, 小学组学生, 初中学生.
func (r *reader) playersOf(who string) []string {
	if names := r.groupsIn(who); len(names) > 0 {
		return names
	}
	var out []string
	for _, cat := range r.cats {
		if m := ageWord.FindString(cat.name); m != "" && strings.Contains(who, m) {
			out = append(out, cat.name)
		}
	}
	return out
}

// ageWord are the words of groups by age, ageRank tells them from the youngest up.
var ageWord = compile(`学前|幼儿|启蒙|小学|儿童|少儿|青少年|少年|初中|高中|中学|大学|高校|青年|成年|成人|公开|社会`)

var ageRank = map[string]int{"学前": 1, "幼儿": 1, "启蒙": 1, "小学": 2, "儿童": 2, "少儿": 2, "少年": 3, "青少年": 3, "初中": 3, "中学": 4, "高中": 4, "大学": 5,
	"高校": 5, "青年": 5, "成年": 6, "成人": 6, "公开": 6, "社会": 6}

var ageNumber = compile(`[Uu](\d{1,2})|(\d{1,2})岁`)

// below says whether a category is for younger players than another of a sex that may meet it: by birth dates, by the age
// in the names, by words.
func (r *reader) below(cat, than *category) bool {
	if cat == than || cat.sex != than.sex && cat.sex != "" && than.sex != "" {
		return false
	}
	if !cat.born.from.IsZero() && !than.born.to.IsZero() {
		return cat.born.from.Compare(than.born.to) > 0
	}
	a, b := ageNumber.FindStringSubmatch(cat.name), ageNumber.FindStringSubmatch(than.name)
	if a != nil && b != nil {
		return atoiOr(a[1]+a[2]) < atoiOr(b[1]+b[2])
	}
	x, y := ageRank[ageWord.FindString(cat.name)], ageRank[ageWord.FindString(than.name)]
	return x > 0 && x < y
}

// hasYounger says whether there is a category for younger players of the same sex.
func (r *reader) hasYounger(cat *category) bool {
	return slices.ContainsFunc(r.cats, func(o *category) bool { return (o.sex == cat.sex || o.sex == "") && r.below(o, cat) })
}

// above gives the next older category of the same sex.
func (r *reader) above(cat *category) *category {
	var out *category
	for _, o := range r.cats {
		older := !o.born.to.IsZero() && !cat.born.from.IsZero() && o.born.to.Compare(cat.born.from) < 0
		if older && (o.sex == cat.sex || o.sex == "") && (out == nil || o.born.to.Compare(out.born.to) > 0) {
			out = o
		}
	}
	return out
}

func (r *reader) accept(cat *category, word string, q quote) {
	if old := cat.row["接受申请"]; old != "" && !strings.Contains(old, word) {
		word = old + ";" + word
	}
	cat.put("接受申请", word, q)
}
