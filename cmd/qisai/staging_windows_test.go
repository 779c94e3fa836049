package main

import "testing"

// A drive that is not there is an error of the system, not an endless way up.
func TestMkdirWithoutDrive(t *testing.T) {
	for _, dir := range []string{`Q:\a\b`, `Q:\`, `Q:.`, `\\nobody\share\a`} {
		if err := new(staging).mkdir(dir); err == nil {
			t.Errorf("%s was made", dir)
		}
	}
}
