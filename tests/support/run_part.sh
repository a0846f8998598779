#!/bin/sh
# Runs a part of the cases of a test program: run_part.sh PROGRAM PART PARTS
set -eu
names=$(mktemp)
trap 'rm -f "$names"' EXIT
# Listing ends with the number of cases as its status; dealing them out in turn spreads the long ones, which stand together.
# A comma in a name would end it.
{ "$1" --list-test-names-only || true; } | awk -v part="$2" -v parts="$3" 'NR % parts == part % parts' |
    sed 's/[],[\\]/\\&/g' >"$names"
[ -s "$names" ]
"$1" --input-file "$names"
