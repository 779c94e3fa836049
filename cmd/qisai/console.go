package main

import (
	"io"
	"os"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/transform"
)

// gbkCodePage is the code page of a Chinese Windows console; programs that read our output through a pipe there expect it.
const gbkCodePage = 936

// console gives a stream of the program the encoding its reader expects. A window shows Chinese whatever its code page:
// Go writes UTF-16 to it. Only what goes through a pipe or into a file needs the code page of the console.
func console(f *os.File, codePage uint32) io.Writer {
	if info, err := f.Stat(); err == nil && info.Mode()&os.ModeCharDevice != 0 {
		return f
	}
	return encoded(f, codePage)
}

// encoded writes UTF-8 text to w in a code page of Windows; those other than GBK get UTF-8.
func encoded(w io.Writer, codePage uint32) io.Writer {
	if codePage != gbkCodePage {
		return w
	}
	// GB18030 is GBK and, in four bytes, everything GBK lacks: no character becomes a question mark here
	enc := encoding.ReplaceUnsupported(simplifiedchinese.GB18030.NewEncoder())
	return codePageWriter{transform.NewWriter(w, enc), w}
}

// codePageWriter recodes what is written; a print ends with a whole character, so nothing is held back between writes.
type codePageWriter struct {
	*transform.Writer
	plain io.Writer
}

// unencoded gives the stream without recoding: JSON is UTF-8 wherever it goes (RFC 8259, 8.1).
func unencoded(w io.Writer) io.Writer {
	if c, ok := w.(codePageWriter); ok {
		return c.plain
	}
	return w
}
