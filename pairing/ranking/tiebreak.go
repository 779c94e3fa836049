package ranking

import (
	"fmt"
	"slices"

	"qisai/pairing"
)

// TieBreak 破同分 is one key of a ranking. Most keys have a value per player; those of 直胜 and 对局时后走 exist only
// among the players still level.
type TieBreak struct {
	Name          string // as in the 破同分 column
	LowerIsBetter bool
	Halved        bool   // values are kept doubled and shown halved
	Clause        string // the published rule it comes from
	Doc           string // Chinese, one line, for 破同分说明

	value func(e *event, i int) int         // per player; shown, and compared first
	level func(e *event, i int) int         // compared in place of value, for a key that shows something else
	then  func(e *event, i, step int) int   // further values of a series, step 1, 2 …, asked while still level
	among func(e *event, level []int) []int // per group still level, in its order
}

// tieBreaks is the one table of keys. Clauses: 2020 = 象棋竞赛规则（2020）.
var tieBreaks = [...]TieBreak{
	{Name: "积分", Clause: "规则14.3", Doc: "各轮得分之和，高者列前", value: points},
	{Name: "对手分", Clause: "规则14.3.1", Doc: "所有对手的最后积分之和，高者列前", value: opponents},
	{Name: "胜局", Clause: "规则14.3.1", Doc: "胜局数，多者列前", value: wins},
	{Name: "犯规", LowerIsBetter: true, Clause: "规则14.3.1", Doc: "全部比赛的犯规次数，少者列前", value: fouls},
	{Name: "直胜", Clause: "规则14.1", Doc: "只余两人相同且交过手时，胜者列前", among: direct},
	{Name: "后走局数", Clause: "规则14.3.1", Doc: "执黑的局数，多者列前", value: blacks},
	{Name: "后走胜局", Clause: "2025年棋王赛规程", Doc: "执黑取胜的局数，多者列前", value: blackWins},
	{Name: "先走胜局", Doc: "执红取胜的局数，多者列前", value: redWins},
	{Name: "累进分", Clause: "规则14.3.2", Doc: "每轮后积分的累计，高者列前", value: progressive},
	{Name: "小分", Halved: true, Clause: "规则14.1", Doc: "所胜对手的积分加所和对手积分的一半，高者列前", value: sonneborn},
	{Name: "中间分", Doc: "对手分去掉最高和最低各一个，高者列前", value: median},
	{Name: "对手分减一", Doc: "对手分去掉最低一个，高者列前", value: cutOne},
	{Name: "前一轮积分", Clause: "2019年四川棋王赛规程", Doc: "前一轮的积分，仍相同再比更前一轮，高者列前",
		value: previousPoints, then: earlierPoints},
	{Name: "前一轮名次", LowerIsBetter: true, Clause: "2025年乐山规程", Doc: "前一轮按同样次序排出的名次，前者列前",
		value: previousPlace, level: previousLevel},
	{Name: "去首轮", Clause: "规则14.3.2", Doc: "去掉第一轮的积分，仍相同再去掉第二轮，高者列前",
		value: withoutFirst, then: withoutMore},
	{Name: "对局时后走", Clause: "规则14.1", Doc: "只余两人相同且交过手时，当局执黑者列前", among: blackOfTheirGame},
	{Name: "编号", LowerIsBetter: true, Doc: "抽签号小者列前", value: number},
}

// spellings are further words a regulation uses for a key. A plain 前一轮 in a printed order is 前一轮积分.
var spellings = map[string]string{
	"总分": "积分", "得分": "积分", "个人积分": "积分",
	"对手积分": "对手分", "对手总分": "对手分", "对手分之和": "对手分", "布赫霍尔茨": "对手分",
	"胜局数": "胜局", "胜局多": "胜局", "胜场": "胜局", "胜次": "胜局",
	"犯规数": "犯规", "犯规次数": "犯规", "犯规少": "犯规",
	"直接对局": "直胜", "直接胜负": "直胜", "相互胜负": "直胜", "相互成绩": "直胜", "直接比赛": "直胜", "相互对局": "直胜",
	"后走局": "后走局数", "后手局数": "后走局数", "后走": "后走局数", "执黑局数": "后走局数", "后走局多": "后走局数",
	"后手胜局": "后走胜局", "后走胜局数": "后走胜局", "后手胜局数": "后走胜局", "执黑胜局": "后走胜局", "后胜": "后走胜局",
	"先手胜局": "先走胜局", "先走胜局数": "先走胜局", "先手胜局数": "先走胜局", "执红胜局": "先走胜局",
	"累积分": "累进分", "累计分": "累进分", "累进积分": "累进分",
	"索伯分": "小分", "贝格尔分": "小分",
	"中位分": "中间分", "中间对手分": "中间分",
	"对手分减1": "对手分减一", "对手分去一": "对手分减一", "去最低对手分": "对手分减一",
	"前一轮": "前一轮积分", "前一轮成绩": "前一轮积分", "前轮积分": "前一轮积分", "上一轮积分": "前一轮积分", "前一轮得分": "前一轮积分",
	"上一轮名次": "前一轮名次", "前轮名次": "前一轮名次",
	"去首轮积分": "去首轮", "去第一轮": "去首轮",
	"对局后走": "对局时后走", "对局时后手": "对局时后走", "相互对局后走": "对局时后走",
	"抽签号": "编号", "抽签": "编号",
}

// TieBreaks gives the table of all keys, 积分 first and 编号 last.
func TieBreaks() []TieBreak { return append([]TieBreak(nil), tieBreaks[:]...) }

// Keys gives the names of all keys in the order of the table.
func Keys() []string {
	out := make([]string, len(tieBreaks))
	for i, t := range tieBreaks {
		out[i] = t.Name
	}
	return out
}

// Words gives all names and spellings of keys, for looking for them in a text.
func Words() []string {
	out := Keys()
	for w := range spellings {
		out = append(out, w)
	}
	slices.Sort(out)
	return out
}

// Canonical gives the name of the key a word means, white space ignored; ok is false for an unknown word.
func Canonical(word string) (key string, ok bool) {
	word = pairing.Squeeze(word)
	if name, found := spellings[word]; found {
		word = name
	}
	return word, find(word) != nil
}

// IsHalved says whether values of the key are kept doubled.
func IsHalved(key string) bool {
	return lookup(key).Halved
}

// Format prints a value of the key as people write it: 13.5 for a 小分 of 27.
func Format(key string, v int) string {
	if !IsHalved(key) {
		return fmt.Sprint(v)
	}
	sign, half := "", ""
	if v < 0 {
		sign, v = "-", -v
	}
	if v%2 != 0 {
		half = ".5"
	}
	return fmt.Sprintf("%s%d%s", sign, v/2, half)
}

// lookup finds a key under any of its spellings; an unknown word is a key that parts nobody.
func lookup(word string) *TieBreak {
	name, _ := Canonical(word)
	if t := find(name); t != nil {
		return t
	}
	return &TieBreak{Name: name}
}

func find(name string) *TieBreak {
	for i := range tieBreaks {
		if tieBreaks[i].Name == name {
			return &tieBreaks[i]
		}
	}
	return nil
}
