#!/bin/sh
# Inverts one condition of the C++ at a time and looks whether a test notices: tools/dev/mutants.sh --help
# Uses the test executables of the dev build as they are: tools/dev/build.sh dev cantrip_tests -DCANTRIP_TESTS=ON
set -eu
cd "$(dirname "$0")/../.."
exec /usr/bin/python3 tools/dev/mutants/mutants.py "$@"
