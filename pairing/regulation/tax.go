package regulation

import "qisai/pairing"

// usualRate is the tax on incidental income (偶然所得), in 1/10000.
const usualRate = 2000

// tax looks for settings that contradict each other or do nothing.
func (c *checker) tax() {
	rate, threshold, mode := item("税率"), item("起征额"), item("起征方式")
	largest := pairing.Money(0)
	for _, b := range c.Bands {
		largest = max(largest, b.Each)
	}
	switch {
	case c.Tax.Rate == 0 && (c.Tax.Threshold > 0 || c.typed(mode)):
		c.note(at(rate, threshold, mode), "税", "要代扣就写税率 20%；不代扣就清空起征额和起征方式", "税率是 0，起征额、起征方式不起作用")
	case c.Tax.Rate != 0 && c.Tax.Rate != usualRate:
		c.note(at(rate), "税", "偶然所得的税率是 20%；不代扣写 0", "税率写的是“%s”", c.Typed(rate))
	}
	if c.Tax.Rate == 0 {
		return
	}
	switch {
	case largest > 0 && c.Tax.Threshold >= largest:
		c.note(at(threshold), "税", "请核对起征额；不代扣就把税率写成 0", "起征额 %s，而最大一份奖金是 %s，没有人要扣税", c.Tax.Threshold.Yuan(), largest.Yuan())
	case c.Tax.Excess && c.Tax.Threshold == 0:
		c.note(at(mode, threshold), "税", "写上起征额，或清空起征方式", "起征方式是超额而没有写起征额，与全额一样")
	}
}
