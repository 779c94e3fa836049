package importer

import (
	"bytes"
	"errors"
	"time"

	"github.com/xuri/excelize/v2"
)

// calculator works out formulas whose values the file does not hold, by excelize, which is opened for the first of them.
type calculator struct {
	file  *excelize.File
	spent time.Duration
	tired bool // no more formulas: one has taken too long, or the file does not open
}

// calculationTime is how long all formulas of a workbook may take: one over whole columns would never end.
const calculationTime = 3 * time.Second

func (c *calculator) close() error {
	if c.file == nil || c.tired {
		return nil // a formula may still be at work in it
	}
	return c.file.Close()
}

// calculate fills in the value of a formula that was never computed; what excelize cannot compute stays empty.
func (b *Book) calculate(sheet string, row int, c *gridCell) {
	c.uncached = false
	v, err := b.formulas.value(b.data, sheet, cellName(c.col, row))
	c.raw, c.text = v, cleanText(v)
	if err != nil {
		c.kind = errorCell
	}
}

var errTired = errors.New("formula not computed")

func (c *calculator) value(data []byte, sheet, cell string) (string, error) {
	if c.tired {
		return "", errTired
	}
	type result struct {
		value string
		err   error
	}
	done, start := make(chan result, 1), time.Now()
	go func() {
		r := result{err: errTired}
		defer func() { _ = recover(); done <- r }() // excelize's calculator panics on some formulas
		if c.file == nil {
			f, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{
				RawCellValue: true, UnzipSizeLimit: maxUnzipped, UnzipXMLSizeLimit: maxUnzipped,
			})
			if err != nil {
				return
			}
			c.file = f
		}
		r.value, r.err = c.file.CalcCellValue(sheet, cell)
	}()
	select {
	case r := <-done:
		c.spent += time.Since(start)
		c.tired = c.file == nil || c.spent > calculationTime
		return r.value, r.err
	case <-time.After(calculationTime - c.spent):
		c.tired = true
		return "", errTired
	}
}
