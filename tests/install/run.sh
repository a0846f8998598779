#!/bin/sh
# Installs a build, moves it, and uses it: run.sh BUILD SCRATCH COMPILER GENERATOR
set -eu
build=$1 scratch=$2 compiler=$3 generator=$4
here=$(cd "$(dirname "$0")" && pwd)

rm -rf "$scratch"
mkdir -p "$scratch/elsewhere"
cmake --install "$build" --prefix "$scratch/first" >"$scratch/install.log"
# Nothing may remember where it was installed.
mv "$scratch/first" "$scratch/moved"

cantrip=$scratch/moved/bin/cantrip
cd "$scratch/elsewhere"
"$cantrip" --version
"$cantrip" doctor --format json >doctor.json
grep -q "\"folder\": \"$scratch/moved/share/cantrip/stdlib\"" doctor.json
"$cantrip" doctor
# A card set outside of the tree finds its game.
"$cantrip" init owls --game evenfall
"$cantrip" check owls
"$cantrip" text owls --lang cs >/dev/null

cmake -S "$here/example" -B "$scratch/example" -G "$generator" -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_PREFIX_PATH="$scratch/moved" >"$scratch/configure.log"
cmake --build "$scratch/example"
"$scratch/example/example" evenfall

# The C interface, without CMake: a program in C, and one in Python.
library=$(dirname "$(find "$scratch/moved" -name libcantrip.so)")
PKG_CONFIG_PATH=$library/pkgconfig
export PKG_CONFIG_PATH
# shellcheck disable=SC2046
"${CC:-cc}" -std=c11 -Wall -Wextra -Wpedantic -Werror "$here/example_c/game.c" -o "$scratch/game_c" \
    $(pkg-config --cflags --libs cantrip) "-Wl,-rpath,$library"
"$scratch/game_c" evenfall
python3 "$here/example_python/game.py" "$library/libcantrip.so.1" evenfall
# It shows its own functions and nothing of what it is made of.
if nm -D --defined-only "$library/libcantrip.so" | grep -v ' cantrip_'; then
    echo "libcantrip shows more than the functions of cantrip.h" >&2
    exit 1
fi

# The build has no say in what the example is compiled with: an installed header must not include one that is not installed.
if grep -rn "$(cd "$here/../.." && pwd)" "$scratch/moved/lib/cmake"; then
    echo "the CMake package names the source tree" >&2
    exit 1
fi
