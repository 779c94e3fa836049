package main

import (
	"runtime"
	"sync"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// patience is how long work goes on before a bar shows how far it is.
const patience = time.Second

// sideBySide does n pieces of work, as many at a time as there are processors. On a terminal, and only there, a bar shows
// how far a work is that takes long.
func (u ui) sideBySide(what string, n int, do func(i int)) {
	late := make(chan any)
	defer time.AfterFunc(patience, func() { close(late) }).Stop()
	progress := mpb.New(mpb.WithOutput(u.stderr), mpb.WithWidth(60), mpb.WithRenderDelay(late))
	bar := progress.AddBar(int64(n), mpb.BarRemoveOnComplete(),
		mpb.PrependDecorators(decor.Name(what+" "), decor.CountersNoUnit("%d/%d ")),
		mpb.AppendDecorators(decor.AverageETA(decor.ET_STYLE_GO)))
	next := make(chan int)
	var workers sync.WaitGroup
	for range min(n, runtime.GOMAXPROCS(0)) {
		workers.Go(func() {
			for i := range next {
				do(i)
				bar.Increment()
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	workers.Wait()
	bar.Abort(true) // one of no pieces would never be complete
	progress.Wait()
}
