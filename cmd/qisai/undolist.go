package main

import "strings"

// say lists the commands that were stepped over.
func (r *undoRun) say(head string, lines []string) {
	r.printf("%s", head)
	for _, l := range lines {
		r.printf("  %s", l)
	}
	if len(lines) > 1 {
		r.warnf("其间的备份不在了，一次走了 %d 个命令", len(lines))
	}
}

// nothing says that there is no step, and where the backups are.
func (r *undoRun) nothing(msg string) error {
	folder := backupFolder(r.file.path)
	if len(r.states) == 0 {
		return failf(exitFaults, "%s：%s 里没有备份", msg, folder).hint("工作簿改名或搬家时，“-备份”文件夹要一起改名、一起搬")
	}
	return failf(exitFaults, "%s", msg).hint("qisai undo %s --list 列出命令；以前的工作簿都在 %s 里", quote(r.file.path), folder)
}

// list shows the steps, the nearest first.
func (r *undoRun) list() error {
	if r.now == nil {
		r.warnf("%s 已损坏，读不出做过哪些命令", r.file.path)
	}
	r.printf("可以撤销的命令，从近到远：")
	n := 0
	for record := r.record; ; n++ {
		target := before(r.states, record)
		if target == nil {
			break
		}
		r.printf("  %d. %s", n+1, strings.Join(commands(record[len(target.record):]), "；"))
		record = target.record
	}
	if n == 0 {
		r.printf("  无")
	}
	r.printf("可以重做的命令：")
	n = 0
	for record := r.record; r.now != nil; n++ {
		target := following(r.states, record)
		if target == nil {
			break
		}
		r.printf("  %d. %s", n+1, strings.Join(commands(target.record[len(record):]), "；"))
		record = target.record
	}
	if n == 0 {
		r.printf("  无")
	}
	return nil
}
