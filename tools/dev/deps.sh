#!/bin/sh
# Installs Debian packages, only those that are missing: tools/dev/deps.sh [run|test|fuzz|bench|package]…
#   run    building and running the program
#   test   the tests, and the programs they compare with
#   fuzz   the sanitized build and the fuzzers
#   bench  the benchmarks
#   package  packing what others install (contained in test)
# Every part contains `run`; without a part it installs all of them. When nothing is missing it says nothing, asks nobody and needs no network.
set -eu

# Compiler and build. ninja makes builds faster; plain make would do.
# Libraries: grammar, formatting, JSON, XML, Unicode, spelling, drawing, line editing, ZIP (zlib). Boost 1.81 and the 1.74 of libboost-dev exclude each other.
run="g++ cmake make ninja-build tao-pegtl-dev libfmt-dev libboost-json1.81-dev libpugixml-dev libutf8proc-dev libhunspell-dev libpango1.0-dev libedit-dev zlib1g-dev pkgconf"
# Programs that tests compare ours with: gettext and translate-toolkit read what goes out to translators, xmllint and the schemas
# of php-symfony-translation XLIFF, jsonschema SARIF; poppler and qpdf look into PDF files; Neovim talks to the language server; hunspell's dictionaries and Apertium know words. `cantrip` works without
# them, and tests fail without them.
oracles="git gettext translate-toolkit python3-translate python3-jsonschema libxml2-utils php-symfony-translation
 poppler-utils qpdf neovim hunspell hunspell-cs hunspell-sr hunspell-en-us hunspell-de-de lttoolbox apertium-hbs-eng"
# dpkg-dev finds out which libraries a package needs, patchelf lets the archive find its own, lintian and the shells try the result.
package="dpkg-dev fakeroot file patchelf lintian bash zsh fish man-db groff"
test="catch2 librapidcheck-dev clang-format clang-tidy gcovr llvm $oracles $package"
# llvm has the symbolizer of tools/dev/mutants.sh. `clang++` comes with the package clang, libFuzzer with libclang-rt-14-dev; lld links much faster than ld.
fuzz="clang libclang-rt-14-dev lld"
# Benchmarks compare with Lua.
bench="lua5.4 liblua5.4-dev luajit libluajit-5.1-dev"

[ $# -gt 0 ] || set -- run test fuzz bench package
packages=$run
for part in "$@"; do
    case "$part" in
        run) ;;
        test) packages="$packages $test" ;;
        fuzz) packages="$packages $fuzz" ;;
        bench) packages="$packages $bench" ;;
        package) packages="$packages dpkg-dev fakeroot file patchelf" ;;
        *) echo "tools/dev/deps.sh: there is no part '$part', only run, test, fuzz, bench and package" >&2; exit 2 ;;
    esac
done

if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "tools/dev/deps.sh: this is no Debian system; needed are what these packages hold: $packages" >&2
    exit 0
fi

missing=""
for package in $packages; do
    state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)
    # Several architectures of one package answer one after the other; any installed one will do.
    case "$state" in
        *not-installed* | "" | config-files*) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "tools/dev/deps.sh: please install as root:$missing" >&2
        exit 1
    fi
    as_root="sudo"
fi

echo "tools/dev/deps.sh: installing$missing"
$as_root apt-get update -qq
# --no-remove: stop rather than take away something that the user has installed.
# shellcheck disable=SC2086
if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends --no-remove $missing; then
    echo "tools/dev/deps.sh: could not install$missing" >&2
    exit 1
fi
