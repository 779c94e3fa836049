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
	Youth    bool // schools and children's clubs instead of tea houses and associations
	Mean     int  // average strength
}

// Spec says what field to invent.
type Spec struct {
	Seed     uint64
	Groups   []Group
	Opens    pairing.Date // first day of entries
	Closes   pairing.Date // 报名截止
	Special  bool         // the rare names and the deliberate cases of special.go, for a demonstration
	CheckIns bool         // 报到 is filled
}

// date is pairing.NewDate for dates known to exist.
func date(y, m, d int) pairing.Date { return pairing.Date{Year: y, Month: m, Day: d} }

// Pengxi is the field of the demo: the four categories of the event 2025-pengxi, 174 entries that are in order and
// those of Faulty that are not.
func Pengxi() Spec {
	open := [2]pairing.Date{date(1965, 1, 1), date(2008, 12, 31)}
	young := [2]pairing.Date{date(2009, 1, 1), date(2016, 12, 31)}
	return Spec{
		Seed: 20251120, Opens: date(2025, 10, 9), Closes: date(2025, 11, 14), Special: true, CheckIns: true,
		Groups: []Group{
			{"公开男子组", pairing.Male, open[0], open[1], 100, false, 1850},
			{"公开女子组", pairing.Female, open[0], open[1], 20, false, 1700},
			{"少年男子组", pairing.Male, young[0], young[1], 40, true, 1550},
			{"少年女子组", pairing.Female, young[0], young[1], 14, true, 1450},
		},
	}
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
