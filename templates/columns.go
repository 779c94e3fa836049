package templates

// Sheets lists the sheets the organiser fills, in the order of a new workbook; the optional ones come last.
var Sheets = []Sheet{regulation, categories, sections, prizes, bands, schedule, roster, titles, bodies, certificates, sourceText}

// SheetByName finds one of Sheets, nil if there is none.
func SheetByName(name string) *Sheet {
	for i := range Sheets {
		if Sheets[i].Name == name {
			return &Sheets[i]
		}
	}
	return nil
}

var source = Column{Name: "依据", Width: 36, Note: "这一行出自规程的哪一条"}

var regulation = Sheet{
	Name: SheetRegulation,
	Note: "赛事的基本情况，一行一项，顺序随意；可以添加自己的项目",
	Columns: []Column{
		{Name: "项目", Aliases: []string{"名称", "事项"}, Required: true, Width: 18},
		{Name: "内容", Aliases: []string{"值", "说明"}, Required: true, Width: 60},
		source,
	},
}

var categories = Sheet{
	Name: SheetCategories,
	Note: "一行一个组别：谁可以参加",
	Columns: []Column{
		{Name: "组别", Aliases: []string{"参赛组别", "组别名称"}, Required: true, Width: 16, Note: "报名表里“组别”一栏要写的名称"},
		{Name: "比赛组", Width: 14, Note: "两个组别写同一个比赛组，就合并比赛；空着就单独比赛"},
		{Name: "性别", Width: 8, Choices: []string{"男", "女", "不限"}, Note: "空着＝不限"},
		{Name: "出生起", Aliases: []string{"出生日期起", "出生自"}, Format: AsDate, Width: 12, Note: "含当日；空着＝不限"},
		{Name: "出生止", Aliases: []string{"出生日期止", "出生至"}, Format: AsDate, Width: 12, Note: "含当日；空着＝不限"},
		{Name: "地区", Width: 14, Note: "几个地区用分号隔开：四川;重庆；空着＝不限"},
		{Name: "地区证明", Width: 10, Choices: yesNo, Note: "籍贯不在地区内时：是＝补交证明即可，否＝不能参赛"},
		{Name: "禁止称号", Width: 14, Note: "大师＝大师及以上不能参赛；现役大师＝退役或非现役的不受限"},
		{Name: "人数上限", Format: AsNumber, Width: 10, Note: "超过的按缴费、报名先后列为候补"},
		{Name: "每单位限报", Width: 14, Note: "3，或 3; 省前六≤2"},
		{Name: "须交费", Width: 8, Choices: yesNo, Note: "是＝交费后报名才算成功"},
		{Name: "每席人数", Format: AsNumber, Width: 10, Note: "2＝双人组，一行两个人，用 / 隔开；空着＝1"},
		{Name: "接受申请", Width: 12, Note: "女＝女棋手可申请参加；低龄＝年龄较小的可申请参加；两者都有：女;低龄"},
		{Name: "须知", Width: 34, Note: "60岁以上:健康证明; 18岁以下:监护人（按开始日期的周岁）"},
		source,
	},
}

var orders = []string{"相邻", "对折", "首尾", "随机"}

