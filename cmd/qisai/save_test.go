package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
)

// Environment of a child that is to be killed: at which act, and how much it writes at once.
const (
	killAt    = "QISAI_TEST_KILL_AT"
	killPiece = "QISAI_TEST_PIECE"
)

// armKill lets the process end at the n-th thing it does to the disk, as if the power had failed.
func armKill() {
	n, err := strconv.Atoi(os.Getenv(killAt))
	if err != nil {
		return
	}
	if size, err := strconv.Atoi(os.Getenv(killPiece)); err == nil {
		piece = size
	}
	beforeAct = func(act, string) error {
		if n--; n == 0 {
			self, _ := os.FindProcess(os.Getpid())
			_ = self.Kill()
			select {} // the signal may take a moment
		}
		return nil
	}
}

// secondRound makes a folder with a workbook whose round 1 is complete and gives the workbook and its bytes.
func secondRound(t *testing.T) (book string, old []byte) {
	t.Helper()
	t.Setenv("SOURCE_DATE_EPOCH", "1763690400")
	book = filepath.Join(t.TempDir(), "比赛.xlsx")
	qisai(t, exitDone, "new", book)
	s := spec("men", 7)
	s.Groups[0].Category = "公开组"
	if err := fillRoster(book, s); err != nil {
		t.Fatal(err)
	}
	qisai(t, exitDone, "pair", book, "--seed", "5")
	if err := typeResults(book, "公开组", 1, 3); err != nil {
		t.Fatal(err)
	}
	old, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	return book, old
}

// putBack makes the folder as it was.
func putBack(t *testing.T, dir string, files map[string][]byte) {
	t.Helper()
	for name := range readFolder(t, dir) {
		if _, ok := files[name]; !ok {
			os.Remove(filepath.Join(dir, name))
		}
	}
	for name, data := range files {
		if now, err := os.ReadFile(filepath.Join(dir, name)); err == nil && bytes.Equal(now, data) {
			continue
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// countActs gives what pair does to the disk, act by act, and the workbook it makes; the folder is as before.
func countActs(t *testing.T, book string, before map[string][]byte) (acts []act, made []byte) {
	t.Helper()
	beforeAct = func(a act, _ string) error { acts = append(acts, a); return nil }
	qisai(t, exitDone, "pair", book)
	beforeAct = func(act, string) error { return nil }
	made, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	putBack(t, filepath.Dir(book), before)
	return acts, made
}

// TestKilled ends pair at its every step: the workbook is the old one or the new one, no document speaks of a round the
// workbook does not have, the next command works, cleans up, and can be undone. QISAI_KILLS=all takes all of some 400
// moments, the normal run a spread of them and every rename.
func TestKilled(t *testing.T) {
	const small = 400
	book, old := secondRound(t)
	dir := filepath.Dir(book)
	piece = small
	defer func() { piece = 16 << 10 }()
	before := readFolder(t, dir)
	acts, made := countActs(t, book, before)
	if len(acts) < 200 {
		t.Fatalf("only %d moments to be killed at", len(acts))
	}
	oldState, newState := 0, 0
	for n, a := range acts {
		if os.Getenv("QISAI_KILLS") == "" && n%80 != 0 && a != actRename {
			continue
		}
		putBack(t, dir, before)
		killed(t, book, n+1, small, "pair")
		data, err := os.ReadFile(book)
		switch {
		case err != nil:
			t.Fatalf("killed at act %d (%s): %v", n+1, a, err)
		case bytes.Equal(data, old):
			oldState++
			checkOld(t, dir, before)
		case bytes.Equal(data, made):
			newState++
		default:
			t.Fatalf("killed at act %d (%s): the workbook is neither the old nor the new one", n+1, a)
		}
		checkNext(t, book, bytes.Equal(data, old), made)
	}
	t.Logf("%d moments: the old workbook %d times, the new one %d times", oldState+newState, oldState, newState)
	if oldState == 0 || newState == 0 {
		t.Errorf("old state %d times, new state %d times: the kills are not spread", oldState, newState)
	}
}

// TestUndoKilled ends undo at its renames: the workbook is the one or the other, and undo can be run again.
func TestUndoKilled(t *testing.T) {
	book, old := secondRound(t)
	dir := filepath.Dir(book)
	qisai(t, exitDone, "pair", book)
	made, err := os.ReadFile(book)
	if err != nil {
		t.Fatal(err)
	}
	before := readFolder(t, dir)
	var renames []int
	n := 0
	beforeAct = func(a act, _ string) error {
		if n++; a == actRename {
			renames = append(renames, n)
		}
		return nil
	}
	qisai(t, exitDone, "undo", book)
	beforeAct = func(act, string) error { return nil }
	if len(renames) != 2 {
		t.Fatalf("undo renames %d files, want a copy and the workbook", len(renames))
	}
	for _, at := range []int{1, renames[0], renames[1] - 1, renames[1]} {
		putBack(t, dir, before)
		killed(t, book, at, piece, "undo")
		if data, err := os.ReadFile(book); err != nil || !bytes.Equal(data, made) {
			t.Fatalf("killed at act %d, before the workbook is replaced: it is another one (%v)", at, err)
		}
		qisai(t, exitDone, "undo", book)
		if data, err := os.ReadFile(book); err != nil || !bytes.Equal(data, old) {
			t.Fatalf("undo after a kill at act %d does not give the old workbook (%v)", at, err)
		}
		qisai(t, exitDone, "undo", book, "--redo")
	}
}

// TestKilledBeforeTheCopy: pair dies between replacing the workbook and putting its copy into the archive. The next run
// finishes that, so that undo can tell what was typed since.
func TestKilledBeforeTheCopy(t *testing.T) {
	book, _ := secondRound(t)
	dir := filepath.Dir(book)
	before := readFolder(t, dir)
	at, n := 0, 0
	beforeAct = func(a act, path string) error {
		if n++; a == actRename && strings.Contains(path, "编排后") {
			at = n
		}
		return nil
	}
	qisai(t, exitDone, "pair", book)
	beforeAct = func(act, string) error { return nil }
	made := mustRead(t, book)
	putBack(t, dir, before)
	killed(t, book, at, piece, "pair")
	if !bytes.Equal(mustRead(t, book), made) {
		t.Fatal("the workbook had not been replaced yet")
	}
	if err := typeResults(book, "公开组", 2, 3); err != nil {
		t.Fatal(err)
	}
	if _, errs := qisai(t, exitFaults, "undo", book); !strings.Contains(errs, "公开组 第2轮!F4") {
		t.Errorf("the results typed since are not listed:\n%s", errs)
	}
	qisai(t, exitDone, "undo", book, "--discard")
	if _, errs := qisai(t, exitDone, "undo", book, "--redo"); strings.Contains(errs, "错误") {
		t.Error(errs)
	}
	for name := range readFolder(t, dir) {
		if strings.HasSuffix(name, ".tmp") {
			t.Errorf("%s is left behind", name)
		}
	}
}

// TestLocks: who holds the lock keeps others away, and when all are done no file is left. Whoever locks does it alone,
// however the runs follow one another.
func TestLocks(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	book := filepath.Join(t.TempDir(), "比赛.xlsx")
	var holders, most atomic.Int32
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 200 {
				l, err := lockBook(book)
				if err != nil {
					continue
				}
				if n := holders.Add(1); n > most.Load() {
					most.Store(n)
				}
				runtime.Gosched()
				holders.Add(-1)
				unlock(l)
			}
		})
	}
	all.Wait()
	if most.Load() != 1 {
		t.Errorf("%d held the lock at once", most.Load())
	}
	if left, err := os.ReadDir(os.TempDir()); err != nil || len(left) > 0 {
		t.Errorf("%d files left (%v)", len(left), err)
	}
}

