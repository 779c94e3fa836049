package main

import (
	"errors"
	"io"
	"os"
	"syscall"
	"testing"
)

// A reader that has had enough is no trouble; any other failure to write a result is.
func TestPipeClosed(t *testing.T) {
	for _, tc := range []struct {
		err  error
		goos string
		want bool
	}{
		{syscall.EPIPE, "linux", true},
		{syscall.Errno(109), "windows", true}, // ERROR_BROKEN_PIPE
		{syscall.Errno(232), "windows", true}, // ERROR_NO_DATA
		{syscall.Errno(233), "windows", true}, // ERROR_PIPE_NOT_CONNECTED
		{syscall.Errno(112), "windows", false},
		{syscall.Errno(109), "linux", false},
		{io.ErrShortWrite, "windows", false},
	} {
		if got := pipeClosed(&os.PathError{Op: "write", Path: "/dev/stdout", Err: tc.err}, tc.goos); got != tc.want {
			t.Errorf("%d on %s: %v, want %v", tc.err, tc.goos, got, tc.want)
		}
	}
	if outputTrouble(&os.PathError{Err: syscall.EPIPE}) != nil {
		t.Error("a closed pipe is an error")
	}
	var f *failure
	if err := outputTrouble(&os.PathError{Err: syscall.ENOSPC}); !errors.As(err, &f) || f.code != exitFile {
		t.Errorf("a full disk is %v", err)
	}
}

// Documents are named after sections, and Windows opens a device for some names whatever stands behind the dot.
func TestFileName(t *testing.T) {
	for section, want := range map[string]string{
		"公开组":        "公开组 第1轮",
		"CON":        "CON 第1轮",
		"con.甲":      "_con.甲 第1轮",
		"Aux .x":     "_Aux .x 第1轮",
		"COM1.":      "_COM1. 第1轮",
		"CONSUL.":    "CONSUL. 第1轮",
		`a<b>:"|?*\`: "a＜b＞：＂｜？＊＼ 第1轮",
	} {
		if got := fileName(section, "第1轮"); got != want {
			t.Errorf("%q gives %q, want %q", section, got, want)
		}
	}
	if got := fileName("NUL"); got != "_NUL" {
		t.Errorf("NUL gives %q", got)
	}
}
