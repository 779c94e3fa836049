package prospectus

import (
	"slices"
	"strings"

	"qisai/pairing"
)

// lateMinutes is a time of so many minutes: 15分钟, 20', 十分. Quarters and halves of an hour are written in minutes before.
var lateMinutes = compile(`(\d{1,3}|[零一二两三四五六七八九十百]{1,4})个?(?:分钟|分(?:$|[^\p{Han}])|min|')`)

var (
	// absent are the words for not being there when play begins.
	absent = compile(`迟到|(?:停止|不得|不准|不许|禁止|谢绝)(?:再)?(?:入场|入座|进场)|晚到|来晚|来迟|迟来|迟|未(?:能|曾|及时|按时|准时)*(?:到|来|入|坐|出|就|在|抵|赶|签|进|至)|(?:不|没|没有)(?:能|有)?(?:到|来|入座|入场|坐|出现|出场|就座|在|见|露面|进)|人没|空座|缺席|缺阵|等人|等(?:候|待)|默认(?:时间|判负)|(?:判负|弃权)(?:时间|时限)|(?:之)?内(?:不能|必须|须|应|要)?(?:到|入|就座|坐)[^。;]{0,12},(?:否则|逾期|过时|超时|不然)|分钟(?:弃权|判负)制|无人|不见人|没影|影子|没坐`)
	// lost are the words for losing the game by it.
	lost = compile(`弃权|判(?:其|该|他|你|为|作|处|定|本|这|迟到|未到|缺席|一)*(?:方|者|人|局|盘|轮|场|棋)*(?:为|作|告)?(?:负|输|弃权|对方胜|对方赢|对手胜)|判(?:对方|对手)(?:获)?(?:胜|赢)|(?:裁定|视|算|作|作为|按|以|定|当|记|计|即)(?:为|作|你|他|其|自动|该局|本局|这盘|该轮|本轮|一局)*(?:负|输|弃权)|局负|负局|(?:对方|对手)(?:获胜|赢|胜|得胜)|(?:按|记|得|计)(?:0|零)分|拿分|为负|作负|负一局|取消(?:其|该|本)?(?:轮|局|场|盘)(?:的)?(?:比赛|参赛)?资格|(?:盘|局|棋|轮)(?:就|便|即)?归(?:了)?对(?:家|方|手|面)`)
	// lateLabel is a rule that is only a label and a time: 允许迟到时间:10分钟.
	lateLabel = compile(`^(?:默认)?(?:判负|弃权)(?:时间|时限|期限)(?:为|是|:|-)*(?:每轮|比赛|各轮|每场)?(?:开始|开赛|开钟)?(?:之|以)?后?$|^(?:允许|容许|准许|可|最多|最长|最大)(?:最多|最长)?(?:迟到|晚到|等候|等待)(?:的)?(?:时间|时限|限度|上限)?(?:为|是|不超过|:|-)*$|^(?:迟到|晚到|等候|等待)(?:的)?(?:判负|弃权|宽限|容许|允许)?(?:时间|时限|限时|上限|期限|期)(?:为|是|:|-)*$`)
	// lateMeans says what counts as late: 迟到的认定标准为开赛后满20分钟未入座.
	lateMeans = compile(`^(?:迟到|晚到)(?:的)?(?:认定|界定|判定|标准|规定|时限|以|指|是|为|:)+(?:标准)?(?:为|是|以)?(?:比赛|每轮)?(?:开赛|开钟|开始|开局|鸣哨)?(?:后|之后|起)?(?:满|超过|达|过)?$`)
	// lateNot is a time of something else: one that the clock runs, that one leaves the board, a meeting, what stands before the start.
	lateNot = compile(`其余各?轮|其他各?轮|以后各轮|双方|离席|离开|离场|离座|半道|中途|走开|领队会|技术会|联席会|抽签|申诉|抗议|提出|包干|用时|每方|各方|读秒|用完|耗尽|走完全|仲裁|报名|检录表|罚款`)
	earlier = compile(`(?:提前|提早|开赛前|比赛前|赛前|开始前|开局前|前)[^,;]{0,4}$`)
	// stayIn is a time within which one has to be there, or else: 30分钟之内到达棋台，否则判负.
	stayIn    = compile(`^(?:之|以)?内[^,;]{0,14}(?:到|入|座|坐)[^,;]{0,10},(?:否则|逾期|过时|超时|不然)`)
	openLate  = compile(`另行|待定|由裁判长(?:决定|确定|宣布|规定)|视情况|原则上|一般(?:为|是)?|左右|大约|约$`)
	otherRule = compile(`(?:记|计|给予|判|算|予以|罚)(?:[^,;]{0,4})(?:犯规|警告|违例|扣|罚时)|扣除|加倍|警告`)
)

