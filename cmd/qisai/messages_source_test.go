package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// voices are functions that say their argument of that number; those declared in a package with a parameter of type
// string called format or msg are found by themselves.
var voices = map[string]int{"Errorf": 0, "New": 0}

// messagesIn gives the messages of a package, … for what is filled in, each with the place it is said at.
func messagesIn(t *testing.T, dir string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	var parsed []*ast.File
	for _, path := range files {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, f)
	}
	says := sayers(parsed)
	out := map[string]string{}
	for _, f := range parsed {
		for _, d := range f.Decls {
			fn, _ := d.(*ast.FuncDecl)
			says := local(says, d)
			ast.Inspect(d, func(n ast.Node) bool {
				args := messageArgs(n, says)
				if r, ok := n.(*ast.ReturnStmt); ok && fn != nil && fn.Name.Name == "Problem" {
					args = r.Results // no legal pairing: an error that words itself
				}
				for _, e := range args {
					for _, text := range texts(e, d) {
						if text = template(text); hanIn(text) > 2 { // less is a frame for words said elsewhere
							out[text] = set.Position(e.Pos()).String()
						}
					}
				}
				return true
			})
		}
	}
	return out
}

// sayers finds the functions of a package that take a message, with the number of that argument.
func sayers(files []*ast.File) map[string][]int {
	out := map[string][]int{}
	for name, i := range voices {
		out[name] = []int{i}
	}
	for _, f := range files {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				out[fn.Name.Name] = append(out[fn.Name.Name], messageParam(fn.Name.Name, fn.Type)...)
			}
		}
	}
	return out
}

// local adds the functions that a declaration keeps in variables: fault := func(hint, format string, …).
func local(says map[string][]int, d ast.Decl) map[string][]int {
	out := maps.Clone(says)
	ast.Inspect(d, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok {
			name, ok := a.Lhs[0].(*ast.Ident)
			if fn, isFunc := a.Rhs[0].(*ast.FuncLit); ok && isFunc {
				out[name.Name] = messageParam(name.Name, fn.Type)
			}
		}
		return true
	})
	return out
}

func messageParam(name string, fn *ast.FuncType) []int {
	i := 0
	for _, field := range fn.Params.List {
		for _, p := range field.Names {
			if p.Name == "format" || p.Name == "msg" || p.Name == "text" && name == "warn" {
				if name == "printf" || name == "hint" {
					return nil // results; the cure beside its message
				}
				return []int{i}
			}
			i++
		}
	}
	return nil
}

// spokenTypes are types whose unkeyed literals hold a message, with its number.
var spokenTypes = map[string]int{"Fault": 1, "trouble": 0, "Irregularity": 2}

// messageArgs gives the expressions of a node that are messages: arguments, fields of a literal, an assignment to Msg.
func messageArgs(n ast.Node, says map[string][]int) []ast.Expr {
	switch n := n.(type) {
	case *ast.CallExpr:
		var out []ast.Expr
		for _, i := range says[callee(n)] {
			if i < len(n.Args) {
				out = append(out, n.Args[i])
			}
		}
		return out
	case *ast.CompositeLit:
		if id, ok := n.Type.(*ast.Ident); ok && len(n.Elts) > 0 {
			if i, ok := spokenTypes[id.Name]; ok && i < len(n.Elts) {
				return n.Elts[i : i+1]
			}
		}
	case *ast.KeyValueExpr:
		if k, ok := n.Key.(*ast.Ident); ok && k.Name == "Msg" {
			return []ast.Expr{n.Value}
		}
	case *ast.AssignStmt:
		if s, ok := n.Lhs[0].(*ast.SelectorExpr); ok && s.Sel.Name == "Msg" {
			return n.Rhs
		}
	}
	return nil
}

// callee is the name of the function called; pattern.New makes a regular expression, not an error.
func callee(c *ast.CallExpr) string {
	if s, ok := c.Fun.(*ast.SelectorExpr); ok {
		if from, ok := s.X.(*ast.Ident); ok && from.Name == "pattern" {
			return ""
		}
	}
	return lastName(c.Fun)
}

// texts gives what an expression may say: a literal, several put together, the format of a Sprintf, or whatever the
// function around it assigns to the variable.
func texts(e ast.Expr, around ast.Node) []string {
	switch e := e.(type) {
	case *ast.BasicLit:
		if s, err := strconv.Unquote(e.Value); err == nil && e.Kind == token.STRING {
			return []string{s}
		}
	case *ast.ParenExpr:
		return texts(e.X, around)
	case *ast.BinaryExpr:
		return []string{theText(texts(e.X, around)) + theText(texts(e.Y, around))}
	case *ast.CallExpr:
		if callee(e) == "Sprintf" {
			return texts(e.Args[0], around)
		}
	case *ast.Ident, *ast.SelectorExpr:
		return assigned(lastName(e), around)
	}
	return nil
}

// lastName is the name of a variable, or of the field that is chosen.
func lastName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// theText is the text of a part of a message, or a gap.
func theText(texts []string) string {
	if len(texts) == 1 {
		return texts[0]
	}
	return gap
}

func assigned(name string, around ast.Node) []string {
	var out []string
	ast.Inspect(around, func(n ast.Node) bool {
		a, ok := n.(*ast.AssignStmt)
		if !ok || a.Tok == token.ADD_ASSIGN || len(a.Lhs) != len(a.Rhs) {
			return true // += adds to what has been said already
		}
		for i, left := range a.Lhs {
			if lastName(left) != name || lastName(a.Rhs[i]) == name {
				continue
			}
			if b, ok := a.Rhs[i].(*ast.BinaryExpr); ok && mentions(b, name) {
				continue // built on itself: the parts it starts from are assigned elsewhere
			}
			out = append(out, texts(a.Rhs[i], around)...)
		}
		return true
	})
	return out
}

func mentions(e ast.Node, name string) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && id.Name == name
		return true
	})
	return found
}

var verb = regexp.MustCompile(`%[-+# 0]*\d*(?:\.\d+)?[a-zA-Z]`)

// template puts a gap for each verb of a format.
func template(format string) string {
	s := strings.ReplaceAll(verb.ReplaceAllString(format, gap), "%%", "%")
	for strings.Contains(s, gap+gap) {
		s = strings.ReplaceAll(s, gap+gap, gap)
	}
	return s
}

func hanIn(text string) int {
	n := 0
	for _, r := range text {
		if unicode.Is(unicode.Han, r) {
			n++
		}
	}
	return n
}
