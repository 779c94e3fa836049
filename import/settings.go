package importer

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// settingWords are the names of 设置 with the words they take; nil = read elsewhere.
var settingWords = map[string][]string{
	"直胜多人": {"小循环", "不计", "否"}, "退赛排名": {"照常", "排在最后", "不排名"}, "轮空算胜局": {"是", "否"},
	"循环": {"贝格尔", "逆时针"}, "签位": {"名次", "抽签", "高低分档抽签"}, "选边": {"名次", "抽签"},
	"团体缺员": {"不计", "人数加一"}, "红和分": nil, "黑和分": nil, "指定": nil, "加赛": nil,
}

const settingHelp = "可以写：直胜多人、退赛排名、红和分、黑和分、循环、签位、选边、加赛、轮空算胜局、团体缺员、指定"

// settings reads 设置: 名=值; 名=值. 指定 is read by pairs, once the players are known.
func (c rec) settings(s *pairing.Section) {
	for _, part := range splitSemicolons(c.settingText()) {
		name, value, ok := strings.Cut(part, "=")
		name, value = squeeze(name), strings.TrimSpace(value)
		words, known := settingWords[name]
		switch {
		case !ok:
			c.fault("设置", "写成 名=值，用分号隔开，例如 退赛排名=不排名", "“设置”看不懂：“%s”", part)
		case !known:
			c.warn("设置", settingHelp, "“设置”里不认识“%s”，没有使用", name)
			s.Settings = append(s.Settings, pairing.Setting{Name: name, Value: value})
		case words != nil && !slices.Contains(words, squeeze(value)):
			c.fault("设置", "可以填："+strings.Join(words, "、"), "“设置”里“%s”看不懂：“%s”", name, value)
		default:
			c.setting(s, name, squeeze(value))
		}
	}
}

// settingText folds the cell but keeps its line breaks, which part settings too.
func (c rec) settingText() string {
	cell := c.get("设置")
	if cell == nil {
		return ""
	}
	return fold(strings.ReplaceAll(cell.text, "\n", ";"))
}

func (c rec) setting(s *pairing.Section, name, value string) {
	switch name {
	case "直胜多人":
		s.MiniLeague = value == "小循环"
	case "退赛排名":
		s.WithdrawnRanking, _ = pairing.ParseWithdrawnRanking(value)
	case "轮空算胜局":
		s.ByeIsWin = value == "是"
	case "红和分", "黑和分":
		n, ok := parseInt(value)
		if !ok || n < 0 {
			c.fault("设置", "分数用整数", "“设置”里“%s”应是不小于0的整数，现在是“%s”", name, value)
		} else if name == "红和分" {
			s.RedDraw = pairing.Score(n)
		} else {
			s.BlackDraw = pairing.Score(n)
		}
	case "加赛":
		n, ok := parseInt(value)
		if !ok || n < 1 {
			c.fault("设置", "写成 加赛=2：最多加赛两局，末局和棋黑胜；不写＝一直加赛到分出胜负", "“设置”里“加赛”应是不小于1的整数，现在是“%s”", value)
			return
		}
		s.Settings = append(s.Settings, pairing.Setting{Name: name, Value: plainNumber(float64(n))})
	case "指定":
	default:
		s.Settings = append(s.Settings, pairing.Setting{Name: name, Value: value})
	}
}
