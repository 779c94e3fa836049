package importer

// byRank says whether the opponents are told by their ranks: chess-results does so in its ranking crosstable. It is seen
// by which of the two makes more halves agree.
func (x *crossSheet) byRank(list []contestant) bool {
	if x.cols["编号"] == 0 || x.cols["名次"] == 0 {
		return false
	}
	return agreeing(list, func(c contestant) int { return c.Rank }) > agreeing(list, func(c contestant) int { return int(c.No) })
}

// agreeing counts the halves whose opponent has the same game from the other side.
func agreeing(list []contestant, number func(contestant) int) int {
	at := map[int]int{}
	for i, c := range list {
		at[number(c)] = i
	}
	n := 0
	for _, c := range list {
		for r, h := range c.halves {
			i, ok := at[h.opponent]
			if !ok || h.opponent == 0 || r >= len(list[i].halves) {
				continue
			}
			o := list[i].halves[r]
			if _, fit := joinResults(h.result, o.result); fit && o.opponent == number(c) && h.opponent != number(c) && h.colour != o.colour {
				n++
			}
		}
	}
	return n
}

// translate puts numbers in the place of ranks.
func translate(list []contestant) {
	no := map[int]int{}
	for _, c := range list {
		no[c.Rank] = int(c.No)
	}
	for _, c := range list {
		for r := range c.halves {
			if n, ok := no[c.halves[r].opponent]; ok && c.halves[r].opponent != 0 {
				c.halves[r].opponent = n
			}
		}
	}
}
