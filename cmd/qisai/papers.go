package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	importer "qisai/import"
)

// outdated names the documents of commands that are undone. They are left where they are: the next pair writes over them,
// and a file that somebody has put there himself is nobody's to delete.
func (r *undoRun) outdated(gone []importer.LogEntry) {
	dir := base(r.file.path) + "-打印"
	entries, _ := os.ReadDir(dir)
	var names []string
	for _, e := range entries {
		for _, row := range gone {
			if isPaperOf(e.Name(), row) {
				names = append(names, e.Name())
				break
			}
		}
	}
	if len(names) == 0 {
		return
	}
	r.warnf("%s 里的这些文件已经作废，不要再张贴（重新编排时会换成新的）：", dir)
	for _, n := range names {
		r.warnf("  %s", n)
	}
}

// isPaperOf says whether a document is of what a row of 编排记录 made: 公开组 第3轮 对阵表, 公开组 第1-5轮 对阵表,
// 公开组 淘汰赛第2轮 淘汰赛对阵图, 公开组 最终 名次表.
func isPaperOf(name string, row importer.LogEntry) bool {
	rest, ok := strings.CutPrefix(name, fileName(row.Section)+" ")
	if !ok || row.Section == "" || row.Command != "编排" || !strings.EqualFold(filepath.Ext(name), ".pdf") {
		return false
	}
	switch {
	case row.Knockout > 0:
		return strings.HasPrefix(rest, fmt.Sprintf("淘汰赛第%d轮 ", row.Knockout))
	case isFinal(row):
		return strings.HasPrefix(rest, "最终 ")
	}
	var from, to int
	if _, err := fmt.Sscanf(rest, "第%d-%d轮 ", &from, &to); err == nil {
		return from <= row.Round && row.Round <= to
	}
	return strings.HasPrefix(rest, fmt.Sprintf("第%d轮 ", row.Round))
}
