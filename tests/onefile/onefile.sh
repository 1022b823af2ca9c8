# SPDX-License-Identifier: MIT
# The library as one file: made, compiled alone and played. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

onefile=build/onefile
onefile_targets=(gcc clang windows wasm)

onefile_make() { # writes bastide.h, bastide.cpp and those of the libraries beside it
    rm -rf $onefile
    python3 capi/onefile/onefile.py $onefile && cp LICENSE $onefile/
}

onefile_tools() { # target
    case $1 in
        gcc) echo gcc binutils ;;
        clang) echo clang binutils ;;
        windows) echo mingw wine ;;
        wasm) echo clang wasi node ;;
    esac
}

onefile_compile() { # target, language, arguments...: with the flags of somebody who knows nothing of ours
    local target=$1 cc=gcc cxx=g++ flags=()
    case $target in
        clang) cc=clang cxx=clang++ ;;
        windows) cc=x86_64-w64-mingw32-gcc-posix cxx=x86_64-w64-mingw32-g++-posix ;;
        wasm) cc=clang cxx=clang++ flags=(--target=wasm32-wasi -fno-exceptions) ;; # its C++ library is built without
    esac
    case $2 in
        c) $cc "${flags[@]}" -std=c99 -O1 "${@:3}" ;;
        c++) $cxx "${flags[@]}" -std=c++20 -O1 -fPIC -Wall -Wextra -Werror "${@:3}" ;;
        link) $cxx "${flags[@]}" "${@:3}" ;;
    esac
}

# Whether each file is code for a target: CI has no time to build them all there.
onefile_syntax() { # targets...
    local target source
    for target; do
        for source in $onefile/*.cpp; do
            if quietly "build/logs/onefile-$target.log" onefile_compile "$target" c++ -DBASTIDE_BUILD_SHARED -DBASTIDE_BATCH_BUILD_SHARED \
                -DBASTIDE_DRAW_BUILD_SHARED -DBASTIDE_PLAYERS_BUILD_SHARED -fsyntax-only "$source"; then
                note passed "onefile/$target/$(basename "$source")"
            else
                note failed "onefile/$target/$(basename "$source")"
            fi
        done
    done
}

onefile_page() { # the commands of the page, in a folder with the files and a game; what they make needs libc alone
    local folder=$onefile/page
    rm -rf $folder && mkdir -p $folder && cp $onefile/*.h $onefile/*.cpp $folder/ && cp docs/snippets/first_game.c $folder/my_game.c &&
        quietly build/logs/onefile-page.log recipe docs/onefile.md program $folder && $folder/my_game | grep -q '^seat 1: [0-9]* points$' &&
        [ "$(needed_by $folder/my_game)" = libc.so.6 ]
}
needed_by() { readelf -d "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'; }

onefile_run() { # target, program, arguments...
    case $1 in
        windows) WINEDEBUG=-all WINEPREFIX="$PWD/build/wine" wine "${@:2}" | tr -d '\r' ;;
        wasm) node --no-warnings tests/determinism/wasi.mjs "${@:2}" ;;
        *) "${@:2}" ;;
    esac
}

onefile_build() { # target: the libraries, and programs that were written for the library as it is built elsewhere
    local target=$1 out=$onefile/$1 source ending='' libraries=()
    mkdir -p "$out"
    for source in $onefile/*.cpp; do
        onefile_compile "$target" c++ -c "$source" -o "$out/$(basename "$source" .cpp).o" || return 1
        libraries+=("$out/$(basename "$source" .cpp).o")
    done
    for source in tests/determinism/random_game.c tests/determinism/fingerprint.c docs/snippets/click.c; do
        onefile_compile "$target" c -I$onefile -c "$source" -o "$out/$(basename "$source" .c).o" || return 1
    done
    if [ "$target" = windows ]; then ending=-static; fi
    onefile_compile "$target" link "$out/fingerprint.o" "$out/random_game.o" "$out/bastide.o" $ending -o "$out/games" || return 1
    onefile_compile "$target" link "$out/click.o" "${libraries[@]}" $ending -o "$out/click"
}

onefile_names() { # target: what the objects define that is neither the library's nor the compiler's
    nm --defined-only --extern-only "$onefile/$1"/bastide*.o | awk 'NF == 3 { print $3 }' |
        grep -vE '^(bastide_|_ZNK?7bastide|_ZT[VIS]N?7bastide|_ZZ?NK?7bastide|DW\.ref\.|__clang_call_terminate$)'
}

onefile_games() { # target: the recorded games
    if [ "$1" = windows ]; then WINEDEBUG=-all WINEPREFIX="$PWD/build/wine" wineboot -i >build/logs/wine.log 2>&1; fi
    diff <(grep ' 20 ' tests/data/fingerprints.txt) <(onefile_run "$1" "$(onefile_program "$1" games)" 20)
}
onefile_program() { if [ "$1" = windows ]; then say "$onefile/$1/$2.exe"; else say "$onefile/$1/$2"; fi; }

onefile_draws() { # target: a click places a tile, and a picture is drawn; without files under WebAssembly
    [ "$1" != wasm ] || return 0
    (cd "$onefile/$1" && rm -f board.svg && { if [ "$1" = windows ]; then
        echo '0 -512' | WINEDEBUG=-all WINEPREFIX="$OLDPWD/build/wine" wine ./click.exe; else echo '0 -512' | ./click; fi; } >click.txt &&
        grep -q '</svg>' board.svg)
}

onefile_try() { # targets...
    local target begin
    for target; do
        begin=$SECONDS
        # shellcheck disable=SC2046
        if ! (need python $(onefile_tools "$target")); then
            note skipped "onefile/$target"
            say "SKIPPED: $target, because its packages cannot be installed"
        elif ! quietly "build/logs/onefile-$target.log" onefile_build "$target"; then
            note failed "onefile/$target"
            say "$target: FAILED to build"
        elif [ "$target" != wasm ] && onefile_names "$target"; then
            note failed "onefile/$target"
            say "$target: FAILED, the names above are not the library's"
        elif onefile_games "$target" && onefile_draws "$target"; then
            note passed "onefile/$target"
            say "$target: compiled alone, plays the recorded games, $((SECONDS - begin)) s"
        else
            note failed "onefile/$target"
            say "$target: FAILED (< is recorded, > is found)"
        fi
    done
}

# The library as one file, and what is built on it: the bindings of the engines.
engines_stage() {
    local out=$onefile/gcc
    (need python clang mingw wasi) || return 1
    onefile_make && onefile_try gcc || return 1
    onefile_syntax windows wasm
    if onefile_page; then note passed onefile/page; else note failed onefile/page; fi
    rm -f $out/libbastide.a && ar rcs $out/libbastide.a $out/bastide*.o && g++ -shared $out/bastide*.o -o $out/libbastide.so || return 1
    if ! csharp_stage $out/libbastide.so || ! unity_samples; then note failed csharp/stage; fi
    godot_generated
    godot_syntax
    godot_host $out/libbastide.a 10
}

#: package source     writes the library as one file (build/onefile/bastide.h and bastide.cpp, and those of the libraries beside it),
#:                     compiles it alone with GCC, Clang, for Windows and WebAssembly, and plays the recorded games
command_package() {
    [ "${1:-}" = source ] || die 'usage: ./dev package source'
    begin_counting
    need python
    onefile_make || exit 1
    onefile_try "${onefile_targets[@]}"
    verdict
}