var sections = Sheet{
	Name: SheetSections,
	Note: "一行一个比赛组：在一起编排的棋手怎样比赛；空着的格子按默认办理",
	Columns: []Column{
		{Name: "比赛组", Aliases: []string{"组别"}, Required: true, Width: 14},
		{Name: "赛制", Required: true, Width: 14, Choices: []string{"积分编排", "积分编排+淘汰", "单循环", "双循环", "单败淘汰"}},
		{Name: "轮次", Aliases: []string{"轮数"}, Format: AsNumber, Width: 8, Note: "一共比几轮"},
		{Name: "胜", Aliases: []string{"胜分", "胜得分"}, Format: AsNumber, Width: 6, Note: "胜一局得几分；空着＝2"},
		{Name: "和", Aliases: []string{"和分", "和得分"}, Format: AsNumber, Width: 6, Note: "空着＝1"},
		{Name: "负", Aliases: []string{"负分", "负得分"}, Format: AsNumber, Width: 6, Note: "空着＝0"},
		{Name: "轮空分", Format: AsNumber, Width: 8, Note: "空着＝胜一局的分"},
		{Name: "轮空对手分", Width: 12, Choices: []string{"有分最低", "最低分", "零分", "本人分"}, Note: "轮空的那一轮算给对手分多少；空着＝有分最低"},
		{Name: "破同分", Aliases: []string{"破同分次序", "名次计算", "排名规则"}, Width: 40, Note: "积分相同时依次比较，用顿号隔开：对手分、胜局、犯规、后走胜局"},
		{Name: "首轮编排", Width: 10, Choices: orders, Note: "空着＝相邻：1对2、3对4"},
		{Name: "同分编排", Width: 10, Choices: orders, Note: "空着＝对折"},
		{Name: "同单位回避", Width: 12, Note: "不、首轮、前3轮、全程；空着＝首轮"},
		{Name: "禁配", Width: 16, Note: "不能相遇的：3-17; 张三-李四"},
		{Name: "淘汰前轮次", Format: AsNumber, Width: 12, Note: "积分编排+淘汰：先比几轮积分编排"},
		{Name: "淘汰人数", Format: AsNumber, Width: 10},
		{Name: "名次赛", Width: 12, Choices: []string{"决出前8名", "仅三四名", "不设"}},
		{Name: "团体取", Format: AsNumber, Width: 8, Note: "团体成绩取几个人"},
		{Name: "团体计法", Width: 10, Choices: []string{"名次和", "积分和"}},
		{Name: "起始台号", Format: AsNumber, Width: 10, Note: "第一台是几号；空着＝1"},
		{Name: "设置", Width: 30, Note: "名=值，用分号隔开，例如 退赛排名=不排名; 直胜多人=小循环"},
		source,
	},
}

var prizes = Sheet{
	Name: SheetPrizes,
	Note: "一行一个奖项：从哪个名次里、按什么条件、取多少名；每名得什么写在“奖励”",
	Columns: []Column{
		{Name: "奖项", Required: true, Width: 22},
		{Name: "类别", Width: 8, Choices: []string{"奖金", "证书", "称号", "晋级", "团体", "评选"}},
		{Name: "比赛组", Width: 14},
		{Name: "条件", Width: 34, Note: "分号＝并且，顿号＝或者：组别=公开女子组; 籍贯=四川"},
		{Name: "名额", Format: AsNumber, Width: 8},
		{Name: "小计", Format: AsMoney, Width: 12, Note: "规程写明的奖金小计，元；用来核对"},
		{Name: "减一", Format: AsNumber, Width: 8, Note: "不足这个人数时少取一名；空着＝不减"},
		{Name: "兼得", Width: 8, Choices: []string{"兼得", "取高", "不兼得"}},
		{Name: "名单", Width: 24, Note: "评选、推荐或放弃的人：编号或姓名，用顿号隔开"},
		source,
	},
}

var bands = Sheet{
	Name: SheetBands,
	Note: "一行一档：某个奖项的第几名到第几名各得什么",
	Columns: []Column{
		{Name: "奖项", Required: true, Width: 22},
		{Name: "名次", Required: true, Width: 12, Note: "1、7-8、第七至八名、全部"},
		{Name: "奖金", Format: AsMoney, Width: 12, Note: "每人，元"},
		{Name: "证书", Width: 14},
		{Name: "奖品", Width: 14},
		{Name: "称号", Width: 14},
		source,
	},
}

var schedule = Sheet{
	Name: SheetSchedule,
	Note: "哪一轮在什么时候、在哪里比赛；比赛组空着＝各组相同",
	Columns: []Column{
		{Name: "比赛组", Width: 14},
		{Name: "轮次", Required: true, Width: 10, Note: "数字，或 报到、开幕、颁奖"},
		{Name: "日期", Format: AsDate, Width: 12},
		{Name: "时间", Width: 14},
		{Name: "地点", Width: 26},
		{Name: "用时", Width: 14},
	},
}

