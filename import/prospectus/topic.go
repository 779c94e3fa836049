package prospectus

import (
	"strings"
)

// topic is what a part of a regulation is about, by its heading.
type topic int

const (
	topicNone topic = iota
	topicHosts
	topicWhen
	topicEvents
	topicWho
	topicGroups
	topicEntry
	topicMethod
	topicPrizes
	topicSchedule
	topicOther
)

var topics = []struct {
	topic topic
	re    *pattern
}{
	{topicPrizes, compile(`奖|录取|晋级办法|名次设置|^评选|评优|表彰|^发(?:多少|啥|什么)|多少钱|^(?:(?:段位|等级|级位|技术等级|运动等级|棋士|称号|荣誉)?(?:称号)?(?:的)?(?:晋升|授予|晋段|升段|升级|晋级)(?:与?(?:称号|段位|等级))?(?:办法|规定|标准|条件|名额)?|等级称号|段位称号)$`)},
	{topicSchedule, compile(`日程|赛程|流程|(?:时间|活动|比赛|当天|[两三四]天)的?安排|时间表|流程|对局时间`)},
	{topicGroups, compile(`组别|分组|分[两二三四五六几](?:个)?组|年龄分?组|竞赛分组|参赛组|组别设置|设组|年龄规定|年龄要求`)},
	{topicMethod, compile(`(?:竞赛|比赛)(?:办法|方法|方式|规则|规定|细则|制度|编排|赛制|用时)|赛制|编排|计分|记分|名次(?:计算|排列|评定|区分|判定)|用时|(?:怎么|怎样|咋|如何)(?:个)?(?:下|比|赛|打|玩)|^(?:下|比|玩|打)法$`)},
	{topicWho, compile(`(?:报名|参赛|参加)(?:对象|资格|条件|人员)`)},
	{topicEntry, compile(`报名|报到|参赛费|费用|缴费|(?:怎么|怎样|咋|如何)(?:来)?报|收费`)},
	{topicWho, compile(`参赛|参加|资格|条件|对象|运动员|(?:谁|哪些人|什么人)(?:都)?(?:能|可|会)|^谁来$`)},
	{topicWhen, compile(`时间|地点|日期|赛场|什么时候|啥时候|几时|何时|哪天|在哪|哪里|哪儿|什么地方|何地`)},
	{topicHosts, compile(`单位|组织机构|机构|主办|承办|谁(?:来)?(?:主|承)?办|^组织$`)},
	{topicEvents, compile(`项目|设项`)},
	{topicOther, compile(`其他|其它|其余|未尽|须知|仲裁|裁判|纪律|保险|附则|经费|器材|接待|解释|安全|食宿|委员会|附件`)},
}

// ownTopic gives the topic of a clause that is a heading: short, or short up to its colon.
func (c *clause) ownTopic() topic {
	if c.style == plain {
		return topicNone
	}
	text, _, colon := strings.Cut(withoutNote(c.s), ":")
	if !colon {
		text, _, _ = strings.Cut(text, "(")
	}
	if len([]rune(text)) > 16 || strings.ContainsAny(text, ",。;") {
		return topicNone
	}
	c.head = !colon || strings.HasSuffix(c.s, ":")
	return topicOf(text)
}

// noteBehind is a note behind a heading: 奖金一览(单位:元,税前), 奖金(一共6300元,现场发).
var noteBehind = compile(`^([^()]{2,14})\((?:单位:|一共|总共|共计|合计|共|均为|税前|税后|人民币|以下|元)[^()。;]{0,16}\)$`)

// withoutNote takes the note off a heading.
func withoutNote(s string) string {
	if m := noteBehind.FindStringSubmatch(s); m != nil {
		return m[1]
	}
	return s
}

func topicOf(text string) topic {
	for _, t := range topics {
		if t.re.MatchString(text) {
			return t.topic
		}
	}
	return topicNone
}

// under says whether a clause or one above it has the topic.
func (c *clause) under(t topic) bool {
	for ; c != nil; c = c.parent {
		if c.topic == t {
			return true
		}
	}
	return false
}
