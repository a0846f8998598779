#!/bin/sh
# Sets up, builds, and runs tests.
#   tools/test.sh [CTEST OPTION…]         everything; the last lines are ctest's own
#   tools/test.sh --quick [OPTION…]       only what a change touches, see tools/dev/quick.sh
# Everything is: all tests, the same once more with the address and undefined-behaviour sanitizers, and a short run of each fuzzer.
set -eu
cd "$(dirname "$0")/.."

if [ "${1:-}" = --quick ]; then
    shift
    exec tools/dev/quick.sh "$@"
fi

tools/dev/deps.sh test fuzz
tools/dev/build.sh asan cantrip_tests cantrip_fuzzers -DCANTRIP_TESTS=ON
tools/dev/build.sh dev all -DCANTRIP_TESTS=ON -DCANTRIP_SANITIZED=build-asan

# Fuzzers start from another seed each time.
CANTRIP_SEED=${CANTRIP_SEED:-$(od -An -N3 -tu4 /dev/urandom | tr -d ' ')}
export CANTRIP_SEED
echo "seed of the fuzzers: $CANTRIP_SEED (CANTRIP_SEED=$CANTRIP_SEED tools/test.sh repeats them)"

ctest --test-dir build --output-on-failure --parallel "${CANTRIP_JOBS:-$(nproc)}" "$@"
