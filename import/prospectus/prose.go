package prospectus

// proseTopics tell what a line of a text without headings is about, by its words; the first that fits.
var proseTopics = []struct {
	topic topic
	re    *pattern
}{
	{topicPrizes, compile(`(?:前|第|取)` + count + `名[^。]{0,60}?(?:奖|\d元|证书)|[一二三]等奖|冠军[^。]{0,30}奖|奖品|奖金|纪念品|["“][^"”]{2,8}奖["”]|^[^。;]{0,12}奖[^。;]{0,12}\d名`)},
	{topicWhen, compile(`^[^。;]{0,6}(?:时间|日期|日子|地点)(?:[:为]|定在|定于|就在|还是)`)},
	{topicGroups, compile(`组:?[^。]{0,30}出生|组[^。;]{0,20}(?:限|名额)\d{1,3}人`)},
	{topicWho, compile(`大师|户籍|不(?:得|能)?参加|均可参加`)},
	{topicEntry, compile(`报名|截止|签到|报到`)},
	{topicMethod, compile(`积分编排|循环|对手分|每[方人][^。]{0,6}\d+分|\d轮|迟到|弃权|[胜赢][^。;]{0,4}分`)},
}

// proseTopic gives the topic of a line by its words.
func proseTopic(s string) topic {
	for _, t := range proseTopics {
		if t.re.MatchString(s) {
			return t.topic
		}
	}
	return topicNone
}

// proseLines gives topics to the lines that no heading gives one: in a letter or a message.
func (sp *splitter) proseLines() {
	if sp.numbered {
		sp.proseArticles()
		return
	}
	for _, c := range sp.clauses {
		if c.topic == topicNone && (c.parent == nil || c.parent.topic == topicNone) {
			c.topic = proseTopic(c.s)
			c.prose = c.topic != topicNone
		} else if c.style == plain && c.parent != nil && c.parent.style == heading && !c.parent.head && proseTopic(c.s) == topicPrizes {
			c.topic, c.prose = topicPrizes, true // below 地点：某某中心, which is whole
		}
	}
}

// proseArticles gives the prizes among the articles of a text that has no headings, each article a sentence: 第十七条
// 男子组奖励前八名.
func (sp *splitter) proseArticles() {
	for _, c := range sp.clauses {
		if c.style == article && c.topic == topicNone && c.parent == nil && !c.head && proseTopic(c.s) == topicPrizes {
			c.topic = topicPrizes
		}
	}
}
