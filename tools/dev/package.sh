#!/bin/sh
# Packs a build of the program: tools/dev/package.sh [BUILD [FOLDER]]
#   FOLDER/cantrip_VERSION_ARCHITECTURE.deb   a Debian package
#   FOLDER/cantrip-VERSION-linux-ARCHITECTURE.tar.gz   an archive that runs from any folder, with the libraries it needs but for the C library
# BUILD is `build`, FOLDER `out/packages`. Builds nothing: run tools/run.sh before.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
cd "$top"
build=$(cd "${1:-build}" && pwd)
folder=${2:-out/packages}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

tools/dev/deps.sh package
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

(cd "$scratch" && cpack --config "$build/CPackConfig.cmake" -G DEB -B "$scratch/deb" >"$scratch/cpack.log" 2>&1) ||
    { cat "$scratch/cpack.log" >&2; exit 1; }
mv "$scratch"/deb/*.deb "$folder/"

version=$("$build/cantrip" --version | sed -n '1s/cantrip \([0-9.]*\).*/\1/p')
name=cantrip-$version-linux-$(uname -m)
cmake --install "$build" --component program --strip --prefix "$scratch/$name" >/dev/null

# Libraries of the C library and the compiler are on every system, and must fit it; the others come along.
libraries=$scratch/$name/lib/cantrip
mkdir -p "$libraries"
ldd "$scratch/$name/bin/cantrip" | awk '$2 == "=>" { print $3 }' |
    grep -vE '/(libc|libm|libdl|libpthread|librt|ld-linux.*|libgcc_s|libstdc\+\+)\.so' |
    while read -r library; do
        cp -L "$library" "$libraries/"
        patchelf --set-rpath '$ORIGIN' "$libraries/$(basename "$library")"
    done
patchelf --set-rpath '$ORIGIN/../lib/cantrip' "$scratch/$name/bin/cantrip"
tar -C "$scratch" --owner=0 --group=0 --sort=name -czf "$folder/$name.tar.gz" "$name"
ls -l "$folder"
