package field

import (
	"math/rand/v2"
	"slices"
	"strings"

	"qisai/pairing"
)

// surnames from common to rare; the first ones are drawn most.
var surnames = strings.Fields(`王 李 张 刘 陈 杨 黄 赵 周 吴 徐 孙 马 朱 胡 林 郭 何 高 罗 郑 梁 谢 宋 唐 许 邓 冯 韩 曹
	曾 彭 萧 蔡 潘 田 董 袁 于 余 叶 蒋 杜 苏 魏 程 吕 丁 沈 任 姚 卢 傅 钟 姜 崔 谭 廖 范 汪 陆 金 石 戴 贾 韦 夏 邱 方 侯
	邹 熊 孟 秦 白 江 阎 薛 尹 段 雷 黎 史 龙 陶 贺 顾 毛 郝 龚 邵 万 钱 严 覃 武 戚 莫 孔 向 汤 单 仇 解 翟 盖 尉 朴 区 查
	牟 蒲 敬 冉 蹇 苟 但 昝 禤 綦 逄 亓 欧阳 司马 上官 诸葛`)

// era is the given names of people born before a year.
type era struct {
	before     int
	men, women string
}

// eras are in order of years; a name goes in and out of fashion.
var eras = []era{
	{1980,
		`建国 建军 志强 国庆 卫东 永福 德贵 光明 世明 富贵 清泉 长江 学文 学武 树林 正洪 兴华 和平 云贵 开全 大海 天祥
		家富 定国 安邦 启明 春林 孝忠 昌明 代兵 仕林 朝贵 中华 元成 义全 宗明 勇 刚 军 平 斌 明 华 忠 林 彬 洪 福 贵 强`,
		`秀英 玉兰 丽华 桂芳 淑珍 素琼 建芳 晓蓉 春梅 玉蓉 德碧 秀琼 光琼 永碧 世芬 天秀 琼 芳 敏 萍 蓉 碧 群 英`},
	{1996,
		`俊 磊 鹏 超 涛 伟 波 杰 飞 健 凯 亮 斌 翔 浩 峰 毅 锐 海波 志勇 小龙 国栋 文斌 文博 晓东 晓峰 建波 永强 俊杰 志鹏
		小军 云龙 海涛 明亮 世杰 成刚 兴旺 大鹏 江涛 林峰 仁杰 春雷 思远 家伟 立新 玉龙 洪波 东升 一鸣 学良`,
		`静 婷 燕 丹 莉 娟 霞 雪梅 晓燕 海燕 丽娟 小琴 红梅 佳 倩 莎莎 春燕 文静 慧 颖 玉洁 晓庆 秋菊 蕾 雪 洁 瑶`},
	{2009,
		`浩然 子豪 宇轩 俊豪 鑫 子轩 志远 天宇 一凡 博文 嘉豪 泽宇 思源 明轩 文轩 睿 宇航 皓 佳乐 俊宇 晨曦 云帆 子健 鹏程
		昊 瑞 旭东 星宇 铭 煜 家豪 锦程 宏宇 承志 雨泽 逸飞 逸凡 川 翰林 成蹊 景行 知远 秋实 弘毅 望舒`,
		`雨欣 思雨 欣怡 佳怡 雨婷 梦洁 诗琪 雅琪 佳慧 梦瑶 雨涵 思颖 若曦 子涵 晓彤 嘉欣 语嫣 静怡 可欣 钰婷`},
	{9999,
		`梓轩 沐宸 奕辰 宇辰 浩宇 子墨 一诺 俊熙 梓豪 锦轩 泽楷 铭轩 睿泽 煜城 宸睿 瑾瑜 昊天 嘉懿 佑安 晨宇 亦辰 皓轩
		思齐 博涵 俊霖 弈秋 知行 书豪 子睿 梓睿 星辰 予安 羽墨 慕白 景澄 言蹊 承泽 乐天`,
		`梓涵 欣妍 诗涵 一诺 语桐 雨桐 可馨 依诺 若汐 梓萱 沐瑶 芷晴 艺涵 思彤 奕萱 佳琪 知夏 妙涵 星语 舒窈 安歌 昕玥`},
}

// givenNames splits the pools once.
var givenNames = func() map[pairing.Sex][][]string {
	m := map[pairing.Sex][][]string{}
	for _, e := range eras {
		m[pairing.Male] = append(m[pairing.Male], strings.Fields(e.men))
		m[pairing.Female] = append(m[pairing.Female], strings.Fields(e.women))
	}
	return m
}()

// wellKnown are names the pools could make that everybody knows, from the boards or elsewhere; they are not used.
var wellKnown = strings.Fields(`蒋川 徐超 孙浩宇 李翰林 张强 唐丹 王斌 李鹏 李强 王毅 陈毅 王勇 王刚 刘鹏 姚明 刘翔 雷军 李小龙 汪峰 张杰 黄磊
	邓超 李健 李斌 李勇 张磊 林峰 杨超 马超 张飞 周杰 林丹 张静 陈小军 张学良 王建军 贺国庆 孔明 孟飞`)

// name draws a name in the fashion of the birth year.
func name(rng *rand.Rand, sex pairing.Sex, year int) string {
	i := 0
	for year >= eras[i].before {
		i++
	}
	for {
		n := surname(rng) + pick(rng, givenNames[sex][i])
		if !slices.Contains(wellKnown, n) {
			return n
		}
	}
}

// surname prefers the front of the list: the smaller of two draws.
func surname(rng *rand.Rand) string {
	return surnames[min(rng.IntN(len(surnames)), rng.IntN(len(surnames)))]
}
