# SPDX-License-Identifier: MIT
# Long runs of random games. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

build_invariants() {
    need cmake compiler ninja catch2 json cli11
    say "Building ..."
    preset test bastide_invariants_tests || exit 1
}

invariants_suite() { # per cent of the usual games, which tests
    say "$1 % of the usual games"
    BASTIDE_GAMES=$1 BASTIDE_PROGRESS=1 exec build/test/tests/bastide_invariants_tests "${@:2}" --durations yes
}

soak_mixtures() { # games, number of the first: as many processes as processors, each with every n-th game
    local games=$1 from=$2 started=$SECONDS failed=0 i pids=() logs=()
    for ((i = 0; i < jobs; ++i)); do
        logs+=("build/logs/soak-$i.log")
        BASTIDE_SAMPLE=all BASTIDE_GAMES_IN_ALL=$games BASTIDE_GAMES_FROM=$from BASTIDE_GAMES_SHARE=$i/$jobs BASTIDE_PROGRESS=1 \
            build/test/tests/bastide_invariants_tests 'Random games of every mixture*' --abort >"${logs[i]}" 2>&1 &
        pids+=($!)
    done
    trap 'kill "${pids[@]}" 2>/dev/null' EXIT
    for ((i = 1; $(jobs -pr | wc -l) > 0; ++i)); do
        if ((i % 30 == 0)); then soak_progress "${logs[@]}"; fi
        sleep 1
    done
    for i in "${pids[@]}"; do wait "$i" || failed=$((failed + 1)); done
    trap - EXIT
    soak_progress "${logs[@]}"
    grep -hE -A12 'FAILED|compared with|passed' "${logs[@]}" || true
    if [ "$failed" -gt 0 ]; then say "$failed of $jobs processes FAILED after $((SECONDS - started)) s"; return 1; fi
    say "$((games - from)) games of $(sed -n 's/.*reference: \([0-9]*\) mixtures.*/\1/p' "${logs[0]}") mixtures agree with the reference, $((SECONDS - started)) s on $jobs processors"
}

soak_progress() { # logs: the last line of each
    local log
    for log; do grep 'games/s' "$log" | tail -n 1 || true; done
}

#: soak [N] [FROM]    plays N games (1000000) of every mixture and compares them with the reference, on all processors. An interrupted
#:                     run continues from game number FROM; build/logs/soak-*.log hold the number up to which all games are played
#: soak all N         plays N per cent of the usual random games of the whole suite of invariants (10000: a hundred times as many)
command_soak() {
    local games=${1:-1000000} from=0
    if [ "$games" = all ]; then games=${2:-}; else from=${2:-0}; fi
    [[ $games =~ ^[1-9][0-9]*$ && $from =~ ^[0-9]+$ && $from -lt $games ]] || die 'usage: ./dev soak [N] [FROM], or ./dev soak all N'
    build_invariants
    if [ "${1:-}" = all ]; then invariants_suite "$games"; else soak_mixtures "$games" "$from"; fi
}

#: pairs [N]          plays every two options that may be chosen together and every mixture of boxes in N random games each (1000)
command_pairs() { # by default the suite plays 10 games of each pair in its sample, and about as many of each mixture
    [[ ${1:-1000} =~ ^[1-9][0-9]*$ ]] || die 'usage: ./dev pairs [N]'
    build_invariants
    BASTIDE_SAMPLE=all invariants_suite $((${1:-1000} * 10)) '[pairs],[mixtures]'
}
