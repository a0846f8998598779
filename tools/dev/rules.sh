#!/bin/sh
# The long look at the rules of the games: every table (players, options), every entry and fact of the inventories, and a sample of mutants.
# Hours for all of it; the numbers below make it shorter. Prints what docs/testing.md reports.
#
#   tools/dev/rules.sh                              all games, 1,000 games of each table, 200 mutants
#   GAMES=20 MUTANTS=50 tools/dev/rules.sh euphoria one game, shorter
set -eu
cd "$(dirname "$0")/../.."
games=${GAMES:-1000}
mutants=${MUTANTS:-200}
seed=${SEED:-1}
[ $# -gt 0 ] || set -- evenfall euphoria etherfields
status=0
for game in "$@"; do
    # Sets that add to a game are tried with it.
    sets=$(find cards -mindepth 1 -maxdepth 1 -type d -name "$game*" | sort)
    echo "== $game: $games games of every table, seed $seed"
    build/cantrip sim "cards/$game" --tables options --games "$games" --seed "$seed" --threads 2 || status=1
    echo "== $game: entries and facts"
    build/cantrip coverage "cards/$game" --all || status=1
    build/cantrip coverage "cards/$game" --facts --all || status=1
    echo "== $game: $mutants mutants, seed $seed"
    # shellcheck disable=SC2086 # one word for each set
    build/cantrip test $sets --mutants "$mutants" --seed "$seed" || [ $? -eq 1 ] || status=1
done
exit $status