var roster = Sheet{
	Name: SheetRoster,
	Note: "一行一名棋手；编号、审核、审核说明由程序填写",
	Columns: []Column{
		{Name: "序号", Aliases: []string{"no", "no.", "报名序号"}, Format: AsNumber, Width: 7, Note: "报名的先后；空着由程序补"},
		{Name: "姓名", Aliases: []string{"选手姓名", "运动员姓名", "棋手", "棋手姓名", "名字", "参赛选手", "队员姓名"}, Required: true, Width: 12},
		{Name: "性别", Width: 6, Choices: []string{"男", "女"}},
		{Name: "证件类型", Aliases: []string{"证件种类"}, Width: 10, Note: "空着＝身份证；护照、回乡证、台胞证等须填性别和出生日期"},
		{Name: "身份证号", Aliases: []string{"身份证号码", "证件号", "证件号码", "身份证", "公民身份号码", "身份证件号"}, Width: 22, Note: "文本格式：一定先设成文本再录入，否则 Excel 会丢掉末几位"},
		{Name: "出生日期", Aliases: []string{"出生年月", "出生年月日", "生日", "出生"}, Width: 14, Note: "有身份证号的可以不填"},
		{Name: "单位", Aliases: []string{"代表队", "参赛单位", "代表单位", "队名", "学校", "俱乐部", "所在单位", "工作单位"}, Width: 22},
		{Name: "籍贯", Aliases: []string{"户籍", "地区", "省份", "所在地", "户籍所在地", "籍贯或单位所在地"}, Width: 16},
		{Name: "组别", Aliases: []string{"参赛组别", "报名组别", "参加组别"}, Required: true, Width: 14, Note: "与“组别”表里的名称一致"},
		{Name: "申请", Width: 8, Choices: yesNo, Note: "申请参加本不属于自己的组别：是"},
		{Name: "称号", Aliases: []string{"技术等级", "运动等级", "等级称号", "等级"}, Width: 10},
		{Name: "在役", Aliases: []string{"现役", "是否现役"}, Width: 6, Choices: yesNo, Note: "大师及以上须填"},
		{Name: "标记", Width: 14, Note: "本地、陪赛、取消资格、固定台3 等，用顿号隔开"},
		{Name: "缴费", Aliases: []string{"交费", "已缴费", "报名费", "缴费情况"}, Width: 10, Note: "是、√ 或缴费日期"},
		{Name: "报名日期", Aliases: []string{"报名时间"}, Format: AsDate, Width: 12},
		{Name: "报到", Aliases: []string{"签到"}, Width: 8, Note: "只要有一人填了，没填的人就从第1轮起算缺席"},
		{Name: "证明", Aliases: []string{"证明材料"}, Width: 14, Note: "居住证、社保、工作证明等"},
		{Name: "电话", Aliases: []string{"联系电话", "手机", "手机号", "手机号码", "联系方式", "电话号码"}, Width: 14},
		{Name: "领队", Aliases: []string{"领队姓名", "领队教练", "领队/教练"}, Width: 10},
		{Name: "裁定", Width: 8, Choices: []string{"通过", "不符"}, Note: "裁判长的决定，盖过程序的审核"},
		{Name: "起始轮", Format: AsNumber, Width: 8, Note: "从第几轮开始参加；空着＝第1轮"},
		{Name: "缺席轮", Width: 10, Note: "请假的轮次：4、6-7"},
		{Name: "退赛轮", Format: AsNumber, Width: 8, Note: "从第几轮起不再编排"},
		{Name: "恢复轮", Format: AsNumber, Width: 8, Note: "退赛后从第几轮起恢复"},
		{Name: "备注", Aliases: []string{"说明"}, Width: 18},
		{Name: "编号", Aliases: []string{"抽签号", "抽签编号"}, Format: AsNumber, Width: 7, Written: true, Note: "程序抽签后填写"},
		{Name: "审核", Width: 8, Written: true, Note: "程序填写：通过、待补、不符、候补"},
		{Name: "审核说明", Width: 40, Written: true, Note: "程序填写"},
	},
}

var titles = Sheet{
	Name: SheetTitles, Optional: true,
	Note:    "称号的高低，1 最高",
	Columns: []Column{{Name: "称号", Required: true, Width: 16}, {Name: "等级", Required: true, Format: AsNumber, Width: 8}},
}

