package prospectus

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
)

// TestMutated reads the texts of testdata with lines lost, doubled, joined and put elsewhere, as careless copying does:
// nothing may break. One mutation each; QISAI_MUTATIONS=N tries more.
func TestMutated(t *testing.T) {
	times := 1
	if n, err := strconv.Atoi(os.Getenv("QISAI_MUTATIONS")); err == nil {
		times = n
	}
	texts, err := filepath.Glob(filepath.Join("testdata", "*", "*.txt"))
	if err != nil || len(texts) < 20 {
		t.Fatal(len(texts), "texts", err)
	}
	random := rand.New(rand.NewPCG(7, 11))
	for _, path := range texts {
		if strings.Contains(path, "bank") {
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text, err := Decode(data)
		if err != nil {
			t.Fatal(path, err)
		}
		for range times {
			readMutated(t, path, mutated(random, text))
		}
	}
}

// readMutated reports the text that broke the reader.
func readMutated(t *testing.T, path, text string) {
	defer func() {
		if broken := recover(); broken != nil {
			t.Errorf("%s: %v\n%s\n%s", path, broken, debug.Stack(), text)
		}
	}()
	_, _ = Read(text)
}

func mutated(random *rand.Rand, text string) string {
	lines := strings.Split(text, "\n")
	for range 1 + random.IntN(6) {
		i, j := random.IntN(len(lines)), random.IntN(len(lines))
		switch r := []rune(lines[i]); random.IntN(6) {
		case 0:
			lines[i] = ""
		case 1:
			lines[i] += lines[j]
		case 2:
			lines[i], lines[j] = lines[j], lines[i]
		case 3:
			lines[i] = string(r[:random.IntN(len(r)+1)])
		case 4:
			lines[i] = string(r[random.IntN(len(r)+1):])
		case 5:
			lines[i] = strings.NewReplacer("，", "", "。", "", "组", "").Replace(lines[i])
		}
	}
	return strings.Join(lines, "\n")
}
