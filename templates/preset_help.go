package templates

// ItemHelp says what belongs into the 内容 of an item of 规程.
type ItemHelp struct {
	Note    string
	Choices []string // words to offer
}

// RegulationHelp is shown in a new workbook when the cell is chosen.
var RegulationHelp = map[string]ItemHelp{
	"赛事名称":     {Note: "印在所有表格和证书上的全称"},
	"开始日期":     {Note: "例如 2025-11-20；年龄按这一天计算"},
	"结束日期":     {Note: "例如 2025-11-23"},
	"竞赛规则":     {Note: "例如 《象棋竞赛规则（2020）》"},
	"用时":       {Note: "例如 20分钟+5秒；只用来打印"},
	"报名截止":     {Note: "例如 2025-11-14；之后的报名会提示"},
	"参赛规模":     {Note: "总人数；各组别的上限写在“组别”表"},
	"服务费":      {Note: "每人，元"},
	"迟到弃权(分钟)": {Note: "迟到多少分钟算弃权；空着＝15"},
	"弃权退赛(轮)":  {Note: "弃权几轮后不再编排；空着＝没有这条规定"},
	"弃权计法":     {Note: "连续＝接连弃权才算；累计＝全部加起来；空着＝连续", Choices: []string{"连续", "累计"}},
	"奖金总额":     {Note: "规程写明的总额，元；用来核对各奖项之和，空着＝不核对"},
	"税率":       {Note: "偶然所得一般为 20%；不代扣就写 0"},
	"起征额":      {Note: "不超过这个数的奖金不扣税，元；空着＝0"},
	"起征方式":     {Note: "全额＝超过起征额就按全部计税；超额＝只算超过的部分", Choices: []string{"全额", "超额"}},
	"抽签种子":     {Note: "一个整数；空着由程序产生、记在这里，任何人都可以用它重做抽签"},
	"签领表证件号":   {Note: "奖金签领表上的证件号：遮盖＝只印前三后四位；全号＝全部印出", Choices: []string{"遮盖", "全号"}},
	"证书落款":     {Note: "印在证书末尾的单位，几个单位用顿号隔开"},
	"证书日期":     {Note: "印在证书末尾，例如 2025-11-23"},
}
