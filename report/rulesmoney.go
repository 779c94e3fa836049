package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/prize"
	"qisai/pairing/regulation"
)

// grandTotal compares what all lists cost with the total the regulation names.
func (in RulesInput) grandTotal() ruling {
	var sum pairing.Money
	for i := range in.Lists {
		if l := &in.Lists[i]; l.Kind != prize.Qualifying {
			_, part := l.Total(in.Bands)
			sum += part
		}
	}
	text := "各奖项相加" + sum.Yuan()
	switch {
	case in.Declared == 0:
		text += "；规程没有写总额（规程未写）"
	case in.Declared == sum:
		text += "，与规程写的奖金总额相符"
	default:
		text += "，规程写的奖金总额是" + in.Declared.Yuan() + "，不符"
	}
	return ruling{"奖金总额", text, in.itemClause("奖金总额")}
}

func (in RulesInput) taxRule() ruling {
	text := "奖金不代扣税"
	if in.Tax.Rate > 0 {
		text = fmt.Sprintf("奖金为税前，每份代扣%s的偶然所得税", percent(in.Tax.Rate))
		switch {
		case in.Tax.Threshold > 0 && in.Tax.Excess:
			text += fmt.Sprintf("，只算超过%s的部分", in.Tax.Threshold.Yuan())
		case in.Tax.Threshold > 0:
			text += fmt.Sprintf("，不超过%s的不扣，超过的按全额", in.Tax.Threshold.Yuan())
		}
	}
	text = in.or(text, regulation.Facts, 0, "税率")
	if in.Tax.Rate > 0 && in.Tax.Threshold == 0 {
		text += "；" + in.or("没有起征额", regulation.Facts, 0, "起征额")
	}
	return ruling{"税", text, in.itemClause("税率")}
}

// percent gives a share in 1/10000: 20%, 12.5%.
func percent(rate int) string {
	return strings.TrimRight(strings.TrimRight(fmt.Sprintf("%d.%02d", rate/100, rate%100), "0"), ".") + "%"
}

func (in RulesInput) itemClause(name string) string {
	for _, i := range in.Tournament.Regulation.Items {
		if i.Name == name {
			return i.Clause
		}
	}
	return ""
}
