#!/bin/sh
# Fails when a C++ file is not as clang-format writes it: tools/dev/format.sh [--fix] [FILE…]
# Without a file: every file of the tree. --fix formats instead.
set -eu
cd "$(dirname "$0")/../.."

mode="--dry-run -Werror"
if [ "${1:-}" = --fix ]; then
    mode=-i
    shift
fi
if [ $# -eq 0 ]; then
    # Not through git: an archive of the tree has none.
    # shellcheck disable=SC2046
    set -- $(find lang interpreter tools tests -name '*.cpp' -o -name '*.hpp' | sort)
fi
for file in "$@"; do
    # A change may have deleted it.
    if [ -f "$file" ]; then printf '%s\n' "$file"; fi
done | xargs -P "${CANTRIP_JOBS:-$(nproc)}" -n 40 clang-format $mode
