package prospectus

import (
	"slices"
	"strings"
)

const (
	score     = `(\d(?:\.5)?|[零一二两三半])`
	oneGame   = `(?:了)?(?:[一1](?:局|盘|场))?(?:[局盘棋场方者家]+,?)?`
	winWord   = `(?:胜|赢)` + oneGame
	drawWord  = `(?:和|平)(?:手)?` + oneGame
	lossWord  = `(?:负|败|输|失利)` + oneGame
	scoreLink = `(?:双方|两方|各自|各|均|皆|都|则|时|的|也|一律|可|应|每人|每方|及双方弃权|["“])*(?:得到|得|计|记|积|获|有|为|是|算|给|加|填|\+|=|:|-)*`
)

var (
	// winPoints and its fellows find a result with its points: 胜一局得2分, 和棋双方各计1分, 胜局+2. The 分 may be wanting
	// where all three stand in a row.
	winPoints  = compile(winWord + scoreLink + score + `(积?分)?`)
	drawPoints = compile(drawWord + `(?:,(?:各|双方|均|每))?` + scoreLink + score + `(积?分)?`)
	lossPoints = compile(lossWord + scoreLink + score + `(积?分)?`)
	// backPoints have the result behind: 3分（胜）, 积1分为和.
	backPoints = map[string]*pattern{
		"胜": compile(score + `分(?:为|\(|:|=)` + winWord + `(?:$|[),、。;])`),
		"和": compile(score + `分(?:为|\(|:|=)` + drawWord + `(?:$|[),、。;])`),
		"负": compile(score + `分(?:为|\(|:|=)` + lossWord + `(?:$|[),、。;])`),
	}
	noPoints = compile(lossWord + scoreLink + `(?:(?:不|没有|没|无)(?:得|记|计|积|给|加)?分|零蛋|鸭蛋)`)
	// halfPoints is a draw that shares: 和棋双方平分, 和则各得其半.
	halfPoints = compile(drawWord + scoreLink + `(?:平分|均分|平均分|对半分|各?一?半|得?其半|各得其半)(?:$|[,;。)])`)
	// allPoints is a game worth so much, the winner taking all of it.
	allPoints = compile(`(?:每|一)(?:局|盘)(?:棋)?(?:总共|一共|共|总分|满分|计|为|记|设)*` + score + `分[^;。]{0,4},` + winWord + scoreLink + `(?:全取|全得|独得|全拿|通吃|全部)`)
	// pointsTriple is the row of points by itself: 按2-1-0计分, 计分:3/1/0.
	pointsTriple = compile(`(?:按|以|为|:|采用|实行|用|分)` + score + `[-/:、]` + score + `[-/:、]` + score + `(?:分|制|计|记|之|$|[,。;])`)
	// slipPoints is the row as it is written on the slips: 红胜填2:0，弈和填1:1.
	// twiceDraw is a win worth two draws.
	twiceDraw  = compile(`[一1](?:局|盘)?胜(?:局|棋)?(?:抵|等于|顶|相当于|=|合|折)(?:两|二|2)(?:局|盘)?(?:和|平)`)
	slipPoints = compile(`胜[^,;\d]{0,6}(\d):(\d)["”]?,弈?(?:和|平)[^,;\d]{0,6}(\d):(\d)`)
	scoreLabel = compile(`计分|记分|积分|得分|分制|分值|算分`)
	scoreNot   = compile(`弃权|轮空|名次分|团体|场分|台|等级分|扣|犯规|违例|升|降`)
	scoreAsIf  = compile(`(?:判|作|按|算|视为|视作|裁定|不)$`)
)

// matchPoints find the points of a match of teams, not of its boards: 为胜，得场分2分.
var matchPoints = map[string]*pattern{
	"胜": compile(`胜(?:者|方|队)?,?(?:得|积|记|计)?场分` + score + `分`),
	"和": compile(`(?:平|和)(?:局|者)?,?(?:双方|两队)?(?:各)?(?:得|积|记|计)?场分` + score + `分`),
	"负": compile(`负(?:者|方|队)?,?(?:得|积|记|计)?场分` + score + `分`),
}

var pointsInTurn = compile(`胜、?(和|平|负)、?(负|和|平)?[^,。;:\d]{0,8}?(?:分别|各|依次)?(?:得|积|记|计|为)?:?` + score + `(?:分)?[、/:,]` + score + `(?:分)?(?:[、/:,]` + score + `)?分`)

