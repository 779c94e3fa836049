package pattern

import "testing"

func TestCompileAll(t *testing.T) {
	p := New(`^(\d+)名$`)
	if m := p.FindStringSubmatch("8名"); len(m) != 2 || m[1] != "8" {
		t.Errorf("%q", m)
	}
	defer func() {
		if recover() == nil {
			t.Error("a wrong expression was not seen")
		}
		all = nil
	}()
	New(`(`)
	CompileAll()
}
