package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"sync"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// To start the program costs many times what a command on a small workbook does. The scripts therefore run it inside the
// test's process, one command at a time; with QISAI_SCRIPTS=process each command is a process of its own.
var scriptsApart = os.Getenv("QISAI_SCRIPTS") == "process"

// startProgram is a line of a script that starts the program.
var startProgram = regexp.MustCompile(`(?m)^((?:\[[^\]]*\] )*(?:! )?)exec qisai\b`)

// scriptFiles gives the scripts, made to run the program inside unless it is to be a process.
func scriptFiles(t *testing.T) []string {
	files, err := filepath.Glob("testdata/script/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts (%v)", err)
	}
	if scriptsApart {
		return files
	}
	dir := t.TempDir()
	for i, file := range files {
		files[i] = filepath.Join(dir, filepath.Base(file))
		mustWrite(t, files[i], startProgram.ReplaceAll(mustRead(t, file), []byte("${1}inside qisai")))
	}
	return files
}

// runInside runs the program as exec does.
func runInside(ts *testscript.TestScript, neg bool, args []string) {
	if code := insideCode(ts, args); (code == exitDone) == neg {
		ts.Fatalf("exit code %d", code)
	}
}

// atWork is held while the process has the folder and the environment of a script.
var atWork sync.Mutex

// insideCode runs the program in the folder and with the environment of the script and gives its exit code.
func insideCode(ts *testscript.TestScript, args []string) int {
	atWork.Lock()
	defer atWork.Unlock()
	home, err := os.Getwd()
	ts.Check(err)
	ts.Check(os.Chdir(ts.MkAbs(".")))
	defer func() { ts.Check(os.Chdir(home)) }()
	for _, name := range []string{logFolder, "WORK", "HOME", "TMPDIR", "SOURCE_DATE_EPOCH"} {
		defer setEnv(name, ts.Getenv(name))()
	}
	return run(args, logged(ts.Stdout()), logged(ts.Stderr()))
}

// setEnv sets a variable and gives the function that sets it back.
func setEnv(name, value string) func() {
	old, there := os.LookupEnv(name)
	os.Setenv(name, value)
	return func() {
		if there {
			os.Setenv(name, old)
		} else {
			os.Unsetenv(name)
		}
	}
}

// exits runs a command that must end with the given code; its output is left for stdout and stderr.
func exits(ts *testscript.TestScript, neg bool, args []string) {
	code := ""
	if args[1] == "qisai" && !scriptsApart {
		code = strconv.Itoa(insideCode(ts, args[1:]))
	} else {
		code = processCode(ts, args[1:])
	}
	if (code == args[0]) == neg {
		ts.Fatalf("exit code %s, want %s", code, args[0])
	}
}

// processCode runs a program and gives its exit code.
func processCode(ts *testscript.TestScript, args []string) string {
	err := ts.Exec(args[0], args[1:]...)
	if err == nil {
		return "0"
	}
	exit, ok := err.(interface{ ExitCode() int })
	if !ok {
		ts.Fatalf("%v", err)
	}
	return strconv.Itoa(exit.ExitCode())
}
