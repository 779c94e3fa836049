package prospectus

import (
	"slices"

	"qisai/pairing/prize"
)

// apart cuts bands that share places, as 前三名奖杯 and 前八名证书 do, into ones that do not: the sheet takes each place
// once. Bands without an end are left alone.
func apart(bands []band) []band {
	var open, closed []band
	for _, b := range bands {
		if b.To == 0 {
			open = append(open, b)
		} else {
			closed = append(closed, b)
		}
	}
	if !crossing(closed) {
		return bands
	}
	var starts []int
	for _, b := range closed {
		starts = append(starts, b.From, b.To+1)
	}
	slices.Sort(starts)
	starts = slices.Compact(starts)
	var out []band
	for i := range starts[:len(starts)-1] {
		piece := band{Span: prize.Span{From: starts[i], To: starts[i+1] - 1}}
		found := false
		for _, b := range closed {
			if b.From <= piece.From && piece.To <= b.To {
				piece.gain(b)
				found = true
			}
		}
		if found {
			out = append(out, piece)
		}
	}
	return append(out, open...)
}

func crossing(bands []band) bool {
	for i, a := range bands {
		for _, b := range bands[:i] {
			if a.From <= b.To && b.From <= a.To {
				return true
			}
		}
	}
	return false
}

// gain adds what another band over the same places gives.
func (b *band) gain(o band) {
	b.money += o.money
	if o.certificate != "" {
		b.certificate = o.certificate
	}
	b.item = join(b.item, o.item)
	if o.title != "" {
		b.title = o.title
	}
	if b.from == (quote{}) || o.money > 0 {
		b.from = o.from
	}
}
