package prospectus

import (
	"strings"

	"qisai/pairing"
)

// A number of persons in a clause limits the entries of a unit (每单位限报), of a group (人数上限) or of the event
// (参赛规模); headcounts finds them, with what is said around each.

// headcount is a number of persons.
type headcount struct {
	span
	n          int
	head, tail string // from the number before it, or the start of the sentence; up to the next, or the end
	ahead      string // all of the sentence before head
}

var (
	headcountRE = compile(`(?:(?:` + wholeNumber + `)[名人位]?(?:至|到|-))?(` + wholeNumber + `)(?:个(?:参赛)?(?:名额|席位|位子|位置|座位|人|` + players + `)|名|位|人|席)`)
	bareCount   = compile(`(?:人数|名额|规模|限额|定额|定员|上限|容量|位子|位置|座位|席位|[只共限]收|[只共]招)(?:上限|限|定|有限,)?(?:只有|仅有|为|是|总共|一共|共|设|:)*(` + wholeNumber + `)(?:个)?(?:$|[,。;()])`)
	notCount    = compile(`(?:第|取|每|元|块|角|/|[.\d])$`)
	// firstComers are the first N who enter: 只接受前80名报名者. Other 前N名 are places.
	firstComers = compile(`报名|缴费|交费|额满|先后|满额`)
	countTail   = compile(`^(?:次|单|额[^满]|以上|及以上|\(?含\)?以上|起)`)
)

// headcounts gives the numbers of persons in a sentence.
func headcounts(s string) []headcount {
	var out []headcount
	found := headcountRE.FindAllStringSubmatchIndex(s, -1)
	if found == nil {
		found = bareCount.FindAllStringSubmatchIndex(s, -1)
		for _, m := range found {
			m[0], m[1] = m[2], m[3]
		}
	}
	done := 0
	for _, m := range found {
		n, ok := pairing.ParseNumeral(s[m[2]:m[3]])
		if !ok || n == 0 || notCount.MatchString(before(s, m[0], 3)) {
			continue
		}
		if strings.HasSuffix(s[:m[0]], "前") && !isFirstComers(s[phraseStart(s, m[0]):phraseEnd(s, m[1])]) {
			continue
		}
		if len(out) > 0 {
			out[len(out)-1].tail = s[done:m[0]]
		}
		out = append(out, headcount{span: span{m[0], m[1]}, n: int(n), head: s[done:m[0]], ahead: s[:done], tail: s[m[1]:]})
		done = m[1]
	}
	return out
}

func isFirstComers(phrase string) bool {
	return firstComers.MatchString(phrase) && !gifts.MatchString(phrase)
}

var gifts = compile(`奖|送|赠|优惠|减|免|领取`)

var (
	// minimum and only conditions: no limit.
	minimum = compile(`至少|不少于|不得少于|不低于|最少|起码|不足|不满|未满|不到|未达到?|达不到|少于|低于|若|如果|如(?:报名|参赛|某|遇)|如有|当[^,]{0,8}人数`)
	above   = compile(`(^|[^不得可许准能])(?:超过|多于|超出|高于|大于)$`)
	reached = compile(`(?:达到?|总数到|人数到|满|够|凑齐|报满|招满)$`)
	closing = compile(`^[^。;]{0,8}(?:关闭|截|停止|停报|就关|关接龙|为止|为限|封顶|即止|不再|满员|关门)`)
	// others are persons who do not play.
	others   = compile(`(?:领队|领导|教练员?|工作人员|裁判(?:员|长)?|联络员|联系人|随行|随队|家长|老师|教师|陪同|队医|医生|医务|管理员|替补|候补|观众|志愿者|嘉宾|委员|副|干事|啦啦队员?|亲友|家属|团长|秘书)[^,、。;]{0,6}$`)
	othersIn = compile(`^(?:的)?(?:男|女|专职|兼职)?(?:领队|教练|工作人员|裁判|联络员|联系人|随行|随队|家长|老师|教师|陪同|队医|医生|管理|替补|候补|志愿者|带队)`)
	staff    = compile(`领队|教练|工作人员|裁判|随队`)
	// someOnly is said of a part of the players.
	someOnly = compile(`外省|外地|外籍|外市|外县|外卡|预留|保留|特邀|邀请外|会员|其中|大师|专业|等级|段位|等第|本地|本县|本市|种子|三年|两年|近年|曾|上届|去年|往届|历届|首届|前几届|初赛|预选|晋级|出线|合格`)
	// openNumber words make a number no limit.
	openNumber = compile(`原则上|一般(?:不|为|在)|建议|视|酌情|可根据|待定|另行|暂定|预计|估计|大约|大概|初步|计划|拟|有望|上下|看[^,]{0,8}定|或者`)
	// limits are the words that limit; weakLimits are enough behind a unit.
	limits     = compile(`限|不(?:得|能|可|许|准|要)?(?:超过|多于|突破|高于|超出|超|大于)|至多|最多|顶多|最高|上限|封顶|名额|规模|以内|之内|为止|额满|满员|报满|只(?:收|接受|招|能)|仅(?:收|限|接受)|控制在|容纳|接纳|接待|定额|定员|限定|先到先得|即止|一共|合共|(?:^|,)共(?:有)?$|共收|满了|只有|仅有|总共|合计|加起来|全部[^,。;]{0,8}共|(?:人数|名额|规模)[^,。;:]{0,4}:$`)
	weakLimits = compile(`限|报|派|参赛|参加|选送|推荐|不(?:得|能|可)?(?:超过|多于)|至多|最多|名额`)
	atMostTail = compile(`^(?:\([^()]*\))?,?(?:以内|之内|为限|封顶|为止|为上限|内|(?:报满|招满|收满|额满|满额|满员|报够|招够|收够|满)(?:了)?(?:为止|即止|截止|截|止|就?停|即?停|即?关|就关|不再|封))`)
)

// players says whether the number is one of players.
func (h *headcount) players() bool {
	if part := lastPhrase(h.head); staff.MatchString(part) && strings.ContainsAny(lastPart(part), "共总") {
		return false // 领队、教练、运动员共6人
	}
	return !others.MatchString(lastPart(h.head)) && !othersIn.MatchString(h.tail) && !countTail.MatchString(h.tail)
}

// limitsAtAll says whether the number is a most, by its own phrase.
func (h *headcount) limitsAtAll(enough *pattern, before string) bool {
	head, tail := lastPhrase(h.head), firstPhrase(h.tail)
	if minimum.MatchString(head) || above.MatchString(head) || openNumber.MatchString(head+"#"+tail) {
		return false
	}
	if reached.MatchString(head) {
		return closing.MatchString(h.tail)
	}
	return strings.HasSuffix(head, "前") || enough.MatchString(before) || atMostTail.MatchString(h.tail)
}

// lastPart is what stands behind the last mark of a text, 、 and brackets among them.
func lastPart(s string) string {
	if i := strings.LastIndexAny(s, ",。;:()"); i >= 0 {
		s = s[i+1:]
	}
	if i := strings.LastIndex(s, "、"); i >= 0 && len(s[i:]) > len("、")+3 {
		s = s[i:]
	}
	return s
}
