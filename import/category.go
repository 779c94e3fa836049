package importer

import (
	"slices"
	"strings"
	"unicode/utf8"

	"qisai/pairing/pattern"
)

// categoryParts are the words names of categories are made of.
const categoryParts = `公开|男子?|女子?|混合|少年|少儿|儿童|幼儿|青少年|青年|成年|成人|中年|中老年|老年|业余|专业|职业|甲|乙|丙|丁|[a-f]|u?\d+岁?|以上|以下|双人|个人|团体|企业家?|机关|学生|小学|中学|初中|高中|大学|高校|精英|大众|普及|提高|棋王|会员|社会|大师|职工|农民|干部|快棋|慢棋|象棋|级`

var (
	// categoryWords are what categories are called in any event: 公开男子组, U12组, 60岁以上组.
	categoryWords = pattern.New(`^(?:` + categoryParts + `)+组$`)
	// shortCategory is one without its 组: 公开男子, 女子少年.
	shortCategory   = pattern.New(`^(?:` + ages + `)+(?:男子?|女子?)$|^(?:男子|女子)(?:` + ages + `)+$`)
	categoryInTitle = pattern.New(`(?i)(?:` + categoryParts + `)+组`)
	titleTail       = pattern.New(`^(?:的|参赛|报名|参加|选手|棋手|队员|运动员|人员|学员|接龙|名单|名册|花名册|登记|汇总|统计|信息|一览|明细|情况|表|册|单)*(?:\d+人)?(?:[(][^()]*[)])?:?$`)
)

const ages = `公开|混合|少年|少儿|儿童|青少年|青年|成年|成人|中年|中老年|老年|业余|专业|职业|小学|中学|初中|高中|大学`

// categoryKey gives a category for comparing: without 组 at its end, 男 for 男子, the sex behind the rest.
func categoryKey(text string) string {
	k := strings.NewReplacer("男子", "男", "女子", "女").Replace(strings.TrimSuffix(key(text), "组"))
	sexes := ""
	rest := strings.Map(func(r rune) rune {
		if r == '男' || r == '女' {
			sexes += string(r)
			return -1
		}
		return r
	}, k)
	return rest + sexes
}

// findCategory gives the category a text names: by its full name, else by the one name that means the same, else by the
// one it is short for: 少男.
func findCategory(names []string, text string) (string, bool) {
	for _, n := range names {
		if key(n) == key(text) {
			return n, true
		}
	}
	k := categoryKey(text)
	for _, means := range []func(name string) bool{
		func(name string) bool { return k != "" && name == k },
		func(name string) bool { return shortFor(k, name) },
	} {
		var found []string
		for _, n := range names {
			if means(categoryKey(n)) {
				found = append(found, n)
			}
		}
		switch len(found) {
		case 0:
		case 1:
			return found[0], true
		default:
			return "", false
		}
	}
	return "", false
}

// shortFor says whether a word is a category's first character and some of the others in their order, the sex among them.
func shortFor(word, category string) bool {
	short, full := []rune(word), []rune(category)
	if len(short) < 2 || len(full) <= len(short) || short[0] != full[0] || !strings.ContainsAny(word, "男女") {
		return false
	}
	for _, r := range full {
		if len(short) > 0 && short[0] == r {
			short = short[1:]
		}
	}
	return len(short) == 0
}

// shortOfEvent says whether a word alone can be a category of the event without its 组. An age, a title or a sex is that
// before.
func (v vocabulary) shortOfEvent(word string) bool {
	k := key(word)
	if utf8.RuneCountInString(categoryKey(k)) < 2 || strings.HasSuffix(k, "岁") || isTitle(word) {
		return false
	}
	_, ok := findCategory(v.categories, word)
	return ok
}

// title is what the title of a list says: 乙队公开男子组参赛名单：
type title struct{ before, category, behind string }

// titleOf finds the one category a title names, behind which stand no words but such as a title ends with.
func (v vocabulary) titleOf(text string) (t title, ok bool) {
	s := squeeze(fold(line(text)))
	if remark(s) || utf8.RuneCountInString(s) > 60 || strings.ContainsAny(s, "。?!") {
		return t, false
	}
	var at []int
	for _, n := range v.categories {
		if i := strings.LastIndex(strings.ToLower(s), key(n)); i >= 0 && (at == nil || i <= at[0] && i+len(key(n)) >= at[1]) {
			at, t.category = []int{i, i + len(key(n))}, n
		}
	}
	if at == nil {
		all := categoryInTitle.FindAllStringIndex(s, -1)
		if all == nil {
			return t, false
		}
		at = all[len(all)-1]
		t.category = strings.TrimPrefix(s[at[0]:at[1]], "象棋")
	}
	t.before, t.behind = s[:at[0]], s[at[1]:]
	others := slices.ContainsFunc(categoryInTitle.FindAllString(t.before, -1), func(c string) bool { return c != t.category })
	return t, !others && titleTail.MatchString(t.behind)
}
