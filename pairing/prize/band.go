package prize

import (
	"fmt"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Band 奖励 is what some neighbouring places of a list get, each of them: one row of the sheet.
type Band struct {
	List string // 奖项
	Span
	Each        pairing.Money
	Certificate string // 证书
	Item        string // 奖品
	Title       string // 称号
	Clause      string // 依据
}

// ParseBand reads 名次 and 奖金 of one row. The places may be in several runs (第1、3名), and so the bands; an empty 奖金
// is no money. 奖金 may be a plain amount, which is each one's, or say 各600元, 每人600元, 共1200元; a wording for several
// places without any of these is read as each, with a warning.
func ParseBand(place, prize string) (bands []Band, warnings []string, err error) {
	spans, err := ParsePlaces(place)
	if err != nil {
		return nil, nil, err
	}
	if noPrize[pairing.HalfWidth(prize)] {
		return spread(spans, reward{each: true, amounts: []pairing.Money{0}}, "")
	}
	each, plainErr := pairing.ParseMoney(prize)
	if plainErr == nil {
		return spread(spans, reward{each: true, amounts: []pairing.Money{each}}, prize)
	}
	r, rest, err := readReward(prize, places(spans))
	if err == nil && (r.none() || strings.Trim(rest, rewardWords) != "") {
		err = plainErr
	}
	if err != nil {
		return nil, nil, err
	}
	return spread(spans, r, prize)
}

var noPrize = map[string]bool{"": true, "无": true, "-": true, "—": true, "——": true, "/": true}

// rewardWords may stand around an amount of the sheet; anything else there is not understood.
const rewardWords = "各每人名席队共计合总奖金励现发给予获得为均是元整正依次分别:,、;/。"

// places counts the places of the spans, 0 for 全部.
func places(spans []Span) int {
	n := 0
	for _, s := range spans {
		if s.To == 0 {
			return 0
		}
		n += s.count()
	}
	return n
}

// spread gives each place its share of a reward.
func spread(spans []Span, r reward, text string) (bands []Band, warnings []string, err error) {
	n := places(spans)
	switch k := len(r.amounts); {
	case r.total > 0 && n == 0:
		return nil, nil, fmt.Errorf("“%s”是总数，而名次是全部，不知道分给几人", text)
	case r.total > 0 && k == 0 && r.total%pairing.Money(n) != 0:
		return nil, nil, fmt.Errorf("“%s”：%s由%d名平分，除不尽", text, r.total.Yuan(), n)
	case r.total > 0 && k == 0:
		r.amounts = []pairing.Money{r.total / pairing.Money(n)}
	case r.total > 0 && (k > 1 || r.amounts[0]*pairing.Money(n) != r.total):
		return nil, nil, fmt.Errorf("“%s”：每名的奖金乘以%d名不是%s", text, n, r.total.Yuan())
	case k > 1 && k == n:
		return oneByOne(spans, r.amounts), nil, nil
	case k > 1:
		return nil, nil, fmt.Errorf("“%s”有%d个金额，名次却有%d个", text, k, n)
	case n != 1 && !r.each:
		warnings = append(warnings, fmt.Sprintf("“%s”没有写“各”，按每名%s读", text, r.amounts[0].Yuan()))
	}
	for _, s := range spans {
		bands = append(bands, Band{Span: s, Each: r.amounts[0]})
	}
	return bands, warnings, nil
}

// oneByOne gives the amounts to the places in turn.
func oneByOne(spans []Span, amounts []pairing.Money) []Band {
	var bands []Band
	for _, s := range spans {
		for place := s.From; place <= s.To; place++ {
			bands = append(bands, Band{Span: Span{place, place}, Each: amounts[len(bands)]})
		}
	}
	return bands
}

var (
	// someplace finds the places of a sentence. What follows 各 or a colon may go without 名; the rest may not, lest a
	// date or a number of games be taken for a place.
	someplace = pattern.New(strings.NewReplacer("N", placeNumber, "D", placeDash).Replace(
		`冠军|亚军|季军|殿军|前N名|第N名?D第?N(?:名|[各每:])|N名?D第?N名|第N(?:、第N)+名|第?N(?:、N)+名|第N(?:名|[各:])` +
			`|(?:设|取|录取)[^,;。:第前各\d]*?N名`))
	howMany = pattern.New(`^(?:设|取|录取).*?(` + placeNumber + `)名$`)
	money   = pattern.New(`[元圆¥￥]`)
)

// ParseBands reads a sentence of a regulation that gives money to places: 第一名800元，第二名500元，第五至八名各200元; or
// 1-12名奖金分别为：10000元、7000元、…. Places without money (前三名颁发奖杯) are passed over.
func ParseBands(text string) (bands []Band, warnings []string, err error) {
	s := brackets.ReplaceAllString(pairing.HalfWidth(text), "")
	found := someplace.FindAllStringIndex(s, -1)
	for i, at := range found {
		end := len(s)
		if i+1 < len(found) {
			end = found[i+1][0]
		}
		more, warn, err := parseClause(s[at[0]:at[1]], s[at[1]:end])
		if err != nil {
			return nil, nil, err
		}
		bands, warnings = append(bands, more...), append(warnings, warn...)
	}
	if len(bands) == 0 {
		return nil, nil, fmt.Errorf("“%s”里没有找到名次和奖金", text)
	}
	for i, a := range bands {
		for _, b := range bands[:i] {
			if b.covers(a.From) || a.covers(b.From) {
				return nil, nil, fmt.Errorf("“%s”：第%s名与第%s名重叠", text, b.Span, a.Span)
			}
		}
	}
	return bands, warnings, nil
}

// parseClause reads the places and what is said of them.
func parseClause(place, prize string) ([]Band, []string, error) {
	for _, mark := range []string{"各", "每", ":"} {
		if short, ok := strings.CutSuffix(place, mark); ok {
			place, prize = short, mark+prize
		}
	}
	if m := howMany.FindStringSubmatch(place); m != nil {
		place = "前" + m[1] + "名"
	}
	spans, err := ParsePlaces(place)
	if err != nil {
		return nil, nil, err
	}
	r, rest, err := readReward(prize, places(spans))
	switch {
	case err != nil:
		return nil, nil, err
	case r.none() && money.MatchString(rest):
		return nil, nil, fmt.Errorf("看不懂“%s%s”里的金额", place, prize)
	case r.none():
		return nil, nil, nil
	}
	return spread(spans, r, strings.TrimRight(place+prize, ",;。"))
}
