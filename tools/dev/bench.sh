#!/bin/sh
# Sets up, builds, and measures the front end and games: one JSON object on standard output, tables on standard error.
# The exit status is 1 when a limit is missed.
set -eu
cd "$(dirname "$0")/../.."

tools/dev/deps.sh test bench >&2
tools/dev/build.sh dev cantrip_bench -DCANTRIP_TESTS=ON >&2
exec build/cantrip_bench
