// Package pattern holds regular expressions until they are needed. It has no dependencies, so every package may use it.
package pattern

import (
	"regexp"
	"sync"
)

// Pattern is a regular expression that is compiled when it is first used: the program has hundreds, each command would pay
// for all of them at its start, and most read no regulation and no entry form.
type Pattern struct {
	expr string
	once sync.Once
	re   *regexp.Regexp
}

// all are the patterns made so far, for CompileAll.
var (
	all   []*Pattern
	guard sync.Mutex
)

// New takes an expression.
func New(expr string) *Pattern {
	p := &Pattern{expr: expr}
	guard.Lock()
	defer guard.Unlock()
	all = append(all, p)
	return p
}

// CompileAll compiles every pattern of the program and gives their number: a test calls it, since a wrong expression would
// otherwise show only when it is first used.
func CompileAll() int {
	guard.Lock()
	defer guard.Unlock()
	for _, p := range all {
		p.get()
	}
	return len(all)
}

func (p *Pattern) get() *regexp.Regexp {
	p.once.Do(func() { p.re = regexp.MustCompile(p.expr) })
	return p.re
}

// The methods are those of regexp.Regexp.

func (p *Pattern) Match(b []byte) bool                    { return p.get().Match(b) }
func (p *Pattern) MatchString(s string) bool              { return p.get().MatchString(s) }
func (p *Pattern) FindIndex(b []byte) []int               { return p.get().FindIndex(b) }
func (p *Pattern) FindString(s string) string             { return p.get().FindString(s) }
func (p *Pattern) FindStringIndex(s string) []int         { return p.get().FindStringIndex(s) }
func (p *Pattern) FindSubmatch(b []byte) [][]byte         { return p.get().FindSubmatch(b) }
func (p *Pattern) FindSubmatchIndex(b []byte) []int       { return p.get().FindSubmatchIndex(b) }
func (p *Pattern) FindStringSubmatch(s string) []string   { return p.get().FindStringSubmatch(s) }
func (p *Pattern) FindStringSubmatchIndex(s string) []int { return p.get().FindStringSubmatchIndex(s) }
func (p *Pattern) FindAllString(s string, n int) []string { return p.get().FindAllString(s, n) }
func (p *Pattern) ReplaceAll(b, to []byte) []byte         { return p.get().ReplaceAll(b, to) }
func (p *Pattern) ReplaceAllString(s, to string) string   { return p.get().ReplaceAllString(s, to) }
func (p *Pattern) Split(s string, n int) []string         { return p.get().Split(s, n) }

func (p *Pattern) FindAllStringIndex(s string, n int) [][]int {
	return p.get().FindAllStringIndex(s, n)
}

func (p *Pattern) FindAllStringSubmatch(s string, n int) [][]string {
	return p.get().FindAllStringSubmatch(s, n)
}

func (p *Pattern) FindAllStringSubmatchIndex(s string, n int) [][]int {
	return p.get().FindAllStringSubmatchIndex(s, n)
}

func (p *Pattern) ReplaceAllStringFunc(s string, to func(string) string) string {
	return p.get().ReplaceAllStringFunc(s, to)
}
