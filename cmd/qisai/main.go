// Command qisai (棋赛) runs a xiangqi tournament out of one Excel workbook.
package main

import "os"

func main() { os.Exit(run(os.Args, os.Stdout, os.Stderr)) }
