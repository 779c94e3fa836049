package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// staging holds files that are written but not yet in their places.
type staging struct {
	tag           string // of the temporary files
	temps, places []string
	backups       []string // made by this run
	dirs          []string // made by this run, outermost first
	swept         []string // rid of the leavings of dead runs
	done          bool     // past the point of no return: the workbook is replaced
}

// add writes a file under a temporary name in the folder of its place.
func (s *staging) add(path string, data []byte, mode fs.FileMode) error {
	dir := filepath.Dir(path)
	if !slices.Contains(s.swept, dir) {
		sweep(s.tag, dir)
		s.swept = append(s.swept, dir)
	}
	if err := s.mkdir(dir); err != nil {
		return err
	}
	tmp, err := writeTemp(s.tag, path, data, mode)
	if err != nil {
		return err
	}
	s.temps, s.places = append(s.temps, tmp), append(s.places, path)
	return nil
}

// stage is add for a file that goes beside the workbook.
func (s *staging) stage(path string, data []byte) error {
	if err := s.add(path, data, 0o644); err != nil {
		return fileFailf(err, "写不了 %s", path)
	}
	return nil
}

// arrange puts the staged files in order: the n-th that was staged goes to place order[n].
func (s *staging) arrange(order []int) {
	temps, places := make([]string, len(order)), make([]string, len(order))
	for n, i := range order {
		temps[i], places[i] = s.temps[n], s.places[n]
	}
	s.temps, s.places = temps, places
}

// backup writes a file at once, beside an older one of the same name if there is one.
func (s *staging) backup(path string, data []byte, mode fs.FileMode) error {
	if err := s.mkdir(filepath.Dir(path)); err != nil {
		return err
	}
	tmp, err := writeTemp(s.tag, path, data, mode)
	if err != nil {
		return err
	}
	path = freeName(path)
	if err := rename(tmp, path); err != nil {
		os.Remove(tmp)
		return err
	}
	s.backups = append(s.backups, path)
	syncDir(filepath.Dir(path))
	return nil
}

// mkdir makes a folder and those above it. A drive that is not there (Z:\) has nothing above it but itself.
func (s *staging) mkdir(dir string) error {
	if _, err := os.Stat(dir); err == nil {
		return nil
	}
	if above := filepath.Dir(dir); above != dir {
		if err := s.mkdir(above); err != nil {
			return err
		}
	}
	if err := beforeAct(actMkdir, dir); err != nil {
		return err
	}
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	s.dirs = append(s.dirs, dir)
	return nil
}

// place renames the staged files into their places. A place that cannot be taken (the old PDF is open in a viewer) is
// left alone and the file gets a free name beside it. Where no workbook has been replaced, all files come or none.
func (s *staging) place() ([]string, error) {
	if !s.done {
		return s.placeAll()
	}
	var written []string
	for i, tmp := range s.temps {
		path, err := toPlace(tmp, s.places[i])
		if err != nil {
			s.drop(i)
			return written, fileFailf(err, "工作簿已写好，但写不了 %s", s.places[i]).
				hint("关闭打开着的 PDF，再用 qisai print 打印")
		}
		written = append(written, path)
	}
	return written, nil
}

// toPlace renames a file to its place, or to a free name beside it.
func toPlace(tmp, path string) (string, error) {
	if err := rename(tmp, path); err == nil {
		return path, nil
	}
	path = freeName(path)
	return path, rename(tmp, path)
}

// drop removes the temporary files from i on.
func (s *staging) drop(i int) {
	for _, tmp := range s.temps[i:] {
		os.Remove(tmp)
	}
}

// undo removes everything of a run that has failed before the workbook was replaced.
func (s *staging) undo() {
	if s.done {
		return
	}
	s.drop(0)
	for _, b := range s.backups {
		os.Remove(b)
	}
	for i := len(s.dirs) - 1; i >= 0; i-- {
		os.Remove(s.dirs[i]) // only if empty
	}
}

// freeName gives path, or path with a number when there is such a file already.
func freeName(path string) string {
	ext := filepath.Ext(path)
	for i, p := 2, path; ; i++ {
		if _, err := os.Lstat(p); err != nil {
			return p
		}
		p = fmt.Sprintf("%s (%d)%s", strings.TrimSuffix(path, ext), i, ext)
	}
}
