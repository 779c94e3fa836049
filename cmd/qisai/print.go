package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/pairing"
	"qisai/report"
	"qisai/report/pdf"
)

func (a *app) printCommand() *cli.Command {
	return &cli.Command{
		Name: "print", Aliases: []string{"打印"}, Usage: "打印文件：对阵表、登记条、名次表、成绩总表等，all 为现在该打印的", ArgsUsage: "工作簿.xlsx 种类…",
		Description: "种类有：" + kindNames() + "。\n--list 说明每一种；--list 工作簿.xlsx 还说明现在该打印哪些。",
		Flags: []cli.Flag{
			sectionFlag(), roundFlag("哪一轮；默认最近一轮"), outFlag(),
			&cli.BoolFlag{Name: "png", Usage: "另外每页存一张图片（名称-第1页.png……），用来发到微信群"},
			&cli.BoolFlag{Name: "list", Usage: "列出有哪些种类；写了工作簿就说明现在该打印哪些"},
		},
		Action: a.print,
	}
}

// printRun is one run of print.
type printRun struct {
	*app
	*event
	said  map[string]bool // warnings already given: several documents show the same ranking
	given *report.Honours // the awards of the chosen sections, once they are asked for
}

// warn gives a warning once.
func (r *printRun) warn(text string) {
	if !r.said[text] {
		r.said[text] = true
		r.warnf("%s", text)
	}
}

// wish is a kind to print and the round it is wanted for, 0 being the most recent.
type wish struct {
	kind  *kind
	round int
}

func (a *app) print(ctx *cli.Context) error {
	args := ctx.Args().Slice()
	switch {
	case ctx.Bool("list"):
		return a.printList(ctx, args)
	case len(args) < 2:
		return failf(exitUsage, "要写工作簿和种类").hint("例如：qisai print 比赛.xlsx 对阵表；种类有：%s、all", kindNames())
	}
	wanted, all, err := parseKinds(args[1:])
	if err != nil {
		return err
	}
	pdf.Preload() // unpacks the fonts while the workbook is read
	e, sections, err := a.loadChosen(ctx, args[0])
	if err != nil {
		return err
	}
	defer e.close()
	r := &printRun{app: a, event: e, said: map[string]bool{}}
	var docs []document
	var events []wish
	for _, s := range sections {
		round, err := printRound(ctx, s)
		if err != nil {
			return err
		}
		wishes := wishesFor(s, wanted, all, round)
		if len(wishes) == 0 && len(dueBooks(sections, nil)) == 0 {
			r.warn(s.Name + "现在没有该打印的文件")
		}
		for _, w := range wishes {
			if w.kind.make != nil {
				docs = append(docs, r.documents(w, s)...)
			} else if !slices.ContainsFunc(events, func(e wish) bool { return e.kind == w.kind }) {
				events = append(events, w)
			}
		}
	}
	if all && !ctx.IsSet("round") {
		events = append(events, dueBooks(sections, events)...)
	}
	more, err := r.eventDocuments(sections, events, wanted)
	if err != nil {
		return err
	}
	docs = append(docs, more...)
	return a.writeDocuments(e, docs, printFolder(ctx, args[0]), ctx.Bool("png"))
}

// wishesFor gives the kinds named, and for all those that are due or, if a round is named, belong to it.
func wishesFor(s *pairing.Section, wanted []*kind, all bool, round int) []wish {
	var out []wish
	for _, k := range wanted {
		out = append(out, wish{k, round})
	}
	if all {
		for _, w := range dueKinds(s, round) {
			if !slices.Contains(wanted, w.kind) {
				out = append(out, w)
			}
		}
	}
	return out
}

// documents makes the documents of a kind. A kind with nothing to print makes a page that says so.
func (r *printRun) documents(w wish, s *pairing.Section) []document {
	docs := w.kind.make(r, s, w.round)
	if len(docs) == 0 {
		nothing := document{name: fileName(s.Name, w.kind.name), doc: report.Nothing(r.context(r.event, s), w.kind.name)}
		if w.kind.text {
			nothing.text = "无\n"
		}
		docs = append(docs, nothing)
	}
	for _, d := range docs {
		if d.doc.Empty() && (d.text == "" || d.text == "无\n") {
			r.warn(s.Name + "没有可打印的" + w.kind.name + "，只印“无”")
		}
	}
	return docs
}

func (a *app) writeDocuments(e *event, docs []document, dir string, pictures bool) error {
	outs, err := a.render(docs, dir, pictures)
	if err != nil {
		return err
	}
	written, err := a.writePages(e.file, slices.Concat(outs...))
	if err != nil {
		return err
	}
	for _, files := range outs {
		a.printed(dir, written[:len(files)])
		written = written[len(files):]
		if len(files) > 1 {
			a.oldPictures(files)
		}
	}
	return nil
}

// printed says what was written of a document: its file, and the pictures of its pages in one line.
func (a *app) printed(dir string, files []string) {
	name := func(i int) string { return filepath.Join(dir, filepath.Base(files[i])) }
	a.printf("已打印 %s", name(0))
	switch n := len(files) - 1; n {
	case 0:
	case 1:
		a.printf("已打印 %s", name(1))
	default:
		a.printf("已打印 %s 等 %d 张图片", name(1), n)
	}
}

// oldPictures names a picture that an earlier, longer print has left: it would be posted with the new ones.
func (a *app) oldPictures(files []output) {
	old := picturePath(files[0].path, len(files))
	if _, err := os.Lstat(old); err == nil {
		a.warnf("%s 是以前打印的，这次只有 %d 页", old, len(files)-1)
		a.hintf("从这一页起，旧的图片请删除，不要发出去")
	}
}

// printRound gives the round to print: --round, or 0 for the most recent.
func printRound(ctx *cli.Context, s *pairing.Section) (int, error) {
	if !ctx.IsSet("round") {
		return 0, nil
	}
	n := ctx.Int("round")
	if n < 1 || n > s.LastRound() {
		return 0, failf(exitFaults, "%s没有第%d轮，最后编排的是第%d轮", s.Name, n, s.LastRound())
	}
	return n, nil
}

// parseKinds reads kinds by their Chinese name or English alias; all means what is due.
func parseKinds(words []string) (out []*kind, all bool, err error) {
	for _, w := range words {
		if strings.EqualFold(w, "all") || w == "全部" {
			all = true
			continue
		}
		i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == w || strings.EqualFold(k.alias, w) })
		if i < 0 {
			return nil, false, failf(exitUsage, "没有 %q 这种文件", w).hint("种类有：%s、all", kindNames())
		}
		if !slices.Contains(out, &kinds[i]) {
			out = append(out, &kinds[i])
		}
	}
	return out, all, nil
}

func kindNames() string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = k.name
	}
	return strings.Join(names, "、")
}
