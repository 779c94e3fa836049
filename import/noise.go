package importer

import (
	"strings"
	"unicode"

	"qisai/pairing/pattern"
)

// What a chat leaves in a pasted text besides people: told once for each kind, with its lines.

// noise is a kind of line that says nothing of anybody.
type noise uint8

const (
	noNoise noise = iota
	systemNoise
	pictureNoise
	answerNoise
)

var noiseTexts = [...]string{
	systemNoise:  "撤回、入群一类的系统提示",
	pictureNoise: "图片、表情一类",
	answerNoise:  "收到、谢谢一类的应答",
}

var (
	systemLine = pattern.New(`^.{1,40}(?:撤回了一条(?:成员)?消息|拍了拍.{0,30}|加入了?(?:本)?群聊?|移出了?群聊?|退出了?群聊?|修改群名为.*|成为新?群主|(?:开启|关闭)了.{0,12}(?:验证|邀请).{0,10}|发布了群公告|发起了群收款|领取了.{1,20}的红包)[。.]?$` +
		`|^你(?:被.{1,40}移出群聊|撤回了一条消息|邀请.{1,80}加入了?群聊)$|^以上是打招呼的内容$|^-*以下(?:是|为)新消息-*$|^(?:\d+条)?新消息$`)
	placeholder = pattern.New(`[\[【]([^\[\]【】\d]{1,6})[\]】]`)
	answerLine  = pattern.New(`(?i)^(?:@\S+\s*)?(?:已?收到|好的?|好[滴嘞呢吧啊]|行|嗯+|哦+|噢|ok|okay|谢谢?|多谢|感谢|谢了|辛苦了?|知道了?|明白了?|是的?|对的?|可以|没问题|不客气|已阅|早上好|上午好|下午好|晚上好|早|大家好|你好|您好|哈+|呵+|赞|顶|您|你|大家|各位|老师们?|领导|群主|主任|裁判长?|[老大]师|了|啦|的|[\s。！!,，、~～…^_+.]|\+?1{1,4}|6{1,4})+$`)
	timeLine    = pattern.New(`^[-—_=\s]*(?:(?:20\d{2}[-/.年])?\d{1,2}[-/.月]\d{1,2}日?|昨天|今天|前天|(?:星期|周)[一二三四五六日天])?\s*(?:星期.|周.)?\s*(?:[上下中]午|早上|晚上|凌晨)?\s*(\d{1,2}:\d{2}(?::\d{2})?)?[-—_=\s]*$`)
	ruledDay    = pattern.New(`^[-—_=]{2,}.*\d.*[-—_=]{2,}$`)
)

// noiseOf gives the kind of a line, noNoise for one that may be about somebody.
func noiseOf(text string) noise {
	folded := fold(text)
	switch {
	case systemLine.MatchString(folded):
		return systemNoise
	case pictures(text):
		return pictureNoise
	case answerLine.MatchString(placeholder.ReplaceAllString(folded, "")) && !isName(squeeze(folded)):
		return answerNoise
	}
	return noNoise
}

// pictures says whether a line holds nothing but what stands for pictures: [图片], [强], 👍.
func pictures(text string) bool {
	rest := placeholder.ReplaceAllStringFunc(text, func(m string) string {
		if isName(strings.Trim(m, "[]【】")) {
			return m
		}
		return "*"
	})
	return strings.IndexFunc(rest, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) < 0 &&
		(rest != text || strings.IndexFunc(rest, func(r rune) bool { return unicode.Is(unicode.So, r) }) >= 0)
}

// chatTime says whether a line is nothing but a time, or a day between rules.
func chatTime(folded string) bool {
	m := timeLine.FindStringSubmatch(folded)
	return m != nil && (m[1] != "" || ruledDay.MatchString(folded))
}

// nicknames marks the lines that only name who writes: 老周: again and again, or a word alone above a time.
func nicknames(lines []*messageLine) {
	said := map[string]int{}
	for _, l := range lines {
		if l.bareName() && strings.HasSuffix(fold(l.text), ":") {
			said[l.text]++
		}
	}
	for i, l := range lines {
		aboveTime := i+1 < len(lines) && chatTime(fold(lines[i+1].text)) && !hasDigit(l.text)
		if said[l.text] > 1 || aboveTime && l.bareName() {
			l.structural, l.writer = true, true
		}
	}
}

// bareName says whether a line is a short word that may be somebody's name and nothing else.
func (l *messageLine) bareName() bool {
	if l.phrase == nil || l.more != nil || l.numbered || l.structural || len([]rune(l.text)) > 20 || l.phrase.blanks > 0 {
		return false
	}
	for column := range l.phrase.fields {
		if column != "姓名" || l.phrase.labelled {
			return false
		}
	}
	return true
}
