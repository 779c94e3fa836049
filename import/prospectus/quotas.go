package prospectus

import (
	"slices"
)

// quota is a most of persons that may enter.
type quota struct {
	column string   // 每单位限报, 人数上限 or 参赛规模
	names  []string // of these categories; nil: of all, or of the event
	value  string
	c      *clause
	at     span
}

var (
	// markLimit is a second limit for those of a mark: 省赛前六名的棋手不得超过1人.
	markLimit = compile(`省[^,。;前]{0,8}前([一二三四五六七八]|\d)名[^,。;]{0,20}(?:不(?:得|能)?(?:超过|多于)|至多|最多|限(?:报)?)` + count + `[名人]`)
	sexEach   = compile(`男、?女[^,。;、]{0,6}各|各[^,。;、]{0,4}男、?女`)
	sexBefore = compile(`(男|女)(?:子|生|性|队员|棋手|选手|运动员|职工|教工|学生|士|同志)?(?:各|限|报|限报|可报|不超过|最多|至多|:)*$`)
	// sizeInMethod is what the size has among the rules of play, someSubject whom a total of a part of the players is for.
	sizeInMethod = compile(`总|规模|共|限报|报名|额满|满额`)
	someSubject  = compile(`(?:外|籍|女|男|老年|少年|儿童|残疾|港澳|境|侨|学生|教师|会员|盲|聋|大师)[^,。;]{0,4}(?:棋手|选手|运动员|队员|人员)`)
	sizeTalk     = compile(`^共|合共|先到先得|加起来|合计|限|参赛|报名|人数|名额|规模|棋手|选手|席|座位|运动员|全部|一共|总|收|额满|满|接龙|位子|座`)
	sizeSure     = compile(`全部|总|规模|共`)
)

// entryLimits reads 每单位限报, 人数上限 and 参赛规模.
func (r *reader) entryLimits() {
	var found []quota
	for i, c := range r.cs {
		if c.under(topicPrizes) {
			continue
		}
		found = append(found, r.quotaTable(i)...)
		sc := scope{}
		n := len(found)
		c.sentences(func(from, to int) { found = append(found, r.quotasIn(c, from, to, &sc)...) })
		if sc.spoilt {
			found = append(found[:n], r.dropGeneral(found[n:])...)
		}
	}
	for i, q := range found {
		if q.column == "参赛规模" {
			r.item(q.column, q.value, q.c, q.at.from, q.at.to)
			continue
		}
		r.putQuota(found, i)
	}
}

// dropGeneral lists the limits of a unit for all groups that stand beside a number no cell holds.
func (r *reader) dropGeneral(found []quota) []quota {
	return slices.DeleteFunc(found, func(q quota) bool {
		general := q.column == "每单位限报" && q.names == nil
		if general {
			r.doubt("每单位的人数表格里写不下", q.c, q.at.from, q.at.to)
		}
		return general
	})
}

// putQuota writes a limit into the categories it is for; one said for named groups stands above one for all.
func (r *reader) putQuota(found []quota, i int) {
	q := found[i]
	names := q.names
	if names == nil {
		names = r.without(r.unlimited(q.c.s))
	}
	q.c.take(q.at.from, q.at.to)
	for _, name := range names {
		clash, special := q.against(found, name)
		switch {
		case special:
		case clash && q.column == "每单位限报":
			r.doubt("每单位限报的人数前后不一", q.c, q.at.from, q.at.to)
		default:
			r.find(name).put(q.column, q.value, q.c.sentence(q.at.from, q.at.to))
		}
	}
}

// against says whether another limit of the same kind clashes with this one for a category, and whether one is said for
// named groups where this one is for all.
func (q quota) against(found []quota, name string) (clash, special bool) {
	for _, o := range found {
		if o.column != q.column || o.value == q.value || o.names != nil && !slices.Contains(o.names, name) {
			continue
		}
		clash = clash || (o.names == nil) == (q.names == nil)
		special = special || o.names != nil && q.names == nil
	}
	return clash, special
}

// quotasIn reads the numbers of persons of a sentence; sc is what the sentence before was about.
func (r *reader) quotasIn(c *clause, from, to int, sc *scope) []quota {
	s := c.s[from:to]
	var out []quota
	last := sc.fresh(sc.unit && from > 0 && c.s[from-1] == ';', false)
	for _, h := range headcounts(s) {
		r.widen(&last, c, h)
		q, ok := r.quotaOf(c, from, s, h, &last, len(out) > 0)
		*sc = last
		if !ok {
			continue
		}
		q.c, q.at = c, span{from + h.from, from + h.to}
		out = append(out, q)
	}
	return out
}

