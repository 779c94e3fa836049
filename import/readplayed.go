package importer

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
)

const hintPlayed = "可以读 TRF16 文件，以及 Swiss-Manager、chess-results.com 和中文编排软件的交叉表（xlsx、csv）：要有姓名、编号或名次，以及 第1轮（1.Rd）…各栏"

// ReadPlayed reads a played event: a TRF16 report, or a crosstable in a workbook or a text. What it is shows in the
// bytes, not in the name. All faults are found at once; with any the event must not be used.
func ReadPlayed(name string, data []byte) (*Played, Problems, error) {
	name = Masked(filepath.Base(name))
	if bytes.HasPrefix(data, []byte("PK")) || !errors.Is(sniff(data), errIsText) {
		b, err := Open(data)
		if err != nil {
			return nil, nil, err
		}
		defer b.Close()
		return playedSheets(name, b)
	}
	text, err := decodeText(data)
	if err != nil {
		return nil, nil, err
	}
	if trfLine.MatchString(text) {
		p, problems := parseTRF(name, text).played()
		return p, problems, nil
	}
	var best *crossSheet
	for _, d := range delimiters {
		if x := findCross(name, true, parseCSV(text, d)); x != nil && (best == nil || len(x.rounds) > len(best.rounds)) {
			best = x
		}
	}
	if best == nil {
		return nil, nil, fileErrorf(hintPlayed, nil, "既不是 TRF 文件，也没有找到交叉表")
	}
	p, problems := best.played()
	return p, problems, nil
}

// playedSheets reads the one crosstable of a workbook.
func playedSheets(name string, b *Book) (*Played, Problems, error) {
	var found []*crossSheet
	var names []string
	for _, g := range b.sheets {
		if x := findCross(name, false, g); x != nil {
			found, names = append(found, x), append(names, g.name)
		}
	}
	switch len(found) {
	case 0:
		return nil, nil, fileErrorf(hintPlayed, nil, "没有找到交叉表")
	case 1:
		p, problems := found[0].played()
		return p, problems, nil
	}
	return nil, nil, fileErrorf("只留一张，另存为一个文件再导入", nil, "有几张表都像交叉表：%s", strings.Join(names, "、"))
}
