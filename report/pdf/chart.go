package pdf

import (
	"fmt"
	"math"
	"slices"

	"qisai/report"
)

const (
	barsHeight, barMost = 48.0, 11.0 // of the highest bar, and the greatest distance of two
	barShare            = 0.62       // of the distance that a bar takes
	barGrey             = 150
	chartSize           = 9.0

	placeStep   = 6.0  // the distance of two places, the most
	placesMost  = 96.0 // the height of all
	even        = 10   // places down to this one are at even distances
	belowMost   = 7.0  // all places below take no more than so many of these
	placeLabels = 9.0  // room for the places at the left
	nameLabels  = 38.0 // and for the names at the right
	stepMost    = 24.0 // the greatest distance of two steps
)

// setChart sets a figure with its heading, whole on a page, with room for the notes under it.
func (l *layout) setChart(c *report.Chart, heading string, notes float64) {
	line := font{l.regular, chartSize}.leading()
	if len(c.Bars) > 0 {
		l.keep(heading, barsHeight+2*line+2*lineGap+notes)
		l.setBars(c.Bars, line)
		return
	}
	s := newScale(c.Courses)
	l.keep(heading, s.height+2*line+2*lineGap+notes)
	l.setCourses(c, s, line)
}

// chartText sets a text of a figure.
func (l *layout) chartText(face *face, text string, place box, align report.Align) {
	b := fitBox(font{face, chartSize}, l.clean(text, l.where("图")), place.w, place.h)
	ink := l.page().write(b, place, align)
	l.page().marks = append(l.page().marks, mark{kind: chartMark, part: l.part, place: place, ink: ink})
}

// setBars sets bars with their values on them and their names under them.
func (l *layout) setBars(bars []report.Bar, line float64) {
	high := 1
	for _, b := range bars {
		high = max(high, b.Value)
	}
	p := l.page()
	pitch := min(barMost, l.room()/float64(len(bars)))
	left := marginLeft + (l.room()-pitch*float64(len(bars)))/2
	base := l.y + line + barsHeight
	for i, b := range bars {
		x := left + float64(i)*pitch
		h := barsHeight * float64(b.Value) / float64(high)
		if b.Value > 0 {
			bar := box{x + pitch*(1-barShare)/2, base - h, pitch * barShare, h}
			p.fills = append(p.fills, fill{bar, barGrey})
			l.frame(bar, hairline)
			l.chartText(l.regular, fmt.Sprint(b.Value), box{x, base - h - line, pitch, line}, report.Center)
		}
		l.chartText(l.bold, b.Name, box{x, base + 0.5, pitch, line}, report.Center)
	}
	p.rules = append(p.rules, rule{left, base, left + pitch*float64(len(bars)), base, middleLine})
	l.y = base + line + lineGap
}

// scale says where places stand: the first ten at even distances, those below closer and closer, as what matters is
// how the first come up.
type scale struct {
	worst        int
	unit, height float64
	below        float64 // distance, in units, of a place below the tenth and twice that place
}

func newScale(courses []report.Course) scale {
	s := scale{worst: 2}
	for _, c := range courses {
		s.worst = max(s.worst, slices.Max(append(c.Places, len(courses))))
	}
	s.unit, s.below = 1, 3
	if s.worst > even {
		s.below = min(3, belowMost/math.Log2(float64(s.worst)/even))
	}
	s.unit = min(placeStep, placesMost/s.at(s.worst))
	s.height = s.at(s.worst)
	return s
}

// at gives the distance of a place from the first.
func (s scale) at(place int) float64 {
	if place <= even {
		return float64(place-1) * s.unit
	}
	return (even - 1 + s.below*math.Log2(float64(place)/even)) * s.unit
}

// ticks are the places that are written at the left.
func (s scale) ticks() []int {
	var out []int
	for p := 1; p <= min(10, s.worst); p++ {
		out = append(out, p)
	}
	for _, p := range []int{20, 50, 100, 200, 500, 1000, 2000} {
		if p <= s.worst {
			out = append(out, p)
		}
	}
	return out
}

