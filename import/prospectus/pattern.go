package prospectus

import (
	"regexp"
	"sync"
)

// pattern is a regular expression that is compiled when it is first needed: there are hundreds, and every command of the
// program would pay for them at its start, though few read a regulation.
type pattern struct {
	expr string
	once sync.Once
	re   *regexp.Regexp
}

func compile(expr string) *pattern { return &pattern{expr: expr} }

func (p *pattern) get() *regexp.Regexp {
	p.once.Do(func() { p.re = regexp.MustCompile(p.expr) })
	return p.re
}

// The methods are those of regexp.Regexp.

func (p *pattern) MatchString(s string) bool              { return p.get().MatchString(s) }
func (p *pattern) FindString(s string) string             { return p.get().FindString(s) }
func (p *pattern) FindStringIndex(s string) []int         { return p.get().FindStringIndex(s) }
func (p *pattern) FindStringSubmatch(s string) []string   { return p.get().FindStringSubmatch(s) }
func (p *pattern) FindStringSubmatchIndex(s string) []int { return p.get().FindStringSubmatchIndex(s) }
func (p *pattern) FindAllString(s string, n int) []string { return p.get().FindAllString(s, n) }
func (p *pattern) FindAllStringIndex(s string, n int) [][]int {
	return p.get().FindAllStringIndex(s, n)
}
func (p *pattern) ReplaceAllString(s, to string) string { return p.get().ReplaceAllString(s, to) }
func (p *pattern) Split(s string, n int) []string       { return p.get().Split(s, n) }

func (p *pattern) FindAllStringSubmatch(s string, n int) [][]string {
	return p.get().FindAllStringSubmatch(s, n)
}

func (p *pattern) FindAllStringSubmatchIndex(s string, n int) [][]int {
	return p.get().FindAllStringSubmatchIndex(s, n)
}

func (p *pattern) ReplaceAllStringFunc(s string, to func(string) string) string {
	return p.get().ReplaceAllStringFunc(s, to)
}
