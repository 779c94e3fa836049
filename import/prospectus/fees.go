package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// fee is an amount one person pays to enter.
type fee struct {
	yuan   int
	c      *clause
	at     span
	groups []string // it is for these groups only
	some   bool     // for a part of the players: 会员60元
	early  bool     // or up to a day: 提前报名160元
}

const (
	// feeNoun are the words for what one pays to enter.
	feeNoun = `(?:服务|报名|参赛|会务|竞赛|赛务|比赛|场地|场租|茶水|资料|活动|赛事|组织|注册)(?:[及和、][^,。;费]{1,4})?(?:费用?|款|钱)|赛费|费用|收费|缴费|交费|付费|场租|入场费`
	// otherFee are the words for what one pays for something else.
	otherFee = `申诉|押金|保证金|保险|食宿|住宿|宿费|房费|餐|伙食|标间|单间|停车|工本|证书费|补贴|补助|交通|差旅|路费|旅费|奖金|奖励|罚|培训|学费|门票|双人间|年费|会费|车费|裁判费|手续费|退还|退回|退费|减免|抚慰|资助|赞助`
)

var (
	amountRE = compile(`(?:人民币|¥|￥|RMB)*(\d{1,5}|[零一二两三四五六七八九十百千壹贰叁肆伍陆柒捌玖拾佰仟]{1,8})(?:元|块|圆)(?:人民币)?[整正钱]?|(?:¥|￥)(\d{1,5})`)
	// bareFee is one without 元 behind a label: 费用:50.
	bareFee   = compile(`^(?:报名费|参赛费|服务费|费用|收费):(?:每人)?(\d{1,4})(?:$|[,。;()]|每人|/人)`)
	feeWord   = compile(feeNoun)
	elseWord  = compile(otherFee)
	feeOrElse = compile(otherFee + `|` + feeNoun)
	perPerson = compile(`每(?:人|位|名)|人均|各人|/(?:人|位)|一(?:人|位)$|^[整钱]?(?:/|每|一)(?:人|位|名)`)
	perElse   = compile(`(?:每(?:支|个|代表)?(?:队|单位|校|车|间|晚|天|日|餐|盘|局|次|组)|团体|双打|一天|每人每[天日晚餐])[^,。;人]{0,8}$`)
	elseAfter = compile(`^(?:/|每|一)(?:支|个)?(?:队|单位|校|间|车|天|日|晚|餐|次|组|盘|人[/·]?[天日晚]|人每)`)
	perTeam   = compile(`(?:每(?:支|个)?(?:代表)?(?:队|单位)|团体)[^,。;人]{0,8}$`)
	someFee   = compile(`会员|成人|大人|学生|女(?:子|性|棋手|选手)|老年|老人|儿童|少儿|岁|残疾|军人|本地|外地|本县|本市|外省|外县|教师|在校|持证|协会|大师|单位职工`)
	earlyFee  = compile(`优惠|早鸟|提前|现场报名|逾期|补报|补缴|临时|团购|人以上`)
)

// fees reads 服务费 for one person; an amount for a part of them does not count beside one for everybody.
func (r *reader) fees() {
	var all []fee
	for _, c := range r.cs {
		if c.under(topicPrizes) {
			continue
		}
		c.sentences(func(from, to int) { all = append(all, r.feesIn(c, from, to)...) })
	}
	general := slices.DeleteFunc(slices.Clone(all), func(f fee) bool { return f.some || len(f.groups) > 0 && !r.othersFree(f) })
	if slices.ContainsFunc(all, func(f fee) bool { return f.early }) || severalIn(general) {
		general = nil
	}
	if len(general) == 0 {
		general = r.sameForAll(all)
	}
	for _, f := range all {
		if general == nil || !slices.ContainsFunc(general, func(g fee) bool { return g.c == f.c && g.at == f.at }) {
			f.c.take(f.at.from, f.at.to)
			r.doubt("几种费用", f.c, f.at.from, f.at.to)
		}
	}
	for _, f := range general {
		r.item("服务费", itoa(f.yuan), f.c, f.at.from, f.at.to)
	}
}

