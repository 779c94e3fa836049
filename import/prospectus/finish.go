package prospectus

import (
	"slices"
	"strings"

	"qisai/templates"
)

// finish makes the rows of the sheets.
func (r *reader) finish() {
	r.itemRows()
	r.categoryRows()
	r.sectionRows()
	r.prizeRows()
	r.scheduleRows()
	r.out.Problems = r.problems
	r.unread()
	r.lines()
}

// itemRows writes 规程: every item the program knows, then those only kept.
func (r *reader) itemRows() {
	for _, name := range templates.RegulationItems {
		row := r.out.row(templates.SheetRegulation)
		row.put("项目", name)
		r.itemRow(row, name, r.items[name])
	}
	for _, name := range r.keptItems(templates.RegulationItems) {
		row := r.out.row(templates.SheetRegulation)
		row.put("项目", name)
		r.itemRow(row, name, r.items[name])
	}
}

func (r *reader) itemRow(row *Row, name string, vs []value) {
	for _, v := range vs {
		row.cite(v.quote)
	}
	if len(vs) == 0 {
		return
	}
	if allSame(vs) {
		row.put("内容", Private(vs[0].text))
		return
	}
	if name == "开始日期" || name == "结束日期" {
		row.put("内容", inClauses(vs))
	}
	var texts []string
	for _, v := range vs {
		if !slices.Contains(texts, v.text) {
			texts = append(texts, v.text)
		}
	}
	if name == "自然限着" {
		return // reported by slips
	}
	r.problem(name+"前后不一："+strings.Join(texts, "、"), row.From...)
}

// inClauses gives the value the numbered clauses agree on against what stands above them, where there is one.
func inClauses(vs []value) string {
	text := ""
	for _, v := range vs {
		switch {
		case v.Path == "":
		case text == "":
			text = v.text
		case text != v.text:
			return ""
		}
	}
	return text
}

var categoryColumns = []string{"出生起", "出生止", "地区", "地区证明", "禁止称号", "人数上限", "每单位限报", "须交费", "每席人数", "接受申请"}

func (r *reader) categoryRows() {
	for _, c := range r.cats {
		row := r.out.row(templates.SheetCategories)
		row.put("组别", c.name)
		row.put("比赛组", c.section)
		if c.section == "" {
			row.put("比赛组", c.name)
		}
		row.put("性别", c.sex)
		if c.sex == "" {
			row.put("性别", "不限")
		}
		for _, column := range categoryColumns {
			row.put(column, c.row[column])
		}
		for _, q := range c.from {
			row.cite(q)
		}
		r.problems = append(r.problems, c.clash...)
	}
}

func (r *reader) sectionRows() {
	for _, s := range r.secs {
		row := r.out.row(templates.SheetSections)
		row.put("比赛组", s.name)
		for column, v := range s.row {
			if column != "依据注" {
				row.put(column, v)
			}
		}
		for _, q := range s.from {
			row.cite(q)
		}
		if note := s.row["依据注"]; note != "" {
			row.cite(quote{Path: note})
		}
	}
}

func (r *reader) prizeRows() {
	for _, l := range r.lists {
		name := l.name(r.lists)
		row := r.out.row(templates.SheetPrizes)
		row.put("奖项", name)
		row.put("类别", l.kind)
		row.put("比赛组", l.section)
		row.put("条件", strings.Join(l.conds, "; "))
		if l.quota > 0 {
			row.put("名额", itoa(l.quota))
		}
		if l.subtotal > 0 {
			row.put("小计", l.subtotal.String())
		}
		if l.minus > 0 {
			row.put("减一", itoa(l.minus))
		}
		row.put("兼得", l.sharing)
		for _, q := range l.from {
			row.cite(q)
		}
		for _, b := range l.bands {
			r.bandRow(name, b)
		}
	}
}

func (r *reader) bandRow(name string, b band) {
	row := r.out.row(templates.SheetBands)
	row.put("奖项", name)
	row.put("名次", b.places())
	if b.money > 0 {
		row.put("奖金", b.money.String())
	}
	row.put("证书", b.certificate)
	row.put("奖品", b.item)
	row.put("称号", b.title)
	row.cite(b.from)
}

func (r *reader) scheduleRows() {
	for _, s := range r.stops {
		for _, section := range r.stopSections(s) {
			if r.beyond(section, s.round) {
				continue
			}
			row := r.out.row(templates.SheetSchedule)
			row.put("比赛组", section)
			row.put("轮次", s.round)
			row.put("日期", s.date.String())
			row.put("时间", s.time)
			row.put("地点", s.venue)
			for _, q := range s.from {
				row.cite(q)
			}
		}
	}
}

// beyond says whether a section, or every one for "", plays fewer rounds: a line for several groups is for those that
// still play; what no section plays is a slip, reported by roundsMissing.
func (r *reader) beyond(section, round string) bool {
	n := atoiOr(round)
	for _, sec := range r.secs {
		last := atoiOr(sec.row["轮次"])
		if (section == "" || sec.name == section) && (last == 0 || n <= last || strings.Contains(sec.row["赛制"], "淘汰")) {
			return false
		}
	}
	return n > 0 && len(r.secs) > 0
}

// whoPlays gives the sections that have a round the timetable names for everybody: "" for all of them.
func (r *reader) whoPlays(round string) []string {
	var out []string
	n := atoiOr(round)
	for _, sec := range r.secs {
		if last := atoiOr(sec.row["轮次"]); last == 0 || n <= last {
			out = append(out, sec.name)
		}
	}
	if len(out) == len(r.secs) || len(out) == 0 || n == 0 {
		return []string{""}
	}
	return out
}

func (r *reader) stopSections(s *stop) []string {
	if len(s.groups) == 0 {
		if len(r.secs) == 1 {
			return []string{r.secs[0].name}
		}
		return r.whoPlays(s.round)
	}
	var out []string
	for _, n := range s.groups {
		if sec := r.sectionOf(n); sec != nil && !slices.Contains(out, sec.name) {
			out = append(out, sec.name)
		}
	}
	return out
}
