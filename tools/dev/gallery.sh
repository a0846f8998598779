#!/bin/sh
# Draws a card of every kind of each game in two languages for docs/gallery.md, and the cards of the README: tools/dev/gallery.sh
# Needs build/cantrip and pdftoppm (poppler-utils). Small JPEG files: the pictures are for looking, `cantrip render` is for printing.
set -eu
cd "$(dirname "$0")/../.."
out=docs/gallery
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rm -rf "$out" && mkdir -p "$out"

# gallery GAME LANGUAGES CARD…: one row of pictures for each language, in docs/gallery/GAME-LANGUAGE-N.jpg
gallery() {
    game=$1 languages=$2
    shift 2
    cards=$(echo "$*" | tr ' ' ',')
    build/cantrip render "cards/$game" --lang "$languages" --only "$cards" --no-marks --into "$work/$game" >/dev/null 2>&1 || true
    printf '\n## %s\n' "$game" >>"$work/page"
    for language in $(echo "$languages" | tr ',' ' '); do
        pdftoppm -jpeg -jpegopt quality=72 -r 62 "$work/$game/$language/"*.pdf "$out/$game-$language"
        printf '\n%s\n\n' "$language" >>"$work/page"
        for picture in "$out/$game-$language"-*.jpg; do
            printf '![%s card in %s](gallery/%s)\n' "$game" "$language" "$(basename "$picture")" >>"$work/page"
        done
    done
}

: >"$work/page"
gallery evenfall en,sr-Cyrl irena sanctuary northern_lakes star red_stone owl_of_the_north
gallery euphoria en,cs laura_the_philanthropist
gallery etherfields en,cs find_the_pattern

{
    printf '# Gallery\n\nA card of every kind, drawn by `tools/dev/gallery.sh` with the layouts in `stdlib/GAME/layout`. How: [printing](printing.md).\n'
    cat "$work/page"
} >docs/gallery.md

# The same card in three languages, for the README.
build/cantrip render cards/evenfall --lang en,cs,sr-Cyrl --only irena --no-marks --into "$work/readme" >/dev/null 2>&1 || true
for language in en cs sr-Cyrl; do
    pdftoppm -png -r 96 -singlefile "$work/readme/$language/evenfall_cards.pdf" "$out/readme-$language"
done
du -sh "$out"
