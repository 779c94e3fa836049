package prospectus

const ruleYear = `(?:\(?(?:19|20)\d\d年?(?:版|修订版|修订|审定|制定|颁布|出版|本)?\)?)`

var (
	// ruleBook is the title of a book of rules with its year, in marks or without: 2020年版《象棋竞赛规则》.
	ruleBook = compile(`(?:(?:19|20)\d\d年?(?:最新|修订版|修订|版|审定|制定|颁布|公布|发布|出版)*(?:的)?)?《[^《》]*(?:规则|棋规)[^《》]*》` + ruleYear + `?`)
	// bareBook is one without marks: 按象棋竞赛规则（2020版）执行.
	bareBook  = compile(`(?:(?:19|20)\d\d年?版?(?:的)?)?(?:中国)?(?:象棋|围棋|国际象棋|国际跳棋|五子棋)(?:竞赛|比赛)规则` + ruleYear + `?`)
	ruleVerb  = compile(`执行|采用|采取|使用|参照|沿用|适用|遵循|遵照|遵守|按|依|以|用|规则(?:为|是)?:|依据:|标准:|规则是|规则为|规则用`)
	ruleLabel = compile(`规则|依据|标准|执裁|裁判法`)
	ruleNot   = compile(`补充|管理办法|守则|须知|裁判员|纪律|等级|团体规则|章程`)
)

// ruleBook reads 竞赛规则; two books for two games are no value.
func (r *reader) ruleBook(c *clause) {
	if c.under(topicEntry) && !c.under(topicMethod) && !c.prose || c.style == plain && c.parent == nil && c.topic == topicNone {
		return
	}
	all := ruleBook.FindAllStringIndex(c.s, -1)
	if len(all) == 0 {
		all = bareBook.FindAllStringIndex(c.s, -1)
	}
	var books []value
	for _, m := range all {
		text := c.cut(m[0], m[1])
		head := c.s[:m[0]]
		if ruleNot.MatchString(c.s[m[0]:m[1]]) || !ruleVerb.MatchString(head) && !ruleLabel.MatchString(head) && !c.under(topicMethod) {
			continue
		}
		c.take(m[0], m[1])
		books = append(books, value{text, c, c.sentence(m[0], m[1])})
	}
	if len(books) == 0 || len(r.items["竞赛规则"]) > 0 {
		return
	}
	for _, b := range books[1:] {
		if ruleGame.FindString(b.text) != ruleGame.FindString(books[0].text) {
			r.doubt("各项目的规则不同，表格里写不下", c, 0, len(c.s))
			return
		}
	}
	r.items["竞赛规则"] = append(r.items["竞赛规则"], books[0])
}

var ruleGame = compile(`国际象棋|国际跳棋|围棋|五子棋|象棋`)
