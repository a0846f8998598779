#!/bin/sh
# Sets up, builds build/cantrip, and shows what it makes of the card sets in this tree.
set -eu
cd "$(dirname "$0")/.."

tools/dev/deps.sh run
# A new build folder is for the program alone; tools/test.sh adds the tests.
settings=""
if [ ! -f build/CMakeCache.txt ]; then settings=-DCANTRIP_TESTS=OFF; fi
tools/dev/build.sh dev cantrip $settings

# Each step runs over all sets and the script goes on, so that one run shows everything.
failed=""
step() {
    name=$1
    shift
    echo "== $name"
    if ! "$@"; then failed="$failed $name"; fi
}

step doctor build/cantrip doctor
step check build/cantrip check stdlib cards
# What is allowed and still a mistake; findings that are meant to be are allowed in the source, with a reason.
step lint build/cantrip lint stdlib cards

# Every scenario is played; the report is kept. Those of tests/interpreter/open_scenarios.txt are known not to pass yet.
scenarios() {
    mkdir -p out
    build/cantrip test cards >out/scenarios.txt 2>&1 || true
    tail -n 1 out/scenarios.txt
    known=$(grep -vc '^#' tests/interpreter/open_scenarios.txt || true)
    failed_now=$(tail -n 1 out/scenarios.txt | sed 's/.* \([0-9]*\) failed.*/\1/')
    echo "known to be open: $known; see out/scenarios.txt"
    [ "$failed_now" -le "$known" ]
}
step scenarios scenarios

# What the cards say, in every language there is a pack for: out/text/<language>/<set>.md
texts() {
    for set in cards/*/; do
        name=$(basename "$set")
        for pack in stdlib/text/*/language.lex; do
            for lang in $(sed -n 's/^prints \([^ ]*\).*/\1/p' "$pack"); do
                mkdir -p "out/text/$lang"
                build/cantrip text "$set" --lang "$lang" --format markdown --output "out/text/$lang/$name.md" || return 1
            done
        done
    done
}
step text texts

echo
echo "files:    $(find stdlib cards -name '*.cant' | wc -l) card files in stdlib and cards"
echo "program:  build/cantrip"
echo "texts:    out/text/<language>/<set>.md"
echo "failed:  ${failed:- nothing}"
echo
echo "try next:"
echo "  build/cantrip --help"
echo "  build/cantrip init my_cards --game evenfall"
echo "  build/cantrip explain --all"
echo "  tools/test.sh"
[ -z "$failed" ]
