#!/bin/sh
# Sets up, builds, and runs every test; then the last lines are ctest's own.
# The same tests run once more with the address and undefined-behaviour sanitizers, as one test of the same run.
set -eu
cd "$(dirname "$0")/.."

tools/deps.sh
tools/build.sh asan cantrip_tests
tools/build.sh dev all -DCANTRIP_SANITIZED_TESTS=build-asan/cantrip_tests

ctest --test-dir build --output-on-failure --parallel "${CANTRIP_JOBS:-$(nproc)}" "$@"