// killed runs a command in a process of its own that is killed at an act.
func killed(t *testing.T, book string, n, size int, command string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Args = []string{"qisai", command, book}
	cmd.Env = append(os.Environ(), killAt+"="+strconv.Itoa(n), killPiece+"="+strconv.Itoa(size))
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != -1 {
		t.Fatalf("act %d: the process was not killed: %v\n%s", n, err, out)
	}
}

// checkOld: with the old workbook nothing new is there but the workbook's own copy and temporary files.
func checkOld(t *testing.T, dir string, before map[string][]byte) {
	t.Helper()
	for name := range readFolder(t, dir) {
		if _, ok := before[name]; !ok && !strings.HasSuffix(name, ".tmp") && !strings.HasSuffix(name, "编排前 (2).xlsx") {
			t.Errorf("the workbook is the old one, and %s is there", name)
		}
	}
}

// checkNext runs the next commands after a kill.
func checkNext(t *testing.T, book string, old bool, made []byte) {
	t.Helper()
	qisai(t, exitDone, "status", book)
	for name := range readFolder(t, filepath.Dir(book)) {
		if strings.HasSuffix(name, ".tmp") {
			t.Errorf("%s is left behind", name)
		}
	}
	if !old {
		qisai(t, exitFaults, "pair", book) // waits for results
		return
	}
	qisai(t, exitDone, "pair", book)
	if data, err := os.ReadFile(book); err != nil || !bytes.Equal(data, made) {
		t.Errorf("the workbook made after a kill is another one (%v)", err)
	}
}

// faultOf is what an act would really fail with.
func faultOf(a act) error {
	no := map[act]syscall.Errno{
		actMkdir: syscall.EROFS, actCreate: syscall.EACCES, actWrite: syscall.ENOSPC, actChmod: syscall.EPERM,
		actSync: syscall.EIO, actClose: syscall.EDQUOT, actRename: syscall.EACCES,
	}[a]
	return &os.PathError{Op: string(a), Path: "x", Err: no}
}

