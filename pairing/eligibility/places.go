package eligibility

import (
	_ "embed"
	"iter"
	"strings"
	"sync"

	"qisai/pairing"
)

//go:embed places.tsv
var placesTSV string

// gazetteer finds places by name. A place is its code of GB/T 2260 without trailing zeros: 51, 5106, 510682, so that a
// place lies in another if its code begins with the other's.
type gazetteer struct {
	byName  map[string][]string // name, short or former name → codes; several places may share one
	letters map[rune]string     // 川 → 51
	longest int                 // runes of the longest name
}

var places = sync.OnceValue(func() *gazetteer {
	g := &gazetteer{byName: map[string][]string{}, letters: map[rune]string{}}
	for code, names := range placeLines() {
		if len(code) == 2 {
			last := len(names) - 1
			g.letters[[]rune(names[last])[0]] = code
			names = names[:last]
		}
		for _, n := range names {
			g.byName[n] = append(g.byName[n], code)
			g.longest = max(g.longest, len([]rune(n)))
		}
	}
	return g
})

// provinces gives the short names by code, 51 → 四川. Every identity number asks for them, and few events for the
// thousands of places below.
var provinces = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for code, names := range placeLines() {
		if len(code) == 2 {
			out[code] = names[1]
		}
	}
	out["83"] = out["71"] // residence permits for Taiwan residents
	return out
})

// placeLines gives each place of the table by its code, with its names; the last one of a province is its letter.
func placeLines() iter.Seq2[string, []string] {
	return func(yield func(string, []string) bool) {
		for line := range strings.SplitSeq(placesTSV, "\n") {
			code, names, ok := strings.Cut(line, "\t")
			if !ok || strings.HasPrefix(line, "#") {
				continue
			}
			code = strings.TrimSuffix(strings.TrimSuffix(code, "00"), "00")
			if !yield(code, strings.Split(names, "\t")) {
				return
			}
		}
	}
}

// provinceOf gives the province of a number's first two digits.
func provinceOf(number string) string { return provinces()[number[:2]] }

// Region says how a place stands to a list of regions.
type Region uint8

const (
	RegionUnknown Region = iota // the place is empty, unknown, ambiguous, or coarser than the regions
	InRegion
	OutOfRegion
)

// Locate says whether a 籍贯 as typed lies in one of the regions: 什邡 and 四川德阳 lie in 四川, 万州 in 川渝. Regions
// may be of any level.
func Locate(origin string, regions []string) Region {
	g := places()
	var wanted []string
	for _, r := range regions {
		codes := g.find(r)
		if codes == nil && r != "" && strings.Contains(origin, r) {
			return InRegion
		}
		wanted = append(wanted, codes...)
	}
	found := g.find(origin)
	if len(found) == 0 || len(wanted) == 0 {
		return RegionUnknown
	}
	if verdict := relate(shortest(found), wanted); verdict == InRegion {
		return InRegion // 资阳 alone is the prefecture in 四川, not the district of that name in 益阳
	}
	verdict := relate(found[0], wanted)
	for _, code := range found[1:] {
		if relate(code, wanted) != verdict {
			return RegionUnknown
		}
	}
	return verdict
}

// shortest gives the widest of the places a name may mean; "" if two are equally wide.
func shortest(codes []string) string {
	best, alone := codes[0], true
	for _, c := range codes[1:] {
		switch {
		case len(c) < len(best):
			best, alone = c, true
		case len(c) == len(best):
			alone = false
		}
	}
	if !alone {
		return ""
	}
	return best
}

func relate(code string, regions []string) Region {
	out := OutOfRegion
	for _, r := range regions {
		switch {
		case strings.HasPrefix(code, r):
			return InRegion
		case strings.HasPrefix(r, code):
			out = RegionUnknown
		}
	}
	return out
}

// find gives the places a text may name, the narrowest it mentions: 四川省宜宾市翠屏区 is one place, 江北 (in 重庆 and in
// 宁波) two, 川渝 two. A name of a province means the province.
func (g *gazetteer) find(text string) []string {
	r := []rune(pairing.Squeeze(text))
	if codes := g.abbreviations(r); codes != nil {
		return codes
	}
	var found []string
	for i := 0; i < len(r); {
		codes, n := g.match(r[i:], found)
		if n == 0 {
			i++
			continue
		}
		found = codes
		i += n
	}
	return found
}

// abbreviations reads a text of nothing but letters of provinces.
func (g *gazetteer) abbreviations(text []rune) []string {
	var codes []string
	for _, r := range text {
		code, ok := g.letters[r]
		if !ok {
			return nil
		}
		codes = append(codes, code)
	}
	return codes
}

// match finds the longest name the text begins with, inside the places found so far.
func (g *gazetteer) match(text []rune, inside []string) (codes []string, length int) {
	for n := min(g.longest, len(text)); n >= 2; n-- {
		for _, code := range g.byName[string(text[:n])] {
			switch {
			case inside != nil && !below(code, inside):
			case len(code) == 2:
				return []string{code}, n
			default:
				codes = append(codes, code)
			}
		}
		if codes != nil {
			return codes, n
		}
	}
	return nil, 0
}

func below(code string, places []string) bool {
	for _, p := range places {
		if len(code) > len(p) && strings.HasPrefix(code, p) {
			return true
		}
	}
	return false
}
