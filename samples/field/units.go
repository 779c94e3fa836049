package field

import (
	"math/rand/v2"
	"slices"
	"strings"

	"qisai/pairing"
)

// unit is a club that enters several players.
type unit struct {
	name   string
	place  place
	leader string // 领队, "" for the small ones
	day    int    // days after the opening on which it sends its list
}

var (
	clubs   = strings.Fields("茶社 棋社 棋友会 象棋协会 棋牌协会 棋院 象棋俱乐部 弈友茶楼 棋艺社 职工象棋队 老年体协 代表队")
	schools = strings.Fields("少儿棋院 实验小学 青少年宫 棋童培训中心 第一中学 外国语学校 青少年活动中心 少年棋校 第二小学")
)

// known are the first units of the demo, by Group.Youth: two names that fill a column, the host, a club with two teams.
var known = map[bool][]unit{
	false: {
		{name: "四川省遂宁市蓬溪县机关事业单位职工象棋爱好者联合会代表队", place: place{"四川省", "遂宁市", "蓬溪县"}},
		{name: "蓬溪县棋牌协会", place: place{"四川省", "遂宁市", "蓬溪县"}},
		{name: "成都青羊茶社一队", place: place{"四川省", "成都市", "青羊区"}},
		{name: "成都青羊茶社二队", place: place{"四川省", "成都市", "青羊区"}},
		{name: "重庆渝北棋友会", place: place{"重庆市", "", "渝北区"}},
	},
	true: {{name: "重庆市九龙坡区杨家坪街道青少年课外活动中心象棋兴趣班", place: place{"重庆市", "", "九龙坡区"}}},
}

// crowd is whose players share clubs.
type crowd struct {
	youth     bool
	home      Home
	companies bool
}

func (g Group) crowd() crowd { return crowd{g.Youth, g.Home, g.Sizes != nil} }

// unitNames gives every club name there can be, shuffled.
func unitNames(rng *rand.Rand, g Group) []unit {
	if g.Sizes != nil {
		return companies(rng, g.Home.places())
	}
	kinds := clubs
	if g.Youth {
		kinds = schools
	}
	var out []unit
	for _, p := range g.Home.places() {
		for _, k := range kinds {
			name := p.short() + k
			if strings.HasSuffix(k, "协会") || k == "老年体协" {
				name = p.full() + k
			}
			out = append(out, unit{name: name, place: p})
		}
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// unitsFor gives a unit to each player of a group: as many clubs as it takes.
func unitsFor(rng *rand.Rand, g Group, spec Spec) []*unit {
	names := unitNames(rng, g)
	if spec.Special {
		names = append(slices.Clone(g.known), names...)
	}
	out := make([]*unit, 0, g.N)
	for i := 0; len(out) < g.N; i++ {
		u := names[i%len(names)]
		if i >= len(names) {
			u.name += "二队"
		}
		size := min(g.size(rng, i), g.N-len(out))
		u.day = rng.IntN(spec.lastDay() + 1)
		if size >= 4 || g.Sizes != nil {
			u.leader = surname(rng) + pick(rng, givenNames[pairing.Male][rng.IntN(2)])
		}
		for range size {
			out = append(out, &u)
		}
	}
	return out
}

// size is how many players the i-th unit of a group has.
func (g Group) size(rng *rand.Rand, i int) int {
	if g.Sizes != nil {
		return g.Sizes[i%len(g.Sizes)]
	}
	return 2 + min(rng.IntN(8), rng.IntN(8)+1)
}
