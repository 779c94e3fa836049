package prospectus

import (
	"slices"
	"strings"
)

var (
	// sharingRE is a sentence on whether one person may have several prizes.
	sharingRE = compile(`(?:奖|奖金|红包|名次)(?:照(?:拿|领|发))|拿过[^,。;]{0,8}可以?再(?:拿|领)|兼得|兼领|兼拿|兼获|重复(?:领|拿|获|计|享受|录取|奖励|发)|(?:都|一起|一并|同时|叠加|累计)(?:可以|能|可)?(?:拿|领取|享受|获得(?:上述|两|各|多))|` +
		`(?:只|仅)(?:能|可)?(?:领取|领|取|拿|享受|计|发)[^,。;]{0,8}(?:一(?:个|项|份|次)|最高)|就高不就低|就高|取其?(?:较)?高|按(?:较)?高者|取最高|按最高|择高|孰高|哪(?:个|项|份|样|笔)(?:钱|奖|奖金)?(?:多|高)`)
	sharingHigh = compile(`就高|(?:较|更|最)(?:高|多|大)的?|(?:高|多)的(?:一|那)?|取(?:其|金额|奖金|数额)*(?:较|最)?(?:高|多|大)|高者|最高|择高|孰高|哪(?:个|项|份|样|笔)(?:钱|奖|奖金)?(?:多|高)`)
	sharingNot  = compile(`不(?:可|能|得|予|再|许)?(?:以)?(?:同时|与[^,。;]{0,14})?(?:兼|重复|享受|一起|叠加)|不[^,。;]{0,12}兼得|(?:只|仅)(?:能|可)?(?:领取|领|取|拿|享受|计|发)[^,。;]{0,8}一`)
	sharingBoth = compile(`照(?:拿|领|发)|可以再拿|可再(?:拿|领)|兼得|兼领|兼拿|兼获|都(?:可以|能|可)?拿|一起拿|同时(?:领取|享受)|叠加`)
	// extraPay is a prize on top of another: 女子前三名再各加奖100元.
	extraPay = compile(`加奖|追加|额外(?:奖|再)`)
	// mainToo is a rule for the main list as well as for one's own.
	mainToo = compile(`公开组|名次奖|总名次|前述|前款|前面|上面|上述|其他|同时|两项|各项|多项|所有|符合`)
)

// sharing reads 兼得: what a clause says of its own lists for them, else for all that can fall to one person.
func (r *reader) sharing(c *clause) {
	c.sentences(func(from, to int) {
		word := c.s[from:to]
		own := r.someLists(c)
		if len(own) == 0 {
			own = r.listsSaid(word)
		}
		m := sharingRE.FindStringIndex(word)
		if m == nil {
			if k := extraPay.FindStringIndex(word); k != nil && len(own) > 0 {
				r.share(own, "兼得", c, from+k[0], from+k[1])
			}
			return
		}
		if strings.Contains(word, "不重复设奖") {
			return
		}
		value := ""
		switch {
		case sharingHigh.MatchString(word):
			value = "取高"
		case sharingNot.MatchString(word):
			value = "不兼得"
		case sharingBoth.MatchString(word):
			value = "兼得"
		default:
			return
		}
		switch {
		case len(own) == 0 && ownPrize.MatchString(word):
			r.doubt("不知道是哪一个奖兼得不兼得", c, from, to)
			return
		case len(own) == 0:
			own = r.listsUnder(c, r.moneyLists(nil))
		case value == "取高" && mainToo.MatchString(word):
			own = append(own, r.moneyLists(own)...)
		}
		r.share(own, value, c, from+m[0], from+m[1])
	})
}

func (r *reader) share(lists []*list, value string, c *clause, from, to int) {
	c.take(from, to)
	for _, l := range lists {
		l.sharing = value
		l.cite(c.sentence(from, to))
	}
}

// moneyLists gives the lists of money; near those given, only the main ones of the same sections.
func (r *reader) moneyLists(near []*list) []*list {
	var out []*list
	for _, l := range r.lists {
		beside := slices.ContainsFunc(near, func(o *list) bool { return o != l && o.section == l.section && len(l.conds) == 0 })
		if l.kind == "奖金" && (near == nil || beside) {
			out = append(out, l)
		}
	}
	return out
}

// listsUnder gives the lists of the groups a heading above a clause names: below 公开组另有三个小奖 nothing is said of 少儿组.
func (r *reader) listsUnder(c *clause, lists []*list) []*list {
	for h := c.parent; h != nil; h = h.parent {
		if names := r.groupsIn(heading1(h)); len(names) > 0 {
			return slices.DeleteFunc(lists, func(l *list) bool { return !r.listNamed(l, names) })
		}
	}
	return lists
}

// ownPrize is a sentence that sets a prize of its own, whose rule is for that alone: 设本地棋手奖，前5名每人300元，可与其他奖项兼得.
var ownPrize = compile(`^(?:另|另外)?(?:单独|特)?设|录取|\d元`)

// someLists gives the lists for some of the players, such as the women's, that were read from a clause.
func (r *reader) someLists(c *clause) []*list {
	var out []*list
	for _, l := range r.lists {
		here := slices.ContainsFunc(l.from, func(q quote) bool { return q.Line == c.line && q.Path == c.path })
		if here && (l.kind == "奖金" || l.kind == "证书") && r.forSome(l) {
			out = append(out, l)
		}
	}
	return out
}

// namedPrizes are the names of prizes for some of the players, each with the condition of its list.
var namedPrizes = []struct {
	re   *pattern
	cond string
}{
	{compile(`女(?:子|性|棋手|选手|职工)?(?:个人|特别|单项|名次)?(?:奖|棋手|选手)`), "性别=女"},
	{compile(`(?:本地|当地|本[市县区镇乡村省]|[\x{4E00}-\x{9FA5}]{2,3}籍)(?:籍)?(?:棋手|选手)?(?:特别|名次)?奖`), "籍贯="},
	{compile(`(?:老年|老人|长者)(?:棋手|选手)?(?:特别|名次)?奖`), "出生≤"},
}

// listsSaid gives the lists for some of the players that a sentence names: 本地奖与公开组名次奖不重复领取.
func (r *reader) listsSaid(word string) []*list {
	var out []*list
	for _, n := range namedPrizes {
		if !n.re.MatchString(word) {
			continue
		}
		for _, l := range r.lists {
			if (l.kind == "奖金" || l.kind == "证书") && r.forSome(l) && slices.ContainsFunc(l.conds, func(cond string) bool { return strings.HasPrefix(cond, n.cond) }) {
				out = append(out, l)
			}
		}
	}
	return out
}

// forSome says whether a list is for some of the players of a section that has a list for all.
func (r *reader) forSome(l *list) bool {
	whole := r.listHas("奖金", target{section: l.section})
	return slices.ContainsFunc(l.conds, func(cond string) bool {
		return !strings.HasPrefix(cond, "组别=") || whole != nil && whole != l
	})
}
