package eligibility

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"qisai/pairing"
)

// numberOf makes a sound number. The check character is computed the other way of ISO 7064 MOD 11-2, doubling step by
// step, and not by the weights of the package.
func numberOf(region, birth string, serial int) string {
	s := fmt.Sprintf("%s%s%03d", region, birth, serial)
	m := 0
	for _, c := range s {
		m = (m + int(c-'0')) * 2 % 11
	}
	return s + string("0123456789X"[(12-m)%11])
}

func TestParseIdentity(t *testing.T) {
	on := date("2025-11-20")
	tests := []struct {
		text, kinds string // the faults, "" for a sound number
		want        Identity
	}{
		// the two examples of GB 11643-1999
		{"11010519491231002X", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京"}},
		{"440524188001010014", "", Identity{Sex: pairing.Male, Birth: date("1880-01-01"), Province: "广东"}},
		{"11010519491231002x", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京"}},
		{"１１０１０５１９４９１２３１００２ｘ", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京"}},
		{" 110105 19491231-002X　", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京"}},
		{"110105－19491231－002Ｘ", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京"}},
		{"\u200e11010519491231002X\u200b", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京"}},
		{"'11010519491231002X", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京"}},
		{"110105491231002", "", Identity{Sex: pairing.Female, Birth: date("1949-12-31"), Province: "北京", Upgraded: true}},
		{numberOf("810000", "19921206", 55), "", Identity{Sex: pairing.Male, Birth: date("1992-12-06"), Province: "香港"}},
		{numberOf("820000", "19921206", 54), "", Identity{Sex: pairing.Female, Birth: date("1992-12-06"), Province: "澳门"}},
		{numberOf("830000", "20000229", 1), "", Identity{Sex: pairing.Male, Birth: date("2000-02-29"), Province: "台湾"}},
		{numberOf("710000", "20040229", 2), "", Identity{Sex: pairing.Female, Birth: date("2004-02-29"), Province: "台湾"}},
		{numberOf("500101", "20251120", 1), "", Identity{Sex: pairing.Male, Birth: date("2025-11-20"), Province: "重庆"}},
		{numberOf("990101", "20001120", 1), "", Identity{Sex: pairing.Male, Birth: date("2000-11-20")}},
		{"110105194912310021", "校验码", Identity{}},
		{"110105194912310020", "校验码", Identity{}},
		{numberOf("510902", "19900230", 979), "日期", Identity{}},
		{numberOf("510902", "19900431", 979), "日期", Identity{}},
		{numberOf("510902", "19901301", 979), "日期", Identity{}},
		{numberOf("510902", "19000229", 979), "日期", Identity{}}, // 1900 was no leap year
		{numberOf("510902", "00000000", 979), "日期", Identity{}},
		{numberOf("510902", "20251121", 979), "日期", Identity{}}, // the day after the first day
		{"510902990230979", "日期", Identity{}},
		{"510902199002309790", "日期 校验码", Identity{}},
		{"51090219900327973", "位数", Identity{}},
		{"1101051949123100", "位数", Identity{}},
		{"11010519491231002XX", "位数", Identity{}},
		{"110105194912310", "日期", Identity{}}, // 15 digits are read as 11 01 05 19 49 12 31 0: month 49
		{"5101051949O231002X", "位数", Identity{}},
		{"510***********002X", "位数", Identity{}},
		{"E12345678", "位数", Identity{}},
		{"无", "位数", Identity{}},
		{"5.10902E+17", "丢位", Identity{}},
		{"5.10902e17", "丢位", Identity{}},
		{"５.１０９E+１７", "丢位", Identity{}},
	}
	for _, tt := range tests {
		id, faults := ParseIdentity(tt.text, on)
		var kinds []string
		for _, f := range faults {
			kinds = append(kinds, f.Kind)
			if longDigits.MatchString(f.Msg) || f.Msg == "" {
				t.Errorf("%q: message %q", tt.text, f.Msg)
			}
		}
		if got := strings.Join(kinds, " "); got != tt.kinds {
			t.Errorf("%q: faults %q, want %q", tt.text, got, tt.kinds)
		}
		if (id.Number == "") != (tt.kinds != "") {
			t.Errorf("%q: number %q", tt.text, id.Number.Reveal())
		}
		id.Number = ""
		if id != tt.want {
			t.Errorf("%q: %+v, want %+v", tt.text, id, tt.want)
		}
	}
}

// Every single wrong digit and every swap of two unlike neighbours is found out; that is what the check is for.
func TestCheckCharacter(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		birth := fmt.Sprintf("%04d%02d%02d", 1930+r.IntN(90), 1+r.IntN(12), 1+r.IntN(28))
		good := numberOf("510105", birth, 1+r.IntN(999))
		if _, faults := ParseIdentity(good, pairing.Date{}); faults != nil {
			t.Fatalf("%s: %v", good, faults)
		}
		i := r.IntN(17)
		b := []byte(good)
		b[i] = '0' + (b[i]-'0'+byte(1+r.IntN(9)))%10
		swapped := []byte(good)
		swapped[i/2], swapped[i/2+1] = good[i/2+1], good[i/2]
		for _, bad := range []string{string(b), string(swapped)} {
			if _, faults := ParseIdentity(bad, pairing.Date{}); bad != good && faults == nil {
				t.Errorf("%s passes for %s", bad, good)
			}
		}
	}
}

func FuzzParseIdentity(f *testing.F) {
	for _, s := range []string{"", "11010519491231002X", "110105491231002", "5.1E+17", "/", "一二三四五六七八九十一二三四五六七八"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		id, faults := ParseIdentity(text, date("2025-11-20"))
		if (faults == nil) != (len(id.Number) == 18) {
			t.Errorf("%q: %+v, %v", text, id, faults)
		}
	})
}

func TestSexAndBirth(t *testing.T) {
	girl, boy := numberOf("510105", "20100105", 2), numberOf("510105", "20110206", 3)
	tests := []struct {
		p     pairing.Player
		sex   pairing.Sex
		birth string
	}{
		{pairing.Player{ID: pairing.Secret(girl)}, pairing.Female, "2010-01-05"},
		{pairing.Player{ID: pairing.Secret(girl), Sex: pairing.Male, Birth: date("1999-01-01")}, pairing.Female, "2010-01-05"},
		{pairing.Player{ID: pairing.Secret(girl[:17] + "9"), Sex: pairing.Male, Birth: date("1999-01-01")}, pairing.Male, "1999-01-01"},
		{pairing.Player{Sex: pairing.Male, Birth: date("1999-01-01")}, pairing.Male, "1999-01-01"},
		{pairing.Player{IDKind: "护照", ID: "E1234567", Sex: pairing.Female, Birth: date("1999-01-01")}, pairing.Female, "1999-01-01"},
		{pairing.Player{IDKind: "护照", ID: pairing.Secret(girl), Sex: pairing.Male}, pairing.Male, ""},
		{pairing.Player{IDKind: "居民户口簿", ID: pairing.Secret(girl)}, pairing.Female, "2010-01-05"},
		{pairing.Player{IDKind: "港澳居民居住证", ID: pairing.Secret(girl)}, pairing.Female, "2010-01-05"},
		{pairing.Player{IDKind: "香港永久性居民身份证", ID: "A123456(7)", Sex: pairing.Male}, pairing.Male, ""},
		{pairing.Player{IDBroken: true, ID: pairing.Secret(girl), Sex: pairing.Male}, pairing.Male, ""},
		{pairing.Player{BirthRaw: "2009年1月"}, pairing.SexUnknown, ""},
		{pairing.Player{ID: pairing.Secret(girl + "/" + boy)}, pairing.SexUnknown, ""},
		{pairing.Player{ID: pairing.Secret(boy + "/" + boy)}, pairing.Male, ""},
		{pairing.Player{}, pairing.SexUnknown, ""},
	}
	for i, tt := range tests {
		if got := Sex(&tt.p); got != tt.sex {
			t.Errorf("%d: sex %q, want %q", i, got, tt.sex)
		}
		if got := Birth(&tt.p).String(); got != tt.birth {
			t.Errorf("%d: birth %q, want %q", i, got, tt.birth)
		}
	}
}
