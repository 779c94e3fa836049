package main

import (
	"path/filepath"
	"time"

	"github.com/urfave/cli/v2"

	importer "qisai/import"
)

func (a *app) undoCommand() *cli.Command {
	return &cli.Command{
		Name: "undo", Aliases: []string{"撤销"}, Usage: "撤销上一个写入的命令；--redo 重做", ArgsUsage: "工作簿.xlsx",
		Description: "每个写入工作簿的命令（导入、审核、编排、名次、获奖）都把之前、之后的工作簿存进“工作簿名-备份”文件夹。\n" +
			"undo 退回上一个命令之前的样子，可以接连退几步；--redo 又前进一步；运行过新的命令以后，撤销过的就不能再重做。\n" +
			"命令以后填的结果、改的内容会随着撤销丢失的，逐格列出，什么也不写；加 --discard 才照办，那时的工作簿也留在备份文件夹里。\n" +
			"PDF 一个也不删；哪些已经作废，会逐个说明。要只重新编排还没有结果的本轮，用 qisai pair --redo。",
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: "redo", Usage: "重做上一次撤销的命令"},
			&cli.BoolFlag{Name: "list", Usage: "列出能撤销、能重做的命令，什么也不写"},
			&cli.BoolFlag{Name: "discard", Usage: "命令以后手工改的内容不要了"},
		},
		Action: a.undo,
	}
}

// undoRun is one run of undo.
type undoRun struct {
	*app
	file    *bookFile
	states  []*state
	now     *importer.Book // nil: the workbook is damaged
	record  []importer.LogEntry
	discard bool
}

func (a *app) undo(ctx *cli.Context) error {
	path, err := oneBook(ctx)
	if err != nil {
		return err
	}
	file, err := openFile(path)
	if err != nil {
		return err
	}
	defer file.close()
	r := &undoRun{app: a, file: file, discard: ctx.Bool("discard")}
	states, damaged := readArchive(file.path)
	r.states = states
	for _, name := range damaged {
		a.warnf("备份“%s”已损坏，不能用它", name)
	}
	if r.now, err = importer.Open(file.data); err == nil {
		defer r.now.Close()
		r.record = r.now.ReadLog()
	}
	switch {
	case ctx.Bool("list"):
		return r.list()
	case r.now == nil:
		return r.rescue(err)
	case ctx.Bool("redo"):
		return r.forward()
	}
	return r.back()
}

// back undoes the last command.
func (r *undoRun) back() error {
	target := before(r.states, r.record)
	if target == nil {
		return r.nothing("没有可以撤销的命令")
	}
	gone := r.record[len(target.record):]
	var pure *state // as the command left it
	for _, s := range sameRecord(r.states, r.record) {
		if s.moment == stateAfter {
			pure = s
		}
	}
	if err := r.mayLose(pure, target, "--discard"); err != nil {
		return err
	}
	if err := r.restore(target, undoing); err != nil {
		return err
	}
	r.say("已撤销：", commands(gone))
	r.outdated(gone)
	r.printf("要重做：qisai undo %s --redo", quote(r.file.path))
	return nil
}

// forward redoes the command undone last.
func (r *undoRun) forward() error {
	target := following(r.states, r.record)
	if target == nil {
		return r.nothing("没有可以重做的命令")
	}
	if err := r.mayLose(r.nearest(target), target, "--redo --discard"); err != nil {
		return err
	}
	if err := r.restore(target, redoing); err != nil {
		return err
	}
	r.say("已重做：", commands(target.record[len(r.record):]))
	return nil
}

// nearest gives the state since which the least has been changed by hand: the one that undo has put back.
func (r *undoRun) nearest(target *state) *state {
	var best *state
	least := 0
	for _, s := range sameRecord(r.states, r.record) {
		if lost, err := r.lost(s, target); err == nil && (best == nil || len(lost) <= least) {
			best, least = s, len(lost)
		}
	}
	return best
}

// lost lists what was changed by hand since a state and will not be in the target.
func (r *undoRun) lost(since, target *state) ([]typed, error) {
	was, err := importer.Open(since.data)
	if err != nil {
		return nil, err
	}
	defer was.Close()
	coming, err := importer.Open(target.data)
	if err != nil {
		return nil, err
	}
	defer coming.Close()
	return changedByHand(was, r.now, coming), nil
}

// mostShown is how many changed cells are listed one by one.
const mostShown = 60

// mayLose stops if something typed since the state would be lost, unless that is wanted.
func (r *undoRun) mayLose(since, target *state, flags string) error {
	again := "qisai undo " + quote(r.file.path) + " " + flags
	if since == nil {
		if r.discard {
			return nil
		}
		return failf(exitFaults, "备份里没有这个命令刚运行完时的工作簿，看不出以后手工改过什么，什么也没有写入").
			hint("确信没有填过要保留的结果，运行 %s（现在的工作簿会先存进备份文件夹）", again)
	}
	lost, err := r.lost(since, target)
	if err != nil || len(lost) == 0 {
		return err
	}
	say := r.errorf
	if r.discard {
		say = r.warnf
	}
	for _, c := range lost[:min(len(lost), mostShown)] {
		say("%s", c)
	}
	if more := len(lost) - mostShown; more > 0 {
		say("另有 %d 格也改过", more)
	}
	if r.discard {
		return nil
	}
	return failf(exitFaults, "命令以后手工改的以上 %d 处会丢失，什么也没有写入", len(lost)).
		hint("不要了，就运行 %s（现在的工作簿会先存进备份文件夹）", again)
}

// restore keeps the workbook as it is and puts the target in its place.
func (r *undoRun) restore(target *state, command string) error {
	if err := r.file.restore(target.data, command, r.app.now); err != nil {
		return err
	}
	r.printf("%s 回到了“%s”", r.file.path, stem(filepath.Base(target.path)))
	return nil
}

// restore puts a workbook of the archive in the place of the present one, which is kept.
func (b *bookFile) restore(data []byte, command string, now time.Time) error {
	if err := b.unchanged(); err != nil {
		return err
	}
	st := staging{tag: b.tag}
	defer st.undo()
	kept := newStep(b.path, now, command).path(stateBefore)
	if err := st.backup(kept, b.data, b.mode); err != nil {
		return fileFailf(err, "不能备份到 %s", kept)
	}
	if err := b.swap(data); err != nil {
		return err
	}
	st.done = true
	return nil
}

// rescue puts the youngest state in the place of a workbook that cannot be opened any more.
func (r *undoRun) rescue(why error) error {
	if len(r.states) == 0 {
		return r.nothing("工作簿已损坏")
	}
	target := r.states[len(r.states)-1]
	if !r.discard {
		return failf(exitFaults, "工作簿打不开（%v），看不出以后手工改过什么，什么也没有写入", why).
			hint("要换回备份里最近的“%s”，运行 qisai undo %s --discard（打不开的这份也会存进备份文件夹）", filepath.Base(target.path), quote(r.file.path))
	}
	return r.restore(target, rescuing)
}
