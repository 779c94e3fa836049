package templates

// KnockoutRound begins the name of a knockout round in 日程 and 编排记录: 淘汰1.
const KnockoutRound = "淘汰"

// KnockoutColumns are the columns of a section's bracket (<比赛组> 淘汰赛), in the order the program writes them. The
// importer finds them by name, in any order.
var KnockoutColumns = Sheet{
	Name: "淘汰赛",
	Columns: []Column{
		{Name: "轮次", Required: true, Width: 7},
		{Name: "场次", Required: true, Width: 7},
		{Name: "局次", Required: true, Width: 7, Note: "1＝第一局；和棋后的加赛是 2、3…"},
		{Name: "红方编号", Required: true, Width: 9},
		{Name: "红方姓名", Width: 14},
		{Name: "结果", Required: true, Width: 10},
		{Name: "黑方姓名", Width: 14},
		{Name: "黑方编号", Required: true, Width: 9},
		{Name: "胜者", Required: true, Width: 12, Note: "空着＝照结果；只在结果分不出胜负而裁判长另有决定时填：编号、姓名，或 红、黑"},
		{Name: "备注", Required: true, Width: 16},
	},
}
