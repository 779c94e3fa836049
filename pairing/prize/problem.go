package prize

// Problem is something wrong with lists and bands, to be shown at its cell.
type Problem struct {
	List   int    // index of the list, -1 for none
	Band   int    // index of the band, -1 for none
	Column string // the column it is about, of 奖励 where Band is set, else of 奖项; 奖金总额 for the event
	Fault  bool   // nothing of the list is paid until it is mended; otherwise a warning
	Kind   string // one word: 重叠 空档 超额 合计 名额 …
	Msg    string // Chinese
	Hint   string
	Clause string
}
