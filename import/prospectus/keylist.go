package prospectus

import (
	"strings"
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

// keySegments parts a clause where another group's order begins: at a sentence, or a phrase, that names groups.
func (r *reader) keySegments(c *clause) []span {
	out := []span{{0, len(c.s)}}
	seen := false
	c.sentences(func(from, to int) {
		for _, at := range append([]int{from}, r.groupPhrases(c.s, from, to)...) {
			names, _ := r.whom(c.s[at:to], c.s[:at])
			if len(names) > 0 && seen && (len(names) < len(r.cats) || at > from) {
				out[len(out)-1].to = at
				out = append(out, span{at, len(c.s)})
			}
			seen = seen || rankingSentence.MatchString(c.s[at:to])
		}
	})
	return out
}

// groupPhrases gives the starts of the phrases of a sentence that begin with a group and say how it is ranked.
func (r *reader) groupPhrases(s string, from, to int) []int {
	var out []int
	for i := from; i < to; i++ {
		if s[i] != ',' {
			continue
		}
		if phrase := s[i+1 : to]; r.beginsWithGroup(phrase) && rankingSentence.MatchString(phrase) && rankingSentence.MatchString(s[from:i]) {
			out = append(out, i+1)
		}
	}
	return out
}

// beginsWithGroup says whether a text begins with the name of a group, or with those that are left.
func (r *reader) beginsWithGroup(s string) bool {
	if m := restOf.FindStringIndex(s); m != nil && m[0] == 0 {
		return true
	}
	gs := r.words.find(s)
	return len(gs) > 0 && gs[0].from == 0
}

// shortLines gives the lines below a clause if they are short: numbered ones, and ones that are nothing but keys where the
// clause ends before its list (依次比较： or 依次比①…②…).
func (r *reader) shortLines(i int) []*clause {
	var out []*clause
	c := r.cs[i]
	open := !strings.HasSuffix(c.s, "。") && !strings.HasSuffix(c.s, ";")
	for _, child := range r.cs[i+1:] {
		numbered := child.parent == c && child.style != plain
		if !numbered && !(open && (child.parent == c || child.parent == c.parent) && onlyKeys(child.s)) {
			break
		}
		if len([]rune(child.s)) > 30 {
			return nil
		}
		out = append(out, child)
	}
	return out
}

// onlyKeys says whether a line is nothing but a key with words of comparing.
func onlyKeys(s string) bool {
	scan := scanSentence(keyNotes(strings.TrimRight(s, "。;,")))
	all := tokens(s)
	return len(all) > 0 && scan.gap == "" && scan.head == "" && leftWords(s[all[len(all)-1].to:]) == "" && all[0].key != ""
}

func heading1Of(c *clause) string {
	if c == nil {
		return ""
	}
	return heading1(c)
}

// keyList reads the keys of a part of a clause; what is said of teams and of the knockout is left out. Is one of the phrases
// among the keys not understood, the list is not given at all.
func (r *reader) keyList(c *clause, at span, text string) (statement, bool) {
	if i := strings.Index(text, "团体"); i >= 0 {
		if i < 12 {
			return statement{}, false
		}
		text = text[:i]
	}
	if i := strings.Index(text, "淘汰赛"); i > 0 {
		text = text[:i]
	}
	scan := scanKeys(r.blackSecond(text))
	if len(scan.keys) == 0 {
		return statement{}, false
	}
	if scan.gap != "" {
		r.doubt("名次的次序里有不认识的“"+scan.gap+"”", c, at.from, at.to)
		return statement{}, false
	}
	if scan.tail != "" {
		r.doubt("名次的次序最后的“"+scan.tail+"”不认识", c, at.from, at.to)
	}
	if openList.MatchString(text) {
		r.doubt("名次的次序写了“等”，没有写完", c, at.from, at.to)
	}
	st := r.state("破同分", strings.Join(scan.keys, "、"), c, at.from, r.lastKey(c, at))
	_, first := c.sentenceAt(at.from, at.from)
	if names, _ := r.whom(c.s[at.from:min(first, at.to)], c.s[:at.from]); len(names) > 0 {
		st.secs = r.sectionsOf(names)
		st.narrow = len(st.secs) < len(r.secs)
	}
	return st, true
}

// blackSecond brings the colours of 围棋 and 五子棋, where white moves second, to those of the keys.
func (r *reader) blackSecond(text string) string {
	if !whiteSecond.MatchString(r.gameText()) {
		return text
	}
	return strings.NewReplacer("执白", "执后手", "白棋", "后手棋", "白方", "后手方", "执黑", "执先手", "黑棋", "先手棋", "黑方", "先手方").Replace(text)
}

var whiteSecond = compile(`^[^。]*(?:围棋|五子棋)`)

// gameText gives the name of the event, for its game.
func (r *reader) gameText() string {
	for _, v := range r.items["赛事名称"] {
		return v.text
	}
	return ""
}

func keyCount(text string) int { return len(scanKeys(text).keys) }

// lastKey gives the end of the last sentence with a key in it.
func (r *reader) lastKey(c *clause, at span) int {
	end := at.from
	c.sentences(func(from, to int) {
		if to = min(to, at.to); from < at.to && to > at.from && len(scanSentence(c.s[max(from, at.from):to]).keys) > 0 {
			end = to
		}
	})
	if end == at.from {
		return at.to
	}
	return end
}
