package prize

import (
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// reward is what a wording gives to some places.
type reward struct {
	amounts []pairing.Money // one for all of them, or one for each
	total   pairing.Money   // 共…元, 0 if none is said
	each    bool            // 各, 每人, /人
}

func (r *reward) none() bool { return len(r.amounts) == 0 && r.total == 0 }

const oneDigit = `[0-9一二两三四五六七八九壹贰叁肆伍陆柒捌玖]`

var (
	someAmount = pattern.New(`(人民币:?|[¥￥]|RMB)?` +
		`(\d[\d,]*(?:\.\d+)?(?:[亿万千百]\d*)*|[零〇一二两三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟]+)` +
		`([元圆](?:零?` + oneDigit + `角)?(?:零?` + oneDigit + `分)?[整正]?)?`)
	eachWords  = pattern.New(`[各每均]|/[人名席队]`)
	totalWords = pattern.New(`(?:共|合计|总计|小计)[计有奖励金为:]*$`)
	inTurn     = pattern.New(`依次|分别`)
	thousands  = pattern.New(`^\d{1,3}(?:,\d{3})+$`)
)

// readReward finds the amounts of a wording for n places (0: any number) and gives what is left of it.
func readReward(text string, n int) (r reward, rest string, err error) {
	s := brackets.ReplaceAllString(pairing.HalfWidth(text), "")
	r.each = eachWords.MatchString(s)
	end := 0
	for _, m := range someAmount.FindAllStringSubmatchIndex(s, -1) {
		if !isAmount(s, m) {
			continue
		}
		amounts, err := amountsOf(s[m[0]:m[1]], n, inTurn.MatchString(s))
		if err != nil {
			return reward{}, s, err
		}
		if totalWords.MatchString(s[:m[0]]) && len(amounts) == 1 {
			r.total = amounts[0]
		} else {
			r.amounts = append(r.amounts, amounts...)
		}
		rest, end = rest+s[end:m[0]], m[1]
	}
	return r, rest + s[end:], nil
}

// isAmount tells an amount from another number (奖杯1座): it has a currency or a unit, or stands in a list or at the end.
func isAmount(s string, m []int) bool {
	number := s[m[4]:m[5]]
	if m[2] >= 0 || m[6] >= 0 {
		return true
	}
	if number[0] < '0' || number[0] > '9' {
		return false
	}
	after := s[m[1]:]
	return strings.ContainsAny(number, "万千") || after == "" || number[len(number)-1] == ',' ||
		strings.HasPrefix(after, "、") || strings.HasPrefix(after, ";") || strings.HasPrefix(after, "。") || strings.HasPrefix(after, "/")
}

// amountsOf reads one match: an amount, or several parted by commas (800,600,500元). 800,600 is one amount unless the
// wording gives the amounts in turn and their number is that of the places.
func amountsOf(text string, n int, turn bool) ([]pairing.Money, error) {
	parts := strings.Split(strings.Trim(text, ","), ",")
	digits := strings.TrimRight(strings.TrimLeft(text, "人民币:¥￥RMB"), "元圆整正,")
	digits, _, _ = strings.Cut(digits, ".")
	if thousands.MatchString(digits) && !(turn && len(parts) == n) {
		parts = []string{strings.Trim(text, ",")}
	}
	var out []pairing.Money
	for _, p := range parts {
		m, err := pairing.ParseMoney(p)
		if err != nil {
			return nil, err
		}
		out = append(out, m)
	}
	return out, nil
}
