package prize

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// Fit is how a player stands to a condition.
type Fit uint8

const (
	Unfit  Fit = iota
	Unsure     // the entry does not say enough: 籍贯 or 在役 is empty …
	Fits
)

// noTitle is the level of who has no title: below every other.
const noTitle = math.MaxInt

// Judge applies the filter. The condition is the first that is failed, or that cannot be decided; nil for Fits.
func (f Filter) Judge(t *pairing.Tournament, p *pairing.Player) (Fit, *Condition) {
	return judge(f.Conditions, t, p, func(*Condition) bool { return true })
}

func judge(conditions []Condition, t *pairing.Tournament, p *pairing.Player, want func(*Condition) bool) (Fit, *Condition) {
	var unsure *Condition
	for i := range conditions {
		c := &conditions[i]
		if !want(c) {
			continue
		}
		switch c.judge(t, p) {
		case Unfit:
			return Unfit, c
		case Unsure:
			if unsure == nil {
				unsure = c
			}
		}
	}
	if unsure != nil {
		return Unsure, unsure
	}
	return Fits, nil
}

// membership says whether a condition makes the ranking of a list rather than bars from a place in the final: the
// category, a mark such as 本地, but not a mark such as 预选晋级.
func (c *Condition) membership() bool {
	return c.Field == "组别" || c.Field == "标记" && !strings.HasSuffix(c.Values[0], "晋级")
}

func (c *Condition) judge(t *pairing.Tournament, p *pairing.Player) Fit {
	switch c.Field {
	case "组别":
		return c.oneOf(pairing.HalfWidth(p.Category))
	case "单位":
		return c.oneOf(pairing.HalfWidth(p.Unit))
	case "性别":
		if sex := eligibility.Sex(p); sex != pairing.SexUnknown {
			return c.oneOf(sex.String())
		}
		return Unsure
	case "标记":
		return c.means(slices.ContainsFunc(c.Values, p.Marked))
	case "籍贯":
		region := eligibility.Locate(p.Origin, c.Values)
		if region == eligibility.RegionUnknown {
			return Unsure
		}
		return c.means(region == eligibility.InRegion)
	case "出生":
		return c.born(eligibility.Birth(p))
	case "称号":
		return c.titled(levelOf(t, p))
	}
	return c.activeTitle(t, p)
}

// oneOf compares a text with the values.
func (c *Condition) oneOf(text string) Fit { return c.means(slices.Contains(c.Values, text)) }

// means turns "equals one of the values" into the answer for = or ≠.
func (c *Condition) means(equal bool) Fit {
	if equal == (c.Op == "=") {
		return Fits
	}
	return Unfit
}

func fitIf(ok bool) Fit {
	if ok {
		return Fits
	}
	return Unfit
}

func (c *Condition) born(d pairing.Date) Fit {
	first := c.days[0]
	switch {
	case d.IsZero():
		return Unsure
	case c.Op == "<":
		return fitIf(d.Compare(first.from) < 0)
	case c.Op == "≤":
		return fitIf(d.Compare(first.to) <= 0)
	}
	return c.means(slices.ContainsFunc(c.days, func(x days) bool { return d.Compare(x.from) >= 0 && d.Compare(x.to) <= 0 }))
}

// levelOf gives the level of a player's title, 0 being the highest.
func levelOf(t *pairing.Tournament, p *pairing.Player) int {
	if level, ok := eligibility.TitleLevel(t, p.Title); ok {
		return level
	}
	return noTitle
}

// titled compares a level: < 大师 is every title below it, and none.
func (c *Condition) titled(level int) Fit {
	switch c.Op {
	case "<":
		return fitIf(level > c.levels[0])
	case "≤":
		return fitIf(level >= c.levels[0])
	}
	return c.means(slices.Contains(c.levels, level))
}

// activeTitle counts a title only while 在役; where that is not said the answer must be the same both ways.
func (c *Condition) activeTitle(t *pairing.Tournament, p *pairing.Player) Fit {
	asActive, asRetired := c.titled(levelOf(t, p)), c.titled(noTitle)
	active := p.Active
	if active == pairing.Unsaid {
		switch {
		case strings.Contains(p.Title, "退役"), strings.Contains(p.Title, "非现役"):
			active = pairing.No
		case strings.Contains(p.Title, "现役"):
			active = pairing.Yes
		}
	}
	switch {
	case active == pairing.Yes || asActive == asRetired:
		return asActive
	case active == pairing.No:
		return asRetired
	}
	return Unsure
}

var reasonKinds = map[string]string{
	"籍贯": "地区", "称号": "称号", "现役称号": "称号", "出生": "年龄", "标记": "资格",
}

// reason says in one word and in a sentence why a player does not meet a condition. Birth dates are not repeated.
func (c *Condition) reason(fit Fit, p *pairing.Player) (kind, why string) {
	kind = first(reasonKinds[c.Field], c.Field)
	switch value := map[string]string{"籍贯": p.Origin, "称号": p.Title, "现役称号": p.Title, "单位": p.Unit}[c.Field]; {
	case fit == Unsure && c.Field == "现役称号":
		why = fmt.Sprintf("有“%s”称号而没有填在役，不能断定“%s”", p.Title, c)
	case fit == Unsure && value != "":
		why = fmt.Sprintf("%s“%s”不能断定“%s”", c.Field, value, c)
	case fit == Unsure:
		why = fmt.Sprintf("没有填%s，不能断定“%s”", c.Field, c)
	case value != "":
		why = fmt.Sprintf("%s“%s”，不合“%s”", strings.TrimPrefix(c.Field, "现役"), value, c)
	default:
		why = fmt.Sprintf("不合“%s”", c)
	}
	return kind, why
}
