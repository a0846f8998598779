#!/bin/sh
# The tests that are nearest to a change, in the dev build alone: tools/test.sh --quick [AREA…] [-R REGEX] [--since REVISION]
# Without AREA: areas of the files that differ from the last commit, or of the last commit when nothing differs; with --since,
# of everything that differs from where the branch left REVISION.
# What else a change may break is found by tools/test.sh.
set -eu
cd "$(dirname "$0")/../.."

areas=""
regex=""
since=HEAD
while [ $# -gt 0 ]; do
    case "$1" in
        -R) regex=$2; shift ;;
        --since) since=$(git merge-base HEAD "$2"); shift ;;
        -*) echo "tools/test.sh --quick: there is no option '$1', only -R and --since" >&2; exit 2 ;;
        *) areas="$areas $1" ;;
    esac
    shift
done

# New files count as changed.
changed_since() {
    git diff --name-only "$1"
    git ls-files --others --exclude-standard
}
changed=$(changed_since "$since")
if [ -z "$changed" ]; then
    since=HEAD~1
    changed=$(changed_since "$since")
fi

has_area() { [ -d "tests/tools/$1" ]; }

# The areas of one file, by its path.
areas_of() {
    case "$1" in
        tests/fuzz/*) echo fuzz ;;
        tests/install/* | tools/dev/cmake/* | *CMakeLists.txt) echo install ;;
        tests/bench/workload/*) echo interpreter ;;
        tests/support/* | tests/bench/*) ;;
        tests/tools/*/*) echo "$1" | cut -d/ -f3 ;;
        tests/*/*) echo "$1" | cut -d/ -f2 ;;
        docs/diagnostics/*) echo lang ;;
        docs/lint/*) echo lint ;;
        docs/proof/*) echo proof ;;
        *.md | docs/*) echo docs ;;
        stdlib/text/*) echo text ;;
        stdlib/*) echo interpreter docs text ;;
        cards/*/l10n/*) echo l10n ;;
        cards/*) echo interpreter text l10n ;;
        lang/*) echo lang docs ;;
        interpreter/*) echo interpreter play sim ;;
        tools/dev/*) ;;
        tools/commands/*)
            # The command `l10n export` is in l10n_export.cpp; its tests are those of l10n.
            name=$(basename "$1" .cpp | sed 's/_.*//')
            echo commands
            if has_area "$name"; then echo "$name"; fi ;;
        tools/cli/*) echo commands ;;
        tools/*/*) echo "$1" | cut -d/ -f2 ;;
    esac
}

if [ -z "$areas" ]; then
    areas=$(for file in $changed; do areas_of "$file"; done | tr ' ' '\n' | sort -u | tr '\n' ' ')
    echo "changed since $(git rev-parse --short "$since"): $(echo "$changed" | wc -l) files"
fi
if [ -z "$(echo $areas)" ]; then
    echo "no tests are near to these files; tools/test.sh runs everything"
    exit 0
fi
echo "areas: $(echo $areas)"

targets=""
for area in $areas; do
    case "$area" in
        fuzz) targets="$targets cantrip_fuzz_replay" ;;
        install) targets="$targets all" ;;
        *) targets="$targets tests_$area" ;;
    esac
done

tools/dev/deps.sh test
# shellcheck disable=SC2086
tools/dev/build.sh dev $targets -DCANTRIP_TESTS=ON

labels="^($(echo $areas | tr ' ' '|'))$"
ctest --test-dir build --output-on-failure --parallel "${CANTRIP_JOBS:-$(nproc)}" -L "$labels" ${regex:+-R "$regex"} --no-tests=error

# Last, because it takes longest.
files=$(echo "$changed" | grep -E '\.[ch]pp$' || true)
if [ -n "$files" ] && [ -z "$regex" ]; then
    # shellcheck disable=SC2086
    tools/dev/format.sh $files
    # shellcheck disable=SC2086
    tools/dev/tidy.sh $files
fi
