package main

import (
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/templates"
)

const appHelp = `棋赛 qisai：一个 Excel 工作簿办一次象棋比赛

用法：qisai 命令 工作簿.xlsx [选项]

命令：
{{range .Commands}}  {{printf "%-10s" .Name}} {{index .Aliases 0}}　{{.Usage}}
{{end}}
每一轮只要一个命令：qisai pair 比赛.xlsx
把工作簿拖到程序上，或 qisai 比赛.xlsx，会说明比赛进行到哪里、下一步做什么。
某个命令的选项：qisai 命令 --help
`

const commandHelp = `{{.Usage}}

用法：qisai {{.Name}} {{.ArgsUsage}}　（也可写 qisai {{index .Aliases 0}} …）
{{if .Description}}
{{.Description}}
{{end}}
选项：
{{range .VisibleFlags}}  {{.}}
{{end}}`

// helpFirst shows a command's help for --help instead of running it.
func helpFirst(action cli.ActionFunc) cli.ActionFunc {
	return func(ctx *cli.Context) error {
		if ctx.Bool("help") {
			return cli.ShowCommandHelp(ctx, ctx.Command.Name)
		}
		return action(ctx)
	}
}

func (a *app) helpCommand() *cli.Command {
	return &cli.Command{
		Name: "help", Aliases: []string{"帮助"}, Usage: "这份说明；help 命令、help 题目、help \"看不懂的消息\"", ArgsUsage: "[命令|题目|\"消息\"]",
		Action: func(ctx *cli.Context) error {
			asked := strings.TrimSpace(strings.Join(ctx.Args().Slice(), " "))
			if asked == "" {
				err := cli.ShowAppHelp(ctx)
				a.printf("\n说明书，一次看一个题目：\n%s", topicList())
				return err
			}
			return a.help(ctx, asked)
		},
	}
}

// help explains a command, a topic, or both where they share a name (编排), else a message somebody pasted.
func (a *app) help(ctx *cli.Context, asked string) error {
	cmd := ctx.App.Command(asked)
	topic, isTopic := topicOf(asked, cmd)
	if cmd != nil {
		if err := cli.ShowCommandHelp(ctx, cmd.Name); err != nil {
			return err
		}
	}
	if isTopic {
		if cmd != nil {
			a.printf("")
		}
		a.printf("%s", plainText(topic.Text()))
	}
	if cmd != nil || isTopic {
		return nil
	}
	if found := explainMessage(asked); len(found) > 0 {
		a.printf("%s", strings.Join(found, "\n\n"))
		return nil
	}
	return failf(exitUsage, "没有 %q 这个命令或题目，程序的消息里也没有这句话", asked).
		hint("题目有：\n%s", topicList()).hint("运行 qisai help 看有哪些命令")
}

// topicOf finds a topic by its own names or by those of a command.
func topicOf(asked string, cmd *cli.Command) (templates.Topic, bool) {
	if cmd != nil {
		for _, name := range cmd.Names() {
			if t, ok := templates.FindTopic(name); ok {
				return t, true
			}
		}
	}
	return templates.FindTopic(asked)
}

func topicList() string {
	var b strings.Builder
	for _, t := range templates.Topics {
		b.WriteString("  qisai help " + t.Name + "　" + t.About + "\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}
