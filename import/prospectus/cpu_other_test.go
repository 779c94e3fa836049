//go:build !unix

package prospectus

import "time"

var started = time.Now()

func spent() time.Duration { return time.Since(started) }
