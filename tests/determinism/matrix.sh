# SPDX-License-Identifier: MIT
# The same games with each compiler and on each machine. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

matrix_targets=(gcc-O0 gcc-O3 clang-O0 clang-O3 i686 s390x windows wasm)
numbers=tests/data/fingerprints.txt

matrix_tools() { # target
    case $1 in
        gcc-*) echo gcc ;;
        clang-*) echo clang ;;
        i686) echo i686 ;;
        s390x) echo s390x qemu ;;
        windows) echo mingw wine ;;
        wasm) echo clang wasi node ;;
        *) die "no such target of the matrix: $1; there are ${matrix_targets[*]}" ;;
    esac
}

compilers() { # C, C++, flags: as arguments of cmake
    printf '%s\n' "-DCMAKE_C_COMPILER=$1" "-DCMAKE_CXX_COMPILER=$2" "-DCMAKE_C_FLAGS=$3" "-DCMAKE_CXX_FLAGS=$3"
}
foreign_system() { # CMake's name of the system, of the processor
    printf '%s\n' "-DCMAKE_SYSTEM_NAME=$1" "-DCMAKE_SYSTEM_PROCESSOR=$2"
}
static_programs() { printf '%s\n' -DBASTIDE_SHARED=OFF -DCMAKE_EXE_LINKER_FLAGS=-static; }

matrix_arguments() { # target: arguments of cmake, one a line
    case $1 in
        gcc-O0) compilers gcc g++ -O0 && say -DBASTIDE_SHARED=OFF ;; # slow enough with one kind of library
        gcc-O3) compilers gcc g++ -O3 ;;
        clang-O0) compilers clang clang++ -O0 && say -DBASTIDE_SHARED=OFF ;;
        clang-O3) compilers clang clang++ -O3 ;;
        i686) foreign_system Linux i686 && compilers i686-linux-gnu-gcc i686-linux-gnu-g++ -O2 && static_programs ;;
        s390x) foreign_system Linux s390x && compilers s390x-linux-gnu-gcc s390x-linux-gnu-g++ -O2 && static_programs ;;
        windows) foreign_system Windows x86_64 && compilers x86_64-w64-mingw32-gcc-posix x86_64-w64-mingw32-g++-posix -O2 ;;
        wasm)
            foreign_system Generic wasm32 && compilers clang clang++ -O2
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
        s390x) qemu-s390x "$@" ;;
        windows) wine_run wine "$@" | tr -d '\r' ;;
        wasm) node --no-warnings tests/determinism/wasi.mjs "$@" ;;
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

matrix_compare() { # target, static or shared, games: kind by kind, as many at once as there are cores
    local target=$1 kind=$2 games=$3 begin=$SECONDS program games_of found="build/matrix/$1/found-$2.txt"
    program=$(find "build/matrix/$target/programs" -maxdepth 1 -name "bastide_fingerprint_$kind*" -type f)
    : >"$found"
    for games_of in $(awk '$2 == 20 && $1 != "all" { print $1 }' "$numbers"); do
        while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n || true; done
        matrix_run "$target" "$program" "$games" "$games_of" </dev/null >>"$found" 2>&1 &
    done
    wait
    if diff <(grep " $games " "$numbers" | grep -v '^all ' | sort) <(sort "$found"); then
        passed=$((passed + 1))
        say "$target, $kind: $games games of each kind are as recorded, $((SECONDS - begin)) s"
    else
        failed=$((failed + 1))
        say "$target, $kind: FAILED (< is recorded, > is found)"
    fi
}

matrix_exports() { # what the DLL shows, as tests/symbols looks at other systems' libraries
    local dll=build/matrix/windows/bastide/libbastide.dll list=capi/abi/bastide.symbols
    if x86_64-w64-mingw32-objdump -p "$dll" |
        awk '/^\[Ordinal\/Name Pointer\] Table/ { on = 1; next } !NF { on = 0 } on { print $NF }' | LC_ALL=C sort | diff "$list" -; then
        passed=$((passed + 1))
        say "windows, shared: ${dll##*/} exports the $(wc -l <"$list") names of $list and no other"
    else
        failed=$((failed + 1))
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
            skipped=$((skipped + 1))
            say "SKIPPED: $target, because its packages cannot be installed"
        elif ! matrix_build "$target"; then
            failed=$((failed + 1))
            say "$target: FAILED to build"
        else
            [ "$target" != windows ] || matrix_exports
            for kind in static shared; do
                [ -e "build/matrix/$target/programs/CMakeFiles/bastide_fingerprint_$kind.dir" ] || continue
                matrix_compare "$target" "$kind" "$games"
            done
        fi
    done
}

matrix_record() { # writes the numbers, draws and snapshots anew
    local programs=build/matrix/gcc-O3/programs
    need cmake ninja gcc
    matrix_build gcc-O3 bastide_fingerprint_static bastide_golden_static || exit 1
    rm -rf tests/data/golden
    mkdir -p tests/data/golden/snapshots
    "$programs/bastide_golden_static" tests/data/golden
    { "$programs/bastide_fingerprint_static" 20 && "$programs/bastide_fingerprint_static" 10000; } >build/matrix/numbers.txt
    mv build/matrix/numbers.txt "$numbers"
    say "$(wc -l <"$numbers") numbers in $numbers, draws and snapshots in tests/data/golden; git diff says what is other than before"
}
