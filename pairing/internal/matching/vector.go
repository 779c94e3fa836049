package matching

// matrix is a list of vectors of one length, kept in a single slice.
type matrix struct {
	dim  int
	data []int64
}

func newMatrix(rows, dim int) matrix {
	return matrix{dim: dim, data: make([]int64, rows*dim)}
}

// row returns the i-th vector; writing to it changes the matrix.
func (m *matrix) row(i int32) []int64 {
	at := int(i) * m.dim
	return m.data[at : at+m.dim : at+m.dim]
}

// addRow appends a vector and returns its index.
func (m *matrix) addRow(v []int64) int32 {
	m.data = append(m.data, v...)
	return int32(len(m.data)/m.dim - 1)
}

// addScaled adds k·b to a.
func addScaled(a []int64, k int64, b []int64) {
	b = b[:len(a)]
	for i := range a {
		a[i] += k * b[i]
	}
}

// less reports whether a precedes b lexicographically.
func less(a, b []int64) bool {
	b = b[:len(a)]
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

// sign returns -1, 0 or 1 as a is below, at or above zero.
func sign(a []int64) int {
	for _, x := range a {
		if x != 0 {
			if x < 0 {
				return -1
			}
			return 1
		}
	}
	return 0
}

// within reports whether no component exceeds limit in magnitude.
func within(a []int64, limit int64) bool {
	for _, x := range a {
		if x > limit || x < -limit {
			return false
		}
	}
	return true
}
