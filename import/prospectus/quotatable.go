package prospectus

// A table of the groups may have columns of limits:
//
//	组别	出生日期	名额	每单位限报
//	U8组	2018年以后	60人	4

var quotaHeads = []struct {
	column string
	re     *pattern
}{
	{"每单位限报", compile(`^(?:每|各)(?:个)?` + unitWords + `(?:限报|名额|人数)(?:人数|数)?(?:\(人\))?$`)},
	{"人数上限", compile(`^(?:名额|限额|(?:报名)?人数上限|上限(?:人数)?|(?:组别|各组)名额|(?:组别)?规模)(?:\([人名]\))?$`)},
}

var quotaCell = compile(`^(?:限|≤|不超过)?(` + wholeNumber + `)[人名位个]?$`)

// quotaTable reads the columns of limits of a table of groups whose head is the clause at i.
func (r *reader) quotaTable(i int) []quota {
	head := r.cs[i]
	columns := map[int]string{}
	for k, f := range head.fields {
		for _, q := range quotaHeads {
			if k > 0 && q.re.MatchString(fold(f).s) {
				columns[k] = q.column
			}
		}
	}
	if len(columns) == 0 || len(head.fields) < 2 {
		return nil
	}
	head.takeAll()
	var out []quota
	for _, c := range r.cs[i+1:] {
		if len(c.fields) != len(head.fields) {
			break
		}
		names := r.groupsIn(fold(c.fields[0]).s)
		if len(names) == 0 {
			break
		}
		for k, column := range columns {
			cell := fold(c.fields[k]).s
			if m := quotaCell.FindStringSubmatch(cell); m != nil {
				out = append(out, quota{column, names, numeral(m[1]), c, span{0, len(c.s)}})
			}
		}
	}
	return out
}
