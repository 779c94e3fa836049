package importer

import (
	"fmt"
	"slices"
	"strings"

	"qisai/pairing"
	"qisai/pairing/eligibility"
)

// known is somebody entries are compared with: a row of 报名 or one that is new in the plan.
type known struct {
	fields map[string]string
	id     string // normalised, "" for none
	name   string // for comparing
	unit   string // for comparing
	birth  pairing.Date
	player *pairing.Player
	item   int // of the plan, -1 for a row of 报名
}

func (k *known) get(column string) string { return k.fields[column] }

// where names somebody's place for a message.
func (k *known) where(b *Book) string {
	if k.player == nil {
		return "同批来件里的" + k.fields["姓名"]
	}
	sheet, col, row, _, _ := b.PlayerCell(k.player, "姓名")
	return sheet + "!" + cellName(col, row) + " 的" + k.player.Name
}

// describe makes the comparable form of a row's fields.
func describe(fields map[string]string) *known {
	k := &known{fields: fields, item: -1, name: personKey(fields["姓名"]), unit: key(fields["单位"]), id: identityKey(fields["身份证号"])}
	if id, faults := eligibility.ParseIdentity(fields["身份证号"], pairing.Date{}); faults == nil {
		k.birth = id.Birth
	} else if d, form := parseDate(fields["出生日期"]); form == fullDate {
		k.birth = d
	}
	return k
}

// personKey gives a name for comparing: nameKey without any dots, so that a long name matches however it is parted.
func personKey(name string) string { return strings.ReplaceAll(nameKey(name), "·", "") }

// identityKey gives one form for an identity number: of old ones the long form, of two the smaller first.
func identityKey(text string) string {
	parts := strings.FieldsFunc(cleanIdentity(text), isSlash)
	for i, p := range parts {
		if id, faults := eligibility.ParseIdentity(p, pairing.Date{}); faults == nil {
			p = id.Number.Reveal()
		}
		parts[i] = strings.ToUpper(squeeze(p))
	}
	slices.Sort(parts)
	return strings.Join(parts, "/")
}

// knownPlayer takes a row of 报名 as it stands there.
func (m *merger) knownPlayer(p *pairing.Player) *known {
	fields := map[string]string{}
	for _, column := range entryColumns {
		if text := m.book.PlayerText(p, column); text != "" {
			fields[column] = text
		}
	}
	fields["组别"] = p.Category
	for column, d := range map[string]pairing.Date{"出生日期": p.Birth, "报名日期": p.Entered, "缴费": p.PaidOn} {
		if !d.IsZero() {
			fields[column] = d.String()
		}
	}
	k := describe(fields)
	k.player = p
	if p.IDBroken {
		k.id, k.birth = "", p.Birth
	} else if k.birth.IsZero() {
		k.birth = eligibility.Birth(p)
	}
	return k
}

// knownNew takes a row that is new in the plan.
func (m *merger) knownNew(item int) *known {
	fields := map[string]string{}
	for _, c := range m.plan.Items[item].Set {
		fields[c.Column] = c.Text
	}
	k := describe(fields)
	k.item = item
	return k
}

// index makes somebody findable; again after cells have been filled.
func (m *merger) index(k *known) {
	if now := describe(k.fields); k.player == nil || !k.player.IDBroken {
		k.id, k.unit = now.id, now.unit
		if !now.birth.IsZero() {
			k.birth = now.birth
		}
	}
	add := func(list []*known) []*known {
		if slices.Contains(list, k) {
			return list
		}
		return append(list, k)
	}
	if k.id != "" {
		m.byID[k.id] = add(m.byID[k.id])
	}
	m.byName[k.name] = add(m.byName[k.name])
	if !k.birth.IsZero() {
		m.byBirth[k.birth] = add(m.byBirth[k.birth])
	}
}

// category gives the category of the event a text names; without a text the only one there is.
func (m *merger) category(text string) (name, why string) {
	var names []string
	for _, c := range m.t.Categories {
		names = append(names, c.Name)
	}
	name, ok := findCategory(names, text)
	switch {
	case ok:
		return name, ""
	case text == "" && len(names) == 1:
		return names[0], ""
	case text == "":
		return "", "没有写组别"
	}
	return "", fmt.Sprintf("“组别”表中没有“%s”，现有：%s", maskAll(text), strings.Join(names, "、"))
}

// placeKey gives a place for comparing: 南充市 is 南充.
func placeKey(text string) string { return strings.TrimRight(key(text), "省市县区") }

// sameText compares two texts of a column as what they mean.
func (m *merger) sameText(column, have, got string) bool {
	switch column {
	case "姓名":
		return personKey(have) == personKey(got)
	case "身份证号":
		return identityKey(have) == identityKey(got)
	case "电话":
		return cleanPhone(have) == cleanPhone(got)
	case "性别":
		a, _ := readSexes(have)
		b, _ := readSexes(got)
		return a == b
	case "组别":
		return categoryKey(have) == categoryKey(got)
	case "籍贯":
		return placeKey(have) == placeKey(got)
	case "备注":
		return got == "" || strings.Contains(have, got)
	case "出生日期", "报名日期", "缴费":
		a, formA := parseDate(have)
		b, formB := parseDate(got)
		if formA == fullDate && formB == fullDate {
			return a == b
		}
	}
	return key(have) == key(got)
}
