package pairing

import "testing"

func TestBaseUnit(t *testing.T) {
	tests := map[string]string{
		"":       "",
		"成都":     "成都",
		"成都一队":   "成都",
		"成都 二队":  "成都",
		"成都十二队":  "成都",
		"成都2队":   "成都",
		"成都B队":   "成都",
		"成都(二)队": "成都",
		"成都第三队":  "成都",
		"成都队":    "成都",
		"成都代表队":  "成都",
		"消防总队":   "消防总",
		"八一队":    "八一",
		"一队":     "一队",
		"队":      "队",
		"龙泉一中":   "龙泉一中",
	}
	for unit, want := range tests {
		if got := BaseUnit(unit); got != want {
			t.Errorf("BaseUnit(%q) = %q, want %q", unit, got, want)
		}
	}
}
