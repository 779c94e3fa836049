package prospectus

var (
	arrival    = compile(`报到(?:时间|日期)?|签到`)
	feeWord    = compile(`(?:赛事)?服务费|报名费|参赛费|会务费|竞赛费|赛务费|参赛费用|报名费用`)
	feeAmount  = compile(`(?:每人(?:次)?|每位(?:选手|棋手)?|每名(?:选手|棋手|运动员)?|人均)?:?(?:人民币|¥)?(\d{1,5})元?(?:/|每)?(?:人|位|名)?`)
	freeEntry  = compile(`(?:免收|不收取?|免(?:交|缴))(?:任何)?(?:赛事)?(?:服务费|报名费|参赛费|费用)|免费(?:报名|参赛|参加)`)
	feeDecides = compile(`费(?:交纳|缴纳|缴清|交清|到账|到帐)后,?[^,。;]{0,6}(?:方|才|即)(?:为|算|视为|可)?(?:有效|成功|生效)|(?:未|没有?|不)(?:转账|转帐|付款|汇款|缴纳|交纳)[^,。;]{0,8}?(?:的|者)?,?(?:一律)?(?:不(?:列入|予|留|保留|安排|编排|受理|排)|视为|作)|以(?:缴费|交费|付款|转账|收到(?:报名|参赛|服务)费)(?:成功|到账|完成)?(?:为|才算)(?:报名)?(?:成功|有效|完成|准)|以(?:交|缴|付)(?:清)?(?:费|款)(?:成功|到账|完成)?(?:时间)?为准|(?:已|完成|成功)(?:完成)?(?:交|缴|付)费.{0,12}(?:视为|即为|方为|才算|为)报名成功|(?:交|缴|付)费(?:成功|完成)?(?:后|者)?,?(?:报名)?(?:方|才|即)(?:可)?(?:为|算|视为|可|能)?(?:完成)?(?:报名|有效|参赛|成功)|未(?:按时|按规定|及时)?(?:交|缴|付)费(?:者|的)?,?(?:一律)?(?:(?:视为|按|作|不予).{0,8}(?:报名|放弃|受理|无效|编排)|不(?:列入|保留|留|安排|编排|进入|得参)|(?:报名|资格)?(?:无效|取消|作废))`)
)

// entry reads the close of entries, the arrival, the size, the fee.
func (r *reader) entry() {
	for _, c := range r.cs {
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
