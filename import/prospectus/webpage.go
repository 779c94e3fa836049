package prospectus

var (
	pageLine = compile(`^(?:上一篇|下一篇|上一条|下一条|打印|【打印|分享到|收藏|版权所有|网站地图|首页>|登录\||当前位置|您的位置|发布时间:|发布日期:|来源:|作者:|浏览次数|点击|字号|责任编辑|扫一扫|©|收到请?回复|收到的?请|\[(?:图片|链接|文件|表情)\]|时间:20\d\d-.{0,40}(?:来源|浏览))|(?i)^copyright|ICP备`)
	pageTail = compile(`^(?:相关(?:阅读|链接|新闻|文章|推荐|信息)|推荐阅读|延伸阅读|热门|猜你喜欢|更多(?:新闻|资讯|文章)|往期回顾)`)
)

// webPage parts the regulation from the lines of the page it was copied from: the ways to other pages, and all that
// follows 相关阅读. Nothing may be read from them.
func webPage(all []*clause) (regulation, page []*clause) {
	tail := false
	for _, c := range all {
		if c.style == plain || c.style == heading {
			tail = tail || pageTail.MatchString(c.s) && len([]rune(c.s)) <= 8
		} else if c.style <= arabic {
			tail = false
		}
		if tail || c.style <= heading && pageLine.MatchString(c.s) {
			page = append(page, c)
			continue
		}
		regulation = append(regulation, c)
	}
	return regulation, page
}
