#!/bin/sh
# Configures and builds one preset: tools/dev/build.sh [dev|asan|coverage] [TARGET…] [-DNAME=VALUE…]
# Incremental: what is up to date is not built again.
set -eu
cd "$(dirname "$0")/../.."

preset=${1:-dev}
[ $# -eq 0 ] || shift
case "$preset" in
    dev) folder=build ;;
    asan) folder=build-asan ;;
    coverage) folder=build-coverage ;;
    *) echo "tools/dev/build.sh: there is no preset '$preset', only dev, asan and coverage" >&2; exit 2 ;;
esac

targets=""
settings=""
for word in "$@"; do
    case "$word" in
        -D*) settings="$settings $word" ;;
        *) targets="$targets $word" ;;
    esac
done

# The generator of an existing build folder cannot change, so it is chosen only once.
if [ ! -f "$folder/CMakeCache.txt" ] && command -v ninja >/dev/null 2>&1; then settings="$settings -G Ninja"; fi

# Configuring is silent unless something goes wrong.
log="$folder/configure.log"
mkdir -p "$folder"
# shellcheck disable=SC2086
if ! cmake --preset "$preset" $settings >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
# shellcheck disable=SC2086
cmake --build "$folder" --parallel "${CANTRIP_JOBS:-$(nproc)}" --target ${targets:-all}
