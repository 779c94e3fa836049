package report

import (
	"fmt"
	"strings"

	"qisai/pairing"
)

// EncodeBracket writes the rows of a knockout as they stand for 编排记录: 1/3/2/12-7/=/0 is 轮次, 场次, 局次, the numbers of red
// and black (0 for a bye), the code of the result as in EncodeResults, and the 胜者 that the program has written, 0 for none.
func EncodeBracket(rows []pairing.KnockoutGame) string {
	parts := make([]string, len(rows))
	for i, g := range rows {
		parts[i] = fmt.Sprintf("%d/%d/%d/%d-%d/%c/%d", g.Round, g.Match, g.Game, g.Red, g.Black, resultCodes[g.Result], g.Winner)
	}
	return strings.Join(parts, " ")
}

// DecodeBracket reads it back. ok is false for anything EncodeBracket does not write, and for no rows.
func DecodeBracket(text string) (rows []pairing.KnockoutGame, ok bool) {
	for _, part := range strings.Fields(text) {
		var g pairing.KnockoutGame
		var code rune
		_, err := fmt.Sscanf(part, "%d/%d/%d/%d-%d/%c/%d", &g.Round, &g.Match, &g.Game, &g.Red, &g.Black, &code, &g.Winner)
		result := strings.IndexRune(resultCodes, code)
		if err != nil || result < 0 {
			return nil, false
		}
		g.Result = pairing.Result(result)
		rows = append(rows, g)
	}
	return rows, len(rows) > 0
}
