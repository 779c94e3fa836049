package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/ranking"
)

// keys reads 破同分: the keys in the order of the sentence, or of the short numbered lines below it. Where a clause gives
// several groups an order each, it is read in parts.
func (r *reader) keys() {
	var all []statement
	below := map[*clause]bool{} // lines read with the one above
	for i, c := range r.cs {
		if below[c] || c.under(topicPrizes) || c.topic == topicSchedule || !rankingSentence.MatchString(c.s+heading1Of(c.parent)) {
			continue
		}
		children := r.shortLines(i)
		for k, seg := range r.keySegments(c) {
			text := c.s[seg.from:seg.to]
			if k == 0 {
				for _, child := range children {
					text += ";" + child.s
				}
			}
			st, ok := r.keyList(c, seg, text)
			for _, child := range children {
				below[child] = below[child] || k == 0 && (ok || keyCount(text) > 1) // never one key by itself
				if ok && k == 0 {
					child.takeAll()
				}
			}
			if ok {
				all = append(all, st)
			}
		}
	}
	r.settle(all)
}

// keySegments parts a clause where another group's order begins: at a sentence that names groups.
func (r *reader) keySegments(c *clause) []span {
	out := []span{{0, len(c.s)}}
	seen := false
	c.sentences(func(from, to int) {
		names, _ := r.whom(c.s[from:to], "")
		if len(names) > 0 && seen && len(names) < len(r.cats) {
			out[len(out)-1].to = from
			out = append(out, span{from, len(c.s)})
		}
		seen = seen || rankingSentence.MatchString(c.s[from:to])
	})
	return out
}

// shortLines gives the numbered lines below a clause if they are short.
func (r *reader) shortLines(i int) []*clause {
	var out []*clause
	for _, child := range r.cs[i+1:] {
		if child.parent != r.cs[i] || child.style == plain {
			break
		}
		if len([]rune(child.s)) > 30 {
			return nil
		}
		out = append(out, child)
	}
	return out
}

func heading1Of(c *clause) string {
	if c == nil {
		return ""
	}
	return heading1(c)
}

// keyList reads the keys of a part of a clause; what is said of teams and of the knockout is left out. Is one of its
// phrases not understood, the list is not given at all.
func (r *reader) keyList(c *clause, at span, text string) (statement, bool) {
	text = keyText(text)
	if i := strings.Index(text, "团体"); i >= 0 {
		if i < 12 {
			return statement{}, false
		}
		text = text[:i]
	}
	if i := strings.Index(text, "淘汰赛"); i > 0 {
		text = text[:i]
	}
	keys, gap := keysInOrder(text)
	if len(keys) > 0 && keys[0] == "积分" {
		keys = keys[1:]
	}
	if n := len(keys); n > 0 && keys[n-1] == "编号" {
		keys = keys[:n-1]
	}
	if len(keys) == 0 {
		return statement{}, false
	}
	if gap != "" {
		r.doubt("名次的次序里有不认识的“"+gap+"”", c, at.from, at.to)
		return statement{}, false
	}
	if openList.MatchString(text) {
		r.doubt("名次的次序写了“等”，没有写完", c, at.from, at.to)
	}
	st := r.state("破同分", strings.Join(keys, "、"), c, at.from, r.lastKey(c, at))
	_, first := c.sentenceAt(at.from, at.from)
	if names, _ := r.whom(c.s[at.from:first], ""); len(names) > 0 {
		st.secs = r.sectionsOf(names)
		st.narrow = len(st.secs) < len(r.secs)
	}
	return st, true
}

// keyText brings wordings that take more than one phrase to the name of the key.
func keyText(text string) string {
	text = cutLowest.ReplaceAllString(text, "对手分减一")
	text = cutBoth.ReplaceAllString(text, "中间分")
	text = cutBefore.ReplaceAllString(text, "对手分减一")
	text = metResult.ReplaceAllString(text, "直胜")
	text = keyNote.ReplaceAllStringFunc(text, func(phrase string) string {
		m := keyNote.FindStringSubmatch(phrase)
		if key, _ := keyOf(m[1]); key != "" {
			return m[1]
		}
		if key, ok := ranking.Canonical(m[2]); ok && key != "" {
			return m[2] // 两人之间的胜者列前（直胜）
		}
		return phrase
	})
	return noteInBrackets.ReplaceAllString(text, "")
}

// keysInOrder reads the keys of a text in order; gap is a phrase among them that may be another key.
func keysInOrder(text string) (keys []string, gap string) {
	done := 0
	cuts := append(keySplit.FindAllStringIndex(text, -1), []int{len(text), len(text)})
	before := "" // an unknown phrase right before, in a list
	for _, cut := range cuts {
		if cut[0] < done {
			continue
		}
		part, mark := text[done:cut[0]], text[cut[0]:cut[1]]
		done = cut[1]
		key, unknown := keyOf(part)
		switch {
		case key != "" && before != "" && key != "积分":
			return append(keys, key), before
		case key != "" && !slices.Contains(keys, key):
			keys = append(keys, key)
		case unknown && len(keys) > 0 && !onlyPoints(keys) && gap == "":
			gap = part
		}
		if part != "" {
			before = ""
		}
		if unknown && (inList.MatchString(mark) || countedFirst.MatchString(part)) {
			before = part
		}
	}
	return keys, gap
}

func keyCount(text string) int {
	keys, _ := keysInOrder(keyText(text))
	return len(keys)
}

// countedFirst is a score of another kind that is compared first: 先计队场分，再比对手分.
var countedFirst = compile(`^(?:先|首先|再|依次|按|看|比|计|较|以)+[^,。;、]{1,5}分$`)

var inList = compile(`[、→>]`)

func onlyPoints(keys []string) bool { return len(keys) == 1 && keys[0] == "积分" }

// lastKey gives the end of the last sentence with a key in it.
func (r *reader) lastKey(c *clause, at span) int {
	end := at.from
	c.sentences(func(from, to int) {
		if from < at.from || from >= at.to {
			return
		}
		if keys, _ := keysInOrder(keyText(c.s[from:to])); len(keys) > 0 {
			end = to
		}
	})
	if end == at.from {
		return at.to
	}
	return end
}
