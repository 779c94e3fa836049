package templates

import "regexp"

// CertificateText is the text of a kind of certificate and how its page stands; a row of 证书.
type CertificateText struct {
	Kind       string  // 类别: of the list (证书, 称号, 团体 …), a kind of certificate (荣誉证书) or a list (奖项)
	Text       string  // 正文
	Portrait   bool    // 方向 竖
	Background string  // 背景: the file of a picture, "" = none
	Left, Up   float64 // 左偏mm, 上偏mm
}

// In 正文 a line that begins with # is a title and stands in the middle, the lines with > are the foot at the right, over
// which the seal is put. Other lines are paragraphs; one that names somebody and ends with a colon stands at the margin.

// Placeholders are the names that may stand in braces in 正文, with what they give.
var Placeholders = map[string]string{
	"姓名": "得奖的人；团体为队名", "单位": "", "编号": "", "组别": "奖项所属的组别；几个组别合并排名次的为比赛组", "比赛组": "",
	"名次": "在奖项里的名次：第三名", "奖项": "奖项的名称", "证书": "“奖励”里证书一栏", "称号": "“奖励”里称号一栏",
	"奖品": "“奖励”里奖品一栏", "奖金": "税前，例如 5000元", "队员": "团体计入成绩的棋手", "赛事名称": "", "地点": "", "主办单位": "",
	"承办单位": "", "落款": "规程的证书落款，空着为主办单位", "日期": "规程的证书日期，空着为结束日期：二〇二五年十一月二十三日",
}

// PlaceholderPattern finds the placeholders of a text; the first group is the name.
var PlaceholderPattern = regexp.MustCompile(`\{\s*([^{}]*?)\s*\}`)

const certificateFoot = "> {落款}\n> {日期}"

// Certificates are the texts used where the sheet 证书 has none, by 类别; the one without 类别 serves all others.
var Certificates = []CertificateText{
	{Kind: "称号", Text: "# 荣　誉　证　书\n{姓名}：\n在{赛事名称}中成绩优异，荣获{组别}“{称号}”称号。\n特发此证，以资鼓励。\n" + certificateFoot},
	{Kind: "团体", Text: "# 荣　誉　证　书\n{单位}：\n在{赛事名称}中，荣获{组别}团体{名次}。\n队员：{队员}\n" + certificateFoot},
	{Kind: "评选", Text: "# 荣　誉　证　书\n{姓名}：\n在{赛事名称}中表现突出，荣获“{奖项}”。\n特发此证，以资鼓励。\n" + certificateFoot},
	{Text: "# 荣　誉　证　书\n{姓名}：\n在{赛事名称}中，荣获{组别}{名次}。\n特发此证，以资鼓励。\n" + certificateFoot},
}