// english is a word of a message of the operating system.
var english = regexp.MustCompile(`denied|device|system|error|exceeded|permitted|such`)

// TestSavingFails lets every act of pair fail, alone and with all that follow: before the workbook is replaced a Chinese
// error, exit 4 and every file as it was; after it the new workbook, and an error only if documents are missing.
func TestSavingFails(t *testing.T) {
	book, old := secondRound(t)
	dir := filepath.Dir(book)
	before := readFolder(t, dir)
	acts, made := countActs(t, book, before)
	for n := range acts {
		for _, lasting := range []bool{false, true} {
			if lasting == (n%2 == 0) && acts[n] == actWrite && os.Getenv("QISAI_KILLS") == "" {
				continue // of all the pieces one way each
			}
			putBack(t, dir, before)
			replaced := false
			i := -1
			beforeAct = func(a act, path string) error {
				if i++; i == n || lasting && i > n {
					return faultOf(a)
				}
				replaced = replaced || a == actRename && path == book
				return nil
			}
			var out, errs bytes.Buffer
			code := run([]string{"qisai", "pair", book}, &out, &errs)
			beforeAct = func(act, string) error { return nil }
			checkFailure(t, acts[n], replaced, code, errs.String())
			data, _ := os.ReadFile(book)
			if want := map[bool][]byte{false: old, true: made}[replaced]; !bytes.Equal(data, want) {
				t.Fatalf("act %d (%s): replaced %t, and the workbook is another one", n, acts[n], replaced)
			}
			after := readFolder(t, dir)
			if !replaced && len(after) != len(before) {
				t.Errorf("act %d (%s): new files after a failure", n, acts[n])
			}
			for name := range after {
				if strings.HasSuffix(name, ".tmp") && !lasting {
					t.Errorf("act %d (%s): %s is left behind", n, acts[n], name)
				}
			}
		}
	}
	putBack(t, dir, before)
	qisai(t, exitDone, "pair", book)
}

func checkFailure(t *testing.T, a act, replaced bool, code int, errs string) {
	t.Helper()
	switch {
	case !replaced && (code != exitFile || !strings.Contains(errs, "错误")):
		t.Errorf("%s fails: exit %d\n%s", a, code, errs)
	case replaced && code != exitDone && (code != exitFile || !strings.Contains(errs, "工作簿已写好")):
		t.Errorf("%s fails after the workbook is written: exit %d\n%s", a, code, errs)
	case english.MatchString(errs):
		t.Errorf("%s fails in English: %s", a, errs)
	}
}

func TestTroubles(t *testing.T) {
	for _, test := range []struct {
		no   uintptr
		goos string
		want string
	}{
		{32, "windows", "文件被别的程序占用"}, {33, "windows", "文件被别的程序占用"}, {5, "windows", "权限不足"},
		{112, "windows", "磁盘已满"}, {206, "windows", "路径太长"}, {19, "windows", "磁盘或文件夹是只读的"},
		{3, "windows", "找不到这个文件"}, {123, "windows", "文件名里有系统不接受的字符"},
		{uintptr(syscall.ENOSPC), "linux", "磁盘已满"}, {uintptr(syscall.EACCES), "linux", "权限不足"},
		{uintptr(syscall.EROFS), "linux", "磁盘或文件夹是只读的"}, {uintptr(syscall.ENAMETOOLONG), "darwin", "路径太长"},
		{uintptr(syscall.EDQUOT), "darwin", "磁盘已满"}, {uintptr(syscall.EBUSY), "linux", "文件被别的程序占用"},
	} {
		err := &os.LinkError{Op: "rename", Err: syscall.Errno(test.no)}
		if got := troubleOf(err, test.goos).text; got != test.want {
			t.Errorf("%d on %s: %s, want %s", test.no, test.goos, got, test.want)
		}
	}
	err := &os.PathError{Op: "open", Err: syscall.Errno(32)}
	if hint := troubleOf(err, "windows").hint; !strings.Contains(hint, "请先在 Excel/WPS 中保存并关闭") {
		t.Errorf("a sharing violation advises %q", hint)
	}
}

// TestSweep: only temporary files of this workbook, or old ones, are removed.
func TestSweep(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a[1]")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{".qisai-aaaa-1.tmp", ".qisai-bbbb-2.tmp", ".qisai-bbbb-3.tmp", "我的.tmp"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	long := clock().Add(-2 * staleAge)
	if err := os.Chtimes(filepath.Join(dir, ".qisai-bbbb-3.tmp"), long, long); err != nil {
		t.Fatal(err)
	}
	if got := sweep("aaaa", dir); got != 1 {
		t.Errorf("%d files of this workbook, want 1", got)
	}
	var left []string
	for name := range readFolder(t, dir) {
		left = append(left, name)
	}
	slices.Sort(left)
	if want := []string{".qisai-bbbb-2.tmp", "我的.tmp"}; !slices.Equal(left, want) {
		t.Errorf("left are %v, want %v", left, want)
	}
}
