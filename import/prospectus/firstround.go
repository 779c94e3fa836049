package prospectus

import (
	"strings"
)

var (
	firstLots = compile(`(?:首轮|第一轮|第1轮|头一轮)(?:对阵|配对|编排)?[^,。;]{0,14}?(对折|首尾|相邻|随机|抽签)(?:随机)?(?:编排|配对|产生|决定|确定|抽签)*`)
	avoidRE   = compile(`同(?:一)?(?:个)?[\x{4E00}-\x{9FA5}]{1,5}?(?:\([^()]*\))?(?:的)?(?:棋手|选手|运动员|队员)?[^,。;]{0,10}?(?:回避|避免(?:相遇|对阵)?|不(?:得|能|可)?(?:相遇|对阵|编排|碰面|同台|交手))`)
	avoidWhen = compile(`(首轮|第一轮|第1轮|头一轮)|(?:前|第[一1](?:、|和|至|-)第?)` + count + `轮|(全程|各轮|每轮|所有轮次|始终)`)
)

func (r *reader) firstIn(c *clause, from, to int) []statement {
	m := firstLots.FindStringSubmatchIndex(c.s[from:to])
	if m == nil {
		return nil
	}
	value := c.s[from+m[2] : from+m[3]]
	if value == "抽签" {
		value = "随机"
	}
	return []statement{r.state("首轮编排", value, c, from+m[0], from+m[1])}
}

func (r *reader) avoidIn(c *clause, from, to int) []statement {
	s := c.s[from:to]
	m := avoidRE.FindStringIndex(s)
	if m == nil {
		return nil
	}
	start := strings.LastIndexAny(s[:m[0]], ",;") + 1
	phrase := s[start:m[1]]
	if strings.Contains(phrase, "尽") {
		return nil // 尽量, 尽可能
	}
	value := ""
	switch w := avoidWhen.FindStringSubmatch(phrase); {
	case w == nil:
		r.doubt("没有写明哪几轮回避", c, from+m[0], from+m[1])
		return nil
	case w[1] != "" || numeral(w[2]) == "1":
		value = "首轮"
	case w[2] != "":
		value = "前" + numeral(w[2]) + "轮"
	default:
		value = "全程"
	}
	return []statement{r.state("同单位回避", value, c, from+start, from+m[1])}
}
