//go:build unix

package prospectus

import (
	"syscall"
	"time"
)

// spent gives the processor time the process has used: on a machine that is busy with other things the clock on the wall
// says nothing about the code.
func spent() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
