package importer

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// HeadItem is what the head of a file says of an item of 规程; dates are 2025-11-01.
type HeadItem struct{ Item, Text string }

// RoundDay is the day of a round.
type RoundDay struct {
	Round int
	Day   pairing.Date
}

// PlayedScoring is what results pay as a file says it, in tenths.
type PlayedScoring struct{ Win, RedDraw, BlackDraw, Loss, Bye int }

// trfHead is what the lines about the event say.
type trfHead struct {
	own     bool // qisai wrote the file: line 112 is 编排长
	items   []HeadItem
	days    []RoundDay
	system  string // 赛制
	count   int    // 062
	planned int    // XXR
	colour  byte   // XXC: of the first player in round 1
	scores  map[string]int
	others  []string // lines of which nothing is read
}

var (
	trfOwn     = "### 由棋赛 qisai 写出"
	trfItems   = map[string]string{"012": "赛事名称", "022": "比赛地点", "042": "开始日期", "052": "结束日期", "102": "裁判长", "122": "用时"}
	trfScore   = pattern.New(`^([A-Z]{1,3})=(\d{1,2}(?:\.\d)?)$`)
	trfColour  = pattern.New(`\b(white|black)1\b`)
	roundDay   = pattern.New(`^\d{2}[/.-]\d{2}[/.-]\d{2}$`)
	bbpScoring = map[string]string{"BBW": "W", "BBD": "D", "BBL": "L", "BBZ": "ZPB", "BBF": "FL", "BBU": "PAB"}
)

// trfMeanings are lines that have no place here, with what they hold.
var trfMeanings = map[string]string{
	"013": "团体", "032": "协会", "112": "副裁判长", "152": "首轮先后手", "XXA": "加速编排的加分", "XXC": "编排的设置", "XXP": "禁配", "XXZ": "下一轮缺席的人",
	"240": "轮空和缺席", "250": "加速编排的加分", "260": "禁配", "299": "额外的积分", "092": "赛制",
}

// take reads a line by its code; false for one of which nothing is kept. width is how the file counts columns.
func (h *trfHead) take(code, l string, width measure) bool {
	text := strings.TrimSpace(l[3:])
	item, isItem := trfItems[code]
	if code == "112" && h.own {
		item, isItem = "编排长", true
	}
	switch {
	case text == "", code == "032" && h.own: // qisai writes CHN, always
	case isItem:
		return h.item(item, text)
	case code == "062":
		h.count = number(text)
	case code == "132":
		return h.roundDays(l, width)
	case code == "092":
		h.system = trfSystem(text)
		return h.system != ""
	case code == "XXR" || code == "142":
		h.planned = number(text)
		return h.planned > 0
	case code == "XXC":
		m := trfColour.FindStringSubmatch(strings.ToLower(text))
		if m != nil {
			h.colour = m[1][0]
		}
		return m != nil || text == "rank"
	case code == "XXS":
		return h.scoring(strings.Fields(text))
	case bbpScoring[code] != "":
		return h.scoring([]string{bbpScoring[code] + "=" + text})
	default:
		return slices.Contains(trfCounts, code)
	}
	return true
}

func (h *trfHead) item(item, text string) bool {
	if item == "开始日期" || item == "结束日期" {
		d, form := parseDate(text)
		if form != fullDate {
			return false
		}
		text = d.String()
	}
	if slices.ContainsFunc(h.items, func(i HeadItem) bool { return i.Item == item }) {
		return false
	}
	h.items = append(h.items, HeadItem{item, text})
	return true
}

// roundDays reads the days above the columns of the rounds: 25/11/01.
func (h *trfHead) roundDays(l string, width measure) bool {
	for from := 92; from <= width.width(l); from += 10 {
		text := strings.TrimSpace(width.cut(l, from, from+7))
		if text == "" {
			continue
		}
		d, form := parseDate("20" + text)
		if !roundDay.MatchString(text) || form != fullDate {
			return false
		}
		h.days = append(h.days, RoundDay{(from-92)/10 + 1, d})
	}
	return true
}

// scoring reads what results pay: WW=3.0 BD=1.0, W and D for all of a kind.
func (h *trfHead) scoring(fields []string) bool {
	if h.scores == nil {
		h.scores = map[string]int{}
	}
	for _, field := range fields {
		m := trfScore.FindStringSubmatch(field)
		if m == nil {
			return false
		}
		n, _ := tenths(m[2])
		codes := map[string][]string{"W": {"WW", "BW", "FW"}, "D": {"WD", "BD"}, "L": {"WL", "BL"}}[m[1]]
		if codes == nil {
			codes = []string{m[1]}
		}
		for _, c := range codes {
			h.scores[c] = n
		}
	}
	return true
}

