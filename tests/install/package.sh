#!/bin/sh
# Packs a build and tries the packages: package.sh BUILD SCRATCH
# lintian judges the Debian package; its files and the archive run from folders that nobody may write to.
set -eu
build=$1 scratch=$2
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$scratch"
mkdir -p "$scratch/packages" "$scratch/deb" "$scratch/archive" "$scratch/work"
"$here/../../tools/dev/package.sh" "$build" "$scratch/packages"

# Errors and warnings fail. The one that is left out is about uploads to Debian itself.
lintian --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs --allow-root "$scratch"/packages/*.deb
# Only what running needs: no compiler, no header package.
if dpkg-deb -f "$scratch"/packages/*.deb Depends | grep -E -- '-dev|g\+\+|cmake'; then
    echo "the package depends on what only building needs" >&2
    exit 1
fi

try() {
    "$1" --version
    "$1" init owls --game evenfall
    "$1" check owls
    "$1" test owls
    "$1" text owls --lang cs >owls.txt
    [ -s owls.txt ]
    rm -rf owls owls.txt
}
cd "$scratch/work"
dpkg-deb -x "$scratch"/packages/*.deb "$scratch/deb"
tar -xzf "$scratch"/packages/*.tar.gz -C "$scratch/archive"
chmod -R a-w "$scratch/deb" "$scratch/archive"
trap 'chmod -R u+w "$scratch"' EXIT
try "$scratch/deb/usr/bin/cantrip"
try "$scratch"/archive/cantrip-*/bin/cantrip
# The archive takes every library but those of the C library and the compiler from its own folder.
if ldd "$scratch"/archive/cantrip-*/bin/cantrip | grep -E '=> /(usr/)?lib' | grep -vE 'lib(c|m|dl|pthread|rt|gcc_s|stdc\+\+)\.so'; then
    echo "the archive needs libraries of the system" >&2
    exit 1
fi
