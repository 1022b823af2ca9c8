# SPDX-License-Identifier: MIT
# Stages of checks: each is timed, its tests are counted. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

outcomes=build/logs/outcomes.txt # a line for each run of a test: passed, failed or skipped, a tab, its name
spent=build/logs/spent.txt # a line for each stage: seconds of processor time, of wall time, its heading
compiled=build/logs/compiled.txt # what ccache writes about each object of this run

begin_counting() {
    : >"$outcomes"
    : >"$spent"
    rm -f "$compiled"
    export CCACHE_STATSLOG=$PWD/$compiled
}
note() { printf '%s\t%s\n' "$1" "$2" >>"$outcomes"; } # passed, failed or skipped; name
count_of() { grep -c "^$1" "$outcomes" || true; }

# Prints the result. A test that runs in several builds is one test with several runs. A skipped test is a failure, because it checked
# nothing.
verdict() {
    local failed skipped
    failed=$(count_of failed) skipped=$(count_of skipped)
    grep -vE '^passed' "$outcomes" | sort | uniq -c || true
    time_table
    say "$(cut -f 2 "$outcomes" | sort -u | wc -l) tests in $(wc -l <"$outcomes") runs in all builds:" \
        "$(count_of passed) runs passed, $failed failed, $skipped skipped"
    [ "$failed" -eq 0 ] && [ "$skipped" -eq 0 ] && [ -s "$outcomes" ]
}

stage() { # heading, command...: a stage that stops early counts as one failure
    local heading=$1 begin=$SECONDS before log=build/logs/times.txt result=passed
    before=$(count_of failed)
    shift
    say ''
    say "== $heading"
    times >$log
    if ! "$@" && [ "$(count_of failed)" -eq "$before" ]; then note failed "stage/$heading"; fi
    times >>$log
    printf '%s\t%s\t%s\n' "$(processor_seconds <$log)" "$((SECONDS - begin))" "$heading" >>"$spent"
    [ "$(count_of failed)" -eq "$before" ] || result=FAILED
    say "== $result, $((SECONDS - begin)) s"
}

# From what `times` printed before and after: user and system time of this shell and of all programs that it and its children waited for.
processor_seconds() {
    LC_ALL=C awk '{ for (i = 1; i <= 2; ++i) { split($i, time, "m"); sum += (NR > 2 ? 1 : -1) * (time[1] * 60 + time[2]) } } END { print sum }'
}

time_table() { # where the time of the stages went; nothing for a command without stages
    [ -s "$spent" ] || return 0
    say ''
    say 'Minutes of processor time, beside those that passed:'
    LC_ALL=C awk -F '\t' '{ processor += $1; wall += $2; printf "%7.1f %7.1f  %s\n", $1 / 60, $2 / 60, $3 }
        END { printf "%7.1f %7.1f  all stages\n", processor / 60, wall / 60 }' "$spent"
    [ -z "${goal:-}" ] || say "$goal"
    [ ! -s "$compiled" ] || say "$(grep -c '_cache_hit$' "$compiled") of $(grep -cE '_cache_hit$|^cache_miss$' "$compiled") objects came from the compiler cache"
    say ''
}

some() { # preset, label, targets...: the same for the tests with a label, or with one of several|labels, and only the targets that they need
    local name=$1 label=$2
    shift 2
    preset "$name" "$@" || { say "the build of preset $name failed"; return 1; }
    run_tests "$name" -L "^($label)\$"
}

all_but() { # preset, labels...: the same without the tests with one of these labels
    preset "$1" || { say "the build of preset $1 failed"; return 1; }
    run_tests "$1" -LE "^($(IFS='|' && echo "${*:2}"))\$"
}

suite() { # preset: configure, build, run ctest, count
    local name=$1
    preset "$name" || { say "the build of preset $name failed"; return 1; }
    run_tests "$name"
}

run_tests() { # preset, arguments of ctest...
    local name=$1 junit="$PWD/build/$1/tests.xml" status=0
    shift
    rm -f "$junit"
    ctest --preset "$name" -j "$jobs" --output-junit "$junit" "$@" </dev/null | { grep --line-buffered -v '^ *Start *[0-9]*: ' || true; } || status=$?
    [ -s "$junit" ] || { say 'ctest wrote no results'; return 1; }
    note_results "$junit"
    return $status
}

note_results() { # file: adds the results that ctest wrote
    tr '\n\t' '  ' <"$1" | grep -oE '<testcase [^>]*>' | sed -E 's/.* name="([^"]*)".* status="([^"]*)".*/\2\t\1/' |
        awk -F '\t' -v OFS='\t' '{ print $1 == "run" ? "passed" : $1 == "notrun" || $1 == "disabled" ? "skipped" : "failed", $2 }' \
            >>"$outcomes"
}
