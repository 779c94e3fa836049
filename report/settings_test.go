package report

import (
	"slices"
	"strings"
	"testing"

	"qisai/pairing"
)

// TestSettings writes the settings of a round down, changes every one of them, and reads the old ones back.
func TestSettings(t *testing.T) {
	s := pairing.NewSection("甲组")
	s.Rounds, s.UnitAvoidance, s.Forbidden = 9, 3, [][2]pairing.StartNo{{5, 2}, {1, 9}}
	for no, unit := range []string{"", "成都一队", "重庆", "成都", "绵阳", "重庆"} {
		if no > 0 {
			s.Players = append(s.Players, &pairing.Player{No: pairing.StartNo(no), Unit: unit})
		}
	}
	s.Players[3].Marks = []string{"本地", "固定台2"}
	round := pairing.Round{Number: 2, Games: []pairing.Game{
		{Red: 1, Black: 2}, {Red: 3, Black: 4}, {Red: 5, Result: pairing.Bye},
	}}
	text := EncodeSettings(s, round)
	want := "赛制=积分编排;轮次=9;淘汰前轮次=0;淘汰人数=0;胜=2;红和=1;黑和=1;负=0;轮空分=2;轮空对手分=有分最低;" +
		"破同分=对手分、胜局、犯规、后走局数、前一轮积分;直胜多人=否;退赛排名=照常;轮空算胜局=是;首轮编排=相邻;同分编排=对折;" +
		"同单位回避=前3轮;起始台号=1;禁配=2-5;固定台=4@2;单位=1,3 2,5"
	if text != want {
		t.Errorf("got\n%s\nwant\n%s", text, want)
	}
	if _, changed, ok := SettingsAsPosted(s, round, text); !ok || len(changed) > 0 {
		t.Errorf("nothing was changed, it says %v (%t)", changed, ok)
	}

	now := *s
	now.Rounds, now.UnitAvoidance, now.Forbidden, now.FirstTable = 11, pairing.AllRounds, nil, 21
	now.System, now.SwissRounds, now.KnockoutPlayers = pairing.SwissKnockout, 9, 8
	now.Scoring = pairing.Scoring{Win: 3, RedDraw: 0, BlackDraw: 2, Loss: 1, Bye: 0}
	now.ByeOpponent, now.Keys, now.MiniLeague, now.WithdrawnRanking, now.ByeIsWin = pairing.ByeZero, []string{"直胜"}, true, pairing.Unranked, false
	now.FirstOrder, now.LevelOrder = pairing.Random, pairing.EndToEnd
	now.Players = nil
	for _, p := range s.Players {
		now.Players = append(now.Players, &pairing.Player{No: p.No, Unit: "都一样"})
	}
	then, changed, ok := SettingsAsPosted(&now, round, text)
	if !ok || EncodeSettings(then, round) != text {
		t.Errorf("read back (%t)\n%s\nwant\n%s", ok, EncodeSettings(then, round), text)
	}
	if len(changed) != strings.Count(text, ";")+1 {
		t.Errorf("every setting was changed, it names %v", changed)
	}
	for _, part := range []string{"轮次 9→11", "同单位回避 前3轮→全程", "禁配 2-5→（无）", "单位 1,3 2,5→1,2,3,4,5", "固定台 4@2→（无）"} {
		if !slices.Contains(changed, part) {
			t.Errorf("%q is not among %v", part, changed)
		}
	}
	if now.Players[0].Unit != "都一样" || now.Rounds != 11 {
		t.Error("the section given was written to")
	}
	for _, bad := range []string{"", "轮次", "轮次=九", "颜色=红", "禁配=3", "赛制=抽签", "单位=1,x"} {
		if _, _, ok := SettingsAsPosted(s, round, bad); ok {
			t.Errorf("%q is read", bad)
		}
	}
}
