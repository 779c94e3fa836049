package matching

// expand replaces the inner blossom b, whose dual has come down to zero, by
// its children. Those on the even way round the ring, from where the tree
// enters to the base, take its place in the tree; the others leave it.
func (s *solver) expand(b int32) {
	entry := s.nodes[b].entry
	ring, links := s.nodes[b].ring, s.nodes[b].links
	at := s.position(b, s.childWith(b, s.tail(entry)))
	s.unlabel(b)
	s.dissolve(b)

	walk := ringWalk{links: links, forward: at%2 == 1, at: at}
	for walk.at != 0 {
		s.labelInner(ring[walk.at], entry)
		entry = walk.step()
		s.labelOuter(ring[walk.at], entry)
		entry = walk.step()
	}
	s.labelInner(ring[0], entry)

	for _, c := range ring {
		if s.nodes[c].label == unlabelled {
			s.refile(c)
		}
	}
}

// refile files anew the reach events of the vertices of b, which has just left
// the tree. Events from before b entered it are void even if no new one is
// filed: while b was inner, its vertices did not come nearer.
func (s *solver) refile(b int32) {
	for _, v := range s.nodes[b].members {
		s.search.stamp[v]++
		d := s.search.best[v]
		if d == none {
			continue
		}
		if s.keyBelowLimit(s.y.row(s.tail(d)), s.y.row(v), s.twice(d), 0) {
			s.pushReach(v)
		}
	}
}

// ringWalk walks round the ring of a blossom.
type ringWalk struct {
	links   []dart
	forward bool
	at      int // the current place
}

// step moves to the next place and returns the dart leading back from there.
func (w *ringWalk) step() dart {
	if w.forward {
		d := w.links[w.at]
		w.at = (w.at + 1) % len(w.links)
		return d.reverse()
	}
	w.at = (w.at + len(w.links) - 1) % len(w.links)
	return w.links[w.at]
}
