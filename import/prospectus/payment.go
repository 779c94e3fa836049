package prospectus

import (
	"strings"
)

const (
	// paid are the words for paying.
	paid = `(?:缴纳|交纳|缴清|交清|缴费|交费|付费|付款|支付|汇款|转账|转帐|到账|到帐|缴款|交款|打款|款到|钱到|交(?:了)?钱|费用?到|款项到|交齐|缴齐|付清|[缴交付转收]到?(?:了|完|清)?(?:[^,。;]{0,8}(?:费|款|钱)))`
	// entered are the words for an entry that holds.
	entered = `(?:有效|生效|成功|算数|算报|算[^,。;]{0,4}报|作数|列入|编入|编排|纳入|确认|取得|留名额|保留|参赛|参加|录取|报上|受理|入围|完成|进入|获得|具有|占位|占座|位(?:$|[,。;]))`
	// refused are the words for one that does not.
	refused = `(?:无效|取消|视为|视同|视作|作废|放弃|按[^,。;]{0,6}(?:放弃|未报|弃权|无效)|当作|不[^,。;]{0,4}(?:列入|编排|编入|安排|受理|保留|留|算|作数|能|得|可|予|排|进入|认可)|没报)`
)

var (
	// paidThen is an entry that holds once paid: 款到后方列入秩序册, 付款后报名生效, 缴费成功才算报名.
	paidThen = compile(paid + `[^,。;方才]{0,6}(?:以?后|了|成功|之日)?,?(?:报名|名额|参赛资格)?(?:才|方|即|始|就算|便)[^,。;]{0,8}` + entered + `|` +
		paid + `[^,。;]{0,6}(?:以?后)[^,。;不]{0,4}(?:有效|生效|成功|确认|锁定|保留)|` +
		`以[^,。;先顺]{0,10}(?:` + paid + `|费)[^,。;先顺次]{0,8}(?:为准|为依据|为(?:确认)?[^,。;]{0,10}(?:依据|凭|有效|成功|完成|准)|才算)|先款后位|款到[^,。;]{0,4}(?:留|占)|(?:已|完成|成功)(?:完成)?` + paid + `[^,。;]{0,12}(?:视为|即为|方为|才算|为)报名成功`)
	// unpaidThen is an entry that does not hold unpaid: 未交清的不列入编排, 钱没到的接龙不作数, 不交不能上场.
	unpaidThen = compile(`(?:未|没有?|不|逾期不)(?:按时|按期|按规定|及时|在[^,。;]{0,8}内|(?:在|于)?\d[^,。;]{0,10}前)?(?:完成)?(?:` + paid + `|交|缴|付|支付)[^,。;]{0,6}(?:的|者)?,?[^,。;]{0,10}` + refused + `|` +
		`(?:钱|款|费用?)(?:没|未)(?:有)?(?:到|交|缴|付)[^,。;]{0,5}?,?[^,。;]{0,10}` + refused + `|(?:未|没)(?:到账|到帐|付款)[^,。;]{0,4},?[^,。;]{0,8}(?:` + refused + `|[由让][^,。;]{0,8}(?:替补|递补|候补|顶替))`)
	// notEntryPaid are payments for something else.
	notEntryPaid = compile(`申诉|押金|保证金|保险|食宿|住宿|订房|奖金|罚款`)

	// free is an entry that costs nothing.
	free = compile(`(?:免收|免除|免缴|免交|免去|免|不(?:再)?(?:另)?(?:收取?|用|需|必|须)(?:交|缴|付|掏)?(?:纳|付)?|(?:无需|无须|毋须|不须)(?:交|缴|付|支)?(?:纳|付)?|不掏|不交)(?:任何|一切|其他)?(?:赛事|比赛|参赛)?(?:(?:服务|报名|参赛|会务)费用?|费用|钱)|不收费|(?:报名|参赛|服务)费用?(?:一律|全部|均)?(?:不收|免收|全免|免除)|分文不[取收]|费用?:?(?:全)?免(?:费|$)|免费(?:报名|参赛|参加|比赛)|(?:报名|参赛|参加|比赛|参与)(?:一律|全程|全部|均|都|完全)?免费(?:$|[,。;!])`)
	// freeGroup is a group that pays nothing: 老年组免费.
	freeGroup = compile(`组(?:的)?(?:棋手|选手|棋友|运动员|参赛者)?(?:一律|均|都|全部|完全|继续)?(?:免费|不收钱|不要钱|不交钱|不用交钱|(全免|免收|免交|免缴|免))(?:$|[,。;!])`)
	// freeForAll is what may stand before it if it is said of everybody.
	freeForAll = compile(`^[,。;:]*(?:\d[、.])?(?:本次|本届|本)?(?:比赛|赛事|大赛|活动)?(?:为(?:公益|惠民)[^,。;]{0,6})?(?:所有|全部|全程|各队|各单位|参赛(?:选手|棋手|者|人员|运动员|队员|队伍|单位|学生|职工)?|选手|棋手|运动员|队员|报名|报名费用?|大会|组委会|主办方|主办单位|承办方|承办单位|费用)*(?:对)?(?:所有|全部)?(?:参赛)?(?:选手|棋手|者|人员)?(?:一律|均|都|全|另|也|并|概)*:?$`)
)

