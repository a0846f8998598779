#!/bin/sh
# Configures and builds one preset: tools/dev/build.sh [dev|asan|fuzz] [target] [-DNAME=VALUE…]
# Incremental: what is up to date is not built again.
set -eu
cd "$(dirname "$0")/../.."

preset=${1:-dev}
target=${2:-all}
[ $# -ge 1 ] && shift
[ $# -ge 1 ] && shift

case "$preset" in
    dev) folder=build ;;
    asan) folder=build-asan ;;
    fuzz) folder=build-fuzz ;;
    *) echo "tools/dev/build.sh: there is no preset '$preset', only dev, asan and fuzz" >&2; exit 2 ;;
esac

# The generator of an existing build folder cannot change, so it is chosen only once.
if [ ! -f "$folder/CMakeCache.txt" ]; then
    if command -v ninja >/dev/null 2>&1; then set -- "$@" -G Ninja; fi
fi

# Configuring and compiling are silent unless something goes wrong.
log="$folder/configure.log"
mkdir -p "$folder"
if ! cmake --preset "$preset" "$@" >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
cmake --build "$folder" --target "$target" --parallel "${CANTRIP_JOBS:-$(nproc)}"
