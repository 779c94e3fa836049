package report

import (
	"fmt"
	"strings"
)

// Chart 图 is a figure of bars or of courses.
type Chart struct {
	Bars    []Bar    // from left to right
	Steps   []string // the steps of the courses, from left to right
	Courses []Course // no more than CourseMost, so that each has a sign of its own
}

// CourseMost is how many courses can be told apart without colour.
const CourseMost = 10

// Bar is one bar, with what stands under it.
type Bar struct {
	Name  string
	Value int
}

// Course is how somebody's place went from step to step.
type Course struct {
	Name   string
	Places []int // after each step, 1 being on top; 0 = none
}

// Text gives the figure as lines of text, one for each bar or course.
func (c *Chart) Text() string {
	var b strings.Builder
	for _, bar := range c.Bars {
		fmt.Fprintf(&b, "%s\t%d\n", bar.Name, bar.Value)
	}
	for _, course := range c.Courses {
		fmt.Fprintf(&b, "%s\t%s\n", course.Name, strings.Trim(fmt.Sprint(course.Places), "[]"))
	}
	return b.String()
}