// sameForAll gives the fees of named groups that are one for all: 乙组和女子组每人60元，甲组同样交60元.
func (r *reader) sameForAll(all []fee) []fee {
	var names []string
	for _, f := range all {
		if f.some || f.early || len(f.groups) == 0 || f.yuan != all[0].yuan {
			return nil
		}
		names = append(names, f.groups...)
	}
	if len(names) == 0 || len(r.without(names)) > 0 {
		return nil
	}
	return all[:1]
}

// severalIn says whether one clause gives different amounts: 5月1日前报名80元，之后100元.
func severalIn(fees []fee) bool {
	for _, f := range fees {
		if f.c == fees[0].c && f.yuan != fees[0].yuan {
			return true
		}
	}
	return false
}

// othersFree says whether the groups a fee is not for pay nothing: 公开组每人50元，少儿组不收钱.
func (r *reader) othersFree(f fee) bool {
	for _, name := range r.without(f.groups) {
		if r.find(name).row["须交费"] != "否" {
			return false
		}
	}
	return true
}

// feesIn finds the amounts of a sentence that one pays to enter.
func (r *reader) feesIn(c *clause, from, to int) []fee {
	s := c.s[from:to]
	found := amountRE.FindAllStringSubmatchIndex(s, -1)
	if found == nil {
		if m := bareFee.FindStringSubmatchIndex(s); m != nil {
			found = [][]int{{m[2], m[3], m[2], m[3], -1, -1}}
		}
	}
	var out []fee
	done, of, teams := 0, "", false
	for _, m := range found {
		if m[2] < 0 {
			m[2], m[3] = m[4], m[5]
		}
		n, ok := pairing.ParseNumeral(s[m[2]:m[3]])
		head, tail := s[done:m[0]], s[m[1]:]
		if done = m[1]; !ok {
			continue
		}
		if words := feeOrElse.FindAllString(head, -1); len(words) > 0 {
			of = words[len(words)-1]
		}
		if perTeam.MatchString(lastPhrase(head)) && !elseWord.MatchString(of) && !wholeTeam.MatchString(head) {
			teams = true
		}
		if !r.paidToEnter(c, of, head, tail) {
			continue
		}
		part := lastPhrase(head)
		groups := r.groupsIn(part)
		if len(groups) == len(r.cats) && !r.unknownGroup(part) {
			groups = nil
		}
		out = append(out, fee{int(n), c, span{from + m[0], from + m[1]}, groups, someFee.MatchString(r.besideGroups(part)) || r.unknownGroup(part), earlyFee.MatchString(part)})
	}
	for i := range out {
		out[i].some = out[i].some || teams && !thatIs.MatchString(before(s, out[i].at.from-from, 30)) // 个人每人100元，团体每队400元
	}
	return out
}

// besideGroups gives a text without the names of groups in it.
func (r *reader) besideGroups(s string) string {
	for _, g := range slices.Backward(r.findGroups(s)) {
		s = s[:g.from] + s[g.to:]
	}
	return s
}

// paidToEnter says whether an amount is a fee for one person: of is the last word for a fee before it in the sentence.
func (r *reader) paidToEnter(c *clause, of, head, tail string) bool {
	near, after := lastPhrase(head), firstPhrase(tail)
	if perElse.MatchString(near) || elseAfter.MatchString(tail) || elseWord.MatchString(of) || notPaid.MatchString(near) {
		return false
	}
	if of != "" {
		return true
	}
	person := perPerson.MatchString(near) || perPerson.MatchString(after)
	if feeWord.MatchString(after) && !elseWord.MatchString(after) {
		return person || payWord.MatchString(near)
	}
	next := firstPhrase(strings.TrimPrefix(tail[len(after):], ","))
	if person && feeWord.MatchString(next) && !elseWord.MatchString(next) {
		return true // 每人120元，作为赛事服务费
	}
	return person && c.under(topicEntry) && !elseWord.MatchString(near+after)
}

var (
	payWord = compile(`交|缴|收|付|转`)
	// wholeTeam is what a team pays for all of its players: 每人200元(每队合计800元).
	wholeTeam = compile(`\((?:即)?(?:每(?:支|个)?(?:代表)?(?:队|单位))(?:合计|共计?|总计|计)$`)
	thatIs    = compile(`即|合|折合`) // 每队3000元(即每人1000元)
	notPaid   = compile(`退|返还|含|包括|其中|减|补`)
)
