# SPDX-License-Identifier: MIT
# The command of the mutants, and the few of them that a commit draws. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

#: mutants [names]    changes one line of the library at a time and checks that a test fails
#: mutants check      only looks whether each mutant still applies to the sources
#: mutants sample N WORD [S]   runs N of those that need no sanitizer, chosen by a hash of WORD; starts none after S seconds (300)
command_mutants() {
    need cmake gcc clang sanitizers ninja catch2 json cli11
    mkdir -p build/mutants
    exec bash tests/mutants/mutants.sh "$PWD" "$PWD/build/mutants" "$@"
}

check_mutants() { # a stage of ./dev test; each commit draws other mutants
    local log=build/logs/mutants.log status=0
    mkdir -p build/mutants
    bash tests/mutants/mutants.sh "$PWD" "$PWD/build/mutants" sample 4 "$BASTIDE_SAMPLE" </dev/null 2>&1 | tee "$log" || status=$?
    awk '/^killed / { sub(/:$/, "", $2); print "passed\tmutants/" $2 }
        /^(SURVIVED|BROKEN) / { sub(/:$/, "", $2); print "failed\tmutants/" $2 }' "$log" >>"$outcomes"
    return $status
}
