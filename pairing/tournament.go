package pairing

// Item is one row of the 规程 sheet as it stands there.
type Item struct{ Name, Value, Clause string }

// Regulation 规程: the facts and settings of the event. Items keeps every row, known or not.
type Regulation struct {
	Name          string // 赛事名称
	Start, End    Date   // 开始日期, 结束日期
	Venue         string // 比赛地点
	Seed          uint64 // 抽签种子; HasSeed says whether one is set
	HasSeed       bool
	LateMinutes   int  // 迟到弃权(分钟), 15 unless set
	ForfeitLimit  int  // 弃权退赛(轮)
	ForfeitsTotal bool // 弃权计法: 累计, else 连续
	EntryClose    Date // 报名截止
	ChiefArbiter  string
	PairingChief  string
	Items         []Item
}

// AgeNotice is one rule of 须知: what players of an age must bring or be accompanied by.
type AgeNotice struct {
	From, Below int    // From: this age and above (0 = no limit); Below: younger than this (0 = no limit)
	Text        string // 健康证明, 家属陪同, 监护人 …
}

// Category 组别: who may enter, and under which name a player ranks and is paid.
type Category struct {
	Name             string
	Section          string // 比赛组 it plays in
	Sex              Sex    // SexUnknown = open to both
	BornFrom, BornTo Date   // inclusive; zero = open
	Regions          []string
	ProofNeeded      Tri      // 地区证明: Yes = without proof 待补, No = 不符
	BarredTitles     []string // 大师 = that and above; 现役大师 = only while active
	Capacity         int      // 0 = no limit
	PerUnit          int      // 每单位限报, 0 = no limit
	PerUnitMarks     []UnitLimit
	FeeRequired      bool
	Seats            int // 每席人数: 2 = pairs; 1 unless set
	AcceptWomen      bool
	AcceptYounger    bool
	Notices          []AgeNotice
	Clause           string
}

// UnitLimit is a second limit per unit, such as 省前六≤2.
type UnitLimit struct {
	Mark string
	Max  int
}

// Stop is one row of 日程.
type Stop struct {
	Section string // "" = all
	Round   string // a number, 报到, 开幕 …
	Date    Date
	Time    string
	Venue   string
	Clock   string // 用时
}

// Official 机构: a row of the committees, as the programme prints it.
type Official struct {
	Body string // 委员会
	Post string // 职务
	Name string
}

// Tournament 赛事: everything one workbook says.
type Tournament struct {
	Regulation Regulation
	Categories []Category
	Sections   []*Section
	Players    []*Player // all entries in sheet order
	Schedule   []Stop
	Officials  []Official // in order of the sheet
	Titles     []string   // order of titles, highest first; nil = the default order of package eligibility
}

// Section finds a section by name, nil if there is none.
func (t *Tournament) Section(name string) *Section {
	for _, s := range t.Sections {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// Category finds a category by name, nil if there is none.
func (t *Tournament) Category(name string) *Category {
	for i := range t.Categories {
		if t.Categories[i].Name == name {
			return &t.Categories[i]
		}
	}
	return nil
}

// StopFor gives the schedule row of a section's round; a row without a section serves all.
func (t *Tournament) StopFor(section string, round string) Stop {
	var found Stop
	for _, s := range t.Schedule {
		if s.Round == round && (s.Section == section || s.Section == "" && found.Round == "") {
			found = s
		}
	}
	return found
}
