package templates

import (
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the topics into README.zh-CN.md")

const guidePath = "../README.zh-CN.md"

// chapterMarks hold a topic in README.zh-CN.md.
var chapterMarks = regexp.MustCompile(`(?ms)^<!-- qisai help (\S+) -->\n(.*?)^<!-- / -->$`)

// TestGuideHoldsTheTopics keeps README.zh-CN.md and qisai help from telling different things: the chapters are written
// in templates/help; go test ./templates -run TestGuideHolds -update takes them over.
func TestGuideHoldsTheTopics(t *testing.T) {
	data, err := os.ReadFile(guidePath)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		guide := chapterMarks.ReplaceAllStringFunc(string(data), func(s string) string {
			name := chapterMarks.FindStringSubmatch(s)[1]
			topic, _ := FindTopic(name)
			return "<!-- qisai help " + name + " -->\n" + chapter(topic) + "<!-- / -->"
		})
		if err := os.WriteFile(guidePath, []byte(guide), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	shown := map[string]string{}
	for _, m := range chapterMarks.FindAllStringSubmatch(string(data), -1) {
		shown[m[1]] = m[2]
	}
	for _, topic := range Topics {
		text, ok := shown[topic.Name]
		switch {
		case topic.Name == MessagesTopic:
			if !strings.Contains(string(data), "(templates/help/"+topic.Name+".md)") {
				t.Errorf("README.zh-CN.md does not link to %s", topic.Name)
			}
		case !ok:
			t.Errorf("README.zh-CN.md has no chapter %s", topic.Name)
		default:
			diffLines(t, topic.Name, text, chapter(topic))
		}
	}
}

// diffLines names the first line that differs.
func diffLines(t *testing.T, name, got, want string) {
	t.Helper()
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			t.Errorf("README.zh-CN.md, chapter %s, line %d:\n%s\ntemplates/help/%s.md has\n%s\nchange the topic, then: go test ./templates -run TestGuideHolds -update", name, i+1, g[i], name, w[i])
			return
		}
	}
	if len(g) != len(w) {
		t.Errorf("README.zh-CN.md, chapter %s has %d lines, the topic %d", name, len(g), len(w))
	}
}

// chapter is a topic as it stands in the guide: headings one level lower, pictures found from the root. A # in a block of
// commands is no heading.
func chapter(topic Topic) string {
	text := regexp.MustCompile(`(?m)^#`).ReplaceAllString(topic.Text(), "##")
	return strings.ReplaceAll(text, "](../../", "](")
}

// TestPicturesAreThere opens every picture of the guide and holds it to what a page may weigh.
func TestPicturesAreThere(t *testing.T) {
	var pictures []string
	for _, topic := range Topics {
		for _, m := range regexp.MustCompile(`!\[[^\]]+\]\(([^)]+)\)`).FindAllStringSubmatch(topic.Text(), -1) {
			pictures = append(pictures, m[1])
		}
	}
	slices.Sort(pictures)
	if len(slices.Compact(pictures)) < 5 {
		t.Errorf("only %d pictures", len(pictures))
	}
	for _, p := range pictures {
		info, err := os.Stat("help/" + p)
		if err != nil {
			t.Error(err)
		} else if info.Size() > 150_000 {
			t.Errorf("%s weighs %d bytes", p, info.Size())
		}
	}
}

// TestTopics: every topic has a text that begins with a title, and no name is used twice.
func TestTopics(t *testing.T) {
	seen := map[string]bool{}
	for _, topic := range Topics {
		if !strings.HasPrefix(topic.Text(), "# ") || topic.About == "" {
			t.Errorf("%s has no title or nothing to say about itself", topic.Name)
		}
		for _, name := range []string{topic.Name, topic.English} {
			if found, ok := FindTopic(name); !ok || found != topic || seen[name] {
				t.Errorf("%q does not lead to %s alone", name, topic.Name)
			}
			seen[name] = true
		}
	}
	if _, ok := FindTopic(""); ok {
		t.Error("no name leads to a topic")
	}
}
