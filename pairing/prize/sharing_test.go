package prize

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"qisai/pairing"
)

// sharingEvent has one section of n players; each list is its sharing, the numbers it is for, and the money of its
// places.
func sharingEvent(n int, lists ...string) Input {
	in := Input{Tournament: &pairing.Tournament{}, Rankings: []Ranking{field("甲", n)}}
	for i, text := range lists {
		f := strings.Split(text, "|")
		sharing, _ := ParseSharing(strings.TrimSpace(f[0]))
		name := fmt.Sprintf("奖%d", i+1)
		for _, no := range strings.Fields(f[1]) {
			for _, s := range in.Rankings[0].Standings {
				if fmt.Sprint(s.Player.No) == no {
					s.Player.Marks = append(s.Player.Marks, name)
				}
			}
		}
		list := List{Name: name, Section: "甲", Sharing: sharing}
		if strings.TrimSpace(f[1]) != "" {
			list.Filter, _ = ParseFilter(in.Tournament, "标记="+name)
		}
		in.Lists = append(in.Lists, list)
		for place, amount := range strings.Fields(f[2]) {
			m, _ := pairing.ParseMoney(amount)
			in.Bands = append(in.Bands, Band{List: name, Span: Span{place + 1, place + 1}, Each: m})
		}
	}
	return in
}

func sharingOf(result Result) string {
	var out []string
	for _, a := range result.Awards {
		out = append(out, fmt.Sprintf("%s%d:%d=%s", a.List.Name, a.Place, a.Player.No, a.Gross))
	}
	return strings.Join(out, " ")
}

// One person in two lists, worked by hand.
func TestSharing(t *testing.T) {
	for _, c := range []struct {
		name  string
		lists []string
		want  string
	}{
		{"兼得 is the default", []string{"||100 50", "|2|70"}, "奖11:1=100 奖12:2=50 奖21:2=70"},
		{"取高 keeps the larger, the other closes up", []string{"取高||100 50", "取高|2|70"}, "奖11:1=100 奖12:3=50 奖21:2=70"},
		{"取高 equal: the earlier row", []string{"取高||100 70", "取高|2 3|70"}, "奖11:1=100 奖12:2=70 奖21:3=70"},
		// 1 has 100 and 90, 2 has 60 and 50: the former is settled first, 2 then has 60 and 90 and keeps 90.
		{"取高 the largest first", []string{"取高||100 60", "取高|1 2|90 50"}, "奖11:1=100 奖12:3=60 奖21:2=90"},
		// 1 keeps 200 of list 3; 2 closes up to 100 in list 1 and leaves the 80 of list 2 to 3, who then leaves 60.
		{"取高 over three lists", []string{"取高||100 60 10", "取高|2 3 4|80 20", "取高|1|200"},
			"奖11:2=100 奖12:4=60 奖13:5=10 奖21:3=80 奖31:1=200"},
		{"取高 only among those so marked", []string{"||100 50", "取高|1 2|70 30"}, "奖11:1=100 奖12:2=50 奖21:1=70 奖22:2=30"},
		{"不兼得 skips earlier winners", []string{"||100 50", "不兼得|1 2 3 4|70 30"}, "奖11:1=100 奖12:2=50 奖21:3=70 奖22:4=30"},
		{"不兼得 looks at earlier rows only", []string{"不兼得|1 2|70 30", "||100 50"}, "奖11:1=70 奖12:2=30 奖21:1=100 奖22:2=50"},
		{"不兼得 after 取高", []string{"取高||100 50", "取高|2|70", "不兼得|1 2 3 4|9 8"},
			"奖11:1=100 奖12:3=50 奖21:2=70 奖31:4=9"},
	} {
		in := sharingEvent(6, c.lists...)
		result := Distribute(in)
		if got := sharingOf(result); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.name, got, c.want)
		}
		balanced(t, in, result)
	}
}

// Who leaves a place is named with what he has, and the one behind is told.
func TestSharingExplained(t *testing.T) {
	result := Distribute(sharingEvent(6, "取高||100 50", "取高|2|70"))
	if p := result.Passed; len(p) != 1 || p[0].Name != "甲2" || p[0].Kind != "取高" || p[0].Why != "已得“奖2”第1名70元，取高" {
		t.Errorf("passed %+v", p)
	}
	if why := result.Awards[1].Why; why != "甲第3名；“奖1”第2名，前面1人让出；第2名50元" {
		t.Error(why)
	}
}

// In random events with 取高 nobody holds two prizes, every list is in order of place and filled as far as there are
// players, and nobody could have had more: whoever left a list has at least what he would have there.
func TestSharingInvariants(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	for range 500 {
		var lists []string
		for range 2 + rng.IntN(3) {
			text, amount := "取高|", 200
			for no := 1; no <= 12; no++ {
				if rng.IntN(2) == 0 {
					text += fmt.Sprint(" ", no)
				}
			}
			text += "|"
			for range 1 + rng.IntN(5) {
				amount -= rng.IntN(60)
				text += fmt.Sprint(" ", max(amount, 1))
			}
			lists = append(lists, text)
		}
		in := sharingEvent(12, lists...)
		result := Distribute(in)
		balanced(t, in, result)
		has := map[*pairing.Player]pairing.Money{}
		for _, a := range result.Awards {
			if has[a.Player] > 0 {
				t.Fatalf("%v: %s holds two", lists, a.Name)
			}
			has[a.Player] = a.Gross
		}
		for i, a := range result.Awards {
			if i > 0 && a.List == result.Awards[i-1].List && a.Rank <= result.Awards[i-1].Rank {
				t.Fatalf("%v: order of %s", lists, a.List.Name)
			}
			for _, s := range in.Rankings[0].Standings {
				fit, _ := a.List.Filter.Judge(in.Tournament, s.Player)
				if s.Rank < a.Rank && fit == Fits && has[s.Player] < a.Gross {
					t.Fatalf("%v: %s has %v though %s of %s gives %v", lists, s.Player.Name, has[s.Player], a.Band.Span, a.List.Name, a.Gross)
				}
			}
		}
		for _, u := range result.Unpaid {
			for _, s := range in.Rankings[0].Standings {
				if fit, _ := u.List.Filter.Judge(in.Tournament, s.Player); fit == Fits && has[s.Player] == 0 {
					t.Fatalf("%v: %s stays empty and %s has nothing", lists, u.List.Name, s.Player.Name)
				}
			}
		}
	}
}
