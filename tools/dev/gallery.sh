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
gallery evenfall en,sr-Cyrl irena vp_per_stone_and_icon vp_per_familiar chalice_of_transmutation cat_advisor ghost_swamp cave_deep \
    northern_lakes star horns_left red_stone automa
gallery euphoria en,cs laura_the_philanthropist jonathan_the_gambler zong_the_astronomer professor_reitz_the_archaeologist escape_or_betray \
    book clinic_of_blind_hindsight icarite tank_of_energy
gallery etherfields en,cs second_look paper_kite jelly_legs brass_compass unseen_mask open_crossroads strange_hood ordinary_days awakening \
    midnight_knock two something_wicked delta_phase last_tram at_the_stop ether_voucher basic_actions venom dazed locker awakening_gate tram_stop

{
    printf '# Gallery\n\nA card of every kind, drawn by `tools/dev/gallery.sh` with the layouts in `stdlib/GAME/layout`. How: [printing](printing.md).\n'
    cat "$work/page"
} >docs/gallery.md

# The same card in three languages, for the README.
build/cantrip render cards/evenfall --lang en,cs,sr-Cyrl --only chalice_of_transmutation --no-marks --into "$work/readme" >/dev/null 2>&1 || true
for language in en cs sr-Cyrl; do
    pdftoppm -png -r 96 -singlefile "$work/readme/$language/evenfall_cards.pdf" "$out/readme-$language"
done
du -sh "$out"
