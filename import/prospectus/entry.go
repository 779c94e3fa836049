package prospectus

import (
	"strings"
)

var (
	arrival    = compile(`报到(?:时间|日期)?|签到`)
	capacity   = compile(`(?:总共|一共|(?:设计|赛事|总)规模|参赛规模|比赛规模|竞赛规模|总规模|参赛(?:总)?(?:人数|名额)(?:限|上限|限定|控制|规模)?(?:为|在|定为)?|(?:报名)?总(?:人数|名额)(?:限|上限|限定|控制)?|限额|限报(?:总人数)?|名额(?:限|上限)?|规模(?:为|限)?|上限(?:为)?|报名人数(?:上限|限)?(?:为)?|前)(?::|为|约|在|限|至)?(\d{2,4})(?:人|名|位)(?:以内|之内|为限|左右|封顶)?`)
	perEach    = compile(`(?:每|各)(?:个|支)?(?:参赛)?(?:单位|队|组|企业|学校|校|俱乐部|代表队|区|县|市|省|镇|乡|街道|会员|协会|团体)`)
	feeWord    = compile(`(?:赛事)?服务费|报名费|参赛费|会务费|竞赛费|赛务费|参赛费用|报名费用`)
	feeAmount  = compile(`(?:每人(?:次)?|每位(?:选手|棋手)?|每名(?:选手|棋手|运动员)?|人均)?:?(?:人民币|¥)?(\d{1,5})元?(?:/|每)?(?:人|位|名)?`)
	freeEntry  = compile(`(?:免收|不收取?|免(?:交|缴))(?:任何)?(?:赛事)?(?:服务费|报名费|参赛费|费用)|免费(?:报名|参赛|参加)`)
	feeDecides = compile(`费(?:交纳|缴纳|缴清|交清|到账|到帐)后,?[^,。;]{0,6}(?:方|才|即)(?:为|算|视为|可)?(?:有效|成功|生效)|(?:未|没有?|不)(?:转账|转帐|付款|汇款|缴纳|交纳)[^,。;]{0,8}?(?:的|者)?,?(?:一律)?(?:不(?:列入|予|留|保留|安排|编排|受理|排)|视为|作)|以(?:缴费|交费|付款|转账|收到(?:报名|参赛|服务)费)(?:成功|到账|完成)?(?:为|才算)(?:报名)?(?:成功|有效|完成|准)|以(?:交|缴|付)(?:清)?(?:费|款)(?:成功|到账|完成)?(?:时间)?为准|(?:已|完成|成功)(?:完成)?(?:交|缴|付)费.{0,12}(?:视为|即为|方为|才算|为)报名成功|(?:交|缴|付)费(?:成功|完成)?(?:后|者)?,?(?:报名)?(?:方|才|即)(?:可)?(?:为|算|视为|可|能)?(?:完成)?(?:报名|有效|参赛|成功)|未(?:按时|按规定|及时)?(?:交|缴|付)费(?:者|的)?,?(?:一律)?(?:(?:视为|按|作|不予).{0,8}(?:报名|放弃|受理|无效|编排)|不(?:列入|保留|留|安排|编排|进入|得参)|(?:报名|资格)?(?:无效|取消|作废))`)
)

// entry reads the close of entries, the arrival, the size, the fee.
func (r *reader) entry() {
	for _, c := range r.cs {
		r.size(c)
		r.fee(c)
	}
	r.closings()
	r.arrivals()
}

// sentences calls f for every sentence of a clause.
func (c *clause) sentences(f func(from, to int)) {
	from := 0
	for from < len(c.s) {
		_, to := c.sentenceAt(from, from)
		f(from, to)
		from = to + len(sentenceEnd(c.s[to:]))
		if to >= len(c.s) {
			return
		}
	}
}

// before gives what stands in front of a place of a text, at most n bytes.
func before(s string, at, n int) string { return s[max(0, at-n):at] }

// size reads 参赛规模; a number for each unit or group is none.
func (r *reader) size(c *clause) {
	if c.under(topicPrizes) {
		return
	}
	for _, m := range capacity.FindAllStringSubmatchIndex(c.s, -1) {
		a, b := c.sentenceAt(m[0], m[1])
		near := before(c.s, m[0], 45)
		if i := strings.LastIndexAny(near, ",。;"); i >= 0 {
			near = near[i:]
		}
		if perEach.MatchString(near) && !strings.HasPrefix(c.s[m[0]:], "总") || strings.HasPrefix(c.s[m[0]:], "前") && !strings.Contains(c.s[a:b], "额满") && !strings.Contains(c.s[a:b], "报名") {
			continue
		}
		if len(r.groupsIn(near)) > 0 && !strings.Contains(c.s[m[0]:m[1]], "规模") {
			continue
		}
		if gs := c.groups(); len(gs) > 0 && gs[0].from == 0 {
			continue // of one group
		}
		if n := numeral(c.s[m[2]:m[3]]); n == "" || len(n) < 2 || len(n) == 2 && n < "20" {
			continue // for each unit
		}
		r.item("参赛规模", c.s[m[2]:m[3]], c, m[0], m[1])
	}
}
