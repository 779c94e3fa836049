package importer

import (
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// 指定 may give somebody the bye: 6-0, 0-6, with a name, with the word.
func TestFixedBye(t *testing.T) {
	for text, want := range map[string]pairing.StartNo{
		"第2轮:3-0": 3, "第2轮：0－3": 3, "2:孙三-0": 3, "第2轮:轮空-3": 3, "第2轮: 5 - 轮空": 5,
	} {
		_, tour, problems := read(t, sample().set("比赛组", "F2", "指定="+text).file(t, nil))
		want := []pairing.FixedPair{{Round: 2, Red: want}}
		if got := tour.Sections[0].Fixed; !slices.Equal(got, want) || len(problems) > 0 {
			t.Errorf("%s: %v, want %v\n%s", text, got, want, listing(problems))
		}
	}
	for _, text := range []string{"第2轮:0-0", "第2轮:3-0-5", "第2轮:-0", "第2轮:99-0"} {
		_, tour, problems := read(t, sample().set("比赛组", "F2", "指定="+text).file(t, nil))
		if got := tour.Sections[0].Fixed; len(got) > 0 || len(problems.Faults()) != 1 || !strings.Contains(listing(problems), "比赛组!F2") {
			t.Errorf("%s: %v\n%s", text, got, listing(problems))
		}
	}
}

// 禁配 lists two players, never the bye.
func TestNoForbiddenBye(t *testing.T) {
	_, _, problems := read(t, sample().set("比赛组", "E2", "3-0").file(t, nil))
	if len(problems.Faults()) != 1 {
		t.Error(listing(problems))
	}
}
