// Command dist builds the program for every system into a folder, with checksums: go run ./.ci/dist [-o FOLDER] [OS/ARCH…].
// The binaries are the same wherever they are built from the same commit with the same Go.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

var targets = []string{"windows/amd64", "windows/arm64", "darwin/arm64", "darwin/amd64", "linux/amd64", "linux/arm64"}

// limit is what a binary may weigh: it travels as a chat attachment.
const limit = 40 << 20

func main() {
	out := flag.String("o", "dist", "folder for the binaries")
	flag.Parse()
	wanted := targets
	if flag.NArg() > 0 {
		wanted = flag.Args()
	}
	if err := build(*out, wanted); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

// build makes all binaries and then the file of their checksums, which sha256sum -c reads.
func build(dir string, targets []string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var sums strings.Builder
	for _, target := range targets {
		name, err := binaryName(target)
		if err != nil {
			return err
		}
		path := filepath.Join(dir, name)
		if err := compile(path, target); err != nil {
			return fmt.Errorf("%s: %w", target, err)
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if len(data) > limit {
			return fmt.Errorf("%s is %.1f MB, more than %d MB", name, float64(len(data))/(1<<20), limit>>20)
		}
		fmt.Printf("%-28s %5.1f MB\n", name, float64(len(data))/(1<<20))
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), name)
	}
	return os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums.String()), 0o644)
}

// compile builds without paths, without symbols and without what urfave/cli has for writing manuals, which costs every
// start of the program 1 MB; the version comes from the commit or its tag, by Go itself.
func compile(path, target string) error {
	system, arch, _ := strings.Cut(target, "/")
	cmd := exec.Command("go", "build", "-trimpath", "-tags", "urfave_cli_no_docs", "-ldflags", "-s -w", "-o", path, "./cmd/qisai")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+arch)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}

func binaryName(target string) (string, error) {
	system, arch, ok := strings.Cut(target, "/")
	if !ok || system == "" || arch == "" {
		return "", fmt.Errorf("%q is not a target such as windows/amd64", target)
	}
	name := "qisai-" + system + "-" + arch
	if system == "windows" {
		name += ".exe"
	}
	return name, nil
}
