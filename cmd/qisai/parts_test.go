package main

import (
	"archive/zip"
	"bytes"
	"io"
	"os"
	"strings"
	"testing"
)

// part is one entry of a zip file.
type part struct{ name, text string }

// unzip gives the parts of a workbook in their order.
func unzip(t testing.TB, data []byte) []part {
	t.Helper()
	zr, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var parts []part
	for _, f := range zr.File {
		rc, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(rc)
		if err != nil {
			t.Fatal(err)
		}
		rc.Close()
		parts = append(parts, part{f.Name, string(text)})
	}
	return parts
}

// rezip makes a workbook of parts, whatever their names are.
func rezip(t testing.TB, parts []part) []byte {
	t.Helper()
	var out bytes.Buffer
	zw := zip.NewWriter(&out)
	for _, p := range parts {
		w, err := zw.Create(p.name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, p.text); err != nil {
			t.Fatal(err)
		}
	}
	if err := zw.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// partOf finds a part by the end of its name; the test fails without it.
func partOf(t testing.TB, parts []part, suffix string) *part {
	t.Helper()
	for i := range parts {
		if strings.HasSuffix(parts[i].name, suffix) {
			return &parts[i]
		}
	}
	t.Fatalf("no part %s", suffix)
	return nil
}

func mustRead(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func mustWrite(t testing.TB, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}
