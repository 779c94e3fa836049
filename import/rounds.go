package importer

import (
	"qisai/pairing"
	"qisai/pairing/pattern"
	"qisai/templates"
)

// maxRound is the highest round a sheet is looked for.
const maxRound = 99

// rounds reads the round sheets of every section.
func (r *reader) rounds() {
	claimed := map[*grid]bool{}
	for _, s := range r.t.Sections {
		var found []int
		for n := 1; n <= maxRound; n++ {
			if g := r.b.grid(templates.RoundSheet(s.Name, n)); g != nil {
				claimed[g] = true
				found = append(found, n)
			}
		}
		r.sectionRounds(s, found)
	}
	r.strangeRounds(claimed)
}

// sectionRounds reads the rounds of a section, which must be 1, 2, 3 … without a gap and no more than 轮次.
func (r *reader) sectionRounds(s *pairing.Section, found []int) {
	points := map[pairing.StartNo]pairing.Score{}
	for i, n := range found {
		g := r.b.grid(templates.RoundSheet(s.Name, n))
		if n != i+1 {
			r.add(Fault, g.name, "", "把“"+templates.RoundSheet(s.Name, i+1)+"”找回来（从“-备份”文件夹最近的一份取回，或用 qisai undo 退回一步）；多余的表请删去或改名",
				"有第%d轮而没有第%d轮", n, i+1)
			return
		}
		if last := s.LastSwissRound(); last > 0 && n > last {
			r.add(Fault, g.name, "", "改“比赛组”表中的轮次，或删去这张表", "第%d轮超出了“%s”的轮次（%d）", n, s.Name, last)
			return
		}
		t := r.findTable(g, &templates.RoundColumns)
		if t == nil {
			return
		}
		rr := roundReader{reader: r, s: s, n: n, t: t, points: points, seen: map[pairing.StartNo]string{}, tables: map[int]string{}}
		rr.read()
		for _, game := range s.Posted[i].Games {
			points[game.Red] += s.Points(game.Result, pairing.Red)
			if game.Black != 0 {
				points[game.Black] += s.Points(game.Result, pairing.Black)
			}
		}
	}
}

var roundSheetName = pattern.New(`^(.+)第(\d+)轮$`)

// strangeRounds finds round sheets of no section, as after renaming one: their results would be lost in silence.
func (r *reader) strangeRounds(claimed map[*grid]bool) {
	told := map[string]bool{}
	for _, g := range r.b.sheets {
		m := roundSheetName.FindStringSubmatch(key(g.name))
		if m == nil || claimed[g] || told[m[1]] {
			continue
		}
		lex := newLexicon(&templates.RoundColumns)
		if head := lex.findHeader(g); head != nil && head.score() >= 6 {
			told[m[1]] = true
			r.add(Fault, g.name, "", "若改过比赛组的名称，请改回去；若是另存的副本，请改掉表名末尾的“第"+m[2]+"轮”；现有比赛组："+r.sectionNames(),
				"这张表不属于任何比赛组")
		}
	}
}
