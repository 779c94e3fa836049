package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// completionFor gives the script as the program prints it.
func completionFor(t *testing.T, shell string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run([]string{"qisai", "completion", shell}, &out, &errs); code != exitDone {
		t.Fatalf("exit %d: %s", code, &errs)
	}
	return out.String()
}

// shell finds a shell, or skips the test.
func shell(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Skipf("no %s here", name)
	}
	return path
}

// What bash offers at the end of a line, with two workbooks, a text and a folder about.
func TestBashCompletion(t *testing.T) {
	bash := shell(t, "bash")
	dir := t.TempDir()
	for _, name := range []string{"甲 组.xlsx", "b.xlsm", "notes.txt"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(dir, "报名表"), 0o700); err != nil {
		t.Fatal(err)
	}
	script := completionFor(t, "bash")
	for _, tc := range []struct {
		line string // words parted by a bar; the last is being typed
		want string // in any order
		not  string
	}{
		{"qisai|pa", "pair", "print"},
		{"qisai|编", "编排", "pair"},
		{"qisai|", "import 导入 export completion 补全 甲·组.xlsx b.xlsm 报名表", "notes.txt"},
		{"qisai|pair|--al", "--allow-repeat --all", "--seed"},
		{"qisai|编排|b.xlsm|--dr", "--dry-run", ""},
		{"qisai|pair|", "甲·组.xlsx b.xlsm 报名表", "notes.txt pair 对阵表"},
		{"qisai|print|b.xlsm|对", "对阵表", "登记条"},
		{"qisai|打印|b.xlsm|sta", "standings", ""},
		{"qisai|import|b.xlsm|", "notes.txt b.xlsm", "对阵表"},
		{"qisai|export|b.xlsm|--trf|n", "notes.txt", "--trf"},
		{"qisai|completion|z", "zsh", "bash"},
	} {
		words := strings.Split(tc.line, "|")
		for i, w := range words {
			words[i] = "'" + w + "'"
		}
		cmd := exec.Command(bash, "--noprofile", "--norc", "-c", script+"\nCOMP_WORDS=("+strings.Join(words, " ")+
			"); COMP_CWORD=$((${#COMP_WORDS[@]}-1)); _qisai; printf '%s\\n' \"${COMPREPLY[@]}\"")
		cmd.Dir, cmd.Env = dir, append(os.Environ(), "LC_ALL=C.UTF-8")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", tc.line, err, out)
		}
		got := strings.Split(strings.ReplaceAll(string(out), " ", "·"), "\n")
		for _, w := range strings.Fields(tc.want) {
			if !slices.Contains(got, w) {
				t.Errorf("%s: %q is not offered, only %q", tc.line, w, got)
			}
		}
		for _, w := range strings.Fields(tc.not) {
			if slices.Contains(got, w) {
				t.Errorf("%s: %q is offered", tc.line, w)
			}
		}
	}
}

// zsh and PowerShell at least parse their scripts, where they are installed; every command and kind stands in each.
func TestCompletionSyntax(t *testing.T) {
	for _, name := range []string{"bash", "zsh", "powershell"} {
		script := completionFor(t, name)
		for _, word := range []string{"pair", "编排", "export", "导出", "--trf", "--played", "对阵表", "standings", "wechat"} {
			if !strings.Contains(script, word) {
				t.Errorf("%s: %s is missing", name, word)
			}
		}
	}
	t.Run("zsh", func(t *testing.T) {
		cmd := exec.Command(shell(t, "zsh"), "-n", "/dev/stdin")
		cmd.Stdin = strings.NewReader(completionFor(t, "zsh"))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	})
	t.Run("powershell", func(t *testing.T) {
		cmd := exec.Command(shell(t, "pwsh"), "-NoProfile", "-Command", "[scriptblock]::Create([Console]::In.ReadToEnd()) | Out-Null")
		cmd.Stdin = strings.NewReader(completionFor(t, "powershell"))
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	})
}

func TestCompletionUsage(t *testing.T) {
	var out, errs bytes.Buffer
	if code := run([]string{"qisai", "补全", "fish"}, &out, &errs); code != exitUsage || out.Len() > 0 || !strings.Contains(errs.String(), "bash、zsh 或 powershell") {
		t.Errorf("exit %d, %q, %q", code, &out, &errs)
	}
}
