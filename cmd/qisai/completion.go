package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v2"

	"qisai/templates"
)

func (a *app) completionCommand() *cli.Command {
	return &cli.Command{
		Name: "completion", Aliases: []string{"补全"}, Usage: "命令行补全的脚本", ArgsUsage: "bash|zsh|powershell",
		Description: "按 Tab 补全命令、选项、文档种类和工作簿的文件名。\n" +
			"bash：把 source <(qisai completion bash) 写进 ~/.bashrc；zsh：写进 ~/.zshrc 的是 source <(qisai completion zsh)；\n" +
			"PowerShell：把 qisai completion powershell | Out-String | Invoke-Expression 写进 $PROFILE。",
		Action: func(ctx *cli.Context) error {
			script, ok := completion(ctx.Args().First(), completionTable(ctx.App.Commands))
			if !ok || ctx.NArg() != 1 {
				return failf(exitUsage, "要写一种命令行：bash、zsh 或 powershell").hint("例如：qisai completion bash")
			}
			a.printf("%s", strings.TrimRight(script, "\n"))
			return nil
		},
	}
}

// completable is what can follow one command.
type completable struct {
	names  []string // the name and its Chinese alias
	flags  []string // with their hyphens
	valued []string // the flags that take a value
	words  []string // besides files
	files  bool     // any file, not only workbooks
}

// completionTable lists what can follow every command.
func completionTable(commands []*cli.Command) []completable {
	var out []completable
	for _, cmd := range commands {
		c := completable{names: append([]string{cmd.Name}, cmd.Aliases...), files: cmd.Name == "import"}
		for _, f := range cmd.Flags {
			flag := "--" + f.Names()[0]
			c.flags = append(c.flags, flag)
			if _, isBool := f.(*cli.BoolFlag); !isBool {
				c.valued = append(c.valued, flag)
			}
		}
		switch cmd.Name {
		case "print":
			c.words = kindWords()
		case "completion":
			c.words = []string{"bash", "zsh", "powershell"}
		case "help":
			for _, other := range commands {
				c.words = append(c.words, other.Name)
			}
			for _, t := range templates.Topics {
				c.words = append(c.words, t.Name)
			}
		}
		out = append(out, c)
	}
	return out
}

// kindWords gives the kinds of print, Chinese and English, and all.
func kindWords() []string {
	out := []string{"all"}
	for _, k := range kinds {
		out = append(out, k.name, k.alias)
	}
	return out
}

// completion writes the script for a shell; ok is false for one that is not known.
func completion(shell string, table []completable) (script string, ok bool) {
	switch shell {
	case "bash":
		return fmt.Sprintf(bashCompletion, strings.Join(allNames(table), " "), shellCases(table, "        %s) flags='%s' valued='%s' words='%s' any='%s' ;;\n")), true
	case "zsh":
		return fmt.Sprintf(zshCompletion, strings.Join(allNames(table), " "), shellCases(table, "        (%s) flags=(%s) valued=(%s) more=(%s) any='%s' ;;\n")), true
	case "powershell", "pwsh":
		return powershell(table), true
	}
	return "", false
}

func allNames(table []completable) []string {
	var out []string
	for _, c := range table {
		out = append(out, c.names...)
	}
	return out
}

// shellCases writes one branch for each command.
func shellCases(table []completable, format string) string {
	var b strings.Builder
	for _, c := range table {
		files := ""
		if c.files {
			files = "1"
		}
		fmt.Fprintf(&b, format, strings.Join(c.names, "|"), strings.Join(c.flags, " "), strings.Join(c.valued, " "), strings.Join(c.words, " "), files)
	}
	return b.String()
}

const bashCompletion = `# qisai 的 bash 补全：source <(qisai completion bash)
_qisai() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
    local flags= valued= words= any= name
    local IFS=$' \t\n'
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='%s'
    else
        case ${COMP_WORDS[1]} in
%s        esac
    fi
    case " $valued " in
    *" $prev "*) any=1 words= ;;
    *)
        case $cur in
        -*) COMPREPLY=($(compgen -W "$flags" -- "$cur")); return ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$cur"))
        ;;
    esac
    while IFS= read -r name; do
        if [ -n "$any" ] || [ -d "$name" ]; then
            COMPREPLY+=("$name")
            continue
        fi
        case $name in
        *.xlsx|*.xlsm|*.XLSX|*.XLSM) COMPREPLY+=("$name") ;;
        esac
    done < <(compgen -f -- "$cur")
    compopt -o filenames 2>/dev/null
    return 0
}
complete -F _qisai qisai
`

const zshCompletion = `#compdef qisai
# qisai 的 zsh 补全：source <(qisai completion zsh)
_qisai() {
    local -a flags valued more
    local any=
    if (( CURRENT == 2 )); then
        more=(%s)
    else
        case ${words[2]} in
%s        esac
    fi
    if (( ${valued[(Ie)${words[CURRENT-1]}]} )); then
        _files
        return
    fi
    if [[ ${words[CURRENT]} == -* ]]; then
        compadd -- $flags
        return
    fi
    compadd -- $more
    if [[ -n $any ]]; then
        _files
    else
        _files -g '*.(#i)(xlsx|xlsm)(-.)'
    fi
}
if (( $+functions[compdef] )); then
    compdef _qisai qisai
fi
`

// powershell writes the script for PowerShell, where words are quoted one by one.
func powershell(table []completable) string {
	quoted := func(words []string) string {
		words = slices.Clone(words)
		for i := range words {
			words[i] = "'" + strings.ReplaceAll(words[i], "'", "''") + "'"
		}
		return "@(" + strings.Join(words, ", ") + ")"
	}
	var b strings.Builder
	for _, c := range table {
		for _, name := range c.names {
			fmt.Fprintf(&b, "        '%s' { $flags = %s; $valued = %s; $words = %s; $any = $%t }\n",
				name, quoted(c.flags), quoted(c.valued), quoted(c.words), c.files)
		}
	}
	return fmt.Sprintf(powershellCompletion, quoted(allNames(table)), b.String())
}

const powershellCompletion = `# qisai 的 PowerShell 补全：qisai completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName qisai, qisai.exe -ScriptBlock {
    param($word, $ast, $position)
    $flags = @(); $valued = @(); $words = @(); $any = $false
    $before = @($ast.CommandElements | Where-Object { $_.Extent.EndOffset -lt $position } | ForEach-Object { $_.ToString() })
    if ($before.Count -le 1) {
        $words = %s
    } else {
        switch ($before[1]) {
%s        }
    }
    if ($valued -contains $before[-1]) { $words = @(); $any = $true }
    elseif ($word.StartsWith('-')) {
        $words = $flags
        $any = $null
    }
    $words | Where-Object { $_.StartsWith($word, [StringComparison]::OrdinalIgnoreCase) } | ForEach-Object {
        [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
    }
    if ($null -ne $any) { # with the folder typed so far, and in quotation marks where the name needs them
        [System.Management.Automation.CompletionCompleters]::CompleteFilename($word) |
            Where-Object { $any -or $_.ResultType -eq 'ProviderContainer' -or $_.ListItemText -match '\.xls[xm]$' }
    }
}
`
