#!/bin/sh
# Runs the fuzzers for long: tools/dev/fuzz.sh [--blind] [--minutes N] [--no-build] [TARGET…]
#                            tools/dev/fuzz.sh [--blind] --total
# All targets share the N minutes (10) alike, one after the other on each processor (CANTRIP_JOBS of them). New inputs go to
# build-asan/corpus/TARGET, so that the next run goes on from there; an input that breaks a promise is named at the end.
# With --blind, inputs of the corpus are changed at random in the usual build, without sanitizers and libFuzzer: many more of them.
# Prints executions, seconds and finds of each; --total adds up all runs since the build folder was made.
set -eu
cd "$(dirname "$0")/../.."

print_total() {
    awk -F '\t' '
        { executions[$1] += $2; seconds[$1] += $3; finds[$1] += $4; all += $2; time += $3; found += $4 }
        END {
            for (target in executions)
                printf "| `%s` | %d | %d | %d |\n", target, executions[target], seconds[target], finds[target] | "sort"
            close("sort")
            printf "| all | %d | %d | %d |\n", all, time, found
        }' "$1"
}

folder=build-asan minutes=10 build=yes total=no
while :; do
    case "${1:-}" in
    --blind) folder=build; shift ;;
    --minutes) minutes=$2; shift 2 ;;
    --no-build) build=no; shift ;;
    --total) total=yes; shift ;;
    *) break ;;
    esac
done
[ $total = no ] || { print_total $folder/fuzz-runs.tsv; exit; }
if [ $build = yes ]; then
    if [ $folder = build ]; then tools/dev/build.sh dev cantrip_fuzz_blind -DCANTRIP_TESTS=ON; else tools/dev/build.sh asan cantrip_fuzzers -DCANTRIP_TESTS=ON; fi
fi
targets=${*:-$(sed -n 's/^    "\([a-z_]*\) .*/\1/p' tests/fuzz/CMakeLists.txt)}
count=$(echo "$targets" | wc -w)
jobs=${CANTRIP_JOBS:-$(nproc)}
seconds=$((minutes * 60 * jobs / count))
[ "$seconds" -ge 1 ] || seconds=1
echo "$count targets, $seconds s each"

# Leaks inside libraries of others are not ours to find.
LSAN_OPTIONS=suppressions=tests/support/leaks_of_others.txt:print_suppressions=0
export LSAN_OPTIONS folder seconds
# shellcheck disable=SC2016
echo "$targets" | tr ' ' '\n' | xargs -P "$jobs" -I NAME sh -c '
    work=$folder/corpus/NAME finds=$folder/finds/NAME
    mkdir -p "$work" "$finds"
    before=$(find "$finds" -type f | wc -l) start=$(date +%s)
    CANTRIP_FUZZ_TARGET=NAME
    export CANTRIP_FUZZ_TARGET
    if [ "$folder" = build ]; then
        seed=$(od -An -N4 -tu4 /dev/urandom | tr -d " ")
        executions=$("$folder/cantrip_fuzz_blind" "$seconds" "$seed" "$finds" tests/fuzz/corpus/NAME 2>"$finds.log") || true
    else
        "$folder/cantrip_fuzz" -max_total_time="$seconds" -max_len=4000 -timeout=60 -rss_limit_mb=2048 \
            -print_final_stats=1 -artifact_prefix="$finds/" "$work" tests/fuzz/corpus/NAME >"$finds.log" 2>&1 || true
        executions=$(sed -n "s/^stat::number_of_executed_units: //p" "$finds.log")
    fi
    printf "NAME\t%s\t%s\t%s\n" "${executions:-0}" $(($(date +%s) - start)) $(($(find "$finds" -type f | wc -l) - before)) >>"$folder/fuzz-runs.tsv"
    tail -n 1 "$folder/fuzz-runs.tsv" | awk -F "\t" "{ printf \"%-12s %10d executions in %d s, %d finds\n\", \$1, \$2, \$3, \$4 }"'

found=$(find $folder/finds -mindepth 2 -type f | wc -l)
[ "$found" -eq 0 ] || { echo "see $folder/finds; what is fixed goes to tests/fuzz/corpus" >&2; exit 1; }
