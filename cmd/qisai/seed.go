package main

import (
	"crypto/rand"
	"math/big"
	"strconv"

	"qisai/report"
)

// settleSeed fixes 抽签种子: the one of 规程, or --seed, or a fresh one.
func (r *pairRun) settleSeed() error {
	reg := &r.t.Regulation
	if used := r.usedSeed(); used != "" && reg.HasSeed && used != strconv.FormatUint(reg.Seed, 10) {
		sheet, col, row, _ := r.book.RegulationCell("抽签种子")
		return failf(exitFaults, "%s: 抽签种子现在是 %d，抽签时用的是 %s（见“编排记录”）", place(sheet, col, row), reg.Seed, used).
			hint("改回 %s：种子改了，别人就不能复核抽签", used)
	}
	if text := r.ctx.String("seed"); text != "" {
		seed, err := strconv.ParseUint(text, 10, 64)
		if err != nil || seed == 0 {
			return failf(exitUsage, "抽签种子要写正整数，写的是 %q", text)
		}
		if reg.HasSeed && reg.Seed != seed && r.drawn() {
			sheet, col, row, _ := r.book.RegulationCell("抽签种子")
			return failf(exitFaults, "%s: 抽签种子 %d 已经用过，不能再改成 %d", place(sheet, col, row), reg.Seed, seed).
				hint("去掉 --seed；若要重新抽签，先撤回已编排的轮次和编号")
		}
		if !reg.HasSeed || reg.Seed != seed {
			reg.Seed, reg.HasSeed = seed, true
			r.edits.regulation(r.book, "抽签种子", report.Cell{Text: text, Number: seed < 1e15})
		}
		return nil
	}
	if reg.HasSeed {
		return nil
	}
	n, err := rand.Int(rand.Reader, big.NewInt(999_999_999))
	if err != nil {
		return err
	}
	reg.Seed, reg.HasSeed = n.Uint64()+1, true
	r.edits.regulation(r.book, "抽签种子", report.N(int64(reg.Seed)))
	return nil
}

// usedSeed gives the seed 编排记录 tells of, "" before the first round.
func (r *pairRun) usedSeed() string {
	for _, e := range r.book.Log() {
		if e.Command == "编排" && e.Seed != "" {
			return e.Seed
		}
	}
	return ""
}

// drawn says whether the seed has been used: somebody has a number or a round is posted.
func (r *pairRun) drawn() bool {
	for _, s := range r.t.Sections {
		if len(s.Posted) > 0 {
			return true
		}
	}
	for _, p := range r.t.Players {
		if p.No != 0 {
			return true
		}
	}
	return false
}
