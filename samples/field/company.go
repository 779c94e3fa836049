package field

import (
	"math/rand/v2"
	"strings"
)

// brands and trades make the names of companies.
var (
	brands = strings.Fields(`恒远 瑞丰 嘉禾 鼎盛 宏泰 金穗 长兴 永安 顺达 华益 德润 天合 信诚 汇川 同创 振兴 蜀峰 锦江源 岷山 嘉陵
		剑门 峨岭 沱江 涪江 巴蜀 天府源 蓉城 西岭 青城源 都江`)
	trades = strings.Fields(`食品有限公司 机械制造有限公司 电子有限公司 建筑工程有限公司 物流有限公司 商贸有限公司 化工有限公司 纺织厂 酒业有限公司
		电力设备有限公司 农业开发有限公司 运输有限公司 印务有限公司 建材有限公司 医药有限公司`)
)

// companies gives the name of one company for each brand, shuffled; city, brand and trade are drawn.
func companies(rng *rand.Rand, from []place) []unit {
	out := make([]unit, 0, len(brands))
	for _, b := range brands {
		p := pick(rng, from)
		out = append(out, unit{name: p.shortCity() + b + pick(rng, trades), place: p})
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}
