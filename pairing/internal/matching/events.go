package matching

// eventKind tells what happens when delta reaches an event's key.
type eventKind uint8

const (
	reach   eventKind = iota // an edge from the tree to an unlabelled vertex gets tight
	meet                     // an edge between two outer nodes gets tight
	dwindle                  // the dual of an inner blossom gets zero
)

// event is something that will happen unless the tree changes before.
type event struct {
	kind  eventKind
	id    int32 // reach: the vertex; meet: the edge; dwindle: the blossom
	stamp int32 // reach: valid while equal to the vertex's stamp
	key   int32 // row of the key in eventQueue.keys
}

// eventQueue is a binary heap of events, least key first.
type eventQueue struct {
	heap  []event
	keys  matrix
	spare []int32 // rows of keys not in use
}

func (q *eventQueue) clear() {
	q.heap = q.heap[:0]
	q.spare = q.spare[:0]
	q.keys.data = q.keys.data[:0]
}

func (q *eventQueue) precedes(a, b event) bool {
	return less(q.keys.row(a.key), q.keys.row(b.key))
}

// push adds e with a copy of key.
func (q *eventQueue) push(e event, key []int64) {
	if last := len(q.spare) - 1; last >= 0 {
		e.key = q.spare[last]
		q.spare = q.spare[:last]
		copy(q.keys.row(e.key), key)
	} else {
		e.key = q.keys.addRow(key)
	}
	q.heap = append(q.heap, e)
	h := q.heap
	i := len(h) - 1
	for i > 0 {
		up := (i - 1) / 2
		if !q.precedes(e, h[up]) {
			break
		}
		h[i] = h[up]
		i = up
	}
	h[i] = e
}

// pop removes the first event and copies its key to key. The queue must not be
// empty.
func (q *eventQueue) pop(key []int64) event {
	h := q.heap
	first := h[0]
	last := h[len(h)-1]
	h = h[:len(h)-1]
	q.heap = h
	for i := 0; len(h) > 0; {
		down := 2*i + 1
		if down+1 < len(h) && q.precedes(h[down+1], h[down]) {
			down++
		}
		if down >= len(h) || !q.precedes(h[down], last) {
			h[i] = last
			break
		}
		h[i] = h[down]
		i = down
	}
	copy(key, q.keys.row(first.key))
	q.spare = append(q.spare, first.key)
	return first
}
