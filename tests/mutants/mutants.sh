#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Applies one mutant at a time to a copy of the tree and runs the suites that should detect it. A mutant that survives means that a
# test is missing.
#
#   mutants.sh SOURCE WORK [name...]                    all mutants of list.sh and of the boxes, or those named
#   mutants.sh SOURCE WORK check                        only looks whether each applies, which the others do first
#   mutants.sh SOURCE WORK sample COUNT WORD [SECONDS]  COUNT of those that need no sanitizer, selected by a hash of WORD; starts none
#                                                       after SECONDS (300)
#
# A suite is written as [PRESET/]NAME: NAME is a folder of tests, or fuzz:TARGET for the replay of a target; the default PRESET is test.
set -uo pipefail

source_dir=$1 work=$2
shift 2
wanted=("$@")
tree=$work/tree
killed=0 survived=() broken=() late=()
deadline=

say() { printf '%s\n' "$*"; }

# Copies only files that differ, with the present time, so that an object of a mutant never counts as up to date.
copy_tree() {
    local parts=(CMakeLists.txt CMakePresets.json CHANGELOG.md README.md src include capi tests examples docs) file
    mkdir -p "$tree"
    (cd "$tree" && find "${parts[@]}" -type f 2>/dev/null) | while read -r file; do
        [ -e "$source_dir/$file" ] || rm -f "$tree/$file"
    done
    (cd "$source_dir" && find "${parts[@]}" -type f) | while read -r file; do
        cmp -s "$source_dir/$file" "$tree/$file" && continue
        mkdir -p "$(dirname "$tree/$file")" && cp "$source_dir/$file" "$tree/$file" || exit 2
    done
}

program() { # suite: the target and the path of its program
    local name=${1##*/}
    case $name in
        fuzz:*) printf 'bastide_replay_%s' "${name#fuzz:}" ;;
        *) printf 'bastide_%s_tests' "$name" ;;
    esac
}
preset_of() { case $1 in */*) printf '%s' "${1%%/*}" ;; *) printf test ;; esac; }

build() { # suite
    local preset target log
    preset=$(preset_of "$1") target=$(program "$1") log=$work/build.log
    if [ ! -e "$tree/build/$preset/build.ninja" ]; then
        local cc=clang cxx=clang++
        if [ "$preset" = test ]; then cc=gcc cxx=g++; fi
        (cd "$tree" && CC=$cc CXX=$cxx cmake --preset "$preset" -G Ninja -DCMAKE_C_COMPILER_LAUNCHER="$source_dir/tests/mutants/compile.sh" \
            -DCMAKE_CXX_COMPILER_LAUNCHER="$source_dir/tests/mutants/compile.sh") >"$log" 2>&1 || return 1
    fi
    cmake --build "$tree/build/$preset" -j "${BASTIDE_JOBS:-$(nproc)}" --target "$target" >"$log" 2>&1
}

run() { # suite: its output goes to run.log
    local program
    program=$tree/build/$(preset_of "$1")/tests/$(program "$1")
    case $1 in *fuzz:*) ;; *) set -- "$1" --abort ;; esac
    { BASTIDE_GAMES=10 timeout 300 "$program" "${@:2}" >"$work/run.log" 2>&1 </dev/null; } 2>/dev/null && return
    [ $? -ne 124 ] || say "it ran for 300 s" >"$work/run.log"  # an endless game is a detection too, with its own message
    return 1
}

# Prints what detected the mutant: the test case, the promise, or the sanitizer.
failed_test() {
    local line
    line=$(grep -aoE 'a promise is broken: .*' "$work/run.log" | head -n 1)
    [ -n "$line" ] || line=$(grep -aoE '(SUMMARY|WARNING): (Address|Thread|Memory|UndefinedBehavior)Sanitizer: .*|runtime error: .*' "$work/run.log" | head -n 1)
    [ -n "$line" ] || line=$(grep -aA1 -m1 '^------' "$work/run.log" | tail -n 1)
    [ -n "$line" ] || line=$(tail -n 1 "$work/run.log")
    printf '%s' "${line:0:110}"
}

is_wanted() {
    [ ${#wanted[@]} -eq 0 ] && return 0
    local name
    for name in "${wanted[@]}"; do [ "$name" = "$1" ] && return 0; done
    return 1
}

read_mutants() { # calls `mutant` for each; a box has its own in its folder
    local list
    for list in "$source_dir"/tests/mutants/list.sh "$source_dir"/tests/boxes/*/mutants.sh; do
        # shellcheck source=/dev/null
        . "$list"
    done
}

