package prospectus

import (
	"strings"
)

const someNumber = `(?:\d{1,3}|[一二两三四五六七八九十]{1,3})`

// Places are written in many ways; the readers of prizes know 第1名, 第5至8名, 前8名, 冠军.
var (
	// nameOfPlace is an old name of a place.
	nameOfPlace = compile(`头名|次名|状元|榜眼|探花|殿军|末名`)
	placeNames  = map[string]string{"头名": "第1名", "状元": "第1名", "次名": "第2名", "榜眼": "第2名", "探花": "第3名", "殿军": "第4名"}
	barePlace   = compile(`第([一二三四五六七八九十]{1,3}|\d{1,2})((?:奖(?:金|励)?)?:?\d+(?:元|[,;。]|$))`)
	// looseRow is a row of places without 第: 二、三名各600元; 四、五、六名.
	looseRow = compile(`(^|[^第至到、\d一二三四五六七八九十-])(` + someNumber + `(?:、` + someNumber + `)+)名`)
	// countedPlace is a place written like a number of people: 1名3000元;2名2000元.
	countedPlace = compile(`(^|[:;,。])([1-9]|[1-3]\d|[一二三四五六七八九十])名:?(?:奖金)?(\d+元)`)
	countedRow   = compile(`(?:^|[:;,。])[1一]名:?(?:奖金)?\d+元[;,。][2二]名`)
	// firstPlaces are the first few: 头三名, 前3位, 前三者, 名列前八的, 前六位棋手.
	firstPlaces = compile(`(?:名次)?(?:头|前|列前|获得?前|取得前)(?:的|面)?` + `(` + someNumber + `)(?:位|个名次|者|甲)(?:的)?(?:棋手|选手|运动员|参赛者|棋友|小棋手|小朋友)?`)
	headPlaces  = compile(`头(` + someNumber + `)名`)
	firstTwo    = compile(`(前(?:的|面)?(?:的)?|取)两(名|位)`)
	// onePlaceEach is the count of an only place: 冠军1人,奖金1200元; 第一名1名.
	onePlaceEach = compile(`(冠军|亚军|季军|第[一二三四1-4]名)(?:[1一](?:人|名|个|位)|\([1一](?:人|名|个|位)\))`)
	// admitFew is a number of places without 前: 录取8名, 再取三名.
	admitFew   = compile(`(录取|奖励|(?:各|再|另|共|组|棋手|选手|奖)取)(` + someNumber + `)(?:名|人)`)
	bracketFew = compile(`\((?:取|录取|奖励)?(前` + someNumber + `名)\)`)
	threeBest  = compile(`冠、?亚、?季军|冠亚季三甲|冠军(?:、|和|,)亚军(?:、|和|及|,)季军`)
	// twoShare are two who share a place: 季军2名(并列).
	twoShare  = compile(`([季亚])军[:,]?(?:[2两二](?:名|人|位|个)(?:\(并列\)|,?并列)?|\((?:并列)?[2两二](?:名|人|位|个)(?:并列)?\))`)
	nextBest  = compile(`亚军(?:、|和|及)季军`)
	firstBest = compile(`冠军(?:、|和|及)亚军`)
	// bracketRow is a row of amounts in brackets: 前3名(500、300、200元).
	bracketRow = compile(`(前` + someNumber + `名)\((\d+元(?:、\d+元)+)\)`)
)

// plainPlaces writes the places of a clause in the common form.
func (c *clause) plainPlaces() {
	c.rewrite(fromFirst, func(m []string) string { return "第1至" + m[1] + "名" })
	c.rewrite(amountBeside, func(m []string) string { return "," + m[1] })
	c.rewrite(bothSexes, func(m []string) string { return "男子" + m[1] + "、女子" + m[1] })
	c.rewrite(listInBrackets, func(m []string) string { return ":" + m[1] })
	c.rewrite(restInTurn, func(m []string) string {
		return "前" + itoa(strings.Count(m[2], "元")+1) + "名:" + m[1] + "、" + m[2]
	})
	c.rewrite(twoShare, func(m []string) string {
		if m[1] == "季" {
			return "第3至4名"
		}
		return "第2至3名"
	})
	c.rewrite(threeBest, func([]string) string { return "前三名" })
	c.rewrite(firstBest, func([]string) string { return "前二名" })
	c.rewrite(bracketRow, func(m []string) string { return m[1] + ":" + m[2] })
	c.rewrite(nextBest, func([]string) string { return "第2至3名" })
	c.rewrite(nameOfPlace, func(m []string) string {
		if to := placeNames[m[0]]; to != "" {
			return to
		}
		return m[0]
	})
	c.rewrite(barePlace, func(m []string) string { return "第" + m[1] + "名" + m[2] })
	c.rewrite(firstTwo, func(m []string) string { return m[1] + "二" + m[2] })
	c.rewrite(headPlaces, func(m []string) string { return "前" + m[1] + "名" })
	c.rewrite(firstPlaces, func(m []string) string { return "前" + m[1] + "名" })
	c.rewrite(onePlaceEach, func(m []string) string { return m[1] })
	c.rewrite(looseRow, func(m []string) string {
		if strings.HasSuffix(m[1], "各") {
			return m[0]
		}
		return m[1] + "第" + m[2] + "名"
	})
	c.rewrite(admitFew, func(m []string) string { return m[1] + "前" + m[2] + "名" })
	c.rewrite(bracketFew, func(m []string) string { return "录取" + m[1] })
	if countedRow.MatchString(c.s) {
		for countedPlace.MatchString(c.s) {
			c.rewrite(countedPlace, func(m []string) string { return m[1] + "第" + m[2] + "名" + m[3] })
		}
	}
}

var (
	// fromFirst are the places from 冠军 on: 从冠军到第八名.
	fromFirst = compile(`(?:从)?冠军(?:至|到)第?(` + someNumber + `)名`)
	// amountBeside is an amount in brackets: 冠军1名(奖金1000元).
	amountBeside = compile(`\((奖金(?:各|每人)?\d+元)\)`)
	// bothSexes are two events written short: 男、女个人各录取前八名.
	bothSexes = compile(`男(?:子)?[、和及]女(?:子)?(个人|团体)`)
	// listInBrackets is a list of prizes in brackets behind their total: 总额6000元(冠军3000元,亚军2000元).
	listInBrackets = compile(`\(([^()]*(?:冠军|第[^()]{1,4}名)[^()]*\d+元[^()]*\d+元[^()]*)\)`)
	// restInTurn are the prizes behind the first in a row: 第一名1000元,以下依次为800元、600元.
	restInTurn = compile(`(?:冠军|第[一1]名):?(?:奖金|奖励|奖)?(\d+元),(?:以下|其余|其后|往下)(?:各名)?(?:依次|分别)(?:为|是|:)?(\d+元(?:、\d+元)+)`)
)
