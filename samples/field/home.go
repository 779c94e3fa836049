package field

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// Home is where the clubs of a group are.
type Home uint8

const (
	Around    Home = iota // 四川 and 重庆
	Sichuan               // 四川
	Shifang               // 什邡
	Elsewhere             // other provinces
)

// places lists the districts and counties.
func (h Home) places() []place {
	switch h {
	case Sichuan:
		return slices.DeleteFunc(slices.Clone(places), func(p place) bool { return p.province != "四川省" })
	case Shifang:
		return slices.DeleteFunc(slices.Clone(places), func(p place) bool { return p.county != "什邡市" })
	case Elsewhere:
		return distant
	}
	return places
}

// distant are places of other provinces.
var distant = placesOf(`
湖北省/武汉市 洪山区 江夏区
浙江省/杭州市 余杭区 萧山区
广东省/广州市 番禺区 增城区
江苏省/南京市 江宁区 浦口区
河北省/石家庄市 正定县 藁城区
陕西省/西安市 雁塔区 长安区
贵州省/贵阳市 花溪区 清镇市
云南省/昆明市 呈贡区 安宁市
湖南省/长沙市 岳麓区 浏阳市
河南省/郑州市 中原区 荥阳市
山东省/济南市 历城区 章丘区`)

// distantCodes are the first two digits of identity numbers there.
var distantCodes = map[string]string{
	"湖北省": "42", "浙江省": "33", "广东省": "44", "江苏省": "32", "河北省": "13", "陕西省": "61", "贵州省": "52", "云南省": "53",
	"湖南省": "43", "河南省": "41", "山东省": "37",
}

// distantOrigin writes 籍贯 of somebody from another province.
func (p place) distantOrigin(rng *rand.Rand) string {
	province := strings.TrimSuffix(p.province, "省")
	return pick(rng, []string{province, province, p.province, province + p.shortCity(), p.province + p.city})
}

// origin writes 籍贯 of a player of a club; those of 什邡 are to be known as such.
func (h Home) origin(rng *rand.Rand, p place) string {
	if h == Shifang {
		return pick(rng, []string{"什邡", "什邡", "四川什邡", "四川省什邡市", "四川德阳什邡", "什邡市"})
	}
	return p.origin(rng)
}