// pointsIn reads 胜, 和 or 负 of a sentence.
func (r *reader) pointsIn(c *clause, from, to int, word string) []statement {
	s := c.s[from:to]
	if m := pointsInTurn.FindStringSubmatchIndex(s); m != nil {
		return r.pointInTurn(c, from, s, m, word)
	}
	if m := matchPoints[word].FindStringSubmatchIndex(s); m != nil {
		return []statement{r.state(word, points(s[m[2]:m[3]]), c, from+m[0], from+m[1])}
	}
	if m := pointsTriple.FindStringSubmatchIndex(s); m != nil && scoreLabel.MatchString(s) && !scoreNot.MatchString(s) {
		v := [3]string{points(s[m[2]:m[3]]), points(s[m[4]:m[5]]), points(s[m[6]:m[7]])}
		if v[0] > v[1] && v[1] > v[2] {
			return []statement{r.state(word, v[slices.Index(results, word)], c, from+m[0], from+m[1])}
		}
	}
	if m := slipPoints.FindStringSubmatch(s); m != nil && m[2] == "0" && m[3] == m[4] {
		return []statement{r.state(word, m[1+slices.Index([]string{"胜", "负", "和"}, word)], c, from, to)}
	}
	if strings.HasPrefix(s, "团体") {
		return nil
	}
	var out []statement
	for _, p := range scoresIn(s) {
		if p.word == word {
			out = append(out, r.state(word, p.value, c, from+p.from, from+p.to))
		}
	}
	return out
}

var results = []string{"胜", "和", "负"}

// scored is a result of a sentence with its points.
type scored struct {
	word, value string
	span
	bare bool // no 分 behind the number
}

// scoresIn finds the results of a sentence with their points.
func scoresIn(s string) []scored {
	var all []scored
	add := func(word, value string, m []int, bare bool) {
		head := s[:m[0]]
		if !scoreNot.MatchString(lastPhrase(exceptFor.ReplaceAllString(head, ""))) && !scoreAsIf.MatchString(head) {
			all = append(all, scored{word, value, span{m[0], m[1]}, bare})
		}
	}
	for i, re := range []*pattern{winPoints, drawPoints, lossPoints} {
		for _, m := range re.FindAllStringSubmatchIndex(s, -1) {
			if bare := m[4] < 0; !bare || !counted.MatchString(s[m[1]:]) {
				add(results[i], points(s[m[2]:m[3]]), m, bare)
			}
		}
		for _, m := range backPoints[results[i]].FindAllStringSubmatchIndex(s, -1) {
			add(results[i], points(s[m[2]:m[3]]), m, false)
		}
	}
	if m := noPoints.FindStringIndex(s); m != nil {
		add("负", "0", m, false)
	}
	if m := allPoints.FindStringSubmatchIndex(s); m != nil {
		add("胜", points(s[m[2]:m[3]]), m, false)
		add("负", "0", m, false)
	}
	if m := twiceDraw.FindStringIndex(s); m != nil {
		for _, p := range all {
			if v := map[string]string{"0.5": "1", "1": "2"}[p.value]; p.word == "和" && v != "" {
				add("胜", v, m, false)
				break
			}
		}
	}
	if m := halfPoints.FindStringIndex(s); m != nil {
		if half := halfOf(all); half != "" {
			add("和", half, m, false)
		}
	}
	return slices.DeleteFunc(all, func(p scored) bool { return p.bare && !inRow(all) })
}

// counted stands behind a number that counts something.
var counted = compile(`^[\d局盘场轮台次名人号个位比:/.-]`)

// inRow says whether at least two results of a sentence have points, which then need no 分.
func inRow(all []scored) bool {
	return slices.ContainsFunc(all, func(p scored) bool { return p.word != all[0].word })
}

// halfOf gives half of what a win is worth.
func halfOf(all []scored) string {
	for _, p := range all {
		if half := map[string]string{"1": "0.5", "2": "1", "3": "1.5"}[p.value]; p.word == "胜" {
			return half
		}
	}
	return ""
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
	digits := map[string]string{"零": "0", "一": "1", "二": "2", "两": "2", "三": "3", "半": "0.5"}
	if d := digits[text]; d != "" {
		return d
	}
	return strings.TrimSpace(text)
}

// doubledPoints makes whole numbers of half points: the sheet has integers.
func (r *reader) doubledPoints() {
	for _, s := range r.secs {
		if s.row["和"] != "0.5" && s.row["和"] != "1.5" {
			continue
		}
		for _, word := range results {
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
