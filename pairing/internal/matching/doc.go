// Package matching finds perfect matchings of least cost.
package matching
