# SPDX-License-Identifier: MIT
# Tournaments and the tuning of weights. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

build_players() { # targets...: with the library as shipped
    configure build/players -S . -B build/players -DCMAKE_BUILD_TYPE=Release -DBASTIDE_BUILD_EXAMPLES=OFF -DBASTIDE_SHARED=OFF \
        -DBASTIDE_INSTALL=OFF || return 1
    build build/players "$@"
}

count_games() { cat "$@" 2>/dev/null | grep -c '^game' || true; }

play_pair() { # file without ending, first round, rounds, two players, options...: splits the rounds over all processors, shows progress
    local out=$1 from=$2 rounds=$3 first=$4 second=$5 part share end pids=() pid failed=0
    shift 5
    end=$((from + rounds))
    rm -f "$out".*.txt
    for ((part = 0; part < jobs; ++part)); do
        share=$(((end - from) / (jobs - part)))
        [ $share -gt 0 ] || continue
        build/players/tests/bastide_tournament "$first" "$second" --from $from --rounds $share "$@" >"$out.$part.txt" &
        pids+=($!)
        from=$((from + share))
    done
    while [ -n "$(jobs -rp)" ]; do
        [ ! -t 2 ] || printf '\r%s - %s: %d games ' "$first" "$second" "$(count_games "$out".*.txt)" >&2
        sleep 1
    done
    [ ! -t 2 ] || printf '\n' >&2
    for pid in "${pids[@]}"; do wait "$pid" || failed=1; done
    cat "$out".*.txt >"$out.txt"
    return $failed
}

tournament() { # first round, rounds, number of players, players..., options...
    local from=$1 rounds=$2 count=$3 out=build/tournament pairs=() i k file
    local players=("${@:4:$3}")
    shift $((count + 3))
    mkdir -p $out
    for ((i = 0; i < ${#players[@]}; ++i)); do
        for ((k = i + 1; k < ${#players[@]}; ++k)); do
            file=$out/$i-$k
            play_pair $file "$from" "$rounds" "${players[i]}" "${players[k]}" "$@" || die "a game of ${players[i]} and ${players[k]} failed"
            pairs+=("${players[i]}" "${players[k]}" "$file.txt")
        done
    done
    python3 tests/players/results.py $out/elo.svg "${pairs[@]}"
    say "the picture: $out/elo.svg"
}

tune_preset() { # preset, options of bastide_tune...: writes the weights of a preset; those of more than two seats have a file of their own
    local preset=$1 file=$1 i
    shift
    for ((i = 1; i < $#; ++i)); do
        if [ "${!i}" = --seats ]; then
            local next=$((i + 1))
            [ "${!next}" -le 2 ] || file=${preset}_${!next}
        fi
    done
    build/players/tests/bastide_tune "$preset" "$@" >"build/players/$file.inc" || return 1
    { echo "// ./dev tune $preset $*"; cat "build/players/$file.inc"; } >"src/players/weights/$file.inc"
    grep '^// round' "src/players/weights/$file.inc"
}

#: tournament PLAYERS... [--rounds N] [--from N] [--preset NAME] [--seats N] [--patience S]   plays each two of the players against each
#:                     other, on all processors, and prints tables with intervals and Elo; docs/opponent.md lists the players, programs outside
#:                     among them
command_tournament() {
    local players=() rounds=100 from=0 options=() number='^(0|[1-9][0-9]*)$'
    while [ $# -gt 0 ]; do
        case $1 in
            --rounds) [ $# -ge 2 ] || die "$1 needs a value" && rounds=$2 && shift 2 ;;
            --from) [ $# -ge 2 ] || die "$1 needs a value" && from=$2 && shift 2 ;;
            --preset | --seats | --patience) [ $# -ge 2 ] || die "$1 needs a value" && options+=("$1" "$2") && shift 2 ;;
            -*) die "no such option: $1" ;;
            *) players+=("$1") && shift ;;
        esac
    done
    [[ ${#players[@]} -ge 2 && $rounds =~ $number && $rounds != 0 && $from =~ $number ]] ||
        die 'usage: ./dev tournament PLAYER PLAYER... [--rounds N] [--from N] [--preset NAME] [--seats N] [--patience S]'
    local twice
    twice=$(printf '%s\n' "${players[@]}" | sort | uniq -d)
    [ -z "$twice" ] || die "named twice, though a player equals itself: $twice"
    need cmake compiler ninja catch2 json cli11 python
    build_players bastide_tournament || exit 1
    tournament "$from" "$rounds" "${#players[@]}" "${players[@]}" "${options[@]}"
}

#: tune PRESET [--games N] [--rounds N] [--seats N]   fits the weights of the players for a preset and writes them to src/players/weights
#: tune dice           computes the table of the dice game again
command_tune() {
    [ $# -gt 0 ] || die 'usage: ./dev tune PRESET [--games N] [--rounds N] [--seats N], or ./dev tune dice'
    need cmake compiler ninja catch2 json cli11 python
    if [ "$1" = dice ]; then
        python3 tests/players/dice_table.py >build/dice.inc && mv build/dice.inc src/players/weights/dice.inc
        return
    fi
    build_players bastide_tune || exit 1
    tune_preset "$@"
}
