# SPDX-License-Identifier: MIT
# Configures and builds. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

jobs=${BASTIDE_JOBS:-$(nproc 2>/dev/null || echo 2)}
every_test=-DBASTIDE_EVERY_TEST=OFF # whether a missing tool of a test is an error
tests_of_build=(-DBASTIDE_TESTS=all -DBASTIDE_BUILD_EXAMPLES=ON)

quietly() { # log file, command...: writes the output to the file and shows it only on failure
    local log=$1
    shift
    mkdir -p "$(dirname "$log")"
    "$@" >"$log" 2>&1 </dev/null && return 0
    grep -nE 'error|Error|FAILED|undefined reference|warning:' "$log" | head -n 20 || true
    say "--- the last lines of $log:"
    tail -n 60 "$log"
    return 1
}

# Uses ccache if it is installed, unless the environment names another launcher.
use_ccache() {
    has ccache || return 0
    export CMAKE_C_COMPILER_LAUNCHER=${CMAKE_C_COMPILER_LAUNCHER-ccache} CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER-ccache}
    export CCACHE_BASEDIR=${CCACHE_BASEDIR-$PWD} CCACHE_NOHASHDIR=${CCACHE_NOHASHDIR-1}  # presets share objects
}

configure() { # build directory, arguments of cmake...
    local dir=$1
    shift
    # The generator of an existing build directory cannot change.
    if [ ! -e "$dir/CMakeCache.txt" ] && [ -z "${CMAKE_GENERATOR:-}" ] && has ninja; then set -- -G Ninja "$@"; fi
    quietly "build/logs/${dir##*/}-configure.log" cmake "$@"
}

build() { # build directory, targets...
    local dir=$1
    shift
    [ $# -eq 0 ] || set -- --target "$@"
    quietly "build/logs/${dir##*/}-build.log" cmake --build "$dir" -j "$jobs" "$@"
}

preset() { # preset, targets...
    local name=$1
    shift
    case $name in # the sanitizers use Clang if it is installed and the environment names no compiler
        asan | shipped | tsan | msan | fuzz) if [ -z "${CC:-}${CXX:-}" ] && has clang++; then local -x CC=clang CXX=clang++; fi ;;
    esac
    configure "build/$name" --preset "$name" "$every_test" "${tests_of_build[@]}" && build "build/$name" "$@"
}

#: build [preset]     builds everything of a preset in build/<preset>: test (the default), debug, release, asan, shipped, tsan, msan,
#:                     fuzz
command_build() {
    need cmake compiler ninja catch2 json cli11 python libclang
    preset "${1:-test}" || exit 1
    say "built: build/${1:-test}"
}

sources() { # all C and C++ files that clang-format formats
    find src include capi tests examples docs -type f \( -name '*.c' -o -name '*.h' -o -name '*.cpp' -o -name '*.hpp' \) \
        -not -path '*/bindings/*' -not -path '*/node_modules/*' -not -path 'capi/abi/*' 2>/dev/null | sort
}

#: format             formats every source file with clang-format
command_format() {
    need format
    sources | xargs -r clang-format -i
    say "$(sources | wc -l) files"
}

#: clean              removes build/
command_clean() { rm -rf build; }
