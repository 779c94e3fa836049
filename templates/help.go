package templates

import (
	"embed"
	"slices"
)

//go:embed help/*.md
var helpFiles embed.FS

// Topic is one chapter of the secretary's guide. The same text stands in README.zh-CN.md and behind qisai help.
type Topic struct {
	Name    string // Chinese: the name of the file too
	English string
	About   string // one line
}

// Topics are the chapters in the order of the guide.
var Topics = []Topic{
	{"步骤", "steps", "办一次比赛，从发通知到领奖，十步"},
	{"怎么办", "whatif", "结果录错、有人迟到、停电、换电脑……"},
	{"工作表", "sheets", "每张工作表写什么、结果怎样填、请假退赛填哪里"},
	{"规程", "regulation", "从竞赛规程的文字建工作簿；程序怎样理解规程"},
	{"导入", "entries", "报名表、问卷、群消息怎样读"},
	{"编排", "pairings", "怎样编排，为什么他对他"},
	{"破同分", "tiebreaks", "积分相同，名次怎样分先后"},
	{"奖金", "prizes", "奖项、奖金、税、减一录取、晋级"},
	{"打印", "papers", "有哪些纸张，什么时候印"},
	{"交换", "exchange", "公开的副本、CSV、TRF、交叉表"},
	{MessagesTopic, "messages", "程序说的每句话：意思和办法"},
}

// MessagesTopic explains what the program says; its tables are searched for a message that somebody pastes.
const MessagesTopic = "消息"

// FindTopic looks a topic up by either name.
func FindTopic(name string) (Topic, bool) {
	i := slices.IndexFunc(Topics, func(t Topic) bool { return name != "" && (t.Name == name || t.English == name) })
	if i < 0 {
		return Topic{}, false
	}
	return Topics[i], true
}

// Text gives the chapter in Markdown.
func (t Topic) Text() string {
	data, err := helpFiles.ReadFile("help/" + t.Name + ".md")
	if err != nil {
		panic(err) // a topic without a file: the tests open every one
	}
	return string(data)
}
