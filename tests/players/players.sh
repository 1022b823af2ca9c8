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
