package prospectus

import (
	"strings"
)

var (
	// nameLead is what may stand before an event's name in its title: a label, a call, who gives notice of it.
	nameLead = compile(`^(?:【(?:竞赛|比赛|赛事)?(?:规程|通知|公告|报名)】|[\[【](?:竞赛|比赛|赛事)?(?:规程|通知|公告|报名)[\]】]|标题:|附件?[一二三\d]?:|(?:报名|参赛)?接龙:|(?:转发)?[^《“"]{0,20}?关于(?:举办|组织|开展|召开|印发|公布|做好|举行|下发|参加|转发|承办)+|@[^ ]{2,6} ?|(?:各位|亲爱的|全体|广大)?(?:棋友|朋友|选手|棋手|同学|家长)(?:们|朋友)?(?:大家)?(?:好|注意)?(?:啦|了)?[,!。:、-]|大家(?:好|注意)?(?:啦|了|喽)?[,!。:、-]+|[^:,]{2,8}啦:)`)
	// nameTail is what stands behind the name.
	nameTail = compile(`(?:的?(?:补充|预|正式)?通知(?:暨|及|和|与|兼)?|有关(?:事项|事宜|问题)|(?:竞赛|比赛|赛事|单项)?(?:总)?(?:规程|章程|办法|简章)(?:及|和|与)?(?:报名(?:办法|须知|通知))?|(?:实施|活动|组织|工作)?方案|报名(?:办法|须知|通知|公告)|(?:的)?(?:邀请函|公告|启事|通告|通启|预告|告示|海报|邀请书|函)(?:暨|及|和|与|兼)?|(?:现在|今天|正式|火热)?(?:开始)?(?:报名|招募)?(?:开始|启动|进行中|来)?(?:啦|了|喽)?[!]*)(?:\((?:草案|修订稿|试行|征求意见稿|[^()]{0,8}版)\))?\d?$`)
	playTail = compile(`^(?:比赛|竞赛|单项赛)`)
	gameEnd  = compile(`(?:象|围|跳|五子|军|六子)棋$`)
	// anEvent is a word an event's name has; notName one that no name has.
	anEvent = compile(`赛|杯|运动会|定段|升段|定级|体育节|棋会|棋[^,。;]{0,4}大会`)
	notName = compile(`关于|通知|报名|规程|!|:|例会|事项|^第.{1,3}条`)
	// nameEnd is how a name ends; one that ends otherwise has more in it than the name.
	nameEnd = compile(`(?:赛|杯|会|节|战|季|站|项目|活动|定段|升段|定级|升级|棋|组|场|轮|年|届|[)）"”])$`)
	nameCut = compile(`[|｜!]`)
)

// titleName takes the name of an event out of its title; "" where no name is certain.
func titleName(raw string) string {
	f := fold(raw)
	from, to := 0, len(f.s)
	if m := nameCut.FindStringIndex(f.s); m != nil && anEvent.MatchString(f.s[:m[0]]) {
		to = m[0] // 元旦邀请赛｜每月一聚
	}
	for {
		m := nameLead.FindStringIndex(f.s[from:to])
		if m == nil || m[1] == 0 {
			break
		}
		from += m[1]
	}
	for {
		m := nameTail.FindStringIndex(f.s[from:to])
		if m == nil || m[0] == m[1] || from+m[0] >= to {
			break
		}
		end := from + m[0]
		if x := playTail.FindStringIndex(f.s[end:to]); x != nil && gameEnd.MatchString(f.s[from:end]) {
			to = end + x[1] // 国际象棋比赛规程: the game alone is no event
			break
		}
		to = end
		if f.s[from:to] != "" && strings.HasSuffix(f.s[from:to], "》") {
			to -= len("》")
		}
	}
	from += len(f.s[from:to]) - len(strings.TrimLeft(f.s[from:to], "《【[,"))
	to = from + len(strings.TrimRight(f.s[from:to], "》】],"))
	if bare := f.s[from:to]; !anEvent.MatchString(bare) || notName.MatchString(bare) || !nameEnd.MatchString(bare) || strings.ContainsAny(bare, ",。;") {
		return ""
	}
	return f.cut(from, to)
}
