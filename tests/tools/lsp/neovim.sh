#!/bin/sh
# Opens a card file in Neovim with the language server, without a screen: neovim.sh CANTRIP SCRATCH
# The editor must show the misspelt verb, take the fix, and show no error after it.
set -eu
cantrip=$1 scratch=$2
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$scratch"
mkdir -p "$scratch"
cd "$scratch"
export HOME="$scratch" XDG_CONFIG_HOME="$scratch" XDG_STATE_HOME="$scratch" XDG_DATA_HOME="$scratch" CANTRIP="$cantrip"
"$cantrip" init owls --game evenfall
cat >owls/cards.cant <<'END'
ritual owl_post "Owl Post" {
  cost 1 herb
  space: 1 mana -> drwa 2
}
END
nvim --headless --clean -u "$here/neovim.lua" owls/cards.cant >neovim.log 2>&1 || { cat neovim.log >&2; exit 1; }
cat neovim.log
grep -q 'draw 2' owls/cards.cant
