package eligibility

import (
	"testing"
)

func TestLocate(t *testing.T) {
	both := []string{"四川", "重庆"}
	tests := []struct {
		origin  string
		regions []string
		want    Region
	}{
		{"四川", both, InRegion},
		{"四川省", both, InRegion},
		{"什邡", both, InRegion},
		{"什邡市", both, InRegion},
		{"四川什邡", both, InRegion},
		{"四川省德阳市什邡市", both, InRegion},
		{"德阳", both, InRegion},
		{"资阳", both, InRegion}, // a prefecture here, a district in 湖南
		{"资阳", []string{"湖南"}, RegionUnknown},
		{"蓬溪", both, InRegion},
		{"凉山州", both, InRegion},
		{"阿坝藏族羌族自治州", both, InRegion},
		{"北川", both, InRegion},
		{"四川省 宜宾市", both, InRegion},
		{"四川·成都", both, InRegion},
		{"籍贯四川", both, InRegion},
		{"重庆市万州区", both, InRegion},
		{"四川万县", both, InRegion}, // before 1997
		{"万县", both, InRegion},
		{"綦江", both, InRegion},
		{"郫县", both, InRegion},
		{"川", both, InRegion},
		{"渝", both, InRegion},
		{"川渝", both, InRegion},
		{"四川", []string{"川渝"}, InRegion},
		{"成都双流", []string{"成都市"}, InRegion},
		{"四川省成都市高新区", []string{"成都"}, InRegion},
		{"湖北", both, OutOfRegion},
		{"湖北武汉", both, OutOfRegion},
		{"武汉", both, OutOfRegion},
		{"江阴", both, OutOfRegion},
		{"香港", both, OutOfRegion},
		{"台湾省", both, OutOfRegion},
		{"内蒙古赤峰", both, OutOfRegion},
		{"银川", both, OutOfRegion}, // not 川
		{"海南", both, OutOfRegion},
		{"海南", []string{"海南"}, InRegion},
		{"海南藏族自治州", []string{"青海"}, InRegion},
		{"吉林", []string{"吉林"}, InRegion},
		{"德阳", []string{"什邡"}, RegionUnknown}, // coarser
		{"四川", []string{"什邡"}, RegionUnknown},
		{"成都", []string{"什邡"}, OutOfRegion},
		{"什邡洛水镇", []string{"什邡"}, InRegion},
		{"", both, RegionUnknown},
		{"外地", both, RegionUnknown},
		{"新加坡", both, RegionUnknown},
		{"江北区", both, RegionUnknown},       // in 重庆 and 宁波
		{"市中区", both, RegionUnknown},       // in 乐山, 内江, 济宁 …
		{"大安", both, RegionUnknown},        // 自贡大安区, 吉林大安市
		{"重庆江北区", both, InRegion},          // named with its province
		{"乐山市市中区", both, InRegion},         //
		{"宁波江北", both, OutOfRegion},        //
		{"江阴周庄", []string{"周庄"}, InRegion}, // a region the table does not know is looked for as text
		{"四川", []string{"周庄"}, RegionUnknown},
	}
	for _, tt := range tests {
		if got := Locate(tt.origin, tt.regions); got != tt.want {
			t.Errorf("Locate(%q, %v) = %d, want %d", tt.origin, tt.regions, got, tt.want)
		}
	}
}

// The table itself: 34 provinces, 21 prefectures and 183 counties of 四川, 38 districts and counties of 重庆.
func TestPlaces(t *testing.T) {
	g := places()
	if n := len(provinces()) - 1; n != 34 { // 83 stands for 台湾 once more
		t.Errorf("%d provinces", n)
	}
	count := map[string]int{}
	for _, codes := range g.byName {
		for _, c := range codes {
			count[c] = 1
		}
	}
	sichuan, counties, chongqing := 0, 0, 0
	for c := range count {
		switch {
		case len(c) == 4 && c[:2] == "51":
			sichuan++
		case len(c) == 6 && c[:2] == "51":
			counties++
		case len(c) == 6 && c[:2] == "50":
			chongqing++
		}
	}
	if sichuan != 21 || counties != 183 || chongqing != 38 {
		t.Errorf("四川 %d prefectures, %d counties; 重庆 %d", sichuan, counties, chongqing)
	}
}