// beyond begins what goes on with a sentence about coming late: 15分钟内到场的扣除时间；超过15分钟判负.
var beyond = compile(`^(?:超过|超出|逾|满|达到?|过了?)[^,;]{0,6}(?:分钟|刻钟)`)

// inTime is about those who are late, but not too late.
var inTime = compile(`(?:分钟|刻钟)(?:之|以)?内(?:到|入|赶|进|来)`)

// late reads 迟到弃权: the time behind which a sentence about absence says that the game is lost.
func (r *reader) late(c *clause) {
	var found []value
	var groups []string
	was := false // the sentence before was about coming late
	c.sentences(func(from, to int) {
		s := c.s[from:to]
		head := heading1Of(c.parent)
		goesOn := was && beyond.MatchString(s)
		if was = absent.MatchString(s) || goesOn || strings.Contains(head, "迟到") && len([]rune(head)) < 12; !was {
			was = inTime.MatchString(s)
			return
		}
		for _, m := range lateTimes(s) {
			n, ok := pairing.ParseNumeral(s[m[2]:m[3]])
			if !ok && s[m[2]:m[3]] != "零" || n > 120 {
				continue
			}
			if openLate.MatchString(s) {
				r.doubt("迟到的时限未定", c, from, to)
				continue
			}
			groups = append(groups, r.groupsIn(s)...)
			found = append(found, value{itoa(int(n)), c, c.sentence(from+m[0], from+m[1])})
			c.take(from, to)
		}
	})
	if len(found) == 0 {
		return
	}
	slices.Sort(groups)
	if groups = slices.Compact(groups); len(groups) > 0 && (len(groups) < len(r.cats) || !allSame(found)) {
		r.doubt("迟到的时限各组不同，表格里写不下", c, 0, len(c.s))
		return
	}
	r.items["迟到弃权(分钟)"] = append(r.items["迟到弃权(分钟)"], found...)
}

// lateTimes gives the times of a sentence that decide a game: the last before each word of losing, and that of a label.
func lateTimes(s string) [][]int {
	all := lateMinutes.FindAllStringSubmatchIndex(s, -1)
	var out [][]int
	from := 0
	for _, l := range lost.FindAllStringIndex(s, -1) {
		if l[0] < from {
			continue
		}
		if m := decidingTime(s, all, from, l[0]); m != nil {
			out = append(out, m)
		}
		if len(out) > 0 || strings.ContainsAny(s[from:l[1]], ",;") {
			from = l[1]
		}
	}
	for _, m := range all {
		start := strings.LastIndexAny(s[:m[0]], ",;(") + 1
		label := strings.TrimLeft(s[start:m[0]], "-")
		if i := strings.LastIndex(label, ":"); i >= 0 && !lateLabel.MatchString(label) {
			label = label[i+1:]
		}
		if (lateLabel.MatchString(label) || lateMeans.MatchString(label)) && !slices.ContainsFunc(out, func(o []int) bool { return o[0] == m[0] }) && !earlier.MatchString(s[:m[0]]) {
			out = append(out, m)
		}
	}
	return out
}

// decidingTime gives the last time before a word of losing, nil where it is a time of something else.
func decidingTime(s string, all [][]int, from, to int) []int {
	for i := len(all) - 1; i >= 0; i-- {
		m := all[i]
		if m[0] < from || m[1] > to {
			continue
		}
		between := s[m[1]:to]
		start := max(from, phraseStart(s, m[0]))
		switch {
		case stayIn.MatchString(between):
		case strings.HasPrefix(between, "以内") || strings.HasPrefix(between, "之内的") || strings.HasPrefix(between, "内的"):
			continue
		case lateNot.MatchString(s[start:to]) || otherRule.MatchString(between) || earlier.MatchString(s[start:m[0]]) || strings.Count(between, ",") > 2:
			return nil
		case !absent.MatchString(s[:min(len(s), to+len("弃权制"))]) && !beyond.MatchString(s):
			return nil
		}
		return m
	}
	return nil
}
