#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A build chooses its boxes (BASTIDE_BOXES): builds the library with the base game alone and with one box each, and compares what
# they play and refuse with the library that has all boxes. One build directory serves for all, so only the first is built whole.
# usage: left_out_test.sh <source directory> <program with all boxes> <scratch directory> <C compiler> <C++ compiler>
set -euo pipefail
source=$1 full=$2 scratch=$3 cc=$4 cxx=$5
cmake=${CMAKE:-cmake}
mkdir -p "$scratch"

. "$source/tests/recipe.sh"

fail() { printf 'FAILED: %s\n' "$*"; exit 1; }

configure() { # boxes, more arguments of cmake...
    local boxes=$1
    shift
    "$cmake" -S "$source" -B "$scratch/build" -DCMAKE_C_COMPILER="$cc" -DCMAKE_CXX_COMPILER="$cxx" -DCMAKE_BUILD_TYPE=Quick -DCMAKE_CXX_FLAGS=-O0 \
        -DBASTIDE_SHARED=OFF -DBASTIDE_BUILD_TESTS=OFF -DBASTIDE_BUILD_EXAMPLES=OFF -DBASTIDE_INSTALL=OFF -DBASTIDE_HARDENED=OFF \
        -DBASTIDE_WERROR=ON -DBASTIDE_BOXES="$boxes" "$@" >"$scratch/configure.log" 2>&1
}

refused() { # sentence, boxes, more arguments of cmake...: the build is refused with it
    local sentence=$1
    shift
    configure "$@" && fail "cmake takes BASTIDE_BOXES=$1"
    tr -s ' \n' '  ' <"$scratch/configure.log" | grep -qF -- "$sentence" || { cat "$scratch/configure.log"; fail "cmake does not say: $sentence"; }
}

# What belongs to a box, as names of objects and as names in them: the files of its folder, and its namespace.
objects_of() {
    local files
    files=$(find "$source/src/boxes/$1" "$source/src/$1" -name '*.cpp' -printf '%f\n' 2>/dev/null | sed 's/\.cpp$//' | paste -sd'|')
    [ -n "$files" ] || fail "no folder has files of $1"
    echo "^($files)\.cpp"
}
names_of() {
    case $1 in
        house) echo 'bastide::boxes::house::(bag|table|hole|roads|start|sale|ahead|hand)$' ;; # the variants are in every build
        dice) echo 'bastide::(dice::|.*dice_(city|script))' ;;
        *) echo "bastide::boxes::$1::" ;;
    esac
}

games=("$source"/tests/games/*.txt)
for file in "$source"/tests/data/snapshots/*.bst; do # a game with a host's tile set needs that set, which the program does not have
    case $file in *-host.bst) ;; *) games+=("$file") ;; esac
done
"$full" >"$scratch/numbers" || fail 'the program with all boxes lists no numbers'
"$full" "$scratch/numbers" "${games[@]}" >"$scratch/all.txt" || fail 'the program with all boxes'
grep '^choice' "$scratch/all.txt" | grep -v ': listed$' && fail 'the build with all boxes refuses a choice'
boxes=$(cd "$source/src/boxes" && printf '%s\n' * dice | grep -vxE 'base|winter' | sort)
[ "$(wc -w <<<"$boxes")" -ge 4 ] || fail 'src/boxes has no boxes'
[ "$(sed -n 's/^ *BASTIDE_BOX_\([A-Z_]*\) = .*/\L\1/p' "$source/include/bastide.h" | sort)" = "$boxes" ] || fail 'the header and src/boxes have other boxes'
listed=$(tr ' ' '\n' <<<"$boxes" | paste -sd, | sed 's/,/, /g')

refused "BASTIDE_BOXES names moat, which is no box. It can be all, base (no box), or some of: $listed" 'tower;moat'
mkdir -p "$scratch/page"
for entry in "$source"/*; do [ "${entry##*/}" = build ] || ln -sfn "$entry" "$scratch/page/"; done
CC=$cc CXX=$cxx recipe "$source/docs/performance.md" boxes "$scratch/page" >"$scratch/configure.log" 2>&1 ||
    { cat "$scratch/configure.log"; fail 'the command of the page fails'; }
