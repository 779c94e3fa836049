package templates

import (
	"strconv"
	"strings"
	"unicode/utf16"
)

// maxSheetName is Excel's limit, in UTF-16 units.
const maxSheetName = 31

// RoundSheet names the sheet of a section's round: 公开男子组 第3轮.
func RoundSheet(section string, round int) string {
	return sheetName(section, " 第"+strconv.Itoa(round)+"轮")
}

// StandingsSheet names the sheet of a section's ranking: 公开男子组 名次.
func StandingsSheet(section string) string { return sheetName(section, " 名次") }

// KnockoutSheet names the sheet of a section's bracket: 公开组 淘汰赛.
func KnockoutSheet(section string) string { return sheetName(section, " 淘汰赛") }

// unsafe maps what Excel refuses in a sheet name, and file systems in a file name, to the full-width form, so that two
// names that differ in one of them stay different.
var unsafe = strings.NewReplacer(":", "：", "\\", "＼", "/", "／", "?", "？", "*", "＊", "[", "［", "]", "］",
	"<", "＜", ">", "＞", "|", "｜", `"`, "＂", "'", "’")

// SafeName gives a name that can stand in the name of a sheet or a file.
func SafeName(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7F {
			return '_'
		}
		return r
	}, unsafe.Replace(strings.TrimSpace(name)))
}

// sheetName shortens a section's safe name so that the ending stays readable, the same way every time.
func sheetName(section, ending string) string {
	clean := SafeName(section)
	room := maxSheetName - len(utf16.Encode([]rune(ending)))
	if len(utf16.Encode([]rune(clean))) > room {
		// a short hash of the whole name keeps two long names with the same beginning apart
		tag := "~" + strconv.FormatUint(uint64(fnv32(section))%(36*36*36), 36)
		r := []rune(clean)
		for len(utf16.Encode(r))+len(tag) > room {
			r = r[:len(r)-1]
		}
		clean = string(r) + tag
	}
	return clean + ending
}

// SheetNameChanged says whether a section's sheets cannot carry its name as it is.
func SheetNameChanged(section string) bool {
	return RoundSheet(section, 99) != section+" 第99轮"
}

// fnv32 is the FNV-1a hash.
func fnv32(s string) uint32 {
	h := uint32(2166136261)
	for i := range len(s) {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}
