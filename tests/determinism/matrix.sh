# SPDX-License-Identifier: MIT
# The same games with each compiler and on each machine. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

matrix_targets=(gcc-O0 gcc-O3 clang-O0 clang-O3 scalar-O1 aarch64-gcc-O2 aarch64-gcc-O3 aarch64-clang i686 s390x windows
    wasm wasm-simd)
numbers=tests/data/fingerprints.txt
choices=tests/data/choices.txt

matrix_tools() { # target
    case $1 in
        gcc-* | scalar-O1) echo gcc ;;
        clang-*) echo clang ;;
        aarch64-gcc-*) echo aarch64 qemu ;;
        aarch64-clang) echo clang aarch64 qemu ;; # with the C library of GCC's package
        i686) echo i686 ;;
        s390x) echo s390x qemu ;;
        windows) echo mingw wine ;;
        wasm | wasm-simd) echo clang wasi node ;;
        *) die "no such target of the matrix: $1; there are ${matrix_targets[*]}" ;;
    esac
}

compilers() { # C, C++, flags: as arguments of cmake
    printf '%s\n' "-DCMAKE_C_COMPILER=$1" "-DCMAKE_CXX_COMPILER=$2" "-DCMAKE_C_FLAGS=$3" "-DCMAKE_CXX_FLAGS=$3"
}
target_system() { # CMake's name of the system, of the processor
    printf '%s\n' "-DCMAKE_SYSTEM_NAME=$1" "-DCMAKE_SYSTEM_PROCESSOR=$2"
}
static_programs() { printf '%s\n' -DBASTIDE_SHARED=OFF -DCMAKE_EXE_LINKER_FLAGS=-static; }

matrix_arguments() { # target: arguments of cmake, one a line
    case $1 in
        gcc-O0) compilers gcc g++ -O0 && say -DBASTIDE_SHARED=OFF ;; # slow enough with one kind of library
        gcc-O3) compilers gcc g++ -O3 ;;
        clang-O0) compilers clang clang++ -O0 && say -DBASTIDE_SHARED=OFF ;;
        clang-O3) compilers clang clang++ -O3 ;;
        scalar-O1) compilers gcc g++ '-O1 -DBASTIDE_SCALAR' && say -DBASTIDE_SHARED=OFF ;; # the kernel for compilers without vector extensions
        aarch64-gcc-*)
            target_system Linux aarch64 && static_programs
            compilers aarch64-linux-gnu-gcc aarch64-linux-gnu-g++ "-${1##*-}" ;;
        aarch64-clang)
            target_system Linux aarch64 && compilers clang clang++ -O3 && static_programs
            printf '%s\n' -DCMAKE_C_COMPILER_TARGET=aarch64-linux-gnu -DCMAKE_CXX_COMPILER_TARGET=aarch64-linux-gnu ;;
        i686) target_system Linux i686 && compilers i686-linux-gnu-gcc i686-linux-gnu-g++ -O2 && static_programs ;;
        s390x) target_system Linux s390x && compilers s390x-linux-gnu-gcc s390x-linux-gnu-g++ -O2 && static_programs ;;
        windows) target_system Windows x86_64 && compilers x86_64-w64-mingw32-gcc-posix x86_64-w64-mingw32-g++-posix -O2 ;;
        wasm | wasm-simd)
            target_system Generic wasm32
            if [ "$1" = wasm ]; then compilers clang clang++ -O2; else compilers clang clang++ '-O2 -msimd128'; fi
            printf '%s\n' -DCMAKE_C_COMPILER_TARGET=wasm32-wasi -DCMAKE_CXX_COMPILER_TARGET=wasm32-wasi \
                -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY -DBASTIDE_SHARED=OFF ;;
    esac
}

wine_run() { # command of wine, arguments...: in a Windows of our own, which finds the library
    WINEDEBUG=-all WINEPREFIX="$PWD/build/matrix/wine" WINEPATH="Z:$PWD/build/matrix/windows/bastide" "$@"
}

matrix_run() { # target, program, arguments...
    local target=$1
    shift
    case $target in
        aarch64-*) qemu-aarch64 "$@" ;;
        s390x) qemu-s390x "$@" ;;
        windows) wine_run wine "$@" | tr -d '\r' ;;
        wasm | wasm-simd) node --no-warnings tests/determinism/wasi.mjs "$@" ;;
        *) "$@" ;;
    esac
}

matrix_build() { # target, targets of the build...
    local target=$1 arguments
    shift
    mapfile -t arguments < <(matrix_arguments "$target")
    configure "build/matrix/$target" -S tests/determinism/alone -B "build/matrix/$target" -DBASTIDE_INSTALL=OFF "${arguments[@]}" &&
        build "build/matrix/$target" "$@" && { [ "$target" != windows ] || wine_run wineboot -i >build/logs/wine.log 2>&1; }
}

matrix_program() { # target, name, folder of the build: the path, whatever its ending
    find "build/matrix/$1/$3" -maxdepth 1 \( -name "$2" -o -name "$2.exe" -o -name "$2.wasm" \) -type f
}

