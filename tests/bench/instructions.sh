#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Counts the instructions of a game and the bytes of its block, and holds them against recorded.txt:
#   instructions.sh PROGRAM check     fails when a count or a handle has grown by more than 3 %, or a block by a byte
#   instructions.sh PROGRAM record    writes the file anew
# Instructions are what one compiler makes of the sources, so they are recorded under its name and checked under it alone.
set -euo pipefail
program=$1 what=$2
recorded="$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/recorded.txt"
few=4 many=20   # games of the two runs whose difference is counted
most_growth=3   # per cent

ways='lists:base lists:winter lists:winter+tower lists:winter+abbey_mayor lists:winter+tower+abbey_mayor
lists:base+tower+abbey_mayor lists:dice
codes:base codes:winter+tower+abbey_mayor
created:base created:winter+tower+abbey_mayor sampled:base sampled:winter+tower+abbey_mayor rollouts:base rollouts:winter+tower+abbey_mayor
rollouts:base+tower+abbey_mayor'

collected() { # way, setup, games
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" "$3" 2>&1 | sed -n 's/.*Collected : //p'
}
per_game() { # way, setup
    local less more
    less=$(collected "$1" "$2" $few) more=$(collected "$1" "$2" $many)
    echo $(((more - less) / (many - few)))
}
measure() { # lines: what, setup, figure
    local compiler
    compiler=$("$program" compiler)
    for pair in $ways; do echo "$compiler ${pair%%:*} ${pair#*:} $(per_game "${pair%%:*}" "${pair#*:}")"; done
    "$program" sizes
}

if [ "$what" = record ]; then
    { grep '^#' "$recorded"; measure; } >"$recorded.new"
    mv "$recorded.new" "$recorded"
    exec cat "$recorded"
fi

bad=0
printf '%-14s %-12s %-26s %10s %10s\n' 'by' 'way' 'played' 'now' 'recorded'
while read -r by way setup now; do
    then=$(awk -v by="$by" -v way="$way" -v setup="$setup" '$1 == by && $2 == way && $3 == setup { print $4 }' "$recorded")
    printf '%-14s %-12s %-26s %10s %10s\n' "$by" "$way" "$setup" "$now" "${then:-none}"
    [ -n "$then" ] || continue
    most=$then
    [ "$way" = block ] || most=$((then + then * most_growth / 100))
    [ "$now" -le "$most" ] || { echo "more than recorded: $way $setup"; bad=1; }
done < <(measure)
exit $bad
