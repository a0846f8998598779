#!/bin/sh
# Looks for bugs with clang-tidy, by the checks in .clang-tidy: tools/dev/tidy.sh [--last-commit | FILE…]
# Without a file: every file of the libraries, which takes about twenty minutes of processor time. --last-commit: those that the last
# commit changed. Headers are looked at with the files that include them.
set -eu
cd "$(dirname "$0")/../.."

all_files() { find lang interpreter tools -name '*.cpp' | sort; }

files() {
    if [ "${1:-}" = --last-commit ]; then
        # An archive has no history, and a clone of one commit no commit before it.
        git diff --name-only HEAD~1 2>/dev/null | grep -E '^(lang|interpreter|tools)/.*\.cpp$' || true
    elif [ $# -gt 0 ]; then
        printf '%s\n' "$@" | grep -E '^(lang|interpreter|tools)/.*\.cpp$' || true
    else
        all_files
    fi
}

# The libraries need no flags but these, so no build is needed either. version.cpp gets its names from CMake.
# shellcheck disable=SC2016
files "$@" | sort -u | xargs -r -P "${CANTRIP_JOBS:-$(nproc)}" -n 1 sh -c '
    # A change may have deleted the file.
    [ -f "$0" ] || exit 0
    # Only the number of findings in headers of others goes to standard error.
    clang-tidy --quiet "$0" -- -std=c++20 -I. -DCANTRIP_VERSION=\"\" -DCANTRIP_BUILD_KIND=\"\" -DCANTRIP_COMPILER=\"\" 2>"${TMPDIR:-/tmp}/tidy-$$" ||
        { cat "${TMPDIR:-/tmp}/tidy-$$" >&2; rm -f "${TMPDIR:-/tmp}/tidy-$$"; exit 1; }
    rm -f "${TMPDIR:-/tmp}/tidy-$$"'
