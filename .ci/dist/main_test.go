package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestBuild builds for this machine alone, whose binary it can start, and lets sha256sum check the sums.
func TestBuild(t *testing.T) {
	t.Chdir("../..")
	dir := filepath.Join(t.TempDir(), "dist")
	target := runtime.GOOS + "/" + runtime.GOARCH
	if err := build(dir, []string{target}); err != nil {
		t.Fatal(err)
	}
	name, _ := binaryName(target)
	out, err := exec.Command(filepath.Join(dir, name), "version").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "qisai") {
		t.Errorf("version: %v\n%s", err, out)
	}
	if _, err := exec.LookPath("sha256sum"); err != nil {
		t.Skip("no sha256sum here")
	}
	check := exec.Command("sha256sum", "-c", "SHA256SUMS")
	check.Dir = dir
	if out, err := check.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestBadTarget(t *testing.T) {
	for _, target := range []string{"windows", "/amd64", "linux/"} {
		dir := filepath.Join(t.TempDir(), "dist")
		if err := build(dir, []string{target}); err == nil {
			t.Errorf("%q: no error", target)
		}
		if entries, _ := os.ReadDir(dir); len(entries) > 0 {
			t.Errorf("%q left %d files", target, len(entries))
		}
	}
}
