package main

import (
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// lockBook takes a lock of the operating system, which ends with the process however it ends. It lies in the system's
// folder for temporary files, so that nothing appears beside the workbook.
func lockBook(path string) (*flock.Flock, error) {
	for range 100 { // each time another run has ended in between
		// readable for all: a second user of the machine locks the same file
		l := flock.New(filepath.Join(os.TempDir(), "qisai-"+bookTag(path)+".lock"), flock.SetPermissions(0o644))
		ok, err := l.TryLock()
		switch {
		case err != nil:
			return nil, fileFailf(err, "不能锁定 %s", path).hint("检查系统的临时文件夹能否写入：%s", os.TempDir())
		case ok && inPlace(l):
			return l, nil
		case !ok:
			return nil, failf(exitFile, "另一个 qisai 正在处理 %s", path).hint("等它结束再运行")
		}
		l.Unlock()
	}
	return nil, failf(exitFile, "不能锁定 %s", path).hint("稍后再运行")
}

// inPlace says whether the file that is locked is still the one the next run will find. The run before may have removed
// it between our opening and our locking it.
func inPlace(l *flock.Flock) bool {
	locked, err := l.Stat()
	if err != nil {
		return false
	}
	there, err := os.Stat(l.Path())
	return err == nil && os.SameFile(locked, there)
}

// unlock takes the file away and frees the lock. Where an open file can be removed this is done while the lock is held;
// elsewhere (Windows) after it, and there the file stays if another run has it open.
func unlock(l *flock.Flock) {
	removed := os.Remove(l.Path()) == nil
	l.Unlock()
	if !removed {
		os.Remove(l.Path()) // or it stays behind, empty
	}
}
