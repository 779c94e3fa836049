package pdf

import (
	"strings"
	"testing"

	"qisai/report"
)

// TestFaults spoils pages and wants each fault to be found.
func TestFaults(t *testing.T) {
	first := func(l *layout, k kind, n int) *mark {
		for i := range l.pages[0].marks {
			if m := &l.pages[0].marks[i]; m.kind == k {
				if n--; n < 0 {
					return m
				}
			}
		}
		t.Fatalf("there are no marks of kind %d", k)
		return nil
	}
	for _, c := range []struct {
		want  string
		spoil func(l *layout)
	}{
		{"leaves its place", func(l *layout) { first(l, cellMark, 3).ink.w += 30 }},
		{"outside of the margins", func(l *layout) { l.pages[0].labels[0].y = l.height - 3 }},
		{"lies on", func(l *layout) { first(l, cellMark, 3).ink = first(l, cellMark, 2).ink }},
		{"is not level", func(l *layout) { first(l, cellMark, 3).place.y += 0.5 }},
		{"a heading stands alone", func(l *layout) {
			m := l.pages[0].marks
			for i := range m {
				if m[i].kind == headingMark {
					l.pages[0].marks = m[:i+1]
					return
				}
			}
		}},
		{"a header has no rows", func(l *layout) { first(l, cellMark, 0).kind = noteMark }},
		{"has no header above", func(l *layout) { first(l, cellMark, 0).kind, first(l, cellMark, 5).kind = noteMark, noteMark }},
		{"is not on any page", func(l *layout) { l.pages = l.pages[:1] }},
		{"twice or split", func(l *layout) { l.pages = append(l.pages, l.pages[0]) }},
		{"is empty", func(l *layout) { l.newPage() }},
	} {
		d := byName(40)
		l := layOut(t, d)
		c.spoil(l)
		if got := strings.Join((&Paper{layout: l}).Faults(), "\n"); !strings.Contains(got, c.want) {
			t.Errorf("%q is not found, but:\n%s", c.want, got)
		}
	}
	l := layOut(t, report.Badges(event(4, 1)))
	l.pages[0].labels = l.pages[0].labels[:3]
	if got := (&Paper{layout: l}).Faults(); len(got) == 0 || !strings.Contains(got[0], "is on no page") {
		t.Errorf("a text that is missing on a card is not found: %v", got)
	}
}

// TestLongFoot has an event whose name is longer than the foot of a page of cards.
func TestLongFoot(t *testing.T) {
	c := event(4, 1)
	c.Tournament.Regulation.Name = strings.Repeat("全国象棋业余棋王赛", 6)
	checkGeometry(t, layOut(t, report.Badges(c)))
}
