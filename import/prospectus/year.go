package prospectus

import (
	"strconv"
	"strings"
)

var (
	yearRE   = compile(`(20\d\d)(?:年|[.-]\d{1,2}[.-]\d{1,2})`)
	yearElse = compile(`^年?(?:度)?(?:版|审定|制定|修订|颁布|印发|[^,。;]{0,12}(?:出生|以前|以后|之前|之后))`)
)

// eventYear gives the year of an event: that of the dates under a heading about time, else of the title, else the first
// of the text; a year of birth or of a rule book is none.
func eventYear(cs []*clause) int {
	for i, c := range cs {
		if c.under(topicWhen) || dateLabel.MatchString(c.s) {
			if y := yearIn(c.s); y > 0 {
				return y
			}
			if i+1 < len(cs) && cs[i+1].parent == c {
				if y := yearIn(cs[i+1].s); y > 0 {
					return y
				}
			}
		}
	}
	for _, titles := range []bool{true, false} {
		for _, c := range cs {
			if titles && (c.style > heading || !strings.Contains(c.s, "赛")) {
				continue
			}
			if y := yearIn(c.s); y > 0 {
				return y
			}
		}
	}
	return 0
}

// yearIn gives the first year of a text that can be the event's.
func yearIn(s string) int {
	for _, m := range yearRE.FindAllStringSubmatchIndex(s, -1) {
		if yearElse.MatchString(s[m[3]:]) || strings.HasSuffix(s[:m[0]], "(") && strings.Contains(s[:m[0]], "》") {
			continue
		}
		n, _ := strconv.Atoi(s[m[2]:m[3]])
		return n
	}
	return 0
}
