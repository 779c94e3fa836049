// Package matching finds perfect matchings of least cost in general graphs,
// exactly, and proves them to be so.
//
// Costs are vectors of integers that are added component by component and
// compared lexicographically. This expresses a list of criteria of which each
// counts infinitely more than those after it, without weights that grow beyond
// all bounds. Everything is integral: there are no floats and no tolerances.
//
// # The method
//
// Solve runs Edmonds' primal-dual ("blossom") method. It only adds, compares
// and halves costs, so it works for vectors as well as for numbers. The graph
// is complete, but most of its pairs are of no interest, so the work is done on
// a few candidate edges per vertex:
//
//  1. pick candidates: hints and the cheapest pairs of each vertex (candidates)
//  2. match all vertices along candidates, with duals as proof (run)
//  3. hold the duals against all pairs; those with negative slack might do
//     better (missing). If there are none, the matching is optimal
//  4. add the worst of them to the candidates, repair the duals, go to 2
//     (extend)
//
// When step 2 fails for lack of candidates, step 3 looks for pairs that allow
// it to go on; if there are none, no perfect matching exists.
//
// A search (searchFrom) grows one alternating tree from an exposed vertex and
// handles events in order of the dual change that brings them about: the tree
// reaches a node, two outer nodes meet and the cycle is shrunk to a blossom,
// or an inner blossom's dual gets down to zero and it is expanded.
//
// # The proof
//
// The duals at the end are a Certificate, from which Check verifies the
// optimality of the matching against every pair of the problem. It contains no
// matching algorithm, shares no code with Solve, and takes certificates from
// anywhere.
//
// # Limits
//
// Add up any component, in magnitude, over the pairs of any matching: if the
// total stays below 2^51, all is well. Solve returns ErrRange when it meets
// values too large to rule out an overflow, from about 2^57; it never returns a
// wrong result silently.
//
// Memory grows with N·Dim, not with N²; time, on typical problems, with the
// calls of Cost: N²/2 for each of a handful of surveys.
package matching
