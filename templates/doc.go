// Package templates knows the shape of the workbook: the names of the sheets, their columns, aliases and drop-downs, in
// one place that the importer and the workbook writer both read. It also holds the presets and the fonts.
//
// It imports nothing of this module.
package templates