// payments reads 须交费: whether the entry holds only once paid, or costs nothing.
func (r *reader) payments() {
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			continue
		}
		r.freeIn(c)
		for _, re := range []*pattern{paidThen, unpaidThen} {
			m := re.FindStringIndex(c.s)
			if m == nil || paysElse(c, m) {
				continue
			}
			c.take(m[0], m[1])
			names := r.groupsIn(lastPhrase(c.s[:m[0]]))
			if len(names) == 0 {
				names = r.groupsIn(c.s[phraseStart(c.s, max(0, m[0]-1)):m[0]])
			}
			for _, cat := range r.cats {
				if (len(names) == 0 || contains(names, cat.name)) && cat.row["须交费"] == "" {
					cat.put("须交费", "是", c.sentence(m[0], m[1]))
				}
			}
		}
	}
}

// paysElse says whether a payment is for something else by its phrase, or by its sentence where that has no word of entries.
func paysElse(c *clause, m []int) bool {
	if notEntryPaid.MatchString(c.s[phraseStart(c.s, m[0]):m[1]]) {
		return true
	}
	a, b := c.sentenceAt(m[0], m[1])
	return notEntryPaid.MatchString(c.s[a:m[1]]) && !feeTalk.MatchString(c.s[a:b])
}

var feeTalk = compile(`报名|参赛|服务费|会务费`)

// someWinners are players of a group, not the group: 上届公开组前三名免交服务费.
var someWinners = compile(`上届|往届|历届|去年|前[一二三四五六八\d]|第[一二三\d]|冠军|[冠亚季]军`)

// namedWithout gives the groups a sentence begins with, named without 组: 本村的找某人登记，不收钱.
func (r *reader) namedWithout(s string) []string {
	var out []string
	for _, cat := range r.cats {
		if base := strings.TrimSuffix(cat.name, "组"); len([]rune(base)) >= 2 && strings.HasPrefix(s, base) {
			out = append(out, cat.name)
		}
	}
	return out
}

// freeIn reads that an entry is free: for all, or for the groups named.
func (r *reader) freeIn(c *clause) {
	for _, m := range freeGroup.FindAllStringSubmatchIndex(c.s, -1) {
		if a, _ := c.sentenceAt(m[0], m[1]); m[2] >= 0 && !feeWord.MatchString(c.s[a:m[0]]) {
			continue // 全免 of something else
		}
		if names := r.groupsIn(c.s[phraseStart(c.s, m[0]):m[1]]); len(names) > 0 && len(names) < len(r.cats) {
			c.take(m[0], m[1])
			for _, n := range names {
				r.find(n).put("须交费", "否", c.sentence(m[0], m[1]))
			}
		}
	}
	for _, m := range free.FindAllStringIndex(c.s, -1) {
		head := c.s[phraseStart(c.s, m[0]):m[0]]
		if ahead := lastPhrase(c.s[:m[0]]); head == "" && (someFee.MatchString(ahead) || len(r.groupsIn(ahead)) > 0) {
			head = ahead // 年满65周岁者，免收报名费
		}
		names := r.groupsIn(head)
		if someWinners.MatchString(head) {
			r.doubt("只有一部分人免费", c, m[0], m[1])
			continue
		}
		if len(names) == 0 {
			names = r.namedWithout(c.s[sentenceStart(c.s, m[0]):m[0]])
		}
		if len(names) == 0 && freeForAll.MatchString(head) {
			names = r.allNames()
			r.item("服务费", "0", c, m[0], m[1])
		}
		if len(names) == 0 || r.unknownGroup(head) {
			r.doubt("只有一部分人免费", c, m[0], m[1])
			continue
		}
		c.take(m[0], m[1])
		if len(names) < len(r.cats) {
			r.doubt("只有一部分组别不收费", c, m[0], m[1]) // 服务费 holds one amount for all
		}
		for _, n := range names {
			r.find(n).put("须交费", "否", c.sentence(m[0], m[1]))
		}
	}
}
