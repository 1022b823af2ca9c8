# SPDX-License-Identifier: MIT
# Counts of action sequences. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

#: perft  [record]    counts action sequences and compares them with the files perft.txt; with `record` writes these
command_perft() {
    case ${1:-} in '' | record) ;; *) die 'usage: ./dev perft [record]' ;; esac
    need cmake compiler ninja catch2 json cli11
    preset test bastide_perft_tests || exit 1
    if [ "${1:-}" = record ]; then
        BASTIDE_RECORD=1 build/test/tests/bastide_perft_tests 'The sequences of actions*'
        git diff --stat -- 'tests/**/perft.txt'
    fi
    BASTIDE_GAMES=${BASTIDE_GAMES:-1000} build/test/tests/bastide_perft_tests --durations yes
}