// played gives the scoring as 比赛组 can have it, nil where the file says nothing of it; odd names what else it pays.
func (h *trfHead) played() (s *PlayedScoring, odd []string) {
	if h.scores == nil {
		return nil, nil
	}
	pays := func(code string, usual int) int {
		if n, ok := h.scores[code]; ok {
			return n
		}
		return usual
	}
	win := pays("WW", 10)
	s = &PlayedScoring{Win: win, RedDraw: pays("WD", 5), BlackDraw: pays("BD", 5), Loss: pays("WL", 0), Bye: pays("PAB", 10)}
	for _, c := range []struct {
		code  string
		usual int
	}{{"BW", win}, {"BL", s.Loss}, {"FW", win}, {"FL", 0}, {"ZPB", 0}} {
		if _, said := h.scores[c.code]; said && h.scores[c.code] != c.usual {
			odd = append(odd, c.code+"="+TenthsText(h.scores[c.code]))
		}
	}
	return s, odd
}

// TenthsText writes points counted in tenths: 1.5.
func TenthsText(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) }

// trfSystem gives 赛制 for the type of a tournament as programs write it, "" for any other.
func trfSystem(text string) string {
	k := key(text)
	has := func(words ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(k, w) })
	}
	cup := has("knockout", "knock-out", "k.o.", "淘汰")
	switch {
	case has("team", "mannschaft", "团体"):
	case has("swiss", "schweizer", "瑞士", "积分编排") && cup:
		return pairing.SwissKnockout.String()
	case has("swiss", "schweizer", "瑞士", "积分编排"):
		return pairing.Swiss.String()
	case has("round-robin", "roundrobin", "rundenturnier", "循环") && has("double", "doppel", "双循环"):
		return pairing.DoubleRoundRobin.String()
	case has("round-robin", "roundrobin", "rundenturnier", "循环"):
		return pairing.RoundRobin.String()
	case cup:
		return pairing.Knockout.String()
	}
	return ""
}

// tell says in the event what the head says, and names its lines that are not kept.
func (f *trfFile) tell(p *Played) {
	h := &f.head
	note := func(msg string) { p.Notices = append(p.Notices, Notice{Source{File: f.name}, msg}) }
	p.Items, p.Days, p.Planned = h.items, h.days, h.planned
	if p.System == "" {
		p.System = h.system
	}
	for i := range p.Items {
		if p.Items[i].Item == "赛事名称" && p.Section != "" { // qisai writes both
			p.Items[i].Text = strings.TrimSpace(strings.TrimSuffix(p.Items[i].Text, p.Section))
		}
	}
	p.Items = slices.DeleteFunc(p.Items, func(i HeadItem) bool { return i.Text == "" })
	var odd []string
	if p.Scoring, odd = h.played(); len(odd) > 0 {
		note("记分里有比赛组写不下的：" + strings.Join(odd, "、") + "，没有采用")
	}
	if len(h.others) > 0 {
		note("没有读入的行：" + strings.Join(h.others, "、"))
	}
	if h.count > 0 && h.count != len(p.Players) {
		note("文件写明 " + strconv.Itoa(h.count) + " 人（062），读到的是 " + strconv.Itoa(len(p.Players)) + " 人")
	}
	if len(p.Rounds) > h.planned && h.planned > 0 {
		note("文件写明共 " + strconv.Itoa(h.planned) + " 轮（XXR），却有 " + strconv.Itoa(len(p.Rounds)) + " 轮的对局")
	}
	f.firstColour(p, note)
}

// firstColour compares XXC with the game of the first player.
func (f *trfFile) firstColour(p *Played, note func(string)) {
	if f.head.colour == 0 || len(p.Rounds) == 0 || len(p.Players) == 0 {
		return
	}
	first := slices.MinFunc(p.Players, func(a, b PlayedPlayer) int { return int(a.No) - int(b.No) }).No
	g, ok := p.Rounds[0].Find(first)
	if ok && !g.Result.Lone() && (g.Side(first) == pairing.Red) != (f.head.colour == 'w') {
		note("首轮先后手（XXC）与对局不同：" + strconv.Itoa(int(first)) + " 号第1轮的先后手以对局为准")
	}
}

// other names a line that is not kept, with what it holds.
func (h *trfHead) other(code string) {
	if meaning := trfMeanings[code]; meaning != "" {
		code += "（" + meaning + "）"
	}
	if !slices.Contains(h.others, code) {
		h.others = append(h.others, code)
	}
}

// named lists what the head tells of the event, for those who want the entries alone.
func (h *trfHead) named() (out []string) {
	for _, i := range h.items {
		out = append(out, i.Item)
	}
	if h.planned > 0 {
		out = append(out, "轮次")
	}
	if len(h.days) > 0 {
		out = append(out, "各轮的日期")
	}
	if h.system != "" {
		out = append(out, "赛制")
	}
	if h.scores != nil {
		out = append(out, "记分")
	}
	return append(out, h.others...)
}
