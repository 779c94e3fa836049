package prospectus

import (
	"slices"
	"strings"
)

const (
	placePhrase = `(前` + `(?:\d{1,3}|[一二两三四五六七八九十]{1,3})` + `名|第?(?:\d{1,3}|[一二两三四五六七八九十]{1,3})名?(?:-+|至|到)第?(?:\d{1,3}|[一二两三四五六七八九十]{1,3})名|第(?:\d{1,3}|[一二两三四五六七八九十]{1,3})(?:、第?(?:\d{1,3}|[一二两三四五六七八九十]{1,3}))*名|冠军|亚军|季军|冠、亚、季军|冠亚季军)`
	thingWord   = `(?:(?:获奖|荣誉|成绩|等级|名次|优胜|优秀|参赛|棋王|比赛|冠军|称号|段位|电子)?(?:证书|奖状)|荣誉证|(?:水晶|纪念|流动)?奖杯|纪念杯|(?:纪念)?奖牌|金牌|银牌|铜牌|金杯|银杯|铜杯|(?:流动)?锦旗|` +
		`奖匾|牌匾|匾牌|匾额|铜匾|奖旗|流动红旗|纪念品|纪念章|纪念牌|奖章|勋章|徽章|奖品|荣誉牌|礼品|礼包|绶带|鲜花)`
)

var (
	thingsRE = compile(thingWord)
	everyone = compile(`(?:(?:所有|全体|凡|每位|每名|各位)(?:参赛|参加比赛|完成(?:全部|所有|全程)?比赛)?(?:的)?(?:棋手|选手|运动员|参赛者|小棋手|小朋友|人员)|参赛(?:的)?(?:棋手|选手|运动员|者)|参加(?:者|人员)|全员|人人|凡完成(?:全部|所有|全程)?比赛的[^,。;]{0,6})(?:均|都|每人|各|可|将|有)*(?:获得?|颁发|发给|发放|发|获赠|有|得到|赠送|领取)(?:由[^,。;]{0,20}(?:颁发|提供)的)?([^,。;]{0,20})`)
	noThing  = compile(`称号|段位|晋级|封为|即为`)
)

// inBrackets says whether a place of a text stands in brackets.
func inBrackets(s string, at int) bool {
	near := before(s, at, 4*nearBy)
	return strings.LastIndexByte(near, '(') > strings.LastIndexByte(near, ')')
}

var boardPrize = compile(`台次|各台|每台|第?[一二三四五1-5]台(?:至|、|前|分别|录取|取|第)`)

var elseRE = compile(`除外|以外|不含`)

var somePlace = compile(placePhrase)

// turnTo changes whom a prize is for where the words before its places name somebody else.
func (r *reader) turnTo(whom *part, near, before string) bool {
	names, _ := r.whom(near, before)
	switch {
	case len(names) > 0:
		whom.names, whom.each = names, false
	case strings.Contains(near, "团体"):
		whom.names, whom.each, whom.team = nil, false, true
	case strings.Contains(near, "其中") && len(whom.names) > 0:
		return false
	case allGroup.MatchString(near), strings.Contains(near, "个人"):
		whom.names, whom.each, whom.team = nil, true, false
	default:
		return false
	}
	return true
}

// allGroup is a word for every group.
var allGroup = compile(`各组(?:别)?|各项目|各个项目|各单项|每组|每个组别|各个组别|各年龄组|[两三四五六七八九\d]个?(?:组别|项目|组)`)

// onlyGroups says whether between two places stands nothing but the next group: 公开组前三名、其他各组第一名颁发奖杯.
func (r *reader) onlyGroups(text string) bool {
	text = strings.Trim(text, "、和及,")
	if restOf.MatchString(text) {
		return strings.Trim(restOf.ReplaceAllString(text, ""), "各的") == ""
	}
	gs := r.words.find(text)
	return len(gs) == 1 && gs[0].from == 0 && strings.Trim(text[gs[0].to:], "的") == ""
}

var (
	// notHimself is somebody else who gets something for the place: 冠军的指导教师.
	notHimself = compile(`^(?:获得者)?的?[^,。;]{0,6}(?:指导|教练|教师|老师|单位|家长)`)
	// giftRE is a thing that is not one of the usual: 奖电饭煲, 各奖食用油.
	giftRE = compile(`^,?(?:各|均|每人)*(?:奖励|奖|赠送|赠|发给|颁发|发|送|获赠|获)(?:各)?([\x{4E00}-\x{9FA5}]{2,10}?)(?:[一1壹][\x{4E00}-\x{9FA5}])?$`)
	// giftBehind is a thing behind an amount: 各奖现金600元、特曲一箱.
	giftBehind = compile(`元(?:、|及|和|加|,)(?:另(?:奖|赠))?([\x{4E00}-\x{9FA5}]{2,8}?)[一1壹两二2][\x{4E00}-\x{9FA5}]$`)
	noGift     = compile(`百|千|万|免|报销|优先|享|加分|自理|路费|金|励|奖|现|如下|见表|名|元|队|评|选|代表|单位|运动员|裁判|由|组|人|录取|减|颁发|授予|发给|获得|其中`)
)

// namedThing reads a thing by its place in the sentence: right behind 奖.
func namedThing(text string) string {
	phrase, _, _ := strings.Cut(strings.TrimLeft(text, ","), ",")
	phrase = strings.TrimRight(phrase, ";。、!")
	phrase = strings.TrimLeft(phrase, ":")
	if m := giftBehind.FindStringSubmatch(phrase); m != nil && !noGift.MatchString(m[1]) {
		return m[1]
	}
	if m := giftRE.FindStringSubmatch(phrase); m != nil && !noGift.MatchString(m[1]) {
		return m[1]
	}
	return ""
}

var honourStart = compile(`(?:设|评选?)["“]?` + honourName)

// listHas gives a list if it is there already.
func (r *reader) listHas(kind string, t target) *list {
	for _, l := range r.lists {
		if l.kind == kind && l.section == t.section && slices.Equal(l.conds, t.conds) && l.title == "" {
			return l
		}
	}
	return nil
}

// addThing adds a reward without money; places that are there already get it too.
func (l *list) addThing(b band) {
	for i := range l.bands {
		if l.bands[i].Span == b.Span {
			if b.certificate != "" {
				l.bands[i].certificate = b.certificate
			}
			if b.item != "" {
				l.bands[i].item = join(l.bands[i].item, b.item)
			}
			return
		}
	}
	if l.kind == "团体" && len(l.bands) > 0 {
		found := false
		for i := range l.bands {
			if o := l.bands[i].Span; o.From >= b.From && (b.To == 0 || o.To <= b.To) {
				l.bands[i].certificate, l.bands[i].item = b.certificate, join(l.bands[i].item, b.item)
				found = true
			}
		}
		if found {
			return
		}
	}
	l.bands = append(l.bands, b)
}

func join(a, b string) string {
	switch {
	case a == "" || a == b:
		return b
	case b == "":
		return a
	}
	return a + "、" + b
}
