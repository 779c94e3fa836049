package importer

import (
	"slices"
	"strconv"
	"strings"

	"qisai/pairing"
)

// trfColumns are the columns of 报名 that a line 棋手 of qisai may fill.
var trfColumns = []string{"组别", "单位", "称号", "标记", "起始轮", "退赛轮", "恢复轮"}

// played makes an event of a report.
func (f *trfFile) played() (*Played, Problems) {
	p := &Played{File: f.name, Notices: f.notices}
	if f.titles {
		p.Notices = append(p.Notices, Notice{Source{File: f.name}, "国际棋联的称号、等级分、协会、会员号没有读入"})
	}
	f.playerRemarks()
	j := &joiner{problems: f.problems, unread: f.unread}
	p.Rounds = j.join(f.people)
	for i := range f.people {
		p.Players = append(p.Players, f.people[i].PlayedPlayer)
	}
	for _, r := range f.remarks {
		switch r.word {
		case "比赛组":
			p.Section = r.text
		case "赛制":
			p.System = r.text
		case "破同分":
			p.Keys = r.text
		case "淘汰赛":
			p.Bracket = r.text
		case "犯规":
			j.fouls(p, f.at(r.line, 0, 0), r.text)
		case "作废":
			j.void(p, f.at(r.line, 0, 0), r.text)
		}
	}
	f.tell(p)
	j.finish(p)
	return p, j.problems
}

// playerRemarks adds what lines of comment say of players: ### 棋手: 12 | 组别=公开组 | 单位=甲队.
func (f *trfFile) playerRemarks() {
	for _, r := range f.remarks {
		if r.word != "棋手" {
			continue
		}
		no, parts := remarkParts(r.text)
		i := slices.IndexFunc(f.people, func(c contestant) bool { return c.No == no })
		if i < 0 {
			f.fault(r.line, 0, 0, "", "没有编号 "+strconv.Itoa(int(no))+" 的棋手")
			continue
		}
		for _, part := range parts {
			if column, text, ok := strings.Cut(part, "="); ok && slices.Contains(trfColumns, column) {
				f.people[i].Fields[column] = text
			}
		}
	}
}

// remarkParts cuts 12 | a=b | c=d.
func remarkParts(text string) (no pairing.StartNo, parts []string) {
	head, rest, _ := strings.Cut(text, " | ")
	n, _ := strconv.Atoi(strings.TrimSpace(head))
	if rest != "" {
		parts = strings.Split(rest, " | ")
	}
	return pairing.StartNo(n), parts
}

// fouls enters 犯规: the number, then round=count.
func (j *joiner) fouls(p *Played, place, text string) {
	no, parts := remarkParts(text)
	for _, part := range parts {
		a, b, _ := strings.Cut(part, "=")
		round, count := number(a), number(b)
		if !p.foul(no, round, count) {
			j.fault(place, "", "犯规写的是 %d 号第%d轮，那里没有他的对局", no, round)
		}
	}
}

func (p *Played) foul(no pairing.StartNo, round, count int) bool {
	if round < 1 || round > len(p.Rounds) {
		return false
	}
	for i := range p.Rounds[round-1].Games {
		switch g := &p.Rounds[round-1].Games[i]; no {
		case g.Red:
			g.RedFouls = count
			return true
		case g.Black:
			g.BlackFouls = count
			return true
		}
	}
	return false
}

// void enters 作废: the round, then the two numbers, who look absent in their columns.
func (j *joiner) void(p *Played, place, text string) {
	round, parts := remarkParts(text)
	r := int(round)
	if r < 1 || r > len(p.Rounds) || len(parts) != 1 {
		j.fault(place, "", "作废的对局看不懂：“%s”", text)
		return
	}
	a, b, _ := strings.Cut(parts[0], "-")
	g := pairing.Game{Red: pairing.StartNo(number(a)), Black: pairing.StartNo(number(b)), Result: pairing.Void}
	rows := slices.DeleteFunc(p.Rounds[r-1].Games, func(x pairing.Game) bool {
		return x.Result == pairing.Absent && (x.Red == g.Red || x.Red == g.Black)
	})
	if len(rows) != len(p.Rounds[r-1].Games)-2 {
		j.fault(place, "", "第%d轮的 %s 不是两名没有对局的棋手", r, parts[0])
		return
	}
	p.Rounds[r-1].Games = append([]pairing.Game{g}, rows...)
}

// trf makes entries of the players of a report.
func (r *entryReader) trf(text string) error {
	f := parseTRF(r.file, text)
	if len(f.problems) > 0 {
		words := make([]string, len(f.problems))
		for i, p := range f.problems {
			words[i] = strings.TrimPrefix(p.String(), r.file+" ")
		}
		return fileErrorf(hintTRF, nil, "这个 TRF 文件有 %d 处错误，没有读入：%s", len(words), strings.Join(words, "；"))
	}
	f.playerRemarks()
	games := false
	for _, c := range f.people {
		for column := range c.Fields {
			if slices.Contains(notTaken, column) || column == "标记" {
				delete(c.Fields, column)
			}
		}
		num := number(strings.TrimSuffix(strings.TrimPrefix(c.place, r.file+" 第"), "行第5-8列"))
		r.row(Source{Row: num}, c.Fields)
		games = games || len(c.halves) > 0
	}
	r.out.Notices = append(r.out.Notices, f.notices...)
	r.notice(Source{}, "TRF 文件的编号、国际棋联称号、等级分、会员号没有读入")
	if head := f.head.named(); len(head) > 0 {
		r.notice(Source{}, "赛事的情况没有读入：%s", strings.Join(head, "、"))
	}
	if games {
		r.notice(Source{}, gamesNotRead)
	}
	return nil
}
