// Package ranking computes points, tie-breaks (破同分) and standings (名次) of a section after any round. It is pure: the
// same section and round always give the same table, so "compare the previous round" is the same call with one round
// less.
//
// A list of keys starts with 积分, goes on with the section's Keys and ends with 编号; ranks are never shared. Each key
// looks at the players who are still level after the keys before it: after a key has split a group, the next key looks
// at each part.
//
// What each kind of event counts for is the matrix of package pairing. Two readings belong to this package: a game that
// has no result yet counts for nothing, neither points nor an opponent met; a number that is not in the section gives 0.
package ranking
