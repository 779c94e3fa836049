package pdf

import "math"

// plan is a way to set a draft.
type plan struct {
	streams int
	size    float64
	names   float64 // the size of names: they stay large when the others get smaller
	widths  []float64
	cost    float64 // what it takes from the texts
	broken  int     // cells that need more than one line although they were made smaller
	tight   bool    // not even the least widths had room
}

// cellSize is the size of the texts in a column.
func (p plan) cellSize(c draftColumn) float64 {
	if c.name {
		return p.names
	}
	return p.size
}

// floor is the least size of the texts in a column: a part of the size the document asks for, so that a table in a
// smaller size and a text made smaller do not add up. Sentences keep their size.
func (p plan) floor(c draftColumn, d *draft) float64 {
	size := d.size
	if c.name {
		size = d.names
	}
	if c.prose {
		return p.cellSize(c)
	}
	return min(size*shrinkFloor, p.cellSize(c))
}

// choose finds the number of streams, the size and the widths. Streams that would break many cells are given up.
func (d *draft) choose(room float64) plan {
	for streams := d.streams; streams > 1; streams-- {
		if p := d.sized(room, streams); !p.tight && p.broken*4 <= len(d.rows) {
			return p
		}
	}
	p := d.sized(room, 1)
	for percent := 70; p.tight && percent >= 30; percent -= 5 {
		p = d.try(percent, room, 1)
	}
	return p
}

// sized finds the best size for a number of streams.
func (d *draft) sized(room float64, streams int) plan {
	best := d.try(100, room, streams)
	for percent := 95; percent >= 75 && best.cost > 0; percent -= 5 {
		if p := d.try(percent, room, streams); p.cost < best.cost {
			best = p
		}
	}
	return best
}

// try finds the widths at a part of the size.
func (d *draft) try(percent int, room float64, streams int) plan {
	scale := float64(percent) / 100
	p := plan{streams: streams, size: d.size * scale, names: d.names}
	if scale < shrinkFloor {
		p.names *= scale
	}
	room = (room - float64(streams-1)*gutter) / float64(streams)
	low := make([]float64, len(d.cols))
	for i, c := range d.cols {
		var full float64
		low[i], full = c.limits(p, d)
		p.widths = append(p.widths, max(low[i], min(full, room)))
	}
	switch {
	case sum(p.widths) <= room:
		p.widths = spread(p.widths, room, d.whole || streams > 1)
	case sum(low) <= room:
		d.squeeze(p, low, room)
	default:
		p.tight = true
		by := room / sum(low)
		for i, w := range low {
			p.widths[i] = w * by
		}
	}
	for i, c := range d.cols {
		cost, broken := c.cost(p, d, p.widths[i])
		p.cost += cost
		p.broken += broken
	}
	if p.tight {
		p.cost += 1e6
	}
	p.cost += (1 - scale) * smallCost * float64(max(len(d.rows), 10))
	return p
}

// limits gives the least width of a column in a plan, and the one at which nothing in it has to give way.
func (c *draftColumn) limits(p plan, d *draft) (low, full float64) {
	s := p.cellSize(*c)
	low = max(min(c.widest, 4.5*mm)*p.floor(*c, d), min(c.headIn, 8*mm)*p.size, c.least*s, c.must*s) + 2*padX
	full = max(c.widest*s, c.headFull*p.size, c.least*s, c.must*s) + 2*padX
	return low, full
}

// inner is the room for text in a column.
func inner(width float64) float64 { return width - 2*min(padX, 0.15*width) }

// What a cell costs that has to give way. The numbers only weigh against each other.
const (
	shrinkCost = 0.4 // made as small as the floor
	lineCost   = 1.0 // for two lines; three cost four times, four nine times as much
	nameWeight = 3.0 // people look for names
	headCost   = 0.5 // a header in two lines
	smallCost  = 3.0 // for each row, if the whole table were made infinitely small
)

