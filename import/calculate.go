package importer

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/xuri/excelize/v2"

	"qisai/pairing/pattern"
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

// tameFunctions are those of which none can be made to take all the memory of a computer, as some of excelize's can.
var tameFunctions = strings.Fields(`ABS AND AVERAGE CONCATENATE COUNT COUNTA COUNTIF DATE DATEVALUE DAY EXACT FIND HLOOKUP IF IFERROR
	INDEX INT ISBLANK ISNUMBER LEFT LEN LOWER MATCH MAX MID MIN MOD MONTH NOT OR PROPER RIGHT ROUND ROW SUBSTITUTE SUM SUMIF TEXT
	TODAY TRIM UPPER VALUE VLOOKUP YEAR`)

var (
	functionCall = pattern.New(`([\pL_.][\pL\d_.]*)\s*\(`)
	cellRange    = pattern.New(`(\$?[A-Za-z]*\$?\d*)\s*:\s*(?:[^!:]*!)?(\$?[A-Za-z]*\$?\d*)`)
)

const (
	longestFormula = 500
	widestRange    = 100_000 // cells
)

// tame says whether a formula may be computed: short, with well-known functions over blocks of moderate size.
func tame(formula string) bool {
	if len(formula) > longestFormula || strings.ContainsAny(formula, "^{") {
		return false
	}
	for _, m := range functionCall.FindAllStringSubmatch(formula, -1) {
		if !slices.Contains(tameFunctions, strings.ToUpper(m[1])) {
			return false
		}
	}
	for _, m := range cellRange.FindAllStringSubmatch(formula, -1) {
		if a, ok := parseArea(m[1] + ":" + m[2]); !ok || (a.right-a.left+1)*(a.bottom-a.top+1) > widestRange {
			return false
		}
	}
	return true
}

// calculate fills in the value of a formula that was never computed; what cannot be computed stays empty. Computing one
// formula computes those it refers to, so that a single one that is not tame spoils all.
func (b *Book) calculate(sheet string, row int, c *gridCell) {
	c.uncached = false
	b.formulas.tired = b.formulas.tired || slices.ContainsFunc(b.sheets, func(g *grid) bool { return g.wild })
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
