# SPDX-License-Identifier: MIT
# libFuzzer and its corpus. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

fuzz_targets=(actions batch config load position script texts tileset)

longest_input() { # target: bytes; a game of the target `actions` ends within 400
    case $1 in actions) say 400 ;; *) say 4096 ;; esac
}

#: fuzz SECONDS [targets]  runs libFuzzer for SECONDS on each target, one after the other (all: actions batch config load position script texts tileset)
command_fuzz() {
    [[ ${1:-} =~ ^[1-9][0-9]*$ ]] || die 'usage: ./dev fuzz SECONDS [targets]'
    local seconds=$1 target corpus found findings=0
    shift
    [ $# -gt 0 ] || set -- "${fuzz_targets[@]}"
    need cmake clang sanitizers ninja catch2 json cli11
    say "Building ..."
    preset fuzz "${@/#/bastide_fuzz_}" "${@/#/bastide_replay_}" || exit 1
    for target; do
        corpus=build/fuzz/corpus/$target found=tests/fuzz/found/$target
        mkdir -p "$corpus" "$found"
        build/fuzz/tests/"bastide_replay_$target" --write "$corpus"
        [ ! -d "build/fuzz/tests/corpus/$target" ] || cp -n build/fuzz/tests/corpus/"$target"/* "$corpus" # unpacked by CMake
        say "== $target, $seconds s, from $(find "$corpus" -type f | wc -l) inputs"
        build/fuzz/tests/"bastide_fuzz_$target" "$corpus" -max_total_time="$seconds" -artifact_prefix="$found/" -max_len="$(longest_input "$target")" \
            -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -verbosity=0 >"build/logs/fuzz-$target.log" 2>&1 || findings=$((findings + 1))
        grep -E 'number_of_executed_units|average_exec_per_sec|promise is broken|ERROR:|SUMMARY:|Test unit written|runtime error' \
            "build/logs/fuzz-$target.log" || true
        rmdir "$found" 2>/dev/null || true
    done
    rmdir tests/fuzz/found 2>/dev/null || true
    [ "$findings" -eq 0 ] && { say 'no faults found'; return; }
    die "$findings targets found faults; ./dev test replays the inputs in tests/fuzz/found from now on"
}

#: corpus [targets]   minimises the corpus of `./dev fuzz` into tests/fuzz/corpus
command_corpus() {
    [ $# -gt 0 ] || set -- "${fuzz_targets[@]}"
    need cmake clang sanitizers ninja catch2 json cli11 python
    preset fuzz "${@/#/bastide_fuzz_}" || exit 1
    local target
    for target; do
        [ -d "build/fuzz/corpus/$target" ] || die "there is no corpus of $target in build/fuzz: run ./dev fuzz 150 $target first"
        python3 tests/fuzz/keep.py "build/fuzz/tests/bastide_fuzz_$target" "tests/fuzz/corpus/$target.zip" "build/fuzz/corpus/$target"
    done
}
