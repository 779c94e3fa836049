package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/gofrs/flock"
)

// bookFile is a workbook on disk: read once, replaced at most once.
type bookFile struct {
	path string
	data []byte
	mode fs.FileMode
	lock *flock.Flock
}

// openFile reads a workbook and keeps other runs of this program away from it until close.
func openFile(path string) (*bookFile, error) {
	if l, err := os.Lstat(path); err == nil && l.Mode()&fs.ModeSymlink != 0 {
		if real, err := filepath.EvalSymlinks(path); err == nil {
			path = real // a link to the workbook stays a link
		}
	}
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, failf(exitFile, "找不到文件 %s", path).hint("检查文件名和所在的文件夹")
	case err != nil:
		return nil, failf(exitFile, "读不了 %s：%v", path, err)
	case info.IsDir():
		return nil, failf(exitFile, "%s 是文件夹，不是工作簿", path)
	}
	if err := openElsewhere(path); err != nil {
		return nil, err
	}
	lock, err := lockBook(path)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(path)
	if err != nil {
		lock.Unlock()
		return nil, failf(exitFile, "读不了 %s：%v", path, err).hint("请先在 Excel/WPS 中保存并关闭，再运行一次")
	}
	return &bookFile{path, data, info.Mode().Perm(), lock}, nil
}

func (b *bookFile) close() { b.lock.Unlock() }

// openElsewhere looks for the marks Excel, WPS and LibreOffice leave beside an open workbook.
func openElsewhere(path string) error {
	dir, name := filepath.Split(path)
	marks := []string{"~$" + name, ".~lock." + name + "#", ".~" + name}
	if r := []rune(name); len(r) > 10 { // Excel drops the first two characters of longer names
		marks = append(marks, "~$"+string(r[2:]))
	}
	for _, m := range marks {
		if _, err := os.Lstat(filepath.Join(dir, m)); err == nil {
			return failf(exitFile, "%s 正在别处打开（有 %s）", path, m).
				hint("请先在 Excel/WPS 中保存并关闭；若已关闭，删除 %s 再试", m)
		}
	}
	return nil
}

// lockBook takes a lock of the operating system, which ends with the process however it ends. It lies in the system's
// folder for temporary files, so that nothing appears beside the workbook.
func lockBook(path string) (*flock.Flock, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	if real, err := filepath.EvalSymlinks(abs); err == nil {
		abs = real
	}
	// readable for all: a second user of the machine locks the same file
	l := flock.New(filepath.Join(os.TempDir(), fmt.Sprintf("qisai-%x.lock", sha256.Sum256([]byte(abs)))), flock.SetPermissions(0o644))
	ok, err := l.TryLock()
	if err != nil {
		return nil, failf(exitFile, "不能锁定 %s：%v", path, err).hint("检查系统的临时文件夹能否写入：%s", os.TempDir())
	}
	if !ok {
		return nil, failf(exitFile, "另一个 qisai 正在处理 %s", path).hint("等它结束再运行")
	}
	return l, nil
}

// output is a file to be written beside the workbook: a PDF.
type output struct {
	path string
	data []byte
}

// base gives the path without its extension: the stem of 备份 and 打印 folders.
func base(path string) string { return strings.TrimSuffix(path, filepath.Ext(path)) }

// commit replaces the workbook (data nil: only the outputs are written) and writes the outputs. Everything is first
// written beside its place under a temporary name; the workbook decides: until it is renamed, a failure removes every
// new file, after it the outputs are put in place. It returns the paths really written, in the order of outs.
func (b *bookFile) commit(data []byte, command string, now time.Time, outs []output) ([]string, error) {
	var st staging
	defer st.undo()
	for _, o := range outs {
		if err := st.add(o.path, o.data, 0o644); err != nil {
			return nil, failf(exitFile, "写不了 %s：%v", o.path, err).hint("检查磁盘空间和文件夹的权限")
		}
	}
	if data != nil {
		if err := b.replace(&st, data, command, now); err != nil {
			return nil, err
		}
	}
	return st.place()
}

// replace backs the old workbook up and renames the new one over it.
func (b *bookFile) replace(st *staging, data []byte, command string, now time.Time) error {
	if b.mode&0o200 == 0 {
		return failf(exitFile, "%s 是只读的，没有写入", b.path).hint("在文件的属性里去掉“只读”，再运行一次")
	}
	onDisk, err := os.ReadFile(b.path)
	if err != nil || !bytes.Equal(onDisk, b.data) {
		return failf(exitFile, "%s 在运行期间被别的程序改动了，没有写入", b.path).hint("再运行一次")
	}
	backup := filepath.Join(base(b.path)+"-备份", now.Format("20060102-150405")+" "+command+"前"+filepath.Ext(b.path))
	if err := st.backup(backup, b.data, b.mode); err != nil {
		return failf(exitFile, "不能备份到 %s：%v", backup, err).hint("检查磁盘空间和文件夹的权限")
	}
	tmp, err := writeTemp(b.path, data, b.mode)
	if err != nil {
		return failf(exitFile, "写不了 %s：%v", b.path, err).hint("检查磁盘空间和文件夹的权限")
	}
	if err := os.Rename(tmp, b.path); err != nil {
		os.Remove(tmp)
		return failf(exitFile, "不能替换 %s：%v", b.path, err).hint("请先在 Excel/WPS 中保存并关闭，再运行一次")
	}
	st.done = true
	return syncDir(filepath.Dir(b.path))
}

// syncDir makes a rename durable where the system offers it; elsewhere (Windows) it does nothing.
func syncDir(dir string) error {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync() // not every system syncs folders; the file itself is already safe
		d.Close()
	}
	return nil
}

// writeTemp writes a file beside its later place and flushes it to disk.
func writeTemp(path string, data []byte, mode fs.FileMode) (string, error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".qisai-*.tmp")
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Chmod(mode)
	}
	if err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}
