# SPDX-License-Identifier: MIT
# What every change must pass, stage by stage. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

# Suites that test the sources directly. The C interface is tested under sanitizers in the preset `shipped`.
inside_suites=(ground referee rooms trial rehearsed new_box dice games contract counts secrets resign limits)
few_games=10  # per cent of the random games, for builds that are slow or repeat the games of another build

#: check              runs what every change needs first, in at most 12 minutes: format, all tests with invariants checked, budgets
verb_check() {
    begin_stages
    stages_first
    verdict
}

#: test               runs all checks that a change must pass, as CI does, in at most 30 minutes; begins with those of ./dev check
verb_test() {
    begin_stages clang sanitizers pkg-config binutils
    stages_first
    stages_sanitized
    stages_shipped
    verdict
}

begin_stages() { # tools that only later stages need
    begin_counting
    say "== tools"
    need cmake gcc format ninja python libclang abigail catch2 json cli11 benchmark valgrind doxygen site_theme site_search ccache mono nunit node venv \
        typescript x11 mingw "$@"
    use_ccache
    every_test=-DBASTIDE_EVERY_TEST=ON
    BASTIDE_SAMPLE=${BASTIDE_SAMPLE-$(word_of_commit)}
    export BASTIDE_SAMPLE
}

word_of_commit() { git rev-parse --short=12 HEAD 2>/dev/null || say none; } # the word that draws samples, so each commit draws others

# The suites and the measured figures find nearly all faults, and they need no compiler except GCC.
stages_first() {
    stage 'format' check_format
    CC=gcc CXX=g++ stage 'GCC, invariants checked' suite test
    CC=gcc CXX=g++ stage 'instructions per game, bytes per game' check_instructions
}

stages_sanitized() {
    CC=clang CXX=clang++ BASTIDE_GAMES=$few_games \
        stage "Clang, address and undefined behaviour sanitizers, $few_games % of the random games" \
        some asan "$(IFS='|' && echo "fuzz|${inside_suites[*]}")" "${fuzz_targets[@]/#/bastide_replay_}" \
        $(printf 'bastide_%s_tests ' "${inside_suites[@]}")
    CC=clang CXX=clang++ BASTIDE_GAMES=$few_games \
        stage "the same sanitizers on the library as shipped: hostile input, the C interface, $few_games % of the random games" \
        some shipped 'fuzz|capi' "${fuzz_targets[@]/#/bastide_replay_}" bastide_capi_tests
    CC=clang CXX=clang++ BASTIDE_GAMES=$few_games stage 'Clang, memory sanitizer: hostile input' some msan fuzz "${fuzz_targets[@]/#/bastide_replay_}"
    CC=clang CXX=clang++ BASTIDE_GAMES=$few_games stage 'Clang, thread sanitizer: many threads' some tsan threads bastide_threads_tests
}

stages_shipped() {
    CC=gcc CXX=g++ BASTIDE_GAMES=$few_games \
        stage 'libraries as shipped: header, symbols, consumers, and the suites on the shared library' suite release
    stage 'the same games without vector registers' matrix 20 scalar-O3
    CC=gcc CXX=g++ stage 'called from Python, LuaJIT, C# and JavaScript' foreign 5
    stage 'the npm package' check_js
    stage 'a game in the browser' check_web 'a whole base game|the page of the package|refused place|first visit fetches|first legal cell'
    stage 'the library as one file; C#, Unity and Godot 4 without their engines' engines_stage
    stage 'the Python package: built, installed, its types and tests' python_stage
    stage 'a few mutants, others for each commit' check_mutants
}

check_format() {
    if sources | xargs -r clang-format --dry-run -Werror >build/logs/format.log 2>&1; then
        note passed format
        say "$(sources | wc -l) files, $(clang-format --version)"
    else
        grep -oE '^[^ :]+:[0-9]+:[0-9]+' build/logs/format.log | cut -d: -f1 | sort | uniq -c || cat build/logs/format.log
        say "run ./dev format"
        return 1
    fi
}
