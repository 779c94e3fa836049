package main

import (
	"os"
	"strings"
)

// placed is a file in its place, and the name under which the one that stood there before is held, "" for none.
type placed struct{ path, held string }

// placeAll renames the staged files into their places, or leaves everything as it was: several files are one answer, and
// an early one beside an older one would tell of two states of the event.
func (s *staging) placeAll() (written []string, err error) {
	var list []placed
	defer func() {
		for i := len(list) - 1; i >= 0; i-- {
			list[i].settle(err != nil)
		}
		s.done = err == nil
	}()
	for i, tmp := range s.temps {
		held, err := s.hold(tmp, s.places[i])
		if err != nil {
			return nil, fileFailf(err, "写不了 %s", s.places[i])
		}
		path, err := toPlace(tmp, s.places[i])
		if err != nil || path != s.places[i] {
			drop(held)
			held = ""
		}
		if err != nil {
			return nil, fileFailf(err, "写不了 %s", s.places[i])
		}
		list, written = append(list, placed{path, held}), append(written, path)
	}
	return written, nil
}

// settle gives up what is held, or puts it back.
func (p placed) settle(back bool) {
	switch {
	case !back:
		drop(p.held)
	case p.held == "":
		os.Remove(p.path)
	default:
		_ = os.Rename(p.held, p.path) // the failure that is told is the one before
	}
}

func drop(path string) {
	if path != "" {
		os.Remove(path)
	}
}

// hold keeps the file at a place under a second name beside the new one, as a copy where the disk knows no second names;
// "" if nothing can be lost: one file alone comes all at once, and a folder is never replaced.
func (s *staging) hold(tmp, path string) (string, error) {
	info, err := os.Lstat(path)
	if err != nil || info.IsDir() || len(s.temps) == 1 {
		return "", nil
	}
	held := strings.TrimSuffix(tmp, ".tmp") + "-old.tmp"
	if os.Link(path, held) == nil {
		return held, nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	return writeTemp(s.tag, path, data, info.Mode().Perm())
}
