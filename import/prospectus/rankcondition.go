package prospectus

import "strings"

// rankCondition is a grade a player must have, or must not: the sheet has no cell for it.
var rankCondition = compile(`(?:持有?|具备|具有|取得|已有|没有|达到|获得?|须有|须为|须是)[^,。;:]{0,16}(?:\d|[一二三四五六七八九十])?(?:级|段|段位|级位|级别|等级分|棋士|等级证书)(?:证书|称号|\))?`)

// rankConditions lists the conditions of grade that no cell was filled from.
func (r *reader) rankConditions(c *clause) {
	if !c.under(topicGroups) && !c.under(topicWho) && !c.under(topicEvents) {
		return
	}
	for _, m := range rankCondition.FindAllStringIndex(c.s, -1) {
		if !c.taken(m[0], m[1]) && !strings.Contains(c.s[m[0]:m[1]], "县级") && !strings.Contains(c.s[m[0]:m[1]], "医院") {
			r.doubt("段位、级别的条件表格里写不下", c, m[0], m[1])
		}
	}
}
