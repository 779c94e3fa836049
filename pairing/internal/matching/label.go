package matching

// labelOuter makes the top node b outer, reached from the tree along the
// reverse of entry (none for the root).
func (s *solver) labelOuter(b int32, entry dart) {
	s.setLabel(b, outer, entry)
	s.search.pending = append(s.search.pending, s.nodes[b].members...)
}

// labelInner makes the top node b inner, reached from the tree along the
// reverse of entry.
func (s *solver) labelInner(b int32, entry dart) {
	s.setLabel(b, inner, entry)
	if !s.isBlossom(b) {
		return
	}
	st := &s.search
	for i, z := range s.zOf(b) {
		st.key[i] = z / 2
	}
	s.push(event{kind: dwindle, id: b})
}

// labelMate makes the node matched to the inner node b outer.
func (s *solver) labelMate(b int32) {
	d := s.match[s.nodes[b].base]
	s.labelOuter(s.top[s.head(d)], d.reverse())
}

func (s *solver) setLabel(b int32, l label, entry dart) {
	s.nodes[b].label = l
	s.nodes[b].entry = entry
	s.search.touched = append(s.search.touched, b)
	if l == outer {
		s.shift(b, 1)
	} else {
		s.shift(b, -1)
	}
}

// unlabel takes a top node out of the tree, leaving its duals at their true
// values.
func (s *solver) unlabel(b int32) {
	if s.nodes[b].label == outer {
		s.shift(b, -1)
	} else {
		s.shift(b, 1)
	}
	s.nodes[b].label = unlabelled
	s.nodes[b].entry = none
}

// shift adds k·delta to the stored duals of the vertices of b and takes 2k·delta
// from that of b itself. Blossoms nested in b do not change during a search.
func (s *solver) shift(b int32, k int64) {
	for _, v := range s.nodes[b].members {
		addScaled(s.y.row(v), k, s.search.delta)
	}
	if s.isBlossom(b) {
		addScaled(s.zOf(b), -2*k, s.search.delta)
	}
}

// treeParent returns the outer node two steps nearer to the root than the
// outer node b, or none for the root.
func (s *solver) treeParent(b int32) int32 {
	up := s.nodes[b].entry
	if up == none {
		return none
	}
	between := s.top[s.head(up)]
	return s.top[s.head(s.nodes[between].entry)]
}
