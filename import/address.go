package importer

import "qisai/pairing/pattern"

// An e-mail address, and what stands behind QQ or 微信, says nothing 报名 has room for: it is found first, is one token
// that means nothing, and is never shown.
var (
	mailAddress  = pattern.New(`[A-Za-z0-9][\w.+%-]*\s?@\s?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*`)
	addressLabel = pattern.New(`(?i)(?:(?:电子)?邮箱|电子?邮件|邮件|e-?mail|wechat|微信|wxid|QQ)(?:地址|账号|帐号|号码?)?`)
	addressJoin  = pattern.New(`^\s*[/、和或]\s*`)
	addressColon = pattern.New(`^\s*[:=]\s*`)
	addressAscii = pattern.New(`^[\w.+%@-]+`)
	addressBare  = pattern.New(`^\s*[\w.+%@-]{5,}`)
	addressWord  = pattern.New(`^[^\s,;、|/]+`)
	phoneBefore  = pattern.New(`(?:电话|手机|号码?)\s*[/(、及和或]?\s*$`)
	latinDot     = pattern.New(`[A-Za-z]\.[A-Za-z]|@`)
)

// addressSpans gives where addresses with their labels begin and end, in bytes of a half-width line.
func addressSpans(text string) [][]int {
	var out [][]int
	for from := 0; from < len(text); {
		mail, at := mailAddress.FindStringIndex(text[from:]), addressLabel.FindStringIndex(text[from:])
		switch {
		case mail == nil && at == nil:
			return out
		case at == nil || mail != nil && mail[0] <= at[0]:
			out = append(out, []int{from + mail[0], from + mail[1]})
			from += mail[1]
		default:
			start, end := from+at[0], from+at[1]
			if stop := labelledAddress(text, start, end); stop > 0 {
				out = append(out, []int{start, stop})
				end = stop
			}
			from = end
		}
	}
	return out
}

// labelledAddress gives the end of the address behind a label, 0 if the word is none: it is part of another word, asks
// for a telephone too, or nothing follows.
func labelledAddress(text string, start, end int) int {
	if latin := func(i int) bool { return i >= 0 && (text[i]|0x20 >= 'a' && text[i]|0x20 <= 'z') }; latin(start) && latin(start-1) {
		return 0
	}
	if phoneBefore.MatchString(text[:start]) {
		return 0
	}
	for { // QQ/微信：
		join := addressJoin.FindStringIndex(text[end:])
		if join == nil {
			break
		}
		next := addressLabel.FindStringIndex(text[end+join[1]:])
		if next == nil || next[0] != 0 {
			break
		}
		end += join[1] + next[1]
	}
	rest := text[end:]
	colon := 0
	if at := addressColon.FindStringIndex(rest); at != nil {
		colon = at[1]
	}
	value := rest[colon:]
	if at := mailAddress.FindStringIndex(value); at != nil && addressBlank(value[:at[0]]) {
		return end + colon + at[1]
	}
	if colon == 0 {
		if at := addressBare.FindStringIndex(rest); at != nil {
			return end + at[1]
		}
		return 0
	}
	for _, p := range []*pattern.Pattern{addressAscii, addressWord} {
		if at := p.FindStringIndex(value); at != nil {
			return end + colon + at[1]
		}
	}
	return end + colon
}

func addressBlank(text string) bool { return squeeze(text) == "" }

// hideAddresses takes addresses out of what is shown.
func hideAddresses(text string) string {
	folded := []rune(text)
	for i, r := range folded {
		folded[i] = []rune(fold(string(r)))[0]
	}
	printed, out, from := []rune(text), "", 0
	for _, span := range runeSpans(string(folded)) {
		out += string(printed[from:span[0]]) + "****"
		from = span[1]
	}
	return out + string(printed[from:])
}

// runeSpans gives addressSpans in runes.
func runeSpans(text string) [][]int {
	spans := addressSpans(text)
	for _, s := range spans {
		s[0], s[1] = len([]rune(text[:s[0]])), len([]rune(text[:s[1]]))
	}
	return spans
}
