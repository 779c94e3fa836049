package matching

import "slices"

// shrink makes a new outer blossom of the cycle that the tight edge d, between
// two outer nodes, closes in the tree.
func (s *solver) shrink(d dart) {
	root := s.meeting(s.top[s.tail(d)], s.top[s.head(d)])
	ring, links := s.cycle(d, root)
	entry := s.nodes[root].entry

	b := s.spare[len(s.spare)-1]
	s.spare = s.spare[:len(s.spare)-1]
	s.nodes[b] = node{
		parent:  none,
		base:    s.nodes[root].base,
		ring:    ring,
		links:   links,
		members: s.adopt(b, ring),
	}
	s.setLabel(b, outer, entry)
}

// meeting returns the nearest common ancestor of two outer nodes.
func (s *solver) meeting(a, b int32) int32 {
	st := &s.search
	st.walks++
	for {
		if a != none {
			if st.visit[a] == st.walks {
				return a
			}
			st.visit[a] = st.walks
			a = s.treeParent(a)
		}
		a, b = b, a
	}
}

// cycle returns the nodes of the cycle of d, from root by way of the tail of d
// and then its head, and the darts from each to the next.
func (s *solver) cycle(d dart, root int32) (ring []int32, links []dart) {
	for b := s.top[s.tail(d)]; b != root; {
		up := s.nodes[b].entry
		ring = append(ring, b)
		links = append(links, up.reverse())
		b = s.top[s.head(up)]
	}
	ring = append(ring, root)
	slices.Reverse(ring)
	slices.Reverse(links)
	links = append(links, d)
	for b := s.top[s.head(d)]; b != root; {
		up := s.nodes[b].entry
		ring = append(ring, b)
		links = append(links, up)
		b = s.top[s.head(up)]
	}
	return ring, links
}

// adopt takes the nodes of ring out of the tree and puts them under blossom b.
// It returns the vertices inside, and marks those for scanning that were not
// outer before.
func (s *solver) adopt(b int32, ring []int32) []int32 {
	st := &s.search
	var members []int32
	for _, c := range ring {
		if s.nodes[c].label == inner {
			st.pending = append(st.pending, s.nodes[c].members...)
		}
		s.unlabel(c)
		s.nodes[c].parent = b
		members = append(members, s.nodes[c].members...)
	}
	for _, v := range members {
		s.top[v] = b
	}
	return members
}
