#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks what ./dev tournament does around bastide_tournament: the rounds that it splits, the Elo that it finds.
# usage: tournament_test.sh <root of the project> <bastide_tournament>
set -euo pipefail
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*" && exit 1; }

# Rounds from a number on are split without a gap.
# shellcheck source=tests/players/players.sh
. "$root/tests/players/players.sh"
cd "$work"
mkdir -p build/players/tests
ln -s "$2" build/players/tests/bastide_tournament
jobs=2
play_pair pair 7 3 random greedy --seats 3 || fail 'the rounds from 7 on were not played'
played=$(awk '/^game/ { print $2 }' pair.txt | sort -n | uniq -c | tr -s ' \n' ' ')
[ "$played" = ' 3 7 3 8 3 9 ' ] || fail "rounds played: $played"

# An equal player among four wins a quarter of the games and has the same Elo.
for ((round = 0; round < 8; ++round)); do
    for ((seat = 0; seat < 4; ++seat)); do echo "game $round $seat $((seat == round % 4 ? 9 : 5)) 7 1"; done
done >equal.txt
python3 "$root/tests/players/results.py" elo.svg one other equal.txt >table.txt
grep -q '^| one | +0 +-' table.txt || fail "Elo of equal players: $(cat table.txt)"
grep -q '>0</text>' elo.svg || fail 'the picture has no scale'

# A player that is named twice would meet itself.
said=$(bash "$root/dev" tournament normal easy normal 2>&1) && fail 'a player is named twice'
[[ $said == *'named twice'* ]] || fail "a player is named twice: $said"
