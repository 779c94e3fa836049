package prospectus

import "strings"

// venueIn finds where one arrives: 到某处报到, or a place behind the hours.
var (
	venueVerb  = compile(`(?:到达|抵达|前往|到|在|至|赴)([^,。;到在至达\d][^,。;到在至]{3,30}?)(?:处)?(?:办理|进行)?(?:报到|签到)`)
	venueAfter = compile(`^,(?:(?:报到|签到)?(?:地点|地址)(?:为|设在|在|:)*)?([^,。;:]{4,30})$`)
	venueNoted = compile(`^[^,;。()]{0,4}\(([^,;。():]{3,30})\)`)
)

func (r *reader) arrivalVenue(a arrivalTime) string {
	_, b := a.c.sentenceAt(a.at.from, a.at.to)
	tail := a.c.s[a.at.to:min(b, a.at.to+160)]
	m := venueVerb.FindStringSubmatchIndex(tail)
	if m == nil {
		m = venueAfter.FindStringSubmatchIndex(tail)
	}
	if m == nil {
		m = venueNoted.FindStringSubmatchIndex(tail)
	}
	if m == nil || !placeWords.MatchString(tail[m[2]:m[3]]) && !venueHall.MatchString(tail[m[2]:m[3]]) {
		return ""
	}
	a.c.take(a.at.to+m[2], a.at.to+m[3])
	return strings.ReplaceAll(a.c.cut(a.at.to+m[2], a.at.to+m[3]), " ", "")
}

var venueHall = compile(`厅|台$|堂|室|场|处$`)
