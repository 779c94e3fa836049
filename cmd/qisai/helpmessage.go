package main

import (
	"slices"
	"strings"
	"unicode/utf8"

	"qisai/templates"
)

// message is a row of the tables of messages: what the program says, with … where it names something, what that means
// and what to do.
type message struct{ says, means, cure string }

// gap stands in a message for whatever the program fills in.
const gap = "…"

// messages reads the tables of the chapter on messages.
func messages() []message {
	topic, _ := templates.FindTopic(templates.MessagesTopic)
	var out []message
	for line := range strings.Lines(topic.Text()) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") || dashesRow.MatchString(line) {
			continue
		}
		if c := rowCells(line); len(c) == 3 && c[0] != "消息" {
			out = append(out, message{c[0], c[1], c[2]})
		}
	}
	return out
}

// fits says whether the fixed words of the message stand in a text, in their order.
func (m message) fits(text string) bool {
	for _, part := range strings.Split(m.says, gap) {
		part = strings.TrimSpace(part) // a pasted piece may begin anywhere
		i := strings.Index(text, part)
		if i < 0 {
			return false
		}
		text = text[i+len(part):]
	}
	return true
}

// fixed counts the characters the program does not fill in.
func (m message) fixed() int {
	return utf8.RuneCountInString(strings.ReplaceAll(m.says, gap, ""))
}

// explainMessage finds what the program may have said: the messages with the most fixed words in the text.
func explainMessage(text string) []string {
	var best []message
	for _, m := range messages() {
		switch {
		case !m.fits(text):
		case len(best) > 0 && m.fixed() < best[0].fixed():
		case len(best) > 0 && m.fixed() == best[0].fixed():
			best = append(best, m)
		default:
			best = []message{m}
		}
	}
	var out []string
	for _, m := range best {
		out = append(out, "消息："+m.says+"\n意思："+plainMarks(m.means)+"\n办法："+plainMarks(m.cure))
	}
	return slices.Compact(out)
}
