package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// An amount is written in many ways; the readers of prizes know one: 1200元.
var (
	// anyAmount is an amount with its unit or its mark: 人民币5,000元整, 1万2千元, 捌佰元整, 500块钱, ￥2,000.00, 30000元人民币.
	anyAmount = compile(`(?:人民币:?|RMB|CNY)?[¥￥]?(\d[\d,]*(?:\.\d+)?(?:[万千百仟佰]\d*)*|[零一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟]+)(?:元|圆|块钱)(?:人民币)?[整正]?|(?:人民币:?)?[¥￥](\d[\d,]*(?:\.\d+)?(?:万)?)`)
	// amountRow is a row of amounts with one unit: 5000、3000、2000元; 3000、2000、1500(元).
	amountRow = compile(`(\d{2,6}(?:元?[、/]\d{2,6})+)(?:元|\(元\)|\(单位:元\))`)
	// hanRow is a row of amounts in words with one unit: 三千、两千、一千元.
	hanRow = compile(`((?:[零一二两三四五六七八九十百千万]{1,6}、)+(?:[零一二两三四五六七八九十百千万]{1,6}|\d{2,6}))元`)
	// commaRow is such a row with commas: 1500,1000,800元. Two numbers may be one amount with a comma in it.
	commaRow = compile(`([1-9]\d{1,5}(?:,[1-9]\d{1,5}){2,})(?:元|\(元\)|\(单位:元\))`)
	slashed  = compile(`(\d元)/?(\d+元)`)
	// bareRow is a row of amounts without a unit, behind a colon: 奖金:5000、2000、1000.
	bareRow = compile(`([:为])(\d{2,6}(?:[、/]\d{2,6})+)([,。;)]|$)`)
	// bareAmount is an amount without a unit right behind its places: 冠军1000, 第5至8名各500.
	bareAmount = compile(`((?:冠军|亚军|季军|名)(?:各|每人|均|分?获|奖金|奖励|奖|得|为|是|:)*)([1-9]\d{1,5})([,。;、)]|$)`)
	eachOne    = compile(`(?:一人|每个人|人均|每名|每位)(?:各)?(?:奖金|奖励|奖|发|得|获)?(\d+元)`)
)

// yuanPieces are 块 of money: 8000块.
var yuanPieces = compile(`(\d{2,})块(?:钱)?`)

// plainMoney writes the amounts of a clause with digits and 元.
func (c *clause) plainMoney() {
	c.rewrite(amountRow, func(m []string) string {
		return strings.NewReplacer("元、", "元、", "元/", "元、", "、", "元、", "/", "元、").Replace(m[1]) + "元"
	})
	c.rewrite(hanRow, func(m []string) string {
		if words := strings.Split(m[1], "、"); !slices.ContainsFunc(words, func(w string) bool { return !strings.ContainsAny(w, "百千万0") }) {
			return strings.Join(words, "元、") + "元"
		}
		return m[0]
	})
	c.rewrite(commaRow, func(m []string) string { return strings.ReplaceAll(m[1], ",", "元、") + "元" })
	c.rewrite(anyAmount, func(m []string) string {
		number := m[1] + m[2]
		v, err := pairing.ParseMoney(number + "元")
		if err != nil || strings.Count(number, ",") == 1 && !roundNumber.MatchString(number) {
			return m[0]
		}
		return v.String() + "元"
	})
	c.rewrite(yuanPieces, func(m []string) string { return m[1] + "元" })
	for slashed.MatchString(c.s) {
		c.rewrite(slashed, func(m []string) string { return m[1] + "、" + m[2] })
	}
	c.rewrite(eachOne, func(m []string) string { return "各" + m[1] })
}

// bareMoney gives 元 to the amounts of a clause that have no unit, once its places are in the common form.
func (c *clause) bareMoney() {
	if !c.aboutMoney() {
		return
	}
	c.rewrite(bareRow, func(m []string) string {
		return m[1] + strings.NewReplacer("、", "元、", "/", "元、").Replace(m[2]) + "元" + m[3]
	})
	for bareAmount.MatchString(c.s) {
		c.rewrite(bareAmount, func(m []string) string { return m[1] + m[2] + "元" + m[3] })
	}
}

// roundNumber is an amount with commas that cannot be two: 2,000 or 2,000.00, not 800,600.
var roundNumber = compile(`^\d{1,3},(?:000|\d00)(?:\.\d+)?$|\.\d`)

// aboutMoney says whether a clause or its heading speaks of money.
func (c *clause) aboutMoney() bool {
	for p := c; p != nil; p = p.parent {
		if strings.Contains(p.s, "元") || strings.Contains(p.s, "奖") {
			return true
		}
	}
	return false
}
