package prospectus

import (
	"strings"

	"qisai/pairing"
)

var (
	roundsRE    = compile(`(?:共(?:赛|计|进行|比赛|打|下|设|为)?|赛|进行|采用|比赛|打|下|轮次(?:为|:)?|为|计|制|编排|均|各|:)?` + count + `轮`)
	notRounds   = compile(`(?:第[一二三四五1-5][天日]|每天|每日|上午|下午|晚上|当天|半天|各天|首日|次日)(?:进行|比赛|赛|下|打|安排|举行|各|:)*$|(?:^|[^下打赛])满$|完成$|参加$|不足$|至$|到$|第$|前$|后$|连续$|每$|隔$|弃权$|累计$|缺席$|再$|余下$|缺$|-$|无故$|迟到$|轮空$|首$|头$|开始$|起初$|最后$|各用时$|末$|两次$|第\S{1,2}、$|淘汰赛?\($`)
	aboutRounds = compile(`(?:可|将|则|得|也)(?:以)?(?:改|调整|缩|减|增|延|加)[^,;]{0,4}$|至少|不少于|大约|约|暂定|一般|原则上|预计|拟|不超过|最多|多于`)
	roundTail   = compile(`^(?:(?:比赛)?(?:方可|方能|才能|才可|者|及以上)|弃权|未到|不到|缺席|者|未|无故|淘汰|单败|单淘汰|后|之后|结束后|以后|进入|附加|(?:之)?(?:内|中|里)?(?:均|都|互|互相|相互|要)*(?:不|回避|避|错开)|加赛|的?决赛)`)
)

func (r *reader) roundsIn(c *clause, from, to int) []statement {
	var out []statement
	s := c.s[from:to]
	if strings.Contains(s, "弃权") || strings.Contains(s, "退赛") {
		return nil
	}
	last := 0
	for _, m := range roundsRE.FindAllStringSubmatchIndex(s, -1) {
		head := before(s, m[2], 60)
		if notRounds.MatchString(head) || roundTail.MatchString(s[m[1]:]) || ofOldTimes(s, m[2]) {
			continue
		}
		if ifCount.MatchString(c.s[from : from+m[2]]) {
			r.doubt("人数不足时另有办法", c, from+m[0], from+m[1])
			continue
		}
		if k := lastIndexOf(knockWord, head); k >= 0 && k > lastIndexOf(firstStage, head) && !r.ownSubject(head, k, len(head)) {
			continue // of the knockout
		}
		if aboutRounds.MatchString(before(head, len(head), 30)) || strings.HasPrefix(s[m[1]:], "左右") || strings.HasPrefix(s[m[1]:], "以上") {
			r.doubt("轮次未定", c, from+m[0], from+m[1])
			continue
		}
		if phrase := ageUpTo.ReplaceAllString(lastPhrase(head), ""); orOther.MatchString(brief(s[m[1]:])) || maybe.MatchString(phrase) && !strings.Contains(phrase, "视") {
			r.doubt("轮次未定", c, from+m[0], from+m[1])
			continue
		}
		if strings.HasPrefix(s[m[1]:], "或") || strings.HasPrefix(s[m[1]:], "-") {
			r.doubt("轮次未定", c, from+m[0], from+m[1])
			continue
		}
		n, ok := pairing.ParseNumeral(s[m[2]:m[3]])
		if !ok || n < 2 || n > 30 {
			continue
		}
		st := r.state("轮次", itoa(int(n)), c, from+m[0], from+m[1])
		if names := r.groupsIn(s[last:m[0]]); last > 0 && len(names) > 0 {
			st.secs = r.sectionsOf(names) // 公开组11轮、女子组9轮
			st.narrow = len(st.secs) < len(r.secs)
		}
		if names := r.groupsBehind(s[m[1]:]); len(names) > 0 && !roundsRE.MatchString(brief(s[m[1]:])) {
			st.secs = r.sectionsOf(names) // 七轮（甲组）、五轮（乙组）
			st.narrow = len(st.secs) < len(r.secs)
		}
		last = m[1]
		if sex := sexRounds.FindString(before(s, m[2], len("女子组各赛"))); sex != "" {
			st.ofSex(r, sexOf(sex))
		}
		out = append(out, st)
	}
	return out
}

var (
	// ifCount is a condition on the number of entries: 实到棋手少于80人时.
	ifCount    = compile(`(?:不足|少于|未达到?|不满|低于|超过|多于|达到)` + count + `(?:人|名)[^。;]{0,20}$`)
	knockWord  = compile(`第二阶段|单败|单淘汰|决赛阶段|进入[^,。;]{0,6}淘汰`)
	firstStage = compile(`第一阶段|预赛|积分编排|瑞士|循环`)
)

// lastIndexOf gives where the last match of a text begins, -1 for none.
func lastIndexOf(re *pattern, s string) int {
	all := re.FindAllStringIndex(s, -1)
	if len(all) == 0 {
		return -1
	}
	return all[len(all)-1][0]
}

// sexRounds stands before the rounds of men or of women: 男子9轮、女子7轮.
var sexRounds = compile(`(?:男|女)(?:子)?(?:各|均)?(?:赛|打|下|共)?$`)

// ofSex narrows a statement to the sections of one sex, where there are some.
func (st *statement) ofSex(r *reader, sex string) {
	var out []*section
	for _, sec := range st.secs {
		if r.find(sec.cats[0]).sex == sex {
			out = append(out, sec)
		}
	}
	if len(out) > 0 {
		st.secs, st.narrow = out, true
	}
}

// orOther is another system behind the rounds: 视人数采用7轮积分编排制或单循环制.
var orOther = compile(`^[^,。;]{0,10}或(?:者)?(?:采用)?[单双大淘循]`)

var laterRounds = compile(`(?:继续|再)(?:进行)?第?` + count + `(?:-+|至)第?` + count + `轮(?:的)?(?:积分编排|瑞士)`)

// moreRounds reads how long those go on who are not in the knockout: 其余继续进行第9—11轮积分编排.
func (r *reader) moreRounds() {
	for _, c := range r.cs {
		m := laterRounds.FindStringSubmatchIndex(c.s)
		if m == nil || c.under(topicPrizes) {
			continue
		}
		for _, sec := range r.scopeOf(r.groupsIn(c.s[:m[0]])) {
			if sec.row["赛制"] == "积分编排+淘汰" {
				sec.put("轮次", numeral(c.s[m[4]:m[5]]), c.sentence(m[0], m[1]))
				c.take(m[0], m[1])
			}
		}
	}
}

// scopeOf gives the sections of categories, all for none.
func (r *reader) scopeOf(names []string) []*section {
	if len(names) == 0 {
		return r.secs
	}
	return r.sectionsOf(names)
}
