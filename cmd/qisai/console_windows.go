package main

import (
	"syscall"
	"unsafe"
)

var kernel32 = syscall.NewLazyDLL("kernel32.dll")

// outputCodePage is the code page of the console the program was started from, 0 if there is none.
func outputCodePage() uint32 {
	cp, _, _ := kernel32.NewProc("GetConsoleOutputCP").Call()
	return uint32(cp)
}

// ownWindow says whether the console window was opened for this program alone, as when a file is dropped on it: the
// window closes with the program.
func ownWindow() bool {
	var ids [2]uint32
	n, _, _ := kernel32.NewProc("GetConsoleProcessList").Call(uintptr(unsafe.Pointer(&ids[0])), uintptr(len(ids)))
	return n == 1
}