// cost tells what a width costs a column, and how many of its cells it breaks.
func (c *draftColumn) cost(p plan, d *draft, width float64) (cost float64, broken int) {
	room := inner(width)
	full, floor := p.cellSize(*c), p.floor(*c, d)
	for i := len(c.needs) - 1; i >= 0 && c.needs[i].width*full > room; i-- {
		n := c.needs[i]
		each := shrinkCost
		switch {
		case full > floor && n.width*floor <= room:
			each *= (n.width*full - room) / (n.width * (full - floor))
		case n.first > 0 && n.first*floor <= room:
			each += lineCost
			broken += n.times
		default:
			more := math.Ceil(n.width*floor/room*1.05) - 1
			each += lineCost * more * more
			broken += n.times
		}
		cost += each * float64(n.times)
	}
	if c.name {
		cost *= nameWeight
	}
	if c.headFull*p.size > room {
		cost += headCost
	}
	return cost, broken
}

// squeeze takes width from the columns until they have room, each time where a millimetre costs least, then takes what
// turned out to be of no use, and gives it where a millimetre helps most.
func (d *draft) squeeze(p plan, low []float64, room float64) {
	costs := make([]func(width float64) float64, len(d.cols))
	for i := range d.cols {
		costs[i] = func(w float64) float64 { c, _ := d.cols[i].cost(p, d, w); return c }
	}
	exchange(p.widths, sum(p.widths)-room, func(i int, most float64) step {
		return bestStep(costs[i], p.widths[i], -1, min(most+64, p.widths[i]-low[i]))
	})
	for i, w := range p.widths {
		for cost := costs[i](w); w-0.25 >= low[i] && costs[i](w-0.25) <= cost; {
			w -= 0.25
		}
		p.widths[i] = w
	}
	exchange(p.widths, sum(p.widths)-room, func(i int, most float64) step {
		return bestStep(costs[i], p.widths[i], 1, most)
	})
	copy(p.widths, spread(p.widths, room, true))
}

// exchange takes an amount from widths, or gives one that is negative, in steps of the least price.
func exchange(widths []float64, amount float64, best func(i int, most float64) step) {
	sign := math.Copysign(1, amount)
	left := math.Abs(amount)
	steps := make([]step, len(widths))
	for i := range steps {
		steps[i] = best(i, left)
	}
	for left > 1e-4 {
		at := 0
		for i := range steps {
			if steps[i].by > left && sign < 0 {
				steps[i] = best(i, left)
			}
			if steps[i].price < steps[at].price {
				at = i
			}
		}
		if math.IsInf(steps[at].price, 1) {
			return
		}
		by := min(steps[at].by, left)
		widths[at] -= sign * by
		left -= by
		steps[at] = best(at, left)
	}
}

// step is a change of a width, and what it costs for each millimetre.
type step struct{ by, price float64 }

// bestStep finds the change of a width, up to most, with the least price for each millimetre. It looks ahead: once a
// text is broken, more width can be taken for nothing. There is no step that neither takes nor helps.
func bestStep(cost func(float64) float64, width, sign, most float64) step {
	before, best := cost(width), step{price: math.Inf(1)}
	for b := 0.5; b <= 128 && most > 1e-4; b *= 1.5 {
		b = min(b, most)
		p := (cost(width+sign*b) - before) / b
		if p < best.price && (sign < 0 || p < 0) {
			best = step{b, p}
		}
		if b == most {
			break
		}
	}
	return best
}

// spread gives columns that have room more of it. A table of few narrow columns does not take the whole width unless it
// has to.
func spread(widths []float64, room float64, whole bool) []float64 {
	by := room / sum(widths)
	if !whole {
		by = min(by, 1.8)
	}
	out := make([]float64, len(widths))
	for i, w := range widths {
		out[i] = w * by
	}
	return out
}

func sum(v []float64) float64 {
	s := 0.0
	for _, x := range v {
		s += x
	}
	return math.Max(s, 1e-9)
}
