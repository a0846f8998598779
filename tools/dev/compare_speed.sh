#!/bin/sh
# How many instructions two builds of the program need for the same work:
#   tools/dev/compare_speed.sh BEFORE AFTER [CORPUS]
# BEFORE and AFTER are programs, CORPUS a tree with `stdlib` and `cards` (this one). Instructions are counted by
# callgrind, so the numbers hardly depend on what else the machine does. Fails when a command needs over 3 % more.
set -eu
before=$(realpath "$1") after=$(realpath "$2") corpus=$(realpath "${3:-$(dirname "$0")/../..}")
CANTRIP_LIB=$corpus/stdlib:$corpus/cards
export CANTRIP_LIB
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# instructions PROGRAM WORDS…: in a copy of the corpus, for commands that write.
instructions() {
    program=$1
    shift
    rm -rf "$work/set"
    cp -r "$corpus/cards/evenfall" "$work/set"
    (cd "$work" && valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$@" </dev/null 2>&1 >/dev/null |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p')
}

slower=0
printf '%-28s %15s %15s %7s\n' command before after change
while read -r line; do
    # shellcheck disable=SC2086
    old=$(instructions "$before" $line)
    # shellcheck disable=SC2086
    new=$(instructions "$after" $line)
    if [ -z "$old" ] || [ -z "$new" ]; then
        echo "$line: could not be measured" >&2
        exit 2
    fi
    change=$(awk -v a="$old" -v b="$new" 'BEGIN { printf "%+.2f", (b / a - 1) * 100 }')
    printf '%-28s %15s %15s %6s%%\n' "$line" "$old" "$new" "$change"
    awk -v c="$change" 'BEGIN { exit c > 3 }' || slower=1
done <<COMMANDS
${CANTRIP_COMMANDS:-check set
fmt set --check
lint set
text set
text set --lang cs
l10n update set --lang cs
l10n export set --lang cs
l10n status set --lang cs
graph set
test set
sim set --games 2}
COMMANDS
exit $slower
