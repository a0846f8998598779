#!/bin/sh
# Runs the fuzzers for long: tools/dev/fuzz.sh [--minutes N] [TARGET…]
# All targets share the N minutes (10) alike, one after the other on each processor. New inputs go to build-asan/corpus/TARGET, so that
# the next run goes on from there; an input that breaks a promise is named at the end. Prints executions, seconds and finds of each.
set -eu
cd "$(dirname "$0")/../.."
minutes=10
if [ "${1:-}" = --minutes ]; then minutes=$2; shift 2; fi
tools/dev/build.sh asan cantrip_fuzzers -DCANTRIP_TESTS=ON
targets=${*:-$(sed -n 's/^    "\([a-z_]*\) .*/\1/p' tests/fuzz/CMakeLists.txt)}
count=$(echo "$targets" | wc -w)
jobs=${CANTRIP_JOBS:-$(nproc)}
seconds=$((minutes * 60 * jobs / count))
[ "$seconds" -ge 1 ] || seconds=1
echo "$count targets, $seconds s each"

# Leaks inside libraries of others are not ours to find.
LSAN_OPTIONS=suppressions=tests/support/leaks_of_others.txt:print_suppressions=0
export LSAN_OPTIONS
# shellcheck disable=SC2016
echo "$targets" | tr ' ' '\n' | xargs -P "$jobs" -I TARGET sh -c '
    work=build-asan/corpus/TARGET finds=build-asan/finds/TARGET
    mkdir -p "$work" "$finds"
    CANTRIP_FUZZ_TARGET=TARGET build-asan/cantrip_fuzz -max_total_time='"$seconds"' -max_len=4000 -timeout=60 -rss_limit_mb=2048 \
        -print_final_stats=1 -artifact_prefix="$finds/" "$work" tests/fuzz/corpus/TARGET >"$finds.log" 2>&1 || true'

found=0
for target in $targets; do
    log=build-asan/finds/$target.log
    executions=$(sed -n 's/^stat::number_of_executed_units: //p' "$log")
    finds=$(find "build-asan/finds/$target" -type f | wc -l)
    found=$((found + finds))
    printf '%-12s %10s executions in %s s, %s finds\n' "$target" "${executions:-0}" "$seconds" "$finds"
done
[ "$found" -eq 0 ] || { echo "see build-asan/finds; what is fixed goes to tests/fuzz/corpus" >&2; exit 1; }