// quotaOf makes a limit of a number of persons if it is one.
func (r *reader) quotaOf(c *clause, from int, s string, h headcount, sc *scope, more bool) (quota, bool) {
	phrase := s[max(phraseStart(s, h.from), h.from-150):h.from]
	part := lastPhrase(h.head)
	invited := invitation.MatchString(part)
	if !sc.unit && takenTogether.MatchString(part) && (len(sc.names) > 0 || severalGroups.MatchString(part)) {
		return quota{}, false // 女子组与少年组合计不超过60人
	}
	if !h.players() || r.unknownGroup(part) || ofSome(part, len(sc.names) > 0) && !invited {
		return quota{}, false
	}
	enough := limits
	if invited {
		r.doubt("邀请哪些人须人工填写", c, from+h.from, from+h.to)
		enough = anything
	}
	if sc.unit {
		enough = weakLimits
	}
	if sc.unit && (c.topic != topicMethod && playersLast.MatchString(part) || len(sc.names) > 0 && weakLimits.MatchString(before(s, h.from, 150))) {
		enough = anything // 每队运动员3至4人; 各校报名，男子组3人
	}
	if !sc.unit && fixedSize.MatchString(s[:h.from]) && sizeEnds.MatchString(h.tail) && h.n >= 8 && len(sc.names) > 0 && (c.topic == topicGroups || c.topic == topicEvents) {
		return quota{names: sc.names, value: itoa(h.n), column: "人数上限"}, true
	}
	if len(sc.names) > 0 && !sc.unit && seatWord.MatchString(s[h.from:h.to]) && setsSeats.MatchString(part) {
		enough = anything // 公开组设240个席位
	}
	listed := more && len(r.groupsIn(part)) > 0 && len([]rune(part)) < 14
	if !h.limitsAtAll(enough, phrase) && !(listed && h.limitsAtAll(anything, phrase)) {
		return quota{}, false
	}
	q := quota{names: sc.names, value: itoa(h.n)}
	if (sc.unit || sc.names != nil) && (c.topic == topicSchedule || c.topic == topicHosts) {
		return q, false
	}
	switch {
	case sc.unit:
		return r.unitQuota(c, s, h, sc, q)
	case sc.names != nil || sc.each:
		q.column = "人数上限"
		return r.sexQuota(q, part)
	}
	q.column = "参赛规模"
	if around := phrase + firstPhrase(h.tail); !sizeTalk.MatchString(phrase+h.tail) || h.n < 20 && !sizeSure.MatchString(around) || c.topic == topicMethod && !sizeInMethod.MatchString(around) ||
		someSubject.MatchString(before(s, h.from, 120)) {
		return quota{}, false
	}
	q.names = nil
	return q, !sexBefore.MatchString(part) && (sc.n == 0 || h.n >= 8*sc.n && h.n >= 40)
}

// fixedSize and sizeEnds are around a group's number that stands alone behind its name: 男子甲组：12人。
var (
	fixedSize = compile(`^[^,。;:]*组(?:\([^()]*\))?:(?:[^;。]*[,(])?(?:共|计|名额|限)?$`)
	sizeEnds  = compile(`^(?:$|[,。;])`)
)

var (
	anything      = compile(``)
	seatWord      = compile(`(?:名额|席位?|位子|位置|座位)$`)
	setsSeats     = compile(`组(?:别)?(?:各|均|共|共?设(?:有|置)?|有|安排|提供|准备|留|开放|:)+$`)
	severalGroups = compile(`[^各每个两三四五六七八几]组(?:合计|共计|共|合共|一共|加起来)`)
	invitation    = compile(`组:邀请[^,。;]*$`)
	playersLast   = compile(`(?:^|[,、:]|[名队校位团]|参赛|可报)(?:棋手|选手|运动员|队员)(?:各)?$`)
)

// ofSome says whether a phrase speaks of a part of the players that is no group.
func ofSome(phrase string, named bool) bool {
	word := someOnly.FindString(phrase)
	return word != "" && !(named && word == "其中")
}
