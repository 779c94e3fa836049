package pdf

// Parts of a page, in tenths: less on the last page of a table is lonely, and a table that is no longer is kept whole.
const lonely, keptWhole = 2.5, 3.3

// lead gives the height of what may not be parted from the header of a table: all of a short table with its notes, the
// first two rows of any other. A page has the room.
func lead(rows []row, room, notes float64, streams int) float64 {
	if whole := stack(rows) / float64(streams); whole <= room*keptWhole/10 {
		return whole + rows[0].height*float64(streams-1) + notes // streams are never quite even
	}
	if len(rows) > 1 && rows[0].height+rows[1].height <= room {
		return rows[0].height + rows[1].height
	}
	return rows[0].height
}

func stack(rows []row) float64 {
	h := 0.0
	for _, r := range rows {
		h += r.height
	}
	return h
}

// divide gives the rows that go on a page into streams side by side. The last page gets streams of even height and has
// room for the notes; if little would stand on it, the last two pages share their rows.
func divide(rows []row, room, next, notes float64, streams int) [][]row {
	out, left := fillStreams(rows, room, streams)
	if left == 0 {
		if even, left := evenStreams(rows, room-notes, streams); left == 0 {
			return even
		}
	}
	rest := stack(rows[len(rows)-left:]) / float64(streams)
	if left > 1 && rest+notes > next*lonely/10 || len(rows) < 4 {
		return out
	}
	return shared(rows, room, streams)
}

// shared gives the first half of rows that stand on two pages.
func shared(rows []row, room float64, streams int) [][]row {
	half, n, h := stack(rows)/2, 0, 0.0
	for n < len(rows)-2 && (n < 2 || h < half) {
		h += rows[n].height
		n++
	}
	out, _ := evenStreams(rows[:n], room, streams)
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