refused 'BASTIDE_BOXES is empty.' ''
refused 'the tests play every box.' tower -DBASTIDE_BUILD_TESTS=ON
refused 'BASTIDE_BOXES is empty.' ' , '
configure 'tower, dice' || { cat "$scratch/configure.log"; fail 'cmake refuses blanks between boxes'; }

for chosen in base $boxes; do
    configure "$chosen" || { cat "$scratch/configure.log"; fail "cmake with $chosen"; }
    "$cmake" --build "$scratch/build" -j "$(nproc 2>/dev/null || echo 2)" >"$scratch/build.log" 2>&1 || { tail -n 40 "$scratch/build.log"; fail "the build with $chosen"; }
    library=$scratch/build/libbastide.a
    "$cc" -std=c99 -I"$source/include" -I"$source/examples/common" "$source/tests/left_out/left_out.c" "$source/examples/common/file.c" "$library" -o "$scratch/left_out" || fail "a program links with $chosen"
    "$scratch/left_out" "$scratch/numbers" "${games[@]}" >"$scratch/$chosen.txt" || { cat "$scratch/$chosen.txt"; fail "the program with $chosen"; }
    ar t "$library" >"$scratch/objects"
    # An inline function of a header (weak) is in the library for the box that calls it.
    nm -C "$library" 2>/dev/null | grep -v '^.\{17\}[Wu] ' | sed 's/^.\{19\}//' >"$scratch/names"
    for box in $boxes; do
        if [ "$box" = "$chosen" ]; then
            grep -qE "$(objects_of "$box")" "$scratch/objects" || fail "$chosen: nothing of $box is in the library"
            grep -qE "$(names_of "$box")" "$scratch/names" || fail "$chosen: no name of $box is in the library"
            continue
        fi
        grep -E "$(objects_of "$box")" "$scratch/objects" && fail "$chosen: these objects of $box are in the library"
        grep -E "$(names_of "$box")" "$scratch/names" && fail "$chosen: these names of $box are in the library"
        grep -q "^choice .*: refused $box\$" "$scratch/$chosen.txt" || fail "$chosen: $box is not refused"
    done
    cp "$scratch/$chosen.txt" "$scratch/chosen.txt" # awk tells its files apart by their names
    # The first build, with no box, has named the box of each choice. The others list those of their box and refuse the rest as it does.
    diff <(sed -n "/^choice/{s/refused $chosen\$/listed/;p}" "$scratch/base.txt") <(grep '^choice' "$scratch/$chosen.txt") || fail "$chosen: other choices"
    # Each game and file gives what it gives with all boxes, but for files that need a box which is left out: those are refused.
    awk -v chosen="$chosen" '
        function needs(file, box, n, i, words) { # a box; any but the chosen one for ""
            n = split(choices[file], words, " ")
            for (i = 1; i <= n; ++i) if (words[i] in box_of && (box == "" ? box_of[words[i]] != chosen : box_of[words[i]] == box)) return 1
            return 0
        }
        BEGIN { box_of["dice"] = "dice" }
        FILENAME == ARGV[1] { if ($1 == "choice" && $4 == "refused") { sub(/:/, "", $3); box_of[$2 ":" $3] = $5 } ; next }
        FILENAME == ARGV[2] { want[$0] = 1; if ($1 == "file") { choices[$2] = $0; sub(/.* needs/, "", choices[$2]) } ; next }
        $1 == "choice" { next }
        $3 == "refused" && $4 != chosen && needs($2, $4) { ++refused; next }
        $1 == "file" && $0 in want && !needs($2, "") { ++loaded; next }
        $1 == "preset" && $0 in want { ++played; next }
        { print "FAILED: " chosen ": " $0; bad = 1 }
        END {
            print chosen ": " played " games, " loaded " files, " refused " files refused"
            exit bad || played < 12 || loaded < 10 || refused < 10 }' "$scratch/base.txt" "$scratch/all.txt" "$scratch/chosen.txt" || fail "$chosen differs"
done
