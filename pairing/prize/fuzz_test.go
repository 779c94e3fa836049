package prize

import (
	"testing"

	"qisai/pairing"
)

// FuzzReaders: no text makes a reader fail otherwise than by its error; what is read is sound.
func FuzzReaders(f *testing.F) {
	for _, text := range []string{"第七至八名各600元", "1-12名奖金分别为：800元、500元", "7～8", "全部", "组别=甲、乙; 出生<2009", "放弃:张三；12号", "共1,200元", "一万二", "20%"} {
		f.Add(text, text)
	}
	tour := &pairing.Tournament{}
	f.Fuzz(func(t *testing.T, a, b string) {
		for _, bands := range [][]Band{first3(ParseBand(a, b)), first3(ParseBands(a))} {
			for _, x := range bands {
				if x.From < 1 || x.To != 0 && x.To < x.From || x.Each < 0 {
					t.Errorf("%q %q: %+v", a, b, x)
				}
			}
		}
		if filter, err := ParseFilter(tour, a); err == nil {
			filter.Judge(tour, &pairing.Player{Title: b, Origin: b, Unit: b})
		}
		for _, n := range ParseNames(a) {
			n.is(&pairing.Player{Name: b}, b)
		}
		if tax, err := ParseTax(a, b, ""); err == nil && (tax.Of(12345) < 0 || tax.Of(12345) > 12345) {
			t.Errorf("%q %q: %v", a, b, tax)
		}
		if m, err := pairing.ParseMoney(a); err == nil {
			words, err := m.Words()
			if back, readErr := pairing.ParseMoney(words); err != nil || readErr != nil || back != m {
				t.Errorf("%q: %d, %s, %d", a, m, words, back)
			}
		}
	})
}

func first3(bands []Band, _ []string, err error) []Band {
	if err != nil {
		return nil
	}
	return bands
}
