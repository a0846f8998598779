#!/bin/sh
# Builds with counters, runs every test and prints which share of lines and branches they reach, for each folder of the source.
# tools/dev/coverage.sh [arguments for cantrip_tests, as "[check]"]
set -eu
cd "$(dirname "$0")/../.."

if ! command -v gcovr >/dev/null 2>&1; then
    echo "tools/dev/coverage.sh: gcovr is not installed: tools/dev/deps.sh" >&2
    exit 2
fi
tools/dev/build.sh coverage cantrip_tests

# Counts of an earlier run would be added to.
find build-coverage -name '*.gcda' -delete
status=0
build-coverage/cantrip_tests "$@" >build-coverage/tests.log 2>&1 || status=$?
tail -n 4 build-coverage/tests.log
if [ "$status" -ne 0 ]; then
    echo "tools/dev/coverage.sh: tests failed (build-coverage/tests.log); what they reached is counted all the same" >&2
fi

# Branches that only an exception takes, and those that the compiler adds, are nobody's to test.
gcovr --root . --object-directory build-coverage --filter lang/ --filter interpreter/ --filter tools/ \
    --exclude-throw-branches --exclude-unreachable-branches --gcov-ignore-parse-errors \
    --json-summary build-coverage/coverage.json build-coverage
/usr/bin/python3 tools/dev/coverage_table.py build-coverage/coverage.json
exit "$status"
