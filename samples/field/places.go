package field

import (
	"math/rand/v2"
	"strings"
)

// place is a district or county where a club is.
type place struct {
	province string // 四川省, 重庆市
	city     string // 遂宁市; "" in 重庆
	county   string // 蓬溪县
}

// places, by province and city.
var places = placesOf(placeTable)

// placesOf reads lines of a province and city followed by districts and counties.
func placesOf(table string) []place {
	var out []place
	for _, line := range strings.Split(strings.TrimSpace(table), "\n") {
		words := strings.Fields(line)
		head, city, _ := strings.Cut(words[0], "/")
		for _, county := range words[1:] {
			out = append(out, place{head, city, county})
		}
	}
	return out
}

const placeTable = `
四川省/成都市 青羊区 武侯区 金牛区 锦江区 成华区 龙泉驿区 双流区 郫都区 都江堰市 彭州市 崇州市 邛崃市 金堂县 简阳市
四川省/绵阳市 涪城区 游仙区 江油市 三台县 盐亭县
四川省/德阳市 旌阳区 广汉市 什邡市 绵竹市 中江县
四川省/遂宁市 船山区 安居区 蓬溪县 射洪市 大英县
四川省/南充市 顺庆区 高坪区 阆中市 南部县 仪陇县
四川省/广安市 广安区 岳池县 华蓥市 武胜县
四川省/达州市 通川区 宣汉县 大竹县
四川省/巴中市 巴州区 平昌县
四川省/广元市 利州区 剑阁县
四川省/内江市 东兴区 隆昌市 资中县
四川省/自贡市 自流井区 富顺县
四川省/宜宾市 翠屏区 叙州区
四川省/泸州市 江阳区 合江县
四川省/乐山市 沙湾区 峨眉山市 犍为县
四川省/眉山市 东坡区 仁寿县
四川省/资阳市 雁江区 安岳县 乐至县
四川省/雅安市 雨城区
四川省/攀枝花市 仁和区
四川省/凉山彝族自治州 西昌市
重庆市 渝北区 江北区 沙坪坝区 南岸区 渝中区 九龙坡区 北碚区 巴南区 万州区 涪陵区 永川区 合川区 江津区 璧山区 铜梁区 潼南区 大足区
重庆市 荣昌区 綦江区 长寿区 垫江县 开州区`

// code is the province's two digits in identity numbers.
func (p place) code() string {
	if p.province == "重庆市" {
		return "50"
	}
	if code := distantCodes[p.province]; code != "" {
		return code
	}
	return "51"
}

// short is how people call it: 成都青羊, 蓬溪, 重庆渝北.
func (p place) short() string {
	county := []rune(p.county)
	name := string(county[:len(county)-1])
	if county[len(county)-1] != '区' {
		return name
	}
	if p.city == "" {
		return p.shortCity() + name
	}
	if strings.HasPrefix(p.city, name) { // 广安市广安区
		return name
	}
	return p.shortCity() + name
}

// full is how an association calls it: 蓬溪县, 南充市顺庆区, 重庆市渝北区.
func (p place) full() string {
	switch {
	case p.city == "":
		return p.province + p.county
	case strings.HasSuffix(p.county, "区"):
		return p.city + p.county
	}
	return p.county
}

// shortCity is 遂宁, 凉山 or 重庆.
func (p place) shortCity() string {
	city := strings.TrimSuffix(p.city, "彝族自治州")
	if p.city == "" {
		city = p.province
	}
	return strings.TrimSuffix(city, "市")
}

// origin writes 籍贯 the ways people do.
func (p place) origin(rng *rand.Rand) string {
	province := strings.TrimSuffix(p.province, "省")
	if distantCodes[p.province] != "" {
		return p.distantOrigin(rng)
	}
	if p.city == "" {
		return pick(rng, []string{"重庆", "重庆", "重庆市", "重庆" + p.county, "重庆市" + p.county})
	}
	ways := []string{
		"四川", "四川", "四川", "四川省", province + p.shortCity(), p.province + p.city, p.province + p.city + p.county, p.city,
		p.shortCity(),
	}
	if p.city == "资阳市" { // 资阳 alone may be the district in Hunan
		ways = ways[:len(ways)-1]
	}
	return pick(rng, ways)
}
