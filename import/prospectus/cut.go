package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

var (
	cutPlayers = compile(`(?:前|(?:取|选|选出|录取|产生|保留)(?:前)?)` + count + `(?:名|位|强|人|进|入|(?:的)?(?:棋手|选手))(?:的)?(?:棋手|选手)?[^。;]{0,24}?(?:淘汰|进入决赛|决赛阶段|第二阶段|复赛)`)
	// otherCut is a knockout of another event: 前8名可获得参加市锦标赛淘汰赛的资格.
	otherCut   = compile(`资格|锦标赛|下届|下一届|总决赛|(?:全|本)(?:国|省|市)(?:赛|决赛)|省赛|市赛|获得|代表|推荐`)
	knockStage = compile(`(?:第二阶段|复赛|决赛(?:阶段)?)[^。;双]{0,12}淘汰`)
	cutAfter   = compile(`(?:(?:前|先)(?:进行|赛|比赛)?|第一阶段[^。;]{0,16}?|预赛[^。;]{0,16}?|积分编排(?:制|赛)?(?:比赛)?(?:共)?(?:进行)?)?` + count + `轮(?:积分编排(?:制|赛)?|瑞士制)?(?:比赛)?(?:结束)?(?:后|之后|以后)|(?:前|先(?:进行|赛|比赛)?|预赛(?:阶段)?(?:采用|进行)?|第一阶段(?:采用|进行|为)?)[^,。;]{0,8}?` + count + `轮`)
)

// cut reads how many play on in a knockout, and after which round.
func (r *reader) cut() {
	knock := false // the second stage is said to be a knockout
	for _, c := range r.cs {
		if m := knockStage.FindStringIndex(c.s); m != nil {
			knock = true
			c.take(m[0], m[1])
		}
	}
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule || !strings.Contains(c.s, "淘汰") && !knock {
			continue
		}
		m := cutPlayers.FindStringSubmatchIndex(c.s)
		if m == nil || otherCut.MatchString(c.s[m[0]:m[1]]+firstPhrase(c.s[m[1]:])) {
			continue
		}
		n, ok := pairing.ParseNumeral(c.s[m[2]:m[3]])
		if !ok || maybe.MatchString(lastPhrase(c.s[:m[0]])) {
			continue
		}
		for _, sec := range r.cutScope(c, m[0], m[1]) {
			if sec.row["赛制"] != "积分编排" && sec.row["赛制"] != "积分编排+淘汰" {
				continue
			}
			sec.put("赛制", "积分编排+淘汰", c.sentence(m[0], m[1]))
			sec.put("淘汰人数", itoa(int(n)), c.sentence(m[0], m[1]))
			c.take(m[0], m[1])
			r.cutRound(sec, c)
		}
	}
}

// cutScope gives the sections that have a knockout: those of the sentence, else those the clause began with, but none that
// is said to have no knockout.
func (r *reader) cutScope(c *clause, from, to int) []*section {
	secs := r.scope(c, from, to)
	if len(secs) == len(r.secs) {
		if names := r.groupsIn(upTo(c.s[:from], ",")); len(names) > 0 {
			secs = r.sectionsOf(names)
		}
	}
	var without []*section
	for _, o := range r.cs {
		if m := noKnock.FindStringIndex(o.s); m != nil && o.topic != topicSchedule {
			without = append(without, r.sectionsOf(r.groupsIn(o.s[:m[0]]))...)
		}
	}
	return slices.DeleteFunc(slices.Clone(secs), func(s *section) bool { return slices.Contains(without, s) })
}

func (r *reader) cutRound(sec *section, c *clause) {
	for _, m := range cutAfter.FindAllStringSubmatchIndex(c.s, -1) {
		g := 2
		if m[2] < 0 {
			g = 4
		}
		if n, ok := pairing.ParseNumeral(c.s[m[g]:m[g+1]]); ok {
			sec.put("淘汰前轮次", itoa(int(n)), c.sentence(m[0], m[1]))
			c.take(m[0], m[1])
			return
		}
	}
	if sec.row["轮次"] != "" {
		sec.row["淘汰前轮次"] = sec.row["轮次"]
	}
}

// cutNamed says whether a text names a knockout of this event behind a first stage.
func cutNamed(s string) bool {
	m := cutPlayers.FindStringIndex(s)
	return m == nil && !otherCut.MatchString(s) || m != nil && !otherCut.MatchString(s[m[0]:m[1]]+firstPhrase(s[m[1]:]))
}

// roundsOfCut gives a section that ends its Swiss with the cut, nobody being said to go on, those rounds.
func (r *reader) roundsOfCut() {
	for _, sec := range r.secs {
		if sec.row["赛制"] != "积分编排+淘汰" || sec.row["轮次"] != "" || sec.row["淘汰前轮次"] == "" {
			continue
		}
		if !slices.ContainsFunc(r.cs, func(c *clause) bool { return goOn.MatchString(c.s) }) {
			sec.put("轮次", sec.row["淘汰前轮次"], sec.at["淘汰前轮次"])
		}
	}
}

// goOn is said of those who are not in the knockout.
var goOn = compile(`继续|余者|其余(?:的)?(?:棋手|选手|运动员|参赛|人员|队员)|接着下|照下`)
