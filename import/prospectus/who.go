package prospectus

import (
	"strings"
)

var provinces = []string{"北京", "天津", "河北", "山西", "内蒙古", "辽宁", "吉林", "黑龙江", "上海", "江苏", "浙江", "安徽", "福建", "江西", "山东",

	"河南", "湖北", "湖南", "广东", "广西", "海南", "重庆", "四川", "贵州", "云南", "西藏", "陕西", "甘肃", "青海", "宁夏", "新疆"}

// who reads who may play: region, titles, limits, applications.
func (r *reader) who() {
	for _, c := range r.cs {
		if c.under(topicPrizes) || c.topic == topicSchedule || c.topic == topicHosts || c.style == plain && c.parent == nil && !c.prose {
			continue
		}
		r.region(c)
		r.titleBar(c)
		r.rankConditions(c)
		r.applications(c)
	}
	r.entryLimits()
}

// ofGroup says whether a clause begins with the name of a group.
func (c *clause) ofGroup() bool {
	gs := c.groups()
	return len(gs) > 0 && gs[0].from == 0
}

// ownOrAll gives the categories of the group a clause begins with, else all.
func (r *reader) ownOrAll(c *clause) []string {
	if c.ofGroup() {
		if names := r.named(c.groups()[0].names); len(names) > 0 {
			return names
		}
	}
	return r.allNames()
}

func provincesIn(text string) string {
	var out []string
	for i := 0; i < len(text); {
		n := 1
		for _, p := range provinces {
			if strings.HasPrefix(text[i:], p) {
				out, n = append(out, p), len(p)
			}
		}
		i += n
	}
	return strings.Join(out, ";")
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
