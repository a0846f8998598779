#!/bin/sh
# Loads the completion scripts into real shells: completion.sh CANTRIP SCRATCH
set -eu
cantrip=$1 scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch"
cd "$scratch"
for shell in bash zsh fish; do "$cantrip" completion "$shell" >"cantrip.$shell"; done

expect() {
    # expect SHELL WANTED FOUND: every wanted word is among the found ones
    for word in $2; do
        case " $(echo "$3" | tr '\n' ' ') " in
            *" $word "*) ;;
            *) echo "$1 does not complete \`$word\`, only: $3" >&2; exit 1 ;;
        esac
    done
}

cat >ask.bash <<'END'
source ./cantrip.bash
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_cantrip
echo "${COMPREPLY[@]}"
END
ask_bash() { bash ask.bash "$@"; }
expect bash "check" "$(ask_bash cantrip che)"
expect bash "--format --fix" "$(ask_bash cantrip lint --f)"
expect bash "json junit" "$(ask_bash cantrip check --format j)"
expect bash "parse" "$(ask_bash cantrip text pa)"
expect bash "--cards" "$(ask_bash cantrip text parse --c)"

ask_fish() { fish -c "source ./cantrip.fish; complete -C '$1'" | cut -f 1; }
expect fish "check" "$(ask_fish 'cantrip che')"
expect fish "--format --fix" "$(ask_fish 'cantrip lint --f')"
expect fish "json junit" "$(ask_fish 'cantrip check --format j')"
expect fish "parse" "$(ask_fish 'cantrip text pa')"

# zsh completes only for a terminal, so a function stands in for `compadd` and prints what it is given.
cat >ask.zsh <<'END'
compadd() { shift; print -r -- "$@" }
_files() { : }
compdef() { : }
words=("$@")
CURRENT=$#
PREFIX=$words[CURRENT]
source ./cantrip.zsh
_cantrip
END
ask_zsh() { zsh -f ask.zsh "$@"; }
expect zsh "check lint" "$(ask_zsh cantrip che)"
expect zsh "--format --fix" "$(ask_zsh cantrip lint --f)"
expect zsh "json junit" "$(ask_zsh cantrip check --format j)"
expect zsh "parse" "$(ask_zsh cantrip text pa)"

# Every page is one that groff formats without a warning.
"$cantrip" manual --quiet --folder man
for page in man/*.1; do
    warnings=$(groff -man -ww -z -K utf8 -Tutf8 "$page" 2>&1)
    [ -z "$warnings" ] || { echo "$page: $warnings" >&2; exit 1; }
done
