package prize

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Span is a run of places. To 0 means to the last place there is (全部).
type Span struct{ From, To int }

// covers says whether a place lies in the span.
func (s Span) covers(place int) bool { return place >= s.From && (s.To == 0 || place <= s.To) }

// count gives the number of places, 0 for 全部.
func (s Span) count() int {
	if s.To == 0 {
		return 0
	}
	return s.To - s.From + 1
}

// String gives 7, 7-8 or 全部.
func (s Span) String() string {
	switch {
	case s.To == 0 && s.From <= 1:
		return "全部"
	case s.To == 0:
		return fmt.Sprintf("%d起", s.From)
	case s.From == s.To:
		return fmt.Sprint(s.From)
	}
	return fmt.Sprintf("%d-%d", s.From, s.To)
}

const (
	placeNumber = `(?:\d{1,4}|[〇零一二三四五六七八九十百廿卅]+)`
	placeDash   = `[-‐‑‒–—―~〜∼至到]+`
	lastPlace   = 9999
)

var (
	everybody  = pattern.New(`^(?:全部|全体|所有|每[人名]|不限)(?:人|选手|棋手|名次|参赛者|参赛棋手|参赛选手)?$`)
	firstFew   = pattern.New(`^前(` + placeNumber + `)名?$`)
	fromTo     = pattern.New(`^第?(` + placeNumber + `)名?(?:` + placeDash + `第?(` + placeNumber + `)名?)?$`)
	brackets   = pattern.New(`\([^()]*\)|【[^【】]*】|\[[^\[\]]*\]`)
	placeNames = map[string]int{"冠军": 1, "亚军": 2, "季军": 3, "殿军": 4}
)

// ParsePlaces reads the places of a band: 1, 7-8, 第七至八名, 7～8, 第33-50名, 前三名, 第1、2、3名, 冠军, 全部. Neighbouring
// places become one span.
func ParsePlaces(text string) ([]Span, error) {
	s := strings.Trim(brackets.ReplaceAllString(pairing.HalfWidth(text), ""), ",;。:、")
	switch {
	case s == "":
		return nil, fmt.Errorf("没有名次")
	case everybody.MatchString(s):
		return []Span{{From: 1}}, nil
	}
	if m := firstFew.FindStringSubmatch(s); m != nil {
		return checked([]Span{{1, placeOf(m[1])}}, text)
	}
	var spans []Span
	for _, part := range strings.FieldsFunc(s, func(r rune) bool { return strings.ContainsRune("、,和与及", r) }) {
		m := fromTo.FindStringSubmatch(part)
		switch {
		case placeNames[part] > 0:
			spans = append(spans, Span{placeNames[part], placeNames[part]})
		case m == nil:
			return nil, fmt.Errorf("看不懂名次“%s”；请写成 1、7-8、第七至八名、前三名 或 全部", text)
		case m[2] == "":
			spans = append(spans, Span{placeOf(m[1]), placeOf(m[1])})
		default:
			spans = append(spans, Span{placeOf(m[1]), placeOf(m[2])})
		}
	}
	return checked(spans, text)
}

// placeOf gives -1 for what is no number.
func placeOf(text string) int {
	n, ok := pairing.ParseNumeral(text)
	if !ok || n > lastPlace {
		return -1
	}
	return int(n)
}

// checked refuses places that do not exist, run backwards or come twice, and joins neighbours.
func checked(spans []Span, text string) ([]Span, error) {
	var out []Span
	slices.SortStableFunc(spans, func(a, b Span) int { return a.From - b.From })
	for _, s := range spans {
		switch last := len(out) - 1; {
		case s.From < 0 || s.To < 0:
			return nil, fmt.Errorf("看不懂名次“%s”里的数", text)
		case s.From == 0 || s.To == 0:
			return nil, fmt.Errorf("名次“%s”从第1名数起，没有第0名", text)
		case s.From > s.To:
			return nil, fmt.Errorf("名次“%s”前后颠倒", text)
		case last >= 0 && s.From <= out[last].To:
			return nil, fmt.Errorf("名次“%s”有重复", text)
		case last >= 0 && s.From == out[last].To+1:
			out[last].To = s.To
		default:
			out = append(out, s)
		}
	}
	return out, nil
}
