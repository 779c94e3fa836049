package main

import (
	"fmt"
	"slices"
	"strings"

	importer "qisai/import"
)

const (
	fewUnread  = 12 // so many complaints of one kind about a file are all shown
	showUnread = 5  // of more of them these are, and the others' lines are named
	mostRuns   = 12 // of lines named in a summary
)

// sayEntries tells what was not understood and how the rest was read.
func (a *app) sayEntries(entries *importer.Entries) {
	for _, n := range entries.Notices {
		a.hintf("%s: %s", n.Source, n.Msg)
	}
	type kind struct{ file, sheet, why string }
	of := func(u importer.Unread) kind { return kind{u.Source.File, u.Source.Sheet, u.Why} }
	all, shown := map[kind][]int{}, map[kind]int{}
	for _, u := range entries.Unread {
		all[of(u)] = append(all[of(u)], u.Source.Row)
	}
	for _, u := range entries.Unread {
		k := of(u)
		shown[k]++
		switch rows := all[k]; {
		case len(rows) <= fewUnread || shown[k] <= showUnread:
			text := u.Why
			if u.Text != "" {
				text += "：“" + u.Text + "”"
			}
			a.warnf("%s: %s", u.Source, text)
		case shown[k] == showUnread+1:
			rest := rows[showUnread:]
			where := importer.Source{File: k.file, Sheet: k.sheet}
			a.warnf("%s: 另有 %d 处同样：%s（第%s行）", where, len(rest), k.why, rowRuns(rest))
		}
	}
}

// rowRuns names rows as 5、7-9; of very many the first runs and the last row.
func rowRuns(rows []int) string {
	rows = slices.Compact(slices.Sorted(slices.Values(rows)))
	var runs []string
	for i := 0; i < len(rows); {
		j := i
		for j+1 < len(rows) && rows[j+1] == rows[j]+1 {
			j++
		}
		run := fmt.Sprint(rows[i])
		if j > i {
			run += fmt.Sprintf("-%d", rows[j])
		}
		runs = append(runs, run)
		i = j + 1
	}
	if len(runs) <= mostRuns {
		return strings.Join(runs, "、")
	}
	return fmt.Sprintf("%s……%d", strings.Join(runs[:mostRuns/2], "、"), rows[len(rows)-1])
}
