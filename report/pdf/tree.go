package pdf

import "qisai/report"

const (
	treeLeast  = 5.0  // the least height of a line of the bracket
	treeMost   = 11.0 // and the greatest
	treeGap    = 3.0  // between the lines of one round and those of the next
	treeSize   = 11.0
	scoreSize  = 9.0
	treeHead   = 7.0  // the row of the rounds' names
	treeScore  = 0.28 // what a score takes of a line at most
	treePad    = 0.8  // left and right of the text on a line
	treeWeight = 0.3  // width of the rules
)

// tree sets one drawn bracket.
type tree struct {
	*layout
	top, line, column float64 // where it begins, the height of a line of the first round, the width of a round
}

// setTree sets a drawn bracket on one page, as large as there is room.
func (l *layout) setTree(t *report.Tree, heading string) {
	lines := float64(2 * len(t.Rounds[0].Matches))
	l.keep(heading, treeHead+lines*treeLeast)
	tr := tree{layout: l, column: l.room() / float64(len(t.Rounds)+1)}
	tr.line = min(treeMost, (l.bottom()-l.y-treeHead)/lines)
	tr.top = l.y + treeHead
	for r, round := range t.Rounds {
		tr.heading(r, round.Heading)
		for i, m := range round.Matches {
			upper, lower := tr.at(r, 2*i), tr.at(r, 2*i+1)
			tr.entry(r, upper, m.Upper)
			tr.entry(r, lower, m.Lower)
			x := tr.right(r)
			tr.rule(x, upper, x, lower)
			tr.rule(x, (upper+lower)/2, x+treeGap, (upper+lower)/2)
		}
	}
	tr.heading(len(t.Rounds), "胜者")
	tr.entry(len(t.Rounds), tr.at(len(t.Rounds), 0), t.Winner)
	l.y = tr.top + lines*tr.line
}

// at gives the height of a line: those of the first round one under the other, a later one between the two of the match
// that leads to it.
func (t *tree) at(round, i int) float64 {
	if round == 0 {
		return t.top + float64(i+1)*t.line - 1
	}
	return (t.at(round-1, 2*i) + t.at(round-1, 2*i+1)) / 2
}

func (t *tree) left(round int) float64 { return marginLeft + float64(round)*t.column }

func (t *tree) right(round int) float64 { return t.left(round) + t.column - treeGap }

func (t *tree) rule(x1, y1, x2, y2 float64) {
	p := t.page()
	p.rules = append(p.rules, rule{x1, y1, x2, y2, treeWeight})
}

// heading names a round over its column.
func (t *tree) heading(round int, text string) {
	place := box{t.left(round), t.top - treeHead, t.column - treeGap, treeHead - 1}
	t.text(font{t.bold, noteSize}, text, place, report.Center)
}

// entry sets who stands on a line, and how he did; the winner is bold.
func (t *tree) entry(round int, y float64, e report.TreeLine) {
	t.rule(t.left(round), y, t.right(round), y)
	height := min(t.line, treeMost) - 1
	place := box{t.left(round) + treePad, y - height, t.column - treeGap - 2*treePad, height}
	face := t.regular
	if e.Won {
		face = t.bold
	}
	if e.Score != "" {
		score := place
		score.w *= treeScore
		score.x += place.w - score.w
		place.w -= score.w + treePad
		t.text(font{face, scoreSize}, e.Score, score, report.Right)
	}
	t.text(font{face, treeSize}, e.Text, place, report.Left)
}

// text sets a text into a place, made smaller until it fits, at the foot of it.
func (t *tree) text(f font, text string, place box, align report.Align) {
	text = t.clean(text, t.where("对阵图"))
	b := fitBox(f, text, place.w, place.h)
	place.y += place.h - b.height()
	place.h = b.height()
	ink := t.page().write(b, place, align)
	t.page().marks = append(t.page().marks, mark{kind: treeMark, part: t.part, place: place, ink: ink})
}
