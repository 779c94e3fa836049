package pdf

// lead is the height of the rows that stay with a header: two, if they go on one page.
func lead(rows []row, room float64) float64 {
	if len(rows) > 1 && rows[0].height+rows[1].height <= room {
		return rows[0].height + rows[1].height
	}
	return rows[0].height
}

// divide gives the rows that go on a page into streams side by side. The last page gets streams of even height; it
// has more than one row, and room for the notes.
func divide(rows []row, room, notes float64, streams int) [][]row {
	out, left := fillStreams(rows, room, streams)
	if left == 0 {
		if even, left := evenStreams(rows, room-notes, streams); left == 0 {
			return even
		}
	} else if left > 1 {
		return out
	}
	if full := len(rows) - left; full > 3 { // two rows go over
		out, _ = fillStreams(rows[:full-2+left], room, streams)
	}
	return out
}

// evenStreams fills streams up to the least height that has room for all rows.
func evenStreams(rows []row, room float64, streams int) (out [][]row, left int) {
	out, left = fillStreams(rows, room, streams)
	if left > 0 || streams == 1 {
		return out, left
	}
	for lo, hi := 0.0, room; hi-lo > 0.1; {
		mid := (lo + hi) / 2
		if even, left := fillStreams(rows, mid, streams); left == 0 {
			out, hi = even, mid
		} else {
			lo = mid
		}
	}
	return out, 0
}

// fillStreams fills streams one after the other and tells how many rows are left. The first takes at least one.
func fillStreams(rows []row, room float64, streams int) (out [][]row, left int) {
	for range streams {
		n, h := 0, 0.0
		for n < len(rows) && (n == 0 && len(out) == 0 || h+rows[n].height <= room) {
			h += rows[n].height
			n++
		}
		if n == 0 {
			break
		}
		out = append(out, rows[:n])
		rows = rows[n:]
	}
	return out, len(rows)
}

// splitTall breaks rows that are higher than a page into pieces. It is the only case in which a row is split.
func splitTall(rows []row, room float64) []row {
	var out []row
	for _, r := range rows {
		if r.height <= room {
			out = append(out, r)
			continue
		}
		leading, most := 0.0, 0
		for _, c := range r.cells {
			leading, most = max(leading, c.font.leading()), max(most, len(c.lines))
		}
		n := max(1, int((room-r.padding)/leading))
		for at := 0; at < most; at += n {
			piece := row{index: r.index, padding: r.padding, height: r.padding + float64(min(n, most-at))*leading}
			for _, c := range r.cells {
				end := min(at+n, len(c.lines))
				piece.cells = append(piece.cells, block{c.font, c.lines[min(at, end):end]})
			}
			out = append(out, piece)
		}
	}
	return out
}
