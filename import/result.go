package importer

import (
	"math"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// result reads 结果; an empty cell is Pending.
func (c rec) result() (pairing.Result, bool) {
	cell := c.get("结果")
	if cell == nil {
		return pairing.Pending, true
	}
	return pairing.ParseResult(resultText(cell))
}

var (
	clockText  = pattern.New(`^0?(\d):0?(\d)(?::00)?$`)
	zeroesTail = pattern.New(`^(\d)\.0+$`)
)

// excelTimes are the times, in minutes of the day, that Excel makes of 2:0, 1:1, 0:2 …, as they stand in a cell that
// has lost the time format.
var excelTimes = map[float64]string{120: "2:0", 61: "1:1", 2: "0:2", 60: "1:0", 1: "0:1", 720: "½"} // 720: the half, 0.5

// resultText gives a result as typed, folded, with what Excel made of it undone: a time for 2:0, a date for 1-1. The time
// 0:00 stays and is refused: it may be 0 (黑胜) or 0:0 (双负).
func resultText(cell *gridCell) string {
	if cell.kind == numberCell {
		minutes := cell.num * 24 * 60
		if text, ok := excelTimes[math.Round(minutes)]; ok && math.Abs(minutes-math.Round(minutes)) < 0.01 && cell.num < 1 {
			return text
		}
	}
	text := strings.ToLower(squeeze(fold(cell.text)))
	if m := isoDate.FindStringSubmatch(text); m != nil {
		return undate(text)
	}
	if m := clockText.FindStringSubmatch(text); m != nil && (cell.kind != numberCell || cell.num != 0) {
		return m[1] + ":" + m[2]
	}
	if m := zeroesTail.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	switch text {
	case "0.5", "1/2", "1⁄2":
		return "½"
	}
	return text
}
