package prospectus

// Classes of words that stand for one another in the texts; the patterns are made of them.
const (
	// players are the words for who plays.
	players = `(?:参赛)?(?:棋手|选手|运动员|队员|棋友|弈者|小棋手|小选手|孩子|小朋友|同事|同志|会员|代表|学员|学生|同学|职工|人员|参赛者|人)`
	// unitWords are the words for whom one plays for.
	unitWords = `(?:参赛|训练|培训|代表|报名|注册|选送|推荐|派出|所在|教学|工作)?(?:单位|代表队|代表团|队伍|球队|队|学校|院校|校区|校|俱乐部|棋院|道场|棋社|棋协|协会|机构|分会|工会|公司|企业|集团|` +
		`县市区|县区|县市|区县|市县|县|区|地市|州市|市|省|地区|街道|乡镇|镇街|乡|镇|村|社区|班级|年级|班|院系|系统|系|部门|车间|支队|行业|家庭|体协|地域|籍贯|籍|门|店|厂|班组|处室|科室|小组|大队|中队|分院|营区)+`
	// firstRound are the words for round 1.
	firstRound = `(?:首轮|第一轮|第1轮|头一轮|头轮|头一盘|首场|第一盘|第一场|开局第一轮)`
	// levelWord are the words for having the same number of points.
	levelWord = `(?:相同|相等|一样|并列|相当|持平|同|等|平)`
)
