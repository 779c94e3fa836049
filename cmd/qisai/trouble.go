package main

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
	"syscall"
)

// trouble is what the operating system may say about a file, in the words of a secretary.
type trouble struct{ text, hint string }

var (
	inUse      = trouble{"文件被别的程序占用", "请先在 Excel/WPS 中保存并关闭，再运行一次"}
	diskFull   = trouble{"磁盘已满", "腾出磁盘空间，再运行一次"}
	notAllowed = trouble{"权限不足", "检查文件和文件夹的权限；若正在 Excel/WPS 中打开，先保存并关闭"}
	protected  = trouble{"磁盘或文件夹是只读的", "换到能写入的文件夹，再运行一次"}
	nameLong   = trouble{"路径太长", "把文件放进名称短一些的文件夹，或把文件名改短"}
	badName    = trouble{"文件名里有系统不接受的字符", "换一个文件名"}
	notThere   = trouble{"找不到这个文件", "检查文件名和所在的文件夹"}
	isThere    = trouble{"已有同名的文件", "换一个文件名"}
	noFolder   = trouble{"路径中有一段不是文件夹", "检查文件所在的文件夹"}
	isFolder   = trouble{"这是文件夹，不是文件", "检查文件名"}
	tooLarge   = trouble{"文件太大", "换到别的磁盘，再运行一次"}
	tooMany    = trouble{"同时打开的文件太多", "关闭一些程序，再运行一次"}
	badDisk    = trouble{"磁盘读写出错", "换一个磁盘或 U 盘，把工作簿拷过去再运行"}
	unknown    = trouble{"系统拒绝了", "请先在 Excel/WPS 中保存并关闭；检查磁盘空间和文件夹的权限"}
)

// systemTroubles are the errors of Unix; on Windows the package syscall invents numbers of its own for them, which some
// functions of the standard library give back.
var systemTroubles = map[syscall.Errno]trouble{
	syscall.EACCES: notAllowed, syscall.EPERM: notAllowed, syscall.ENOSPC: diskFull, syscall.EDQUOT: diskFull,
	syscall.EROFS: protected, syscall.EBUSY: inUse, syscall.ETXTBSY: inUse, syscall.ENAMETOOLONG: nameLong,
	syscall.ENOENT: notThere, syscall.EEXIST: isThere, syscall.ENOTDIR: noFolder, syscall.EISDIR: isFolder,
	syscall.EFBIG: tooLarge, syscall.EMFILE: tooMany, syscall.ENFILE: tooMany, syscall.EIO: badDisk, syscall.EINVAL: badName,
}

// windowsTroubles are the error codes of Windows itself, by number, so that they can be tested elsewhere.
var windowsTroubles = map[syscall.Errno]trouble{
	2: notThere, 3: notThere, 4: tooMany, 5: notAllowed, 19: protected, 23: badDisk, 32: inUse, 33: inUse, 39: diskFull,
	80: isThere, 112: diskFull, 123: badName, 183: isThere, 206: nameLong, 1117: badDisk, 1224: inUse,
}

// troubleOf translates an error of the operating system goos.
func troubleOf(err error, goos string) trouble {
	var no syscall.Errno
	if errors.As(err, &no) {
		if t, ok := windowsTroubles[no]; ok && goos == "windows" {
			return t
		}
		if t, ok := systemTroubles[no]; ok {
			return t
		}
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return notThere
	case errors.Is(err, fs.ErrExist):
		return isThere
	case errors.Is(err, fs.ErrPermission):
		return notAllowed
	case errors.Is(err, os.ErrDeadlineExceeded):
		return inUse
	}
	return unknown
}

// pipeClosed says whether the program that read our output has had enough (head, more): nothing is wrong then. Unix ends
// the process itself; Windows gives one of three errors.
func pipeClosed(err error, goos string) bool {
	var no syscall.Errno
	windows := goos == "windows" && errors.As(err, &no) && (no == 109 || no == 232 || no == 233)
	return windows || errors.Is(err, syscall.EPIPE)
}

// outputTrouble judges what writing a result to stdout gave.
func outputTrouble(err error) error {
	if err == nil || pipeClosed(err, runtime.GOOS) {
		return nil
	}
	return fileFailf(err, "结果没有写完")
}

// cause says in Chinese why the operating system refused something.
func cause(err error) string { return troubleOf(err, runtime.GOOS).text }

// fileFailf ends a command because the operating system refused something.
func fileFailf(err error, format string, args ...any) *failure {
	t := troubleOf(err, runtime.GOOS)
	return failf(exitFile, format+"：%s", append(args, t.text)...).hint("%s", t.hint)
}
