package prize

import (
	"fmt"
	"math/big"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Tax is what is kept back of prize money (偶然所得).
type Tax struct {
	Rate      int           // 税率 in 1/10000
	Threshold pairing.Money // 起征额: amounts up to it are not taxed
	Excess    bool          // 起征方式 超额: only what is above the threshold is taxed, else 全额
}

// DefaultTax is 20 % of each amount.
var DefaultTax = Tax{Rate: 2000}

// Of gives the tax on one amount, half a fen up.
func (t Tax) Of(gross pairing.Money) pairing.Money {
	if gross <= t.Threshold || gross <= 0 {
		return 0
	}
	base := gross
	if t.Excess {
		base -= t.Threshold
	}
	twice := new(big.Int).Mul(big.NewInt(int64(base)), big.NewInt(int64(2*t.Rate)))
	twice.Add(twice, big.NewInt(10000))
	return pairing.Money(twice.Div(twice, big.NewInt(20000)).Int64())
}

var ratePattern = pattern.New(`^\d{1,3}(\.\d{1,4})?(%?)$`)

// ParseTax reads 税率 (20%, 20, 0.2, 0; empty is 20%), 起征额 and 起征方式.
func ParseTax(rate, threshold, mode string) (Tax, error) {
	t := DefaultTax
	if s := pairing.HalfWidth(rate); s != "" {
		m := ratePattern.FindStringSubmatch(s)
		share, ok := new(big.Rat).SetString(strings.TrimSuffix(s, "%"))
		if m == nil || !ok || s == "1" {
			return t, fmt.Errorf("看不懂税率“%s”；请写成 20%% 或 0", rate)
		}
		if m[2] == "%" || share.Cmp(big.NewRat(1, 1)) >= 0 {
			share.Mul(share, big.NewRat(1, 100))
		}
		share.Mul(share, big.NewRat(10000, 1))
		if !share.IsInt() || share.Cmp(big.NewRat(10000, 1)) > 0 {
			return t, fmt.Errorf("税率“%s”应在 0 与 100%% 之间，最多两位小数", rate)
		}
		t.Rate = int(share.Num().Int64())
	}
	if s := pairing.HalfWidth(threshold); s != "" {
		m, err := pairing.ParseMoney(s)
		if err != nil {
			return t, fmt.Errorf("起征额：%w", err)
		}
		t.Threshold = m
	}
	switch pairing.HalfWidth(mode) {
	case "", "全额":
	case "超额":
		t.Excess = true
	default:
		return t, fmt.Errorf("起征方式“%s”应为 全额 或 超额", mode)
	}
	return t, nil
}
