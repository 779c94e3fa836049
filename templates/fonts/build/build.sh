#!/bin/sh
# Fetches the published fonts and makes ../*.ttf.zst, ../pua.txt and ../OFL-*.txt of them. Needs npm, zstd and
# Debian's python3-fonttools and fonts-lxgw-wenkai; see ../README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(dirname "$here")
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cd "$tmp"

# fetch PACKAGE VERSION SHA512 FILE...: unpacks files of an npm package into the current folder
fetch() {
	package=$1 version=$2 sum=$3
	shift 3
	tgz=$(npm pack --silent "$package@$version")
	echo "$sum  $tgz" | sha512sum --check --quiet
	tar xzf "$tgz" --strip-components=1 "$@"
	rm "$tgz"
}

fetch @expo-google-fonts/noto-sans-sc 0.4.3 \
	f6b0307454c51db3bfbba0acd208f68d96d6ef84c62226853509d7607dace700356f3564c1b6af88be2df18515eb8d9e1988e0f3a787e8390011099f3470e771 \
	package/400Regular/NotoSansSC_400Regular.ttf package/700Bold/NotoSansSC_700Bold.ttf package/LICENSE_FONT
cp LICENSE_FONT "$out/OFL-NotoSansSC.txt"

# Debian builds this one from its sources. Its licence is part of OFL-LXGWWenKai.txt, which is kept by hand.
kai=/usr/share/fonts/truetype/lxgw-wenkai/LXGWWenKai-Regular.ttf
echo "bbf534b0ca093928f94d1782855e65a19a32cde82b075d495d072025521953c8  $kai" | sha256sum --check --quiet

# Every font goes into this one call, for the table in pua.txt is theirs in common.
/usr/bin/python3 "$here/build.py" "$out" \
	sans-regular=400Regular/NotoSansSC_400Regular.ttf \
	sans-bold=700Bold/NotoSansSC_700Bold.ttf \
	kai="$kai"
