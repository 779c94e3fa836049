package prospectus

import (
	"strings"
)

var (
	womenMay = compile(`女(?:子|性)?(?:棋手|选手|运动员)?(?:经(?:本人)?申请(?:同意)?)?,?(?:也)?(?:可|可以|允许)(?:自愿)?(?:申请|报名|选择)?(?:参与|参加|报|报名参加)([^,。;]{0,24})`)
	youngMay = compile(`(?:小年龄|低年龄|年龄小|年纪小|低龄|年龄较小|低年龄组|小年龄组|低组别)(?:组)?(?:的)?(?:棋手|选手|运动员)?(?:经(?:本人)?申请(?:同意)?)?,?(?:也)?(?:可|可以|允许)(?:自愿)?(?:申请|报名|选择)?(?:参与|参加|报|报名参加|报名)(?:高|大|较大|上一|年龄大|年龄较大|年龄高|更高)(?:年龄|龄)?(?:段)?(?:的)?(?:级|组别?)*(?:组)?`)
	nextMay  = compile(`(?:可(?:以)?|允许)(?:申请)?(?:参加|报|报名参加|升)(?:高|上|大)一?(?:个)?(?:年龄)?(?:段|级|组)+`)
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
	r.nextGroup(c)
	r.namedGroup(c)
	if m := youngMay.FindStringIndex(c.s); m != nil {
		c.take(m[0], m[1])
		for _, cat := range r.cats {
			if r.hasYounger(cat) {
				r.accept(cat, "低龄", c.sentence(m[0], m[1]))
			}
		}
	}
}

var lowerMay = compile(`(初中|小学|少年|儿童|幼儿|青少年|U\d{1,2})[^,。;]{0,10}申请[^。;]{0,12}可(?:以)?(?:报名)?(?:参加|报)([^,。;]{2,12}组)`)

// namedGroup reads 初中学生经申请可参加高中组比赛.
func (r *reader) namedGroup(c *clause) {
	m := lowerMay.FindStringSubmatchIndex(c.s)
	if m == nil {
		return
	}
	for _, n := range r.groupsIn(c.s[m[4]:m[5]]) {
		if cat := r.find(n); !strings.Contains(n, c.s[m[2]:m[3]]) {
			r.accept(cat, "低龄", c.sentence(m[0], m[1]))
			c.take(m[0], m[1])
		}
	}
}

// nextGroup reads U12、U10组…可参加高一个年龄组: the group above each takes its players.
func (r *reader) nextGroup(c *clause) {
	m := nextMay.FindStringIndex(c.s)
	if m == nil {
		return
	}
	a, _ := c.sentenceAt(m[0], m[1])
	from := r.groupsIn(c.s[a:m[0]])
	c.take(m[0], m[1])
	for _, cat := range r.cats {
		if len(from) == 0 && r.hasYounger(cat) {
			r.accept(cat, "低龄", c.sentence(m[0], m[1]))
		}
		for _, n := range from {
			if r.above(r.find(n)) == cat {
				r.accept(cat, "低龄", c.sentence(m[0], m[1]))
			}
		}
	}
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

// hasYounger says whether there is a category for younger players of the same sex.
func (r *reader) hasYounger(cat *category) bool {
	if cat.born.to.IsZero() {
		return false
	}
	for _, o := range r.cats {
		if o != cat && (o.sex == cat.sex || o.sex == "") && !o.born.from.IsZero() && o.born.from.Compare(cat.born.to) > 0 {
			return true
		}
	}
	return false
}
