package prospectus

import (
	"errors"
	"slices"
	"strings"
)

// ErrNothing is said of a Chinese text from which nothing of a regulation could be read.
var ErrNothing = errors.New("没有读出比赛的时间、组别、赛制或奖项，不像一份竞赛规程")

// reader holds what is being read.
type reader struct {
	cs          []*clause
	page        []*clause // what a web page has around the regulation
	words       *vocabulary
	groupsSeen  map[string][]group // what words finds, asked for again and again
	year        int
	items       map[string][]value
	cats        []*category
	secs        []*section
	lists       []*list
	heads       []heading2
	rests       []rest
	general     []generalBirth
	tables      map[*clause]*groupTable
	teamsWithin bool            // the teams are ranked in each group
	ranked      map[string]bool // categories whose men and women are ranked apart
	giving      giving
	meantSeen   map[string][]string  // what names of groups mean, once the categories are known
	alike       bool                 // the groups have the same prizes
	rewarded    []string             // categories whose prizes have been read
	declared    map[*clause][]string // the words that say 奖金总额
	joint       []jointSum           // sums of several lists
	gaps        []gap                // places whose reward was not understood
	stops       []*stop
	problems    []Problem
	doubts      []Unread
	out         *Reading
}

// value is one reading of an item of 规程.
type value struct {
	text string
	c    *clause
	quote
}

// Read understands a regulation's text.
func Read(text string) (*Reading, error) {
	r := &reader{items: map[string][]value{}, groupsSeen: map[string][]group{}, declared: map[*clause][]string{}, out: &Reading{Sheets: map[string][]*Row{}}}
	r.cs, r.problems = split(text)
	r.cs, r.page = webPage(r.cs)
	r.words = learn(r.cs)
	for _, c := range r.cs {
		c.words = r.words
	}
	r.year = eventYear(r.cs)
	r.title()
	r.hosts()
	r.when()
	r.categories()
	r.merges()
	r.entry()
	r.who()
	r.method()
	r.keys()
	r.clocks()
	r.forfeits()
	r.teams()
	r.plainPrizes()
	r.money()
	r.sexesRanked()
	r.prizes()
	r.schedule()
	r.others()
	r.slips()
	r.finish()
	if !r.something() {
		return nil, ErrNothing
	}
	return r.out, nil
}

// something says whether enough was read for the text to be a regulation.
func (r *reader) something() bool {
	n := len(r.lists) + len(r.stops)
	if len(r.cats) > 1 {
		n++
	}
	for _, name := range []string{"赛事名称", "开始日期", "比赛地点", "主办单位", "承办单位", "竞赛规则", "用时", "报名截止", "迟到弃权(分钟)"} {
		n += len(r.items[name])
	}
	for _, c := range r.cats {
		n += len(c.from)
	}
	for _, s := range r.secs {
		n += len(s.row)
	}
	return n >= 2
}

// quoteAt cites a part of a clause.
func (c *clause) quoteAt(from, to int) quote {
	return quote{c.path, c.line, strings.TrimRight(c.cut(from, to), "，,；;。 ")}
}

// sentence cites the sentence around a part of a clause.
func (c *clause) sentence(from, to int) quote {
	a, b := c.sentenceAt(from, to)
	return c.quoteAt(a, b)
}

func (c *clause) sentenceAt(from, to int) (int, int) {
	a, b := sentenceStart(c.s, from), len(c.s)
	if i := strings.IndexByte(c.s[to:], ';'); i >= 0 {
		b = to + i
	}
	if i := strings.Index(c.s[to:b], "。"); i >= 0 {
		b = to + i
	}
	return a, b
}

func sentenceEnd(s string) string {
	for _, end := range []string{"。", ";"} {
		if strings.HasPrefix(s, end) {
			return end
		}
	}
	return ""
}

// item notes a value of 规程 and marks what it was read from.
func (r *reader) item(name, text string, c *clause, from, to int) {
	c.take(from, to)
	r.items[name] = append(r.items[name], value{text, c, c.sentence(from, to)})
}

func (r *reader) problem(msg string, where ...quote) {
	r.problems = append(r.problems, Problem{msg, where})
}

// doubt lists a sentence as 未识别 though part of it was understood.
func (r *reader) doubt(why string, c *clause, from, to int) {
	if u := (Unread{quote: c.sentence(from, to), Why: why}); !slices.Contains(r.doubts, u) {
		r.doubts = append(r.doubts, u)
	}
}