# Whether each mutant applies, wanted or not, is looked at before the first is built, so that a change that outdates one is noticed at once.
# Its text stands once in the file, and no other mutant has its name.
check_all_apply() {
    declare -A named
    local count=0
    mutant() {
        local name=$1 suites=$2 file=$3 old=$4 text rest suite
        count=$((count + 1))
        [ -z "${named[$name]:-}" ] || { say "BROKEN    $name: two mutants have this name"; broken+=("$name"); }
        named[$name]=yes
        for suite in $suites; do # folders of tests, of another preset or of one fuzz target: asan/fuzz:load
            suite=${suite##*/} suite=${suite%%:*}
            [ -d "$source_dir/tests/$suite" ] || { say "BROKEN    $name: there is no suite $suite"; broken+=("$name"); }
        done
        text=$(cat "$source_dir/$file") rest=${text//"$old"/}
        [ $((${#text} - ${#rest})) -eq ${#old} ] || { say "BROKEN    $name: what it changes stands not once in $file"; broken+=("$name"); }
    }
    read_mutants
    [ ${#broken[@]} -eq 0 ] || { say "${#broken[@]} of $count mutants do not apply"; exit 2; }
    if [ "${wanted[*]}" = check ]; then say "$count mutants apply"; exit 0; fi
}
check_all_apply

# Selects mutants of the lists: sorts their names by a hash with a word and takes the first ones.
draw_sample() { # how many, word
    local names
    mutant() { case $2 in */*) ;; *) printf '%s\n' "$1" ;; esac; }
    names=$(read_mutants)
    mapfile -t wanted < <(while read -r name; do printf '%s %s\n' "$(cksum <<<"$2 $name" | cut -d ' ' -f 1)" "$name"; done <<<"$names" |
        sort -n | head -n "$1" | cut -d ' ' -f 2)
    say "${#wanted[@]} of $(wc -l <<<"$names") by the word $2: ${wanted[*]}"
}
if [ "${wanted[0]:-}" = sample ]; then
    [[ ${#wanted[@]} -ge 3 && ${wanted[1]} =~ ^[1-9][0-9]*$ ]] || { say 'usage: sample COUNT WORD [SECONDS]'; exit 2; }
    deadline=${wanted[3]:-300}
    draw_sample "${wanted[1]}" "${wanted[2]}"
fi

# A suite that fails on the unchanged tree would kill every mutant, so each suite runs once without a mutant first.
declare -A trusted
is_trusted() { # suite; the tree is unchanged
    [ -z "${trusted[$1]:-}" ] || return 0
    build "$1" || { say "does not build unchanged: $1"; tail -n 30 "$work/build.log"; exit 2; }
    run "$1" || { say "fails unchanged: $1, $(failed_test)"; exit 2; }
    trusted[$1]=yes
}

# mutant NAME 'SUITES' FILE 'OLD' 'NEW'; the comment before it in its list describes the fault.
mutant() {
    local name=$1 suites=$2 file=$3 old=$4 new=$5 text suite
    text=$(cat "$tree/$file"; printf .) text=${text%.}
    is_wanted "$name" || return 0
    if [ -n "$deadline" ] && [ "$SECONDS" -ge "$deadline" ]; then
        late+=("$name")
        say "LEFT OUT  $name: $deadline s are over"
        return 0
    fi
    local verdict=''
    restore() { printf '%s' "$text" >"$tree/$file"; }
    for suite in $suites; do
        is_trusted "$suite"
        printf '%s' "${text/"$old"/"$new"}" >"$tree/$file"
        if ! build "$suite"; then
            verdict="the compiler, $(grep -aoE 'static assertion failed.*|static_assert failed.*|error: .*' "$work/build.log" | head -n 1)"
            case $verdict in *static*) ;; *) verdict=''; broken+=("$name"); say "BROKEN    $name: does not compile, see $work/build.log"; break ;; esac
            break
        fi
        if ! run "$suite"; then
            verdict="$suite, $(failed_test)"
            break
        fi
        restore
    done
    restore
    case " ${broken[*]-} " in *" $name "*) return 0 ;; esac
    if [ -n "$verdict" ]; then
        killed=$((killed + 1))
        say "killed    $name: ${verdict:0:150}"
    else
        survived+=("$name")
        say "SURVIVED  $name ($suites)"
    fi
}

copy_tree
read_mutants

say ''
say "$killed killed, ${#survived[@]} survived, ${#broken[@]} do not compile${deadline:+, ${#late[@]} left out}"
[ "$killed" -gt 0 ] && [ ${#survived[@]} -eq 0 ] && [ ${#broken[@]} -eq 0 ]
