//go:build !windows

package main

// outputCodePage is a matter of Windows.
func outputCodePage() uint32 { return 0 }

// ownWindow is a matter of Windows.
func ownWindow() bool { return false }
