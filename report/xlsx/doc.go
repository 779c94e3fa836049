// Package xlsx writes workbooks: a new one for an event, and the program's tables into an existing one. It is the only
// writer of workbooks in the program. It works on bytes; files, locks and backups are the caller's.
package xlsx