// setCourses sets a line for each course from step to step, with its name at its end.
func (l *layout) setCourses(c *report.Chart, s scale, line float64) {
	p := l.page()
	pitch := min(stepMost, (l.room()-placeLabels-nameLabels)/float64(max(len(c.Steps)-1, 1)))
	width := pitch * float64(len(c.Steps)-1)
	left := marginLeft + placeLabels + (l.room()-placeLabels-nameLabels-width)/2
	top := l.y + lineGap + line/2
	for _, t := range s.ticks() {
		y := top + s.at(t)
		p.rules = append(p.rules, rule{left - 2, y, left - 0.8, y, hairline})
		l.chartText(l.regular, fmt.Sprint(t), box{left - placeLabels, y - line/2, placeLabels - 3, line}, report.Right)
	}
	for i, step := range c.Steps {
		x := left + float64(i)*pitch
		p.rules = append(p.rules, rule{x, top + s.height + 2, x, top + s.height + 3, hairline})
		room := min(pitch, 2*placeLabels)
		l.chartText(l.regular, step, box{x - room/2, top + s.height + 3.2, room, line}, report.Center)
	}
	for i, course := range c.Courses {
		points := coursePoints(course, func(step, place int) point { return point{left + float64(step)*pitch, top + s.at(place)} })
		p.course(points, i)
		if n := len(points); n > 0 {
			end := points[n-1]
			l.chartText(l.bold, course.Name, box{left + width + 3.5, end.y - line/2, nameLabels - 4, line}, report.Left)
		}
	}
	l.y = top + s.height + 3.2 + line + lineGap
}

type point struct{ x, y float64 }

// coursePoints gives the points of a course; a step without a place is passed over.
func coursePoints(c report.Course, at func(step, place int) point) []point {
	var out []point
	for step, place := range c.Places {
		if place > 0 {
			out = append(out, at(step, place))
		}
	}
	return out
}

// dashes are the patterns of lines: drawn and left out by turns, in millimetres.
var dashes = [][]float64{nil, {3.2, 1.2}, {1.1, 0.9}, {4, 1, 0.8, 1}}

// course draws the i-th line of a figure, in a pattern and with marks of its own.
func (p *page) course(points []point, i int) {
	pattern, phase, width := dashes[i%len(dashes)], 0.0, middleLine
	if i < 3 { // who stood on the platform
		width = frameLine
	}
	for k := range len(points) - 1 {
		phase = p.dashed(points[k], points[k+1], pattern, phase, width)
	}
	for _, at := range points {
		p.sign(at, i)
	}
}

// dashed draws a line in a pattern that goes on from a phase, and gives the phase at its end.
func (p *page) dashed(a, b point, pattern []float64, phase, width float64) float64 {
	length := math.Hypot(b.x-a.x, b.y-a.y)
	along := func(d float64) point { return point{a.x + (b.x-a.x)*d/length, a.y + (b.y-a.y)*d/length} }
	if pattern == nil {
		p.rules = append(p.rules, rule{a.x, a.y, b.x, b.y, width})
		return 0
	}
	whole := 0.0
	for _, d := range pattern {
		whole += d
	}
	for from := -phase; from < length; from += whole {
		at := from
		for k := 0; k < len(pattern); k += 2 {
			if start, end := max(at, 0), min(at+pattern[k], length); end > start {
				s, e := along(start), along(end)
				p.rules = append(p.rules, rule{s.x, s.y, e.x, e.y, width})
			}
			at += pattern[k] + pattern[k+1]
		}
	}
	return math.Mod(phase+length, whole)
}

// signStrokes are the marks of the courses, as strokes in a square from -1 to 1.
var signStrokes = [report.CourseMost][][4]float64{
	0: square, // filled
	1: square,
	2: {{0, -1.2, 1.2, 0}, {1.2, 0, 0, 1.2}, {0, 1.2, -1.2, 0}, {-1.2, 0, 0, -1.2}},
	3: {{-1, -1, 1, 1}, {-1, 1, 1, -1}},
	4: {{0, -1.2, 1.1, 0.9}, {1.1, 0.9, -1.1, 0.9}, {-1.1, 0.9, 0, -1.2}},
	5: {{0, -1.2, 0, 1.2}, {-1.2, 0, 1.2, 0}},
	6: {{0, 1.2, 1.1, -0.9}, {1.1, -0.9, -1.1, -0.9}, {-1.1, -0.9, 0, 1.2}},
	7: append([][4]float64{{-1, -1, 1, 1}, {-1, 1, 1, -1}}, square...),
	8: {{-1, -1, 1, 1}, {-1, 1, 1, -1}, {0, -1.3, 0, 1.3}, {-1.3, 0, 1.3, 0}},
	9: append([][4]float64{{0, -1, 0, 1}, {-1, 0, 1, 0}}, square...),
}

var square = [][4]float64{{-1, -1, 1, -1}, {1, -1, 1, 1}, {1, 1, -1, 1}, {-1, 1, -1, -1}}

const signSize = 0.95 // half of the side of a mark

// sign draws the mark of the i-th course.
func (p *page) sign(at point, i int) {
	if i == 0 {
		p.fills = append(p.fills, fill{box{at.x - signSize, at.y - signSize, 2 * signSize, 2 * signSize}, 0})
	}
	for _, s := range signStrokes[i%len(signStrokes)] {
		p.rules = append(p.rules, rule{at.x + s[0]*signSize, at.y + s[1]*signSize, at.x + s[2]*signSize, at.y + s[3]*signSize, middleLine})
	}
}
