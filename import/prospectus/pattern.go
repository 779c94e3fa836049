package prospectus

import lazy "qisai/pairing/pattern"

// pattern is a regular expression that is compiled when it is first needed.
type pattern = lazy.Pattern

func compile(expr string) *pattern { return lazy.New(expr) }
