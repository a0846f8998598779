#!/bin/sh
# Tables of the real sets through LibreOffice: exported, opened and saved as CSV (with `,` and `;`) and XLSX, and imported.
# The import must find nothing to change, and the sources must stay as they are, byte for byte. Needs soffice (libreoffice-calc) and a built program;
# outside of the tests because LibreOffice is large. tools/dev/spreadsheets.sh [SET…]
set -eu
cd "$(dirname "$0")/../.."
cantrip=build/cantrip
[ $# -gt 0 ] || set -- cards/evenfall cards/euphoria cards/euphoria_reprints cards/etherfields
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# Comma 44 or semicolon 59, quote 34, UTF-8 76.
csv="Text - txt - csv (StarCalc)"
convert() { # infilter, target, folder, file
    soffice "-env:UserInstallation=file://$scratch/profile" --headless ${1:+"--infilter=$1"} --convert-to "$2" --outdir "$scratch/$3" "$4" >/dev/null 2>&1
}
status=0
for set in "$@"; do
    name=$(basename "$set")
    before=$(find "$set" -name '*.cant' -exec cat {} + | cksum)
    $cantrip table export "$set" --lang en,cs --output "$scratch/$name.csv" 2>/dev/null
    $cantrip table export "$set" --lang en,cs --format xlsx --output "$scratch/$name.xlsx" 2>/dev/null
    convert "$csv:44,34,76" "csv:$csv:44,34,76,1" comma "$scratch/$name.csv"
    convert "$csv:44,34,76" "csv:$csv:59,34,76,1" semicolon "$scratch/$name.csv"
    convert "$csv:44,34,76" xlsx from-csv "$scratch/$name.csv"
    convert "" xlsx xlsx "$scratch/$name.xlsx"
    convert "" "csv:$csv:44,34,76,1" from-xlsx "$scratch/$name.xlsx"
    for file in comma/$name.csv semicolon/$name.csv from-csv/$name.xlsx xlsx/$name.xlsx from-xlsx/$name.csv; do
        if $cantrip table import "$scratch/$file" "$set" --write >"$scratch/out" 2>&1; then result=same; else result=DIFFERS; status=1; fi
        echo "$name $file: $result"
        [ "$result" = same ] || head -20 "$scratch/out"
    done
    [ "$before" = "$(find "$set" -name '*.cant' -exec cat {} + | cksum)" ] || { echo "$name: the sources changed"; status=1; }
done
exit $status
