package matching

import "slices"

// augment matches along the tree path from the root to the tail of d, and
// along d to its head, which lies in a node outside the tree with an exposed
// base.
func (s *solver) augment(d dart) {
	s.matchAlong(d.reverse())
	for {
		up := s.nodes[s.top[s.tail(d)]].entry
		s.matchAlong(d)
		if up == none {
			return
		}
		// up is the old match of an outer node; its inner parent gets matched
		// the other way, towards the root.
		next := s.nodes[s.top[s.head(up)]].entry
		s.matchAlong(next)
		d = next.reverse()
	}
}

// matchAlong matches the tail of d to its head, from the tail's side only.
func (s *solver) matchAlong(d dart) {
	v := s.tail(d)
	s.rebase(s.top[v], v)
	s.match[v] = d
}

// rebase makes v the base of node b, which contains it, by exchanging matched
// and unmatched edges inside b.
func (s *solver) rebase(b, v int32) {
	if !s.isBlossom(b) {
		return
	}
	child := s.childWith(b, v)
	at := s.position(b, child)
	s.rebase(child, v)

	ring, links := s.nodes[b].ring, s.nodes[b].links
	walk := ringWalk{links: links, forward: at%2 == 1, at: at}
	for walk.at != 0 {
		walk.step()
		from := walk.at
		back := walk.step()
		s.matchInside(ring[from], back.reverse())
		s.matchInside(ring[walk.at], back)
	}
	if at != 0 {
		s.nodes[b].ring = slices.Concat(ring[at:], ring[:at])
		s.nodes[b].links = slices.Concat(links[at:], links[:at])
	}
	s.nodes[b].base = v
}

// matchInside matches the tail of d, a vertex of the nested node c, to its
// head, from the tail's side only.
func (s *solver) matchInside(c int32, d dart) {
	v := s.tail(d)
	s.rebase(c, v)
	s.match[v] = d
}
