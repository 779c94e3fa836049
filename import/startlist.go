package importer

import "slices"

// foreignAliases let a list of Swiss-Manager or chess-results.com in a text file be seen as a table.
var foreignAliases = map[string][]string{
	"姓名": {"name", "spieler", "teilnehmer"},
	"性别": {"sex", "geschlecht"},
	"单位": {"club/city", "verein/ort"},
	"序号": {"nr.", "snr", "sno"},
}

// foreignHeaders are columns that only lists of chess programs have.
var foreignHeaders = []string{
	"fideid", "fide-id", "fed", "land", "rtg", "rtgi", "rtgn", "elo", "eloi", "elon", "国家", "等级分", "会员号",
}

// startList reads a starting rank list, or the players of a crosstable, as entries: what a chess program wrote needs no
// guessing whether a name is one (“Zhang, San”). ok is false for any other sheet.
func (r *entryReader) startList(g *grid) (ok bool) {
	x := findHead(r.file, r.book == nil, g, func(x *crossSheet) bool {
		return slices.ContainsFunc(x.left, func(h string) bool { return slices.Contains(foreignHeaders, key(h)) })
	})
	if x == nil {
		return false
	}
	for _, row := range g.below(x.head) {
		if fields := x.fields(&row); fields != nil {
			r.row(Source{Sheet: g.name, Row: row.num}, fields)
		}
	}
	r.notice(Source{Sheet: g.name, Row: x.head}, "没有读入的栏：%s", listed(x.left))
	if len(x.rounds) > 0 {
		r.notice(Source{Sheet: g.name, Row: x.head}, gamesNotRead)
	}
	return true
}

// gamesNotRead says how the games of a file are to be had.
const gamesNotRead = "文件里还有各轮的对局，没有读入；要把它当作已赛的比赛重排名次，加 --played"
