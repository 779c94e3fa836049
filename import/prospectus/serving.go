package prospectus

import (
	"slices"
	"strings"
)

// serve gives the places what a text says; places with nothing wait for the next gift that is for all.
func (r *reader) serve(c *clause, to []award, text string) {
	if m := honourStart.FindStringIndex(text); m != nil {
		text = text[:m[0]]
	}
	text = thingLabel.ReplaceAllString(given(ownWords(text)), "")
	gift := giftOf(text)
	if gift.none() && (r.giving.good || to[0].from == 0 && goodsEnd.MatchString(text)) {
		if m := plainGood.FindStringSubmatch(text); m != nil && !noGift.MatchString(m[1]) {
			gift.item = m[1]
		}
	}
	if gift.none() || undecided.MatchString(text) || notHimself.MatchString(text) {
		if !strings.ContainsAny(text, "元") && admitting.MatchString(upToComma(text)) {
			for _, a := range to {
				a.joined = joins.MatchString(text)
				r.giving.open = append(r.giving.open, a)
			}
		} else if givesSome.MatchString(text) && !strings.Contains(text, "元") && !noThing.MatchString(text) {
			for _, a := range to {
				r.skip(&a.whom, "证书", a.from-a.whom.from, a.to-a.whom.from)
			}
		}
		return
	}
	open, k := r.giving.open, 0
	if strings.HasPrefix(text, ",") && !allOf.MatchString(text) {
		open = slices.DeleteFunc(slices.Clone(open), func(a award) bool { return strings.ContainsAny(c.s[a.to:max(a.to, to[0].from)], ";。") })
	}
	if !common.MatchString(text) {
		for k = len(open); k > 0 && open[k-1].joined; k-- {
		}
	}
	to = slices.Concat(open[k:], to)
	r.giving.open = nil
	r.giving.last = to
	for _, a := range to {
		r.give(c, a, text, gift)
	}
}

// givesSome is a verb of giving at the head of a text.
var givesSome = compile(`^[^,。;]{0,6}(?:颁|发|授予|奖|赠|送|给)`)

// joins is what may stand between places that get the same.
var joins = compile(`^(?:、|和|与|及|以及)$`)

// thingLabel is the head of a list of things, itself none: 另有奖品:, 纪念品如下:, 奖品分别为.
var thingLabel = compile(`,?(?:另|还|并|设|有|发|奖)*(?:` + thingWord + `)(?:名单|清单|明细|种类)?(?:(?:如下|分别|依次|安排)+(?:为|是)?:?|(?:为|是)?:)$|(?:奖品|礼品|纪念品|奖励)(?:如下|分别)?(?:为|是)?:`)

// plainGood is a thing right behind its place, in a clause on 奖品: 第一名电饭煲.
var plainGood = compile(`^:?([\x{4E00}-\x{9FA5}]{2,6}?)(?:[一1两2]` + counter + `)?[,;。、]?$`)

// goodsEnd are goods without a verb, a line of their own behind a place: 第9到16名 茶叶礼盒.
var goodsEnd = compile(`(?:礼盒|礼包|礼品|套装|茶叶|大米|食用油|毛毯|毛巾|雨伞|水杯|保温杯|电饭煲|棋具|象棋|棋书)[,;。]?$`)

// goodsInRow is such a thing in a row of them: 亚军书包、季军文具盒.
var goodsInRow = compile(`(?:冠军|亚军|季军|第[一二三四五六七八1-8]名)[\x{4E00}-\x{9FA5}]{2,5}(?:[,;。、]|$)`)

// given takes out the phrases that say what is not given: 颁发证书,不另发奖金.
func given(text string) string {
	phrases := strings.Split(text, ",")
	phrases = slices.DeleteFunc(phrases, func(p string) bool {
		return notGiven.MatchString(p) || giver.MatchString(p) || undecided.MatchString(p) && !thingsRE.MatchString(p)
	})
	return strings.Join(phrases, ",")
}

// giver is who the prizes come from: 奖品由书店提供.
var giver = compile(`^(?:以上|上述|所有)?(?:奖品|奖金|礼品|纪念品|实物)?(?:均|都|全部)?由[^,。;]*(?:提供|赞助|捐赠|资助|承担)`)

// upToComma gives a text up to its first comma.
func upToComma(s string) string {
	return strings.Trim(s[:endAt(s, 0, ",;")], "、及和。")
}

// admitting is what may stand between places and what they get: nothing but 给予奖励, 予以表彰.
var admitting = compile(`^(?:的)?(?:棋手|选手|运动员|名次)?(?:给予)?(?:予以)?(?:奖励|表彰|录取)?$`)