var bodies = Sheet{
	Name: SheetBodies, Optional: true,
	Note:    "组织委员会、裁判委员会等的名单",
	Columns: []Column{{Name: "委员会", Required: true, Width: 20}, {Name: "职务", Width: 14}, {Name: "姓名", Required: true, Width: 12}},
}

var certificates = Sheet{
	Name: SheetCerts, Optional: true,
	Note: "证书的文字和版式",
	Columns: []Column{
		{Name: "类别", Required: true, Width: 12, Note: "证书、称号、团体、评选，或某个奖项、某种证书的名称；全部＝其余各种"},
		{Name: "正文", Required: true, Width: 60, Note: "{姓名} {组别} {名次} {奖项} {称号} {赛事名称} {日期} {落款} 等由程序填；行首 # ＝居中的标题，行首 > ＝靠右的落款"},
		{Name: "方向", Width: 8, Choices: []string{"横", "竖"}, Note: "空着＝横"},
		{Name: "背景", Width: 20, Note: "底图的文件名（PNG、JPEG），与工作簿放在一起；空着＝只印文字"},
		{Name: "左偏mm", Format: AsNumber, Width: 8, Note: "文字向左移几毫米，负数＝向右：套印用"},
		{Name: "上偏mm", Format: AsNumber, Width: 8, Note: "文字向上移几毫米，负数＝向下：套印用"},
	},
}

var sourceText = Sheet{
	Name: SheetSource, Optional: true,
	Note: "竞赛规程的原文，逐条写明读进了哪张表、哪些没有读懂；只供核对，程序不再用它",
	Columns: []Column{
		{Name: "行", Format: AsNumber, Width: 6, Note: "在规程文件里是第几行"},
		{Name: "条款", Width: 14},
		{Name: "原文", Width: 70},
		{Name: "读作", Width: 34, Note: "读进了哪张表的哪一行"},
		{Name: "说明", Width: 50, Note: "未识别＝程序没有读懂，请自己看；问题＝规程前后不一或有笔误"},
	},
}

// RegulationItems are the items of 规程 the program knows, in the order of a new workbook.
var RegulationItems = []string{
	"赛事名称", "开始日期", "结束日期", "比赛地点", "主办单位", "承办单位", "竞赛规则", "用时", "报名截止", "报到截止",
	"参赛规模", "服务费", "迟到弃权(分钟)", "弃权退赛(轮)", "弃权计法", "奖金总额", "税率", "起征额", "起征方式", "抽签种子",
	"签领表证件号", "裁判长", "编排长", "证书落款", "证书日期",
}

// RoundColumns are the columns of a round sheet (<比赛组> 第N轮), in the order the program writes them. The importer finds
// them by name, in any order.
var RoundColumns = Sheet{
	Name: "第N轮",
	Columns: []Column{
		{Name: "台号", Aliases: []string{"台次"}, Required: true, Width: 6},
		{Name: "红方编号", Required: true, Width: 9},
		{Name: "红方姓名", Width: 14},
		{Name: "红方单位", Width: 18},
		{Name: "红方积分", Required: true, Width: 9},
		{Name: "结果", Required: true, Width: 10, Note: "红胜、和棋、黑胜；弃权写 黑弃权、红弃权、双弃权；也可写 2:0、1:1、0:2 或 1、=、0"},
		{Name: "黑方积分", Required: true, Width: 9},
		{Name: "黑方姓名", Width: 14},
		{Name: "黑方单位", Width: 18},
		{Name: "黑方编号", Required: true, Width: 9},
		{Name: "红犯规", Width: 7},
		{Name: "黑犯规", Width: 7},
		{Name: "备注", Width: 16},
	},
}

// LogColumns are the columns of 编排记录.
var LogColumns = Sheet{
	Name: SheetLog,
	Columns: []Column{
		{Name: "时间", Width: 20}, {Name: "版本", Width: 12}, {Name: "命令", Width: 10}, {Name: "比赛组", Width: 14},
		{Name: "轮次", Width: 6}, {Name: "种子", Width: 12}, {Name: "人数", Width: 6}, {Name: "说明", Width: 80},
		{Name: "原编排", Width: 20}, {Name: "原结果", Width: 20}, {Name: "原设置", Width: 20},
	},
}
