package prospectus

var (
	arrival = compile(`报到(?:时间|日期)?|签到`)
)

// entry reads the close of entries, the arrival, the size, the fee.
func (r *reader) entry() {
	r.closings()
	r.payments()
	r.fees()
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
