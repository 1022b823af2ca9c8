# SPDX-License-Identifier: MIT
# What is measured: time, instructions, bytes. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

measured=(bastide_instructions bastide_static bastide_shared) # what ./dev instructions counts and ./dev size weighs

build_bench() { # targets...: the programs of tests/bench, with the library as shipped
    configure build/bench -S . -B build/bench -DCMAKE_BUILD_TYPE=Release -DBASTIDE_BUILD_BENCH=ON -DBASTIDE_BUILD_TESTS=OFF \
        -DBASTIDE_BUILD_EXAMPLES=OFF -DBASTIDE_SHARED=ON -DBASTIDE_INSTALL=OFF -DBASTIDE_WERROR=ON || return 1
    build build/bench "$@"
}

cpu_field() { sed -n "s/^$1[^:]*: *//p" /proc/cpuinfo 2>/dev/null | head -n 1 | grep .; }
cpu_model() { # the name, and what tells processors apart whose name a virtual machine shortens
    local family model
    if cpu_field 'model name'; then
        if family=$(cpu_field 'cpu family') && model=$(cpu_field 'model\t'); then say "(family $family, model $model)"; fi
    else sysctl -n machdep.cpu.brand_string 2>/dev/null || uname -m; fi | paste -sd ' '
}

machine() { say "$(cpu_model), $("${CXX:-c++}" --version | head -n 1), bastide $(git describe --always --dirty 2>/dev/null || say 'of no commit')"; }

#: bench [pattern]    measures speed: prints processor, compiler and a table, and writes build/bench.json; the pattern selects benchmarks
#: bench against COMMAND...   compares the speed of games with that of another program; see docs/benchmark.md
command_bench() {
    need cmake compiler ninja benchmark
    if [ "${1:-}" = against ]; then
        shift
        [ $# -gt 0 ] || die 'usage: ./dev bench against COMMAND...'
        need python
        build_bench bastide_against || exit 1
        machine
        exec python3 tests/bench/against.py build/bench/tests/bench/bastide_against "$@"
    fi
    say "Building ..." >&2
    build_bench bastide_bench || exit 1
    machine
    exec build/bench/tests/bench/bastide_bench --benchmark_filter="${1:-.}" --benchmark_out=build/bench.json \
        --benchmark_out_format=json
}

#: budget             prints the budgets of instructions and bytes (tests/bench/budgets.txt), the use and what is left
command_budget() { command_instructions budget; }

#: instructions [record]  counts instructions and bytes per game and compares them with tests/bench/recorded.txt, or records them
command_instructions() {
    need cmake compiler ninja benchmark valgrind binutils
    build_bench "${measured[@]}" || exit 1
    tests/bench/instructions.sh build/bench "${1:-check}"
}

check_instructions() { # the same as a stage of ./dev test, which fails when a budget is exceeded
    build_bench "${measured[@]}" && tests/bench/instructions.sh build/bench check || return 1
    note passed instructions
}

#: size [record]      prints the bytes of the shared library, of a minimal static program and of a WebAssembly module for a client next
#:                     to their records and budgets, or records them
#: size BOXES         prints the bytes of the first two in a build with these boxes, such as base or tower,dice
command_size() {
    case ${1:-} in
        '') set -- size ;;
        record) set -- record-size ;;
        *)
            need cmake compiler ninja binutils
            configure build/boxes -S . -B build/boxes -DCMAKE_BUILD_TYPE=Release -DBASTIDE_BOXES="$1" -DBASTIDE_BUILD_TESTS=OFF \
                -DBASTIDE_BUILD_EXAMPLES=OFF -DBASTIDE_INSTALL=OFF || exit 1
            build build/boxes bastide_static bastide_shared || exit 1
            exec tests/bench/sizes.sh native "$1" build/boxes ;;
    esac
    need cmake compiler ninja benchmark binutils clang wasi
    build_bench "${measured[@]}" || exit 1
    tests/bench/instructions.sh build/bench "$1"
}
