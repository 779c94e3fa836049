package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing/prize"
)

// gift is what a wording gives besides money.
type gift struct {
	certificate, item string
	inTurn            []string // the first thing to the first place, and so on: 金、银、铜牌
}

func (g gift) none() bool { return g.certificate == "" && g.item == "" && len(g.inTurn) == 0 }

// bands gives the gift to places.
func (g gift) bands(spans []prize.Span) []band {
	n := 0
	for _, sp := range spans {
		n += sp.To - sp.From + 1
	}
	if len(g.inTurn) != n || n == 0 {
		if len(g.inTurn) > 0 {
			g.item = join(g.item, strings.Join(g.inTurn, "、"))
		}
		var out []band
		for _, sp := range spans {
			out = append(out, band{Span: sp, certificate: g.certificate, item: g.item})
		}
		return out
	}
	var out []band
	for _, sp := range spans {
		for place := sp.From; place <= sp.To; place++ {
			out = append(out, band{Span: prize.Span{From: place, To: place}, certificate: g.certificate, item: join(g.inTurn[len(out)], g.item)})
		}
	}
	return out
}

var (
	medals   = compile(`金(?:牌)?、银(?:牌)?、铜(?:奖)?牌|金银铜(?:奖)?牌`)
	inTurnRE = compile(`(?:分别|依次)(?:授予|颁发|发给|奖励|获得?)?(?:的)?(` + thingWord + `(?:[、和及]` + thingWord + `)+)`)
)

// giftOf reads what a wording gives.
func giftOf(text string) gift {
	var g gift
	if m := medals.FindString(text); m != "" {
		g.inTurn, text = []string{"金牌", "银牌", "铜牌"}, strings.Replace(text, m, "", 1)
	} else if m := inTurnRE.FindStringSubmatch(text); m != nil {
		g.inTurn, text = thingsRE.FindAllString(m[1], -1), strings.Replace(text, m[0], "", 1)
	}
	if noThing.MatchString(text) {
		if !strings.Contains(text, "元") {
			return gift{} // a title, with what goes with it
		}
		phrases := strings.Split(text, ",")
		text = strings.Join(slices.DeleteFunc(phrases, noThing.MatchString), ",")
	}
	g.certificate, g.item = things(text)
	if strings.HasPrefix(g.certificate, "棋王") {
		return gift{}
	}
	if g.certificate == "" && g.item == "" && g.inTurn == nil {
		g.item = namedThing(text)
	}
	return g
}

// things parts a wording into the certificate and the other things it gives; in a list with a known thing, or counted, any
// thing: 奖杯、证书、书包; 电饭煲一台.
func things(text string) (certificate, item string) {
	for _, phrase := range phraseMarks.Split(text, -1) {
		pieces := thingMarks.Split(phrase, -1)
		known := thingsRE.MatchString(phrase)
		for _, piece := range pieces {
			if m := goodsAre.FindStringSubmatch(piece); m != nil {
				item = join(item, m[1])
				continue
			}
			all := thingsRE.FindAllString(piece, -1)
			for _, w := range all {
				if isCertificate(w) {
					certificate = w
				} else if !slices.Contains(strings.Split(item, "、"), w) {
					item = join(item, w)
				}
			}
			if len(all) > 0 {
				continue
			}
			m := countedThing.FindStringSubmatch(piece)
			if m == nil && known && len(pieces) > 1 {
				m = bareThing.FindStringSubmatch(piece)
			}
			if m != nil && !noGift.MatchString(m[1]) && !verbOnly.MatchString(m[1]) {
				item = join(item, m[1])
			}
		}
	}
	return certificate, item
}

func isCertificate(w string) bool {
	return strings.HasSuffix(w, "证书") || strings.HasSuffix(w, "奖状") || strings.HasSuffix(w, "荣誉证")
}

const counter = `(?:座|个|台|份|块|枚|张|本|面|套|条|箱|瓶|袋|盒|桶|件|副|只|床|部|对|把|盏|束|顶|双|提|斤|公斤)`

var (
	phraseMarks  = compile(`[,;:。]`)
	thingMarks   = compile(`[、+]|和|及|并|加|与|外加|还有`)
	giveVerb     = `(?:可|将|均|都|各|分别|每人|另|再|只|仅|还)*(?:颁发|颁给|颁|发给|发放|发|授予|授|奖励|奖给|奖|给予|赠送|赠予|赠|送|获得|获赠|获颁|获|得|有)?(?:各|给|精美|精致|的)*`
	countedThing = compile(`^` + giveVerb + `([\x{4E00}-\x{9FA5}]{2,8}?)(?:各)?(?:[一二两三四五1-9]|壹)` + counter + `(?:[,。;]|$)`)
	verbOnly     = compile(`^(?:颁|发|授|予|给|各|均|都|分别|获|得|奖|赠|送|并|再|另|加|只|仅|同时)+$`)
	goodsAre     = compile(`奖品(?:为|是)([\x{4E00}-\x{9FA5}]{2,6}?)(?:[一1两2]` + counter + `)?$`)
	bareThing    = compile(`^(?:精美)?([\x{4E00}-\x{9FA5}]{2,4})$`)
)
