#!/bin/sh
# Changes the C++ in one place at a time and looks whether a test notices: tools/dev/mutants.sh --help
# Needs a build of its own (build-mutants), unless --build names one.
set -eu
cd "$(dirname "$0")/../.."

case " $* " in
    *" --build"* | *" --report "* | *" --help "* | *" -h "*) ;;
    *) tools/dev/build.sh mutants cantrip_tests ;;
esac
exec /usr/bin/python3 tools/dev/mutants/mutants.py "$@"
