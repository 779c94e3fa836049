package pairing

import (
	"cmp"
	"slices"
)

// SplitMix64 is the published mixing function the draw and the engine's last criterion use, so that anybody can repeat
// them from the seed printed on the sheet.
func SplitMix64(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	z := x
	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
	z = (z ^ (z >> 27)) * 0x94D049BB133111EB
	return z ^ (z >> 31)
}

// DrawLots 抽签 puts entries in the order of their numbers: ascending SplitMix64(seed + 序号·1000003). The first gets
// 编号 1. Entries are told apart by 序号 alone, so rows moved in the workbook change nothing.
func DrawLots(players []*Player, seed uint64) []*Player {
	out := slices.Clone(players)
	key := func(p *Player) uint64 { return SplitMix64(seed + uint64(p.Entry)*1000003) }
	slices.SortFunc(out, func(a, b *Player) int {
		return cmp.Or(cmp.Compare(key(a), key(b)), cmp.Compare(a.Entry, b.Entry))
	})
	return out
}
