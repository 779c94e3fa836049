package xlsx

import (
	"qisai/templates"

	"github.com/xuri/excelize/v2"
)

// New makes the workbook of a new event from a preset.
func New(p *templates.Preset) ([]byte, error) {
	f := excelize.NewFile()
	defer func() { _ = f.Close() }()
	buf, err := f.WriteToBuffer()
	if err != nil {
		return nil, err
	}
	return buf.Bytes(), nil
}
