package eligibility

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
)

// title applies 禁止称号 of the category that judges the player's titles.
func (j *judge) title(e *entry) {
	if words := titleWords(e.p.Title); len(words) > 0 && len(e.c.BarredTitles) > 0 {
		if _, ok := TitleLevel(j.t, e.p.Title); !ok {
			e.warn("称号", "称号", fmt.Sprintf("不认识称号“%s”，请核对；可在“称号”表中加上", e.p.Title), "")
		}
	}
	verdict := pairing.Rejected
	for _, c := range j.titleCategories(e) {
		if v := barred(j.t, c, e.p); v == pairing.Accepted || verdict == pairing.Rejected {
			verdict = v
		}
		if verdict == pairing.Accepted {
			return
		}
	}
	if verdict == pairing.Incomplete {
		e.lacks("称号", "在役", fmt.Sprintf("有“%s”称号而没有填在役；现役不能参加%s", e.p.Title, e.c.Name), "")
		return
	}
	e.reject("称号", "称号", fmt.Sprintf("有“%s”称号，不能参加%s", e.p.Title, e.c.Name), "")
}

// titleCategories gives the categories whose 禁止称号 judge the player, any of which may let him pass: the one entered;
// for a woman in a men's category those of her own sex and age, if there are any.
func (j *judge) titleCategories(e *entry) []*pairing.Category {
	one := &e.people[0]
	var own []*pairing.Category
	if e.c.Sex == pairing.Male && one.sex == pairing.Female {
		for i := range j.t.Categories {
			if c := &j.t.Categories[i]; sexFits(c, one.sex) && (fit(c, one.born) == fits || fit(c, one.born) == unclear) {
				own = append(own, c)
			}
		}
	}
	if own == nil {
		own = []*pairing.Category{e.c}
	}
	return own
}

// region applies 地区 and 地区证明.
func (j *judge) region(e *entry) {
	if len(e.c.Regions) == 0 || shown(e.p.Proof) {
		return
	}
	regions := strings.Join(e.c.Regions, "、")
	switch Locate(e.p.Origin, e.c.Regions) {
	case InRegion:
	case OutOfRegion:
		if e.c.ProofNeeded == pairing.No {
			e.reject("地区", "籍贯", fmt.Sprintf("%s限%s，籍贯不在其内", e.c.Name, regions), "")
			return
		}
		e.lacks("地区证明", "证明", fmt.Sprintf("籍贯不在%s，须有工作、居住、社保或纳税证明之一", regions), "")
	default:
		msg := fmt.Sprintf("籍贯“%s”不能断定在%s，请写明或交证明", e.p.Origin, regions)
		if strings.TrimSpace(e.p.Origin) == "" {
			msg = fmt.Sprintf("没有填籍贯，也没有%s的证明；身份证号前几位只是首次发证地，不能证明籍贯", regions)
		}
		e.lacks("地区证明", "籍贯", msg, "")
	}
}

// shown says whether 证明 holds a proof; 无, 否 and a dash are none.
func shown(proof string) bool {
	proof = pairing.Squeeze(proof)
	return proof != "" && !slices.Contains([]string{"无", "否", "没有", "未交", "缺", "待补", "-", "—", "×", "x", "X"}, proof)
}

// paid: a day of payment says as much as 是.
func paid(p *pairing.Player) bool {
	return p.Paid == pairing.Yes || p.Paid == pairing.Unsaid && !p.PaidOn.IsZero()
}

// fee: an entry without payment is not yet one where 须交费=是 (S19a, S25).
func (j *judge) fee(e *entry) {
	if e.c.FeeRequired && !paid(e.p) {
		e.lacks("缴费", "缴费", "尚未缴费，缴费后报名才成功", "")
	}
}

// deadline only warns: whether to take a late entry is the organiser's to say.
func (j *judge) deadline(e *entry) {
	limit := j.t.Regulation.EntryClose
	if limit.IsZero() {
		return
	}
	if d := e.p.Entered; d.Compare(limit) > 0 {
		e.warn("截止", "报名日期", fmt.Sprintf("报名日期%s晚于报名截止%s", d, limit), "规程：报名截止")
	}
	if d := e.p.PaidOn; e.c.FeeRequired && d.Compare(limit) > 0 {
		e.warn("截止", "缴费", fmt.Sprintf("缴费日期%s晚于报名截止%s", d, limit), "规程：报名截止")
	}
}

// notices says what players of an age must bring or be accompanied by (须知); Kind is the notice itself. A notice
// without ages is for everybody.
func (j *judge) notices(e *entry) {
	for _, n := range e.c.Notices {
		for i := range e.people {
			if j.concerns(n, &e.people[i]) {
				e.warn(n.Text, "", noticeText(n), "")
				break
			}
		}
	}
}

func (j *judge) concerns(n pairing.AgeNotice, one *person) bool {
	if n.From == 0 && n.Below == 0 {
		return true
	}
	born := one.born.exact()
	if j.on.IsZero() || born.IsZero() {
		return false
	}
	age := born.Age(j.on)
	return age >= n.From && (n.Below == 0 || age < n.Below)
}

func noticeText(n pairing.AgeNotice) string {
	switch {
	case n.From > 0 && n.Below > 0:
		return fmt.Sprintf("%d岁以上、%d岁以下：%s", n.From, n.Below, n.Text)
	case n.From > 0:
		return fmt.Sprintf("%d岁以上：%s", n.From, n.Text)
	case n.Below > 0:
		return fmt.Sprintf("%d岁以下：%s", n.Below, n.Text)
	}
	return n.Text
}
