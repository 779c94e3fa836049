package importer

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"qisai/pairing"
	"qisai/pairing/pattern"
)

// Source 来源 is where something was read from.
type Source struct {
	File  string // base name
	Sheet string // "" for text files
	Row   int    // row or line, 0 for the whole sheet or file
	Last  int    // last line of a block of lines, else 0
}

// String gives 甲队.xlsx 报名表 第5行, without anything private.
func (s Source) String() string {
	text := s.File
	if s.Sheet != "" {
		text += " " + s.Sheet
	}
	text = maskAll(text)
	switch {
	case s.Last > s.Row:
		text += fmt.Sprintf(" 第%d-%d行", s.Row, s.Last)
	case s.Row > 0:
		text += fmt.Sprintf(" 第%d行", s.Row)
	}
	return text
}

// EntryRow is one person (or pair) found in a file, under the columns' own names of 报名. Only columns with text are in
// Fields: 性别 is 男 or 女, full dates are 2009-01-31, an identity number has no blanks and a capital X; all else is as it
// stands there.
type EntryRow struct {
	Fields map[string]string
	Source Source
}

// Unread is text that was not understood, whole rows and single cells. Text is masked.
type Unread struct {
	Source Source
	Text   string
	Why    string // Chinese
}

// Notice is something worth knowing about how a file was read: filled from above, hidden rows, columns left out.
type Notice struct {
	Source Source
	Msg    string // Chinese
}

// Entries 来件 is what is read from files of entries. Every line of a message, and every row below a header, that is not
// blank is in Rows, in Unread or named by a Notice.
type Entries struct {
	Rows    []EntryRow
	Unread  []Unread
	Notices []Notice
}

// Add puts what another file held behind.
func (e *Entries) Add(f *Entries) {
	e.Rows = append(e.Rows, f.Rows...)
	e.Unread = append(e.Unread, f.Unread...)
	e.Notices = append(e.Notices, f.Notices...)
}

// ReadEntries reads a file of entries: a workbook, a table as csv or tsv, or messages pasted into a text file; what it
// is shows in the bytes, not in the name. A file that cannot be read at all gives a *FileError. Nobody is invented: a
// person is read only from a row under a header, from a line that says at least a name and one more thing that only
// a person has, or from a name in a list below a category.
func ReadEntries(name string, data []byte) (*Entries, error) {
	return readEntries(name, data, vocabulary{})
}

// ReadEntries is the function of that name with the words of the event known: its categories, and the units already
// there, are recognised in a message without a label.
func (b *Book) ReadEntries(t *pairing.Tournament, name string, data []byte) (*Entries, error) {
	v := vocabulary{}
	for _, c := range t.Categories {
		v.learnCategory(&c)
	}
	for _, p := range t.Players {
		v.learn("单位", p.Unit)
	}
	return readEntries(name, data, v)
}

func readEntries(name string, data []byte, v vocabulary) (*Entries, error) {
	r := &entryReader{file: filepath.Base(name), words: v, out: &Entries{}}
	if bytes.HasPrefix(data, []byte("PK")) || !errors.Is(sniff(data), errIsText) {
		b, err := Open(data)
		if err != nil {
			return nil, err
		}
		defer b.Close()
		r.workbook(b)
		return r.out, nil
	}
	text, err := decodeText(data)
	if err != nil {
		return nil, err
	}
	return r.out, r.text(text, strings.ToLower(filepath.Ext(name)))
}

// trfLine begins a line of the tournament report FIDE takes.
var trfLine = pattern.New(`(?m)^(?:012 \S|001 +\d+ )`)

// text reads a text file: a table if it has a header, else messages.
func (r *entryReader) text(text, ext string) error {
	if trfLine.MatchString(text) {
		return r.trf(text)
	}
	if g := r.csvGrid(text); g != nil {
		r.sheet(g)
		return nil
	}
	if strings.TrimSpace(cleanText(text)) == "" {
		return fileErrorf("", nil, "文件里没有内容")
	}
	if ext == ".csv" || ext == ".tsv" {
		r.unread(Source{Row: 1}, "", "没有找到名单的表头，没有读入；请在第一行补上 姓名、性别、组别 等")
		return nil
	}
	r.messages(text)
	return nil
}

// entryReader collects what one file holds.
type entryReader struct {
	file     string
	book     *Book // nil for text
	date1904 bool
	words    vocabulary
	out      *Entries
}

func (r *entryReader) unread(at Source, text, format string, args ...any) {
	at.File = r.file
	r.out.Unread = append(r.out.Unread, Unread{at, maskAll(hideAddresses(line(text))), maskAll(fmt.Sprintf(format, args...))})
}

func (r *entryReader) notice(at Source, format string, args ...any) {
	at.File = r.file
	for i, arg := range args {
		if text, ok := arg.(string); ok {
			args[i] = maskAll(hideAddresses(text))
		}
	}
	r.out.Notices = append(r.out.Notices, Notice{at, fmt.Sprintf(format, args...)})
}

// plain is text of the program's own for a notice, which need not be masked.
type plain string

// mostRuns is how many runs of lines a notice names.
const mostRuns = 12

// lines names lines as 5、7-9; of very many the first and how many there are.
func lines(nums []int) plain {
	runs := strings.Split(ranges(nums), "、")
	if len(runs) <= mostRuns {
		return plain(strings.Join(runs, "、"))
	}
	return plain(fmt.Sprintf("%s……%d（共 %d 行）", strings.Join(runs[:mostRuns/2], "、"), nums[len(nums)-1], len(nums)))
}

func (r *entryReader) row(at Source, fields map[string]string) {
	at.File = r.file
	r.out.Rows = append(r.out.Rows, EntryRow{fields, at})
}

// longDigits is any number long enough to be private, shorter ones than privateDigits finds too: what is not understood
// may be part of one. A letter before it makes a passport.
var longDigits = pattern.New(`[A-Za-zＡ-Ｚａ-ｚ]?(?:[0-9０-９][ \-　]?){6,}[0-9０-９xXｘＸ](?:[0-9]*)`)

func isDay(text string) bool {
	_, form := parseDate(text)
	return form == fullDate
}

// plainDate is a day that may be shown.
var plainDate = pattern.New(`(?:19|20)\d{2}-\d{2}-\d{2}`)

// maskAll hides every number that may be private, but keeps days, also as 20251101.
func maskAll(s string) string {
	return longDigits.ReplaceAllStringFunc(s, func(m string) string {
		if d := strings.TrimSpace(m); plainDate.FindString(d) == d || compactDate.MatchString(d) && isDay(d) {
			return m
		}
		return "********"
	})
}

// Masked hides in a text, such as the name of a file, what may be an identity number or a telephone.
func Masked(text string) string { return maskAll(text) }
