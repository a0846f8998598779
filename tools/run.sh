#!/bin/sh
# Sets up, builds build/cantrip, and shows what it makes of the card sets in this tree.
set -eu
cd "$(dirname "$0")/.."

tools/dev/deps.sh
tools/dev/build.sh dev cantrip

# The sets that are here; each step runs over all of them and the script goes on, so that one run shows everything.
sets=""
for folder in stdlib cards; do
    if [ -d "$folder" ]; then sets="$sets $folder"; fi
done

failed=""
step() {
    name=$1
    shift
    echo "== $name"
    if ! "$@"; then failed="$failed $name"; fi
}

if [ -n "$sets" ]; then
    # shellcheck disable=SC2086
    step check build/cantrip check $sets
fi

# What is allowed and still a mistake; findings that are meant to be are allowed in the source, with a reason.
if [ -n "$sets" ]; then
    # shellcheck disable=SC2086
    step lint build/cantrip lint $sets
fi

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
if [ -d cards ]; then step scenarios scenarios; fi

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
if [ -d cards ]; then step text texts; fi

echo
if [ -n "$sets" ]; then
    # shellcheck disable=SC2086
    echo "files:    $(find $sets -name '*.cant' | wc -l) card files in$sets"
else
    echo "files:    none yet; there is neither a folder stdlib nor cards"
fi
echo "program:  build/cantrip"
if [ -d out/text ]; then echo "texts:    out/text/<language>/<set>.md"; fi
echo "failed:  ${failed:- nothing}"
echo
echo "try next:"
echo "  build/cantrip --help"
echo "  build/cantrip init my_cards --game evenfall"
echo "  build/cantrip explain --all"
echo "  tools/test.sh"
[ -z "$failed" ]
