package field

import (
	"math/rand/v2"

	"qisai/pairing"
)

// Group is so many players of one category.
type Group struct {
	Category string
	Sex      pairing.Sex
	From, To pairing.Date // birth dates, inclusive
	N        int
	Youth    bool   // schools and children's clubs instead of tea houses and associations
	Mean     int    // average strength
	Home     Home   // where the clubs are
	Sizes    []int  // the clubs are companies of so many players each; nil = clubs of 2 to 9
	Pair     bool   // an entry is two players
	Mark     string // 标记 of all of them

	rare  []string                      // names that are hard for a program, where Spec.Special
	known []unit                        // the first clubs, where Spec.Special
	touch func(m *maker, group []draft) // turns some players into deliberate cases, where Spec.Special
}

// Spec says what field to invent.
type Spec struct {
	Seed     uint64
	Groups   []Group
	Opens    pairing.Date // first day of entries
	Closes   pairing.Date // 报名截止
	Special  bool         // the rare names and the deliberate cases, in order and not, for a demonstration
	CheckIns bool         // 报到 is filled
	NoIDs    bool         // the regulation collects no identity numbers and no birth dates
	Queue    bool         // who pays first plays: 缴费 is always a day, the last one left to those who come too late

	faulty func(m *maker, accepted []draft) []draft // the entries that are not in order, where Special
}

// date is pairing.NewDate for dates known to exist.
func date(y, m, d int) pairing.Date { return pairing.Date{Year: y, Month: m, Day: d} }

// Pengxi is the field of the demo: the four categories of the event 2025-pengxi, 174 entries that are in order and
// those of Faulty that are not.
func Pengxi() Spec {
	open := [2]pairing.Date{date(1965, 1, 1), date(2008, 12, 31)}
	young := [2]pairing.Date{date(2009, 1, 1), date(2016, 12, 31)}
	spec := Spec{
		Seed: 20251120, faulty: (*maker).faulty, Opens: date(2025, 10, 9), Closes: date(2025, 11, 14), Special: true, CheckIns: true,
		Groups: []Group{
			{Category: "公开男子组", Sex: pairing.Male, From: open[0], To: open[1], N: 100, Mean: 1850},
			{Category: "公开女子组", Sex: pairing.Female, From: open[0], To: open[1], N: 20, Mean: 1700},
			{Category: "少年男子组", Sex: pairing.Male, From: young[0], To: young[1], N: 40, Youth: true, Mean: 1550},
			{Category: "少年女子组", Sex: pairing.Female, From: young[0], To: young[1], N: 14, Youth: true, Mean: 1450},
		},
	}
	for i := range spec.Groups {
		g := &spec.Groups[i]
		g.rare, g.touch = rareNames[g.Category], (*maker).pengxiCases
		if g.Sex == pairing.Male {
			g.known = known[g.Youth]
		}
	}
	return spec
}

// Men is a field of n men of the open category, all in order.
func Men(n int, seed uint64) Spec {
	spec := Pengxi()
	spec.Seed, spec.Special, spec.CheckIns = seed, false, false
	spec.Groups = spec.Groups[:1]
	spec.Groups[0].N = n
	return spec
}

// Rand gives the random numbers that belong to a seed and any further keys, such as a round and a table.
func Rand(seed uint64, keys ...uint64) *rand.Rand {
	mixed := pairing.SplitMix64(seed)
	for _, k := range keys {
		mixed = pairing.SplitMix64(mixed ^ pairing.SplitMix64(k))
	}
	return rand.New(rand.NewPCG(seed, mixed))
}

// pick takes one of the words.
func pick[T any](rng *rand.Rand, words []T) T { return words[rng.IntN(len(words))] }
