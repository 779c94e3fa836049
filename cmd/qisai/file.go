package main

import (
	"bytes"
	"errors"
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
	tag  string // marks the temporary files of runs on this workbook

	interrupted bool // an earlier run was cut short: its temporary files were still there
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
		return nil, fileFailf(err, "读不了 %s", path)
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
		unlock(lock)
		return nil, fileFailf(err, "读不了 %s", path)
	}
	b := &bookFile{path: path, data: data, mode: info.Mode().Perm(), lock: lock, tag: shortTag(path)}
	b.adopt()
	b.interrupted = sweep(b.tag, filepath.Dir(path), backupFolder(path), base(path)+"-打印") > 0
	return b, nil
}

func (b *bookFile) close() { unlock(b.lock) }

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

// output is a file to be written beside the workbook: a PDF, or the picture of a page.
type output struct {
	path string
	data []byte
	draw func() ([]byte, error) // set instead of data where all of them would not go into memory: print's pictures
}

// base gives the path without its extension: the stem of 备份 and 打印 folders.
func base(path string) string { return strings.TrimSuffix(path, filepath.Ext(path)) }

// backupFolder is where the states of a workbook are kept.
func backupFolder(path string) string { return base(path) + "-备份" }

// commit replaces the workbook (data nil: only the outputs are written) and writes the outputs. Everything is first
// written beside its place under a temporary name; the workbook decides: until it is renamed, a failure removes every
// new file, after it the outputs are put in place. It returns the paths really written, in the order of outs.
func (b *bookFile) commit(data []byte, command string, now time.Time, outs []output) ([]string, error) {
	st := staging{tag: b.tag}
	defer st.undo()
	for _, o := range outs {
		if err := st.stage(o.path, o.data); err != nil {
			return nil, err
		}
	}
	if data != nil {
		if err := b.replace(&st, data, command, now); err != nil {
			return nil, err
		}
	}
	return st.place()
}

// replace backs the old workbook up, renames the new one over it and keeps a copy of that too, by which undo will tell
// what was typed since.
func (b *bookFile) replace(st *staging, data []byte, command string, now time.Time) error {
	if err := b.unchanged(); err != nil {
		return err
	}
	step := newStep(b.path, now, command)
	before, after := step.path(stateBefore), step.path(stateAfter)
	if err := st.backup(before, b.data, b.mode); err != nil {
		return fileFailf(err, "不能备份到 %s", before)
	}
	copied, err := writeTemp(b.tag, after, data, b.mode)
	if err != nil {
		return fileFailf(err, "不能备份到 %s", after)
	}
	if err := b.swap(data); err != nil {
		os.Remove(copied)
		return err
	}
	st.done = true
	if err := rename(copied, after); err != nil {
		os.Remove(copied) // undo will say that it cannot tell what was typed since; after a kill here see adopt
	}
	return nil
}

// unchanged refuses a workbook that must not be written: a read-only one, and one that is not what was read any more.
func (b *bookFile) unchanged() error {
	if b.mode&0o200 == 0 {
		return failf(exitFile, "%s 是只读的，没有写入", b.path).hint("在文件的属性里去掉“只读”，再运行一次")
	}
	onDisk, err := os.ReadFile(b.path)
	if err != nil || !bytes.Equal(onDisk, b.data) {
		return failf(exitFile, "%s 在运行期间被别的程序改动了，没有写入", b.path).hint("再运行一次")
	}
	return nil
}

// swap puts new contents in the place of the workbook, all at once.
func (b *bookFile) swap(data []byte) error {
	tmp, err := writeTemp(b.tag, b.path, data, b.mode)
	if err != nil {
		return fileFailf(err, "写不了 %s", b.path)
	}
	if err := rename(tmp, b.path); err != nil {
		os.Remove(tmp)
		return fileFailf(err, "不能替换 %s", b.path)
	}
	syncDir(filepath.Dir(b.path))
	return nil
}
