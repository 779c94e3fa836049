package pairing

import (
	"errors"
	"fmt"
	"math/big"
	"strings"

	"qisai/pairing/pattern"
)

// Money 金额 is an amount in fen.
type Money int64

// MaxMoney keeps every amount below 一亿亿 yuan, so that 亿 is said at most twice running.
const MaxMoney Money = 1e18 - 1

// String gives yuan without grouping: 5000, 1200.50.
func (m Money) String() string {
	sign, fen := "", uint64(m)
	if m < 0 {
		sign, fen = "-", -uint64(m)
	}
	if fen%100 == 0 {
		return fmt.Sprintf("%s%d", sign, fen/100)
	}
	return fmt.Sprintf("%s%d.%02d", sign, fen/100, fen%100)
}

// Yuan gives the amount for a sentence: 5000元.
func (m Money) Yuan() string { return m.String() + "元" }

// Grouped gives the amount for a table: 5,000 and 1,200.50.
func (m Money) Grouped() string {
	yuan, fen, cents := strings.Cut(m.String(), ".")
	for i := len(yuan) - 3; i > 0 && yuan[i-1] != '-'; i -= 3 {
		yuan = yuan[:i] + "," + yuan[i:]
	}
	if cents {
		return yuan + "." + fen
	}
	return yuan
}

// Words gives 人民币大写. Zeros between other digits are said once; where 万位 or 元位 is 0 and the digit after it is not,
// the zero is left out, as the rules of writing allow. A negative amount is refused.
func (m Money) Words() (string, error) {
	switch {
	case m < 0:
		return "", errors.New("金额不能为负")
	case m > MaxMoney:
		return "", errors.New("金额过大")
	case m == 0:
		return "零元整", nil
	}
	yuan, jiao, fen := int64(m/100), m/10%10, m%10
	words := ""
	if yuan > 0 {
		words = yuanWords(yuan) + "元"
	}
	switch {
	case jiao > 0:
		words += string(bigDigits[jiao]) + "角"
	case yuan > 0 && fen > 0:
		words += "零"
	}
	if fen > 0 {
		return words + string(bigDigits[fen]) + "分", nil
	}
	return words + "整", nil
}

var bigDigits = []rune("零壹贰叁肆伍陆柒捌玖")

// yuanWords says a positive number of yuan.
func yuanWords(n int64) string {
	if n < 1e4 {
		return groupWords(n)
	}
	unit, name := int64(1e4), "万"
	if n >= 1e8 {
		unit, name = 1e8, "亿"
	}
	high, low := n/unit, n%unit
	words := yuanWords(high) + name
	if low == 0 {
		return words
	}
	gap := high%10 == 0 || low < unit/10
	silent := low >= 1e3 && low < 1e4 // 万位 is 0 and 千位 is not
	if gap && !silent {
		words += "零"
	}
	return words + yuanWords(low)
}

// groupWords says a number from 1 to 9999.
func groupWords(n int64) string {
	words, zero := "", false
	for unit, rest := int64(1000), n; unit > 0; unit /= 10 {
		d := rest / unit
		rest %= unit
		if d == 0 {
			zero = words != ""
			continue
		}
		if zero {
			words += "零"
		}
		words += string(bigDigits[d]) + map[int64]string{1000: "仟", 100: "佰", 10: "拾"}[unit]
		zero = false
	}
	return words
}

var (
	moneyPrefix = pattern.New(`^(?:人民币:?|RMB|CNY|[¥￥])+`)
	plainAmount = pattern.New(`^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(百|千|万|十万|百万|千万|亿|万亿)?$`)
	smallChange = pattern.New(`^零?(?:([0-9一二两三四五六七八九壹贰叁肆伍陆柒捌玖])角)?零?(?:([0-9一二三四五六七八九壹贰叁肆伍陆柒捌玖])分)?[整正]?$`)
)

// ParseMoney reads an amount as people write it: 5000, 5,000.50, ¥5000元, 1.2万, 1万2千元, 五千元, 壹万贰仟元整, 5元5角.
// Full-width characters and white space are understood. What is negative, finer than a fen or ambiguous (一万二) is an
// error.
func ParseMoney(text string) (Money, error) {
	s := strings.ToUpper(HalfWidth(text))
	s = moneyPrefix.ReplaceAllString(s, "")
	unread := fmt.Errorf("看不懂金额“%s”；请写成 5000、5,000.50 或 1.2万", text)
	switch {
	case s == "":
		return 0, errors.New("没有金额")
	case strings.HasPrefix(s, "-") || strings.HasPrefix(s, "−") || strings.HasPrefix(s, "负"):
		return 0, fmt.Errorf("金额“%s”不能为负", text)
	}
	yuan, change := s, ""
	if i := strings.IndexAny(s, "元圆块"); i >= 0 {
		yuan, change = s[:i], s[i+len("元"):]
	} else if strings.ContainsAny(s, "角分") {
		yuan, change = "", s
	} else {
		yuan = strings.TrimRight(s, "整正")
	}
	m := smallChange.FindStringSubmatch(change)
	if m == nil || yuan == "" && m[1]+m[2] == "" || strings.Contains(yuan, ".") && m[1]+m[2] != "" {
		return 0, unread
	}
	jiao, _ := ParseNumeral(m[1])
	fen, _ := ParseNumeral(m[2])
	if yuan == "" {
		return Money(jiao*10 + fen), nil
	}
	amount, ok := parseYuan(yuan)
	switch {
	case !ok:
		return 0, unread
	case !amount.IsInt():
		return 0, fmt.Errorf("金额“%s”小于一分", text)
	case amount.Num().Cmp(big.NewInt(int64(MaxMoney-99))) > 0:
		return 0, fmt.Errorf("金额“%s”过大", text)
	}
	return Money(amount.Num().Int64() + jiao*10 + fen), nil
}

// parseYuan gives the fen of a number of yuan, exactly.
func parseYuan(s string) (*big.Rat, bool) {
	m := plainAmount.FindStringSubmatch(s)
	if m == nil {
		n, ok := ParseNumeral(s)
		return new(big.Rat).Mul(big.NewRat(n, 1), big.NewRat(100, 1)), ok
	}
	amount, ok := new(big.Rat).SetString(strings.ReplaceAll(m[1], ",", "") + "." + m[2] + "0")
	return amount.Mul(amount, big.NewRat(amountUnits[m[3]]*100, 1)), ok
}

var amountUnits = map[string]int64{
	"": 1, "百": 100, "千": 1e3, "万": 1e4, "十万": 1e5, "百万": 1e6, "千万": 1e7, "亿": 1e8, "万亿": 1e12,
}
