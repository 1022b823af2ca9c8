# SPDX-License-Identifier: MIT
# What every change must pass, stage by stage. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

# Suites of the library for the address sanitizer, beside the C interface and hostile input.
sanitized_suites=(common boxes mechanisms new_box dice games invariants perft hidden_information leaving limits)
other_sanitizers=(shipped msan tsan)
# Suites on the libraries as shipped, beside the C interface. GCC has run them with the invariants checked.
shipped_suites=(batch draw games hidden_information leaving perft players threads)
half_of_games=50 # per cent of the random games, of which each commit plays others; ./dev check plays all
few_games=10 # the same for builds that are slow or repeat the games of another build

#: check              runs what every change needs first: format, all tests with invariants checked, budgets
command_check() {
    begin_stages
    stages_first
    verdict
}

#: test               runs what CI runs and a change must pass: ./dev check, sanitizers by lot, the libraries as shipped, bindings, mutants
command_test() {
    local goal='The goal is at most 60 minutes of processor time with an empty compiler cache, 30 with a full one.'
    begin_stages clang sanitizers pkg-config binutils
    BASTIDE_GAMES=${BASTIDE_GAMES:-$half_of_games} stages_first
    stages_by_lot
    stages_shipped
    verdict
}

#: sanitizers         runs all suites under all sanitizers, of which ./dev test draws a few for each commit
command_sanitizers() {
    local name
    begin_stages clang sanitizers
    address_sanitizer "${sanitized_suites[@]}"
    for name in "${other_sanitizers[@]}"; do other_sanitizer "$name"; done
    verdict
}

begin_stages() { # tools that only later stages need
    begin_counting
    say "== tools"
    need cmake gcc format ninja python libclang abigail catch2 json cli11 benchmark valgrind doxygen site_theme site_search ccache mono nunit node venv \
        typescript x11 mingw "$@"
    use_ccache
    every_test=-DBASTIDE_EVERY_TEST=ON
    BASTIDE_SAMPLE=${BASTIDE_SAMPLE-$(word_of_tree)}
    export BASTIDE_SAMPLE
    say "BASTIDE_SAMPLE=$BASTIDE_SAMPLE"
}

word_of_tree() { git rev-parse --short=12 "HEAD^{tree}" 2>/dev/null || say none; } # draws samples: each content others, its rewording none

drawn() { # how many, names...: that many of them by a hash with the word of the sample; with the word `all` all
    local count=$1 name
    shift
    if [ "$BASTIDE_SAMPLE" = all ]; then count=$#; fi
    for name; do printf '%s %s\n' "$(cksum <<<"$BASTIDE_SAMPLE $name" | cut -d ' ' -f 1)" "$name"; done | sort -n | head -n "$count" | cut -d ' ' -f 2
}

# The suites and the measured figures find nearly all faults, and they need no compiler except GCC.
stages_first() {
    stage 'format' check_format
    CC=gcc CXX=g++ stage "GCC, invariants checked; ${BASTIDE_GAMES:-100} % of the random games" suite test
    CC=gcc CXX=g++ stage 'instructions per game, bytes per game' check_instructions
}

stages_by_lot() { # hostile input and the C interface under the address sanitizer each time, the rest in turn
    local suites other name
    mapfile -t suites < <(drawn 2 "${sanitized_suites[@]}")
    mapfile -t other < <(drawn 1 "${other_sanitizers[@]}")
    address_sanitizer "${suites[@]}"
    for name in "${other[@]}"; do other_sanitizer "$name"; done
}

address_sanitizer() { # suites...: these, hostile input and the C interface
    CC=clang CXX=clang++ BASTIDE_GAMES=$few_games \
        stage "Clang, address and undefined behaviour sanitizers: hostile input, capi, $*; $few_games % of the random games" \
        some asan "$(IFS='|' && echo "fuzz|capi|$*")" "${fuzz_targets[@]/#/bastide_replay_}" bastide_capi_tests $(printf 'bastide_%s_tests ' "$@")
}

other_sanitizer() { # preset
    local -x CC=clang CXX=clang++ BASTIDE_GAMES=$few_games
    case $1 in
        shipped)
            stage 'the address sanitizer on the library as shipped: hostile input, capi' some shipped 'fuzz|capi' "${fuzz_targets[@]/#/bastide_replay_}" bastide_capi_tests ;;
        msan) stage 'Clang, memory sanitizer: hostile input' some msan fuzz "${fuzz_targets[@]/#/bastide_replay_}" ;;
        tsan) stage 'Clang, thread sanitizer: many threads' some tsan threads bastide_threads_tests ;;
    esac
}

stages_shipped() {
    local tests_of_build=(-DBASTIDE_TESTS=shipped -DBASTIDE_BUILD_EXAMPLES=OFF) suites
    mapfile -t suites < <(drawn 3 "${shipped_suites[@]}")
    CC=gcc CXX=g++ BASTIDE_GAMES=$few_games \
        stage "libraries as shipped: symbols, consumers, determinism, the C interface on the shared library, ${suites[*]}; $few_games % of the random games" \
        all_but release $(printf '%s\n' "${shipped_suites[@]}" | grep -vxF "$(printf '%s\n' "${suites[@]}")")
    stage 'the same games without vector registers' matrix 20 scalar-O1
    CC=gcc CXX=g++ stage 'called from Python, LuaJIT, C# and JavaScript' ffi 5
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