matrix_compare() { # target, static or shared, games: kind by kind, as many at once as there are cores
    local target=$1 kind=$2 games=$3 begin=$SECONDS program games_of found="build/matrix/$1/found-$2.txt"
    program=$(matrix_program "$target" "bastide_fingerprint_$kind" programs)
    : >"$found"
    for games_of in $(awk '$2 == 20 && $1 != "all" { print $1 }' "$numbers"); do
        while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n || true; done
        matrix_run "$target" "$program" "$games" "$games_of" </dev/null >>"$found" 2>&1 &
    done
    wait
    if diff <(grep " $games " "$numbers" | grep -v '^all ' | sort) <(sort "$found"); then
        note passed "matrix/$target, $kind: games"
        say "$target, $kind: $games games of each kind are as recorded, $((SECONDS - begin)) s"
    else
        note failed "matrix/$target, $kind: games"
        say "$target, $kind: FAILED (< is recorded, > is found)"
    fi
}

matrix_common() { # target: the tests of the lowest layer, which call no library
    local target=$1 program said
    program=$(matrix_program "$target" bastide_common_alone .)
    if said=$(matrix_run "$target" "$program" </dev/null 2>&1); then
        note passed "matrix/$target: common"
        say "$target: $said hold"
    else
        note failed "matrix/$target: common"
        say "$target: FAILED, tests of the lowest layer: $said"
    fi
}

matrix_choices() { # target: what opponents choose
    local target=$1 program found="build/matrix/$1/choices.txt"
    program=$(matrix_program "$target" bastide_choices programs)
    matrix_run "$target" "$program" </dev/null >"$found" 2>&1
    if diff "$choices" "$found"; then
        note passed "matrix/$target: choices of opponents"
        say "$target: opponents choose as recorded"
    else
        note failed "matrix/$target: choices of opponents"
        say "$target: FAILED, choices of opponents (< is recorded, > is found)"
    fi
}

matrix_exports() { # what the DLL shows, as tests/symbols looks at other systems' libraries
    local dll=build/matrix/windows/bastide/bastide.dll list=capi/abi/bastide.symbols
    if x86_64-w64-mingw32-objdump -p "$dll" |
        awk '/^\[Ordinal\/Name Pointer\] Table/ { on = 1; next } !NF { on = 0 } on { print $NF }' | LC_ALL=C sort | diff "$list" -; then
        note passed 'matrix/windows: exports'
        say "windows, shared: ${dll##*/} exports the $(wc -l <"$list") names of $list and no other"
    else
        note failed 'matrix/windows: exports'
        say "windows, shared: FAILED, ${dll##*/} does not export the names of $list (< is listed, > is exported)"
    fi
}

matrix() { # games, targets...: builds each and compares its numbers; one whose packages cannot be had is skipped by name
    local games=$1 target kind
    shift
    grep -q " $games " "$numbers" || die "$numbers holds no numbers for $games games"
    for target in "$@"; do
        # shellcheck disable=SC2046
        if ! (need cmake ninja $(matrix_tools "$target")); then
            note skipped "matrix/$target"
            say "SKIPPED: $target, because its packages cannot be installed"
        elif ! matrix_build "$target"; then
            note failed "matrix/$target"
            say "$target: FAILED to build"
        else
            matrix_common "$target"
            [ ! -e "build/matrix/$target/programs/CMakeFiles/bastide_choices.dir" ] || matrix_choices "$target"
            [ "$target" != windows ] || matrix_exports
            for kind in static shared; do
                [ -e "build/matrix/$target/programs/CMakeFiles/bastide_fingerprint_$kind.dir" ] || continue
                matrix_compare "$target" "$kind" "$games"
            done
        fi
    done
}

matrix_record() { # writes the numbers, draws, snapshots and choices of opponents anew
    local programs=build/matrix/gcc-O3/programs
    need cmake ninja gcc
    matrix_build gcc-O3 bastide_fingerprint_static bastide_golden_static bastide_choices || exit 1
    rm -rf tests/data/golden
    mkdir -p tests/data/golden/snapshots
    "$programs/bastide_golden_static" tests/data/golden
    { "$programs/bastide_fingerprint_static" 20 && "$programs/bastide_fingerprint_static" 10000; } >build/matrix/numbers.txt
    mv build/matrix/numbers.txt "$numbers"
    "$programs/bastide_choices" >"$choices"
    say "$(wc -l <"$numbers") numbers in $numbers, draws and snapshots in tests/data/golden, choices in $choices; git diff says what is other than before"
}

#: matrix [targets]   plays 10,000 games of each kind with each compiler and on each machine, and compares them with the recorded ones
#: matrix short [targets]   the same with 20 games of each kind
#: matrix record      records random games again: numbers, draws and snapshots in tests/data
command_matrix() {
    if [ "${1:-}" = record ]; then
        matrix_record
        return
    fi
    local target games=10000
    if [ "${1:-}" = short ]; then games=20 && shift; fi
    [ $# -gt 0 ] || set -- "${matrix_targets[@]}"
    for target in "$@"; do matrix_tools "$target" >/dev/null; done
    begin_counting
    matrix "$games" "$@"
    verdict
}
