#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Counts the instructions of a game, the bytes of its block and those of the libraries, and holds them against recorded.txt and
# budgets.txt. FOLDER is the build of the libraries and of bastide_instructions:
#   instructions.sh FOLDER check     prints every figure beside its record and its budget; fails when a budget is exceeded
#   instructions.sh FOLDER budget    prints the figures that have a budget, and how much of it is left; fails likewise
#   instructions.sh FOLDER record    writes recorded.txt anew, but for the bytes of WebAssembly
#   instructions.sh FOLDER size      prints the bytes of the libraries alone, those of WebAssembly too; fails likewise
#   instructions.sh FOLDER record-size   writes these anew
# Rollouts of a host game are told in per cent of those of a seeded one.
# Instructions are what one compiler makes of the sources, so record and budgets carry its name and hold for it alone. A turn is
# the instructions of a sampled game by its turns, in per cent of the base game's.
# `listed` is the same of a game by lists. `drawn` is of one tile type. A `count` is of allocations.
set -euo pipefail
folder=$1 what=$2
program=$folder/tests/bench/bastide_instructions
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
recorded=$here/recorded.txt budgets=$here/budgets.txt

read -ra mixtures < <("$program" mixtures | paste -sd ' ') # from the library's own lists, and so is each box beside the base game
read -ra boxes < <("$program" boxes | paste -sd ' ')
both=winter+tower+abbey_mayor
# compared with the turns of the base game
turns=("${boxes[@]}" base+inns_cathedrals+traders_builders base+river+river_2 base+additions "$both" 'base*14' 'base*70')
ways=("${mixtures[@]/#/lists:}" 'lists:base*14' 'lists:base*70' codes:base codes:"$both" created:base created:"$both" begun:base begun:"$both"
    written:base written:"$both" loaded:base loaded:"$both" sampled:base "${turns[@]/#/sampled:}"
    rollouts:base rollouts:"$both" rollouts:base+tower+abbey_mayor sampled:base.host rollouts:base.host rollouts:base+tower+abbey_mayor.host
    simulated:base simulated:base+tower+abbey_mayor standing:base standing:base+tower+abbey_mayor
    'shown:base+king*14' 'shown:base+king*70' cloned:base.5 copied:base.5 drawn:base
    stepped:base stepped:"$both" observed:base observed:"$both" derived:base)
hosted='base base+tower+abbey_mayor' # whose rollouts as a host game are compared with those of a seeded one
listed='base*14 base*70' # the same with lists

games_of() { # way, setup: the games of the two runs whose difference is counted
    case $1:$2 in
        standing:*) echo 60 120 ;;             # each of the sixty positions once
        drawn:* | *:'base*70' | shown:*) echo 1 3 ;;     # millions of instructions each
        *) echo 4 20 ;;
    esac
}
collected() { # way, setup, games
    local tunables=
    [[ $1 != @(observed|derived) ]] || tunables=glibc.cpu.x86_rep_stosb_threshold=1000000000 # else a fill is counted by its bytes
    GLIBC_TUNABLES=$tunables valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" "$3" 2>&1 | sed -n 's/.*Collected : //p'
}
per_game() { # way, setup
    local few many less more figure
    read -r few many < <(games_of "$1" "$2")
    less=$(collected "$1" "$2" "$few") more=$(collected "$1" "$2" "$many")
    figure=$(((more - less) / (many - few)))
    if [ "$1" = drawn ]; then figure=$((figure / $("$program" types "$2"))); fi
    echo $figure
}
per_turn() { # setup, instructions of a sampled game: a hundred times the instructions of one
    local few many less more
    read -r few many < <(games_of turns "$1")
    less=$("$program" turns "$1" "$few") more=$("$program" turns "$1" "$many")
    echo $(($2 * (many - few) * 100 / (more - less)))
}
measure_sizes() { "$here/sizes.sh" native "$("$program" compiler)" "$folder"; }
measure_all_sizes() { measure_sizes && "$here/sizes.sh" wasm "$folder/wasm"; }
measure() { # lines: compiler or `bytes`, what, setup, figure
    local compiler way setup figure base
    declare -A lists sampled rollouts
    compiler=$("$program" compiler)
    for pair in "${ways[@]}"; do
        way=${pair%%:*} setup=${pair#*:}
        figure=$(per_game "$way" "$setup")
        echo "$compiler $way $setup $figure"
        [ "$way" != lists ] || lists[$setup]=$figure
        [ "$way" != sampled ] || sampled[$setup]=$figure
        [ "$way" != rollouts ] || rollouts[$setup]=$figure
    done
    base=$(per_turn base "${sampled[base]}")
    for setup in "${turns[@]}"; do echo "$compiler turn $setup $(($(per_turn "$setup" "${sampled[$setup]}") * 100 / base))"; done
    base=$(per_turn base "${lists[base]}")
    for setup in $listed; do echo "$compiler listed $setup $(($(per_turn "$setup" "${lists[$setup]}") * 100 / base))"; done
    for setup in $hosted; do echo "$compiler host $setup $((${rollouts[$setup.host]} * 100 / ${rollouts[$setup]}))"; done
    "$program" sizes
    measure_sizes
}
figure_in() { # file, compiler or `bytes`, what, setup
    awk -v by="$2" -v way="$3" -v setup="$4" '$1 == by && $2 == way && $3 == setup { print $4 }' "$1"
}
# The line of a budget and what it allows: the line of the setup, else the one of all setups of that way (*). A fifth number is what
# each box of the library adds.
budget_of() { # compiler or `bytes`, what, setup
    awk -v by="$1" -v way="$2" -v setup="$3" -v boxes="${#boxes[@]}" '
        $1 != by || $2 != way || ($3 != setup && $3 != "*") { next }
        !line || $3 == setup { line = NR; most = $4 + $5 * boxes }
        line == NR && $3 == setup { exit }
        END { if (line) print line, most }' "$budgets"
}

set -f # a setup is called base*14
case $what in
    record) { grep '^#' "$recorded" && measure && grep '^wasm ' "$recorded"; } >"$recorded.new" ;;
    record-size) { grep -vE "^$("$program" compiler) size |^wasm " "$recorded" && measure_all_sizes; } >"$recorded.new" ;;
esac
case $what in
    record*)
        mv "$recorded.new" "$recorded"
        exec cat "$recorded" ;;
    size) measured=measure_all_sizes kinds="($("$program" compiler)|wasm) size" ;;
    *) measured=measure kinds="($("$program" compiler)|bytes|count)" ;;
esac

bad=0
declare -A used # lines of budgets that a figure was held against
printf '%-7s %-11s %-32s %9s %9s %9s %6s\n' by what played now recorded budget left
while read -r by way setup now; do
    then=$(figure_in "$recorded" "$by" "$way" "$setup") most='' left=''
    read -r line most < <(budget_of "$by" "$way" "$setup") || line=''
    [ "$what" != budget ] || [ -n "$most" ] || continue
    if [ -n "$most" ]; then left="$(((most - now) * 100 / (most > 0 ? most : 1))) %" used[$line]=1; fi
    printf '%-7s %-11s %-32s %9s %9s %9s %6s\n' "$by" "$way" "$setup" "$now" "${then:-none}" "${most:--}" "$left"
    [ -z "$most" ] || [ "$now" -le "$most" ] || { echo "over its budget: $way $setup"; bad=1; }
done < <($measured)
due=$(grep -cE "^$kinds " "$budgets" || true)
[ "${#used[@]}" -eq "$due" ] || { echo "$due budgets, but figures for ${#used[@]} of them"; bad=1; }
exit $bad
