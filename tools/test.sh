#!/bin/sh
# Sets up, builds, and runs every test; then the last lines are ctest's own.
# The same tests run once more with the address and undefined-behaviour sanitizers, as one test of the same run.
set -eu
cd "$(dirname "$0")/.."

tools/dev/deps.sh
tools/dev/build.sh asan cantrip_tests
# The fuzzers need clang with libFuzzer; without it their corpora are still replayed by the ordinary build.
fuzzers=""
if echo 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }' |
    clang++ -x c++ -fsanitize=fuzzer -o /dev/null - >/dev/null 2>&1; then
    # The fuzzers of saves and of the protocol need the whole library once more: CANTRIP_FUZZ_TARGET=cantrip_fuzzers.
    tools/dev/build.sh fuzz "${CANTRIP_FUZZ_TARGET:-cantrip_parse_fuzz}"
    fuzzers=build-fuzz
fi
tools/dev/build.sh dev all -DCANTRIP_SANITIZED_TESTS=build-asan/cantrip_tests -DCANTRIP_FUZZERS="$fuzzers"

ctest --test-dir build --output-on-failure --parallel "${CANTRIP_JOBS:-$(nproc)}" "$@"
