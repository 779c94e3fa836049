//go:build !nopdf

// Command qisai (棋赛) runs a xiangqi tournament out of one Excel workbook.
package main

import "os"

func main() { os.Exit(launch(os.Args)) }
