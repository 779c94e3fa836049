// Command arrows checks which packages of the module import which: the architecture as a CI step. It looks at direct
// imports, tests left out, and prints every arrow that is not allowed.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

// allowed lists, for each package or tree (ending in /…), what it may import of this module and of the named libraries.
// The longest matching entry decides. The standard library and golang.org/x are open to all but the domain.
var allowed = []struct {
	from string
	to   []string
}{
	{"qisai/cmd/…", []string{"*"}},
	{"qisai/samples", nil},
	{"qisai/samples/field", []string{"qisai/pairing"}},
	{"qisai/samples/gen", []string{"qisai/…"}},
	{"qisai/.ci/…", nil},
	{"qisai/import", []string{"qisai/pairing/…", "qisai/templates", "github.com/xuri/excelize/v2"}},
	{"qisai/import/prospectus", []string{"qisai/pairing/…", "qisai/templates"}},
	{"qisai/pairing", []string{"qisai/pairing/pattern"}},
	{"qisai/pairing/pattern", nil},
	{"qisai/pairing/…", []string{"qisai/pairing", "qisai/pairing/pattern"}},
	{"qisai/pairing/roundrobin", []string{"qisai/pairing", "qisai/pairing/ranking"}},
	{"qisai/pairing/knockout", []string{"qisai/pairing", "qisai/pairing/ranking"}},
	{"qisai/pairing/swiss", []string{"qisai/pairing", "qisai/pairing/pattern", "qisai/pairing/ranking", "qisai/pairing/internal/matching"}},
	{"qisai/pairing/prize", []string{"qisai/pairing", "qisai/pairing/pattern", "qisai/pairing/ranking", "qisai/pairing/eligibility"}},
	{"qisai/pairing/regulation", []string{"qisai/pairing", "qisai/pairing/pattern", "qisai/pairing/ranking", "qisai/pairing/prize", "qisai/pairing/eligibility"}},
	{"qisai/pairing/audit", []string{"qisai/pairing", "qisai/pairing/ranking", "qisai/pairing/internal/matching"}},
	{"qisai/report", []string{"qisai/pairing/…"}},
	{"qisai/report/xlsx", []string{"qisai/pairing/pattern", "qisai/report", "qisai/templates", "github.com/xuri/excelize/v2"}},
	{"qisai/report/pdf", []string{"qisai/report", "qisai/templates", "github.com/jung-kurt/gofpdf"}},
	{"qisai/templates", []string{"github.com/klauspost/compress/zstd"}},
}

func main() {
	packages, err := list()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	bad := 0
	for path, imports := range packages {
		for _, imp := range imports {
			if !permitted(path, imp) {
				fmt.Printf("%s must not import %s\n", path, imp)
				bad++
			}
		}
	}
	if bad > 0 {
		os.Exit(1)
	}
	fmt.Printf("%d packages, all arrows as planned\n", len(packages))
}

// list gives the direct imports of every package.
func list() (map[string][]string, error) {
	out, err := exec.Command("go", "list", "-json=ImportPath,Imports", "./...").Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	packages := map[string][]string{}
	for dec := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct {
			ImportPath string
			Imports    []string
		}
		if err := dec.Decode(&p); err == io.EOF {
			return packages, nil
		} else if err != nil {
			return nil, err
		}
		packages[p.ImportPath] = p.Imports
	}
}

func permitted(from, to string) bool {
	first, _, _ := strings.Cut(to, "/")
	if !strings.Contains(first, ".") && first != "qisai" {
		return true // the standard library
	}
	if strings.HasPrefix(to, "golang.org/x/") {
		return !match("qisai/pairing/…", from)
	}
	for _, pattern := range rule(from) {
		if pattern == "*" || match(pattern, to) {
			return true
		}
	}
	return false
}

// rule gives what the most specific entry lets a package import; nothing for a package that no entry names.
func rule(from string) []string {
	best, to := -1, []string(nil)
	for _, a := range allowed {
		if match(a.from, from) && len(strings.TrimSuffix(a.from, "…")) > best {
			best, to = len(strings.TrimSuffix(a.from, "…")), a.to
		}
	}
	return to
}

// match compares a path with a name or a tree: qisai/pairing/… is qisai/pairing and all below it.
func match(pattern, path string) bool {
	tree, ok := strings.CutSuffix(pattern, "/…")
	if !ok {
		return pattern == path
	}
	return path == tree || strings.HasPrefix(path, tree+"/")
}
