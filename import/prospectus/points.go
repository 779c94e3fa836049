package prospectus

import (
	"strings"
)

const score = `(\d(?:\.5)?|[零一二两三]|半)`

// pointWords find the points of a result; the numbers in turn (胜、和、负分别得2、1、0分) have a pattern of their own.
var pointWords = map[string][]*pattern{
	"胜": {
		compile(`(?:获|每|各)?胜(?:方|者|一局|1局|一场|1场|一盘|棋|局|家)?(?:者|方)?(?:各)?(?:积|得|记|计|获)?(?:得)?` + score + `(?:积)?分`),
		compile(`赢(?:棋|一局|一盘|了)?(?:者|方)?(?:积|得|记|计)?` + score + `分`),
	},
	"和": {
		compile(`(?:和(?:局|棋|一局|1局|一盘|了)?|平(?:局|棋)?)(?:双方)?(?:者|方)?(?:各)?(?:积|得|记|计|获)?(?:得)?` + score + `(?:积)?分`),
	},
	"负": {
		compile(`(?:负(?:方|者|一局|1局|棋|局)?|输(?:棋|一局|一盘|了)?(?:者|方)?)(?:者|方)?(?:各)?(?:积|得|记|计|获)?(?:得)?` + score + `(?:积)?分`),
	},
}

var noPoints = compile(`(?:负|输)(?:方|者|一局|局|棋|了)?(?:者|方)?(?:不得分|不记分|不计分|无分)`)

// matchPoints find the points of a match of teams, not of its boards: 为胜，得场分2分.
var matchPoints = map[string]*pattern{
	"胜": compile(`胜(?:者|方|队)?,?(?:得|积|记|计)?场分` + score + `分`),
	"和": compile(`(?:平|和)(?:局|者)?,?(?:双方|两队)?(?:各)?(?:得|积|记|计)?场分` + score + `分`),
	"负": compile(`负(?:者|方|队)?,?(?:得|积|记|计)?场分` + score + `分`),
}

var (
	pointsInTurn = compile(`胜、?(和|平|负)、?(负|和|平)?[^,。;:\d]{0,8}?(?:分别|各|依次)?(?:得|积|记|计|为)?:?` + score + `(?:分)?[、/:,]` + score + `(?:分)?(?:[、/:,]` + score + `)?分`)
	scoreNot     = compile(`弃权|轮空|名次分|团体|场分|台`)
)

func (r *reader) pointsIn(c *clause, from, to int, word string) []statement {
	s := c.s[from:to]
	if m := pointsInTurn.FindStringSubmatchIndex(s); m != nil {
		return r.pointInTurn(c, from, s, m, word)
	}
	if m := matchPoints[word].FindStringSubmatchIndex(s); m != nil {
		return []statement{r.state(word, points(s[m[2]:m[3]]), c, from+m[0], from+m[1])}
	}
	if m := noPoints.FindStringIndex(s); word == "负" && m != nil && !scoreNot.MatchString(lastPhrase(s[:m[0]])) {
		return []statement{r.state(word, "0", c, from+m[0], from+m[1])}
	}
	for _, re := range pointWords[word] {
		for _, m := range re.FindAllStringSubmatchIndex(s, -1) {
			head := s[:m[0]]
			if scoreNot.MatchString(lastPhrase(head)) || strings.HasSuffix(head, "不") {
				continue
			}
			return []statement{r.state(word, points(s[m[2]:m[3]]), c, from+m[0], from+m[1])}
		}
	}
	return nil
}

func (r *reader) pointInTurn(c *clause, from int, s string, m []int, word string) []statement {
	order := []string{"胜", s[m[2]:m[3]]}
	if m[4] >= 0 {
		order = append(order, s[m[4]:m[5]])
	}
	for i, w := range order {
		g := 2 * (3 + i)
		if w == "平" {
			w = "和"
		}
		if w == word && m[g] >= 0 && (m[10] >= 0) == (len(order) == 3) {
			return []statement{r.state(word, points(s[m[g]:m[g+1]]), c, from+m[0], from+m[1])}
		}
	}
	return nil
}

// points gives a score in digits.
func points(text string) string {
	switch text {
	case "零":
		return "0"
	case "一":
		return "1"
	case "二", "两":
		return "2"
	case "三":
		return "3"
	case "半":
		return "0.5"
	}
	return text
}

// doubledPoints makes whole numbers of half points: the sheet has integers.
func (r *reader) doubledPoints() {
	for _, s := range r.secs {
		if s.row["和"] != "0.5" && s.row["和"] != "1.5" {
			continue
		}
		for _, word := range []string{"胜", "和", "负"} {
			switch v := s.row[word]; v {
			case "0.5":
				s.row[word] = "1"
			case "1.5":
				s.row[word] = "3"
			case "1", "2", "3":
				s.row[word] = itoa(2 * int(v[0]-'0'))
			}
		}
		s.row["依据注"] = "原文有半分，胜、和、负都乘以2"
	}
}
