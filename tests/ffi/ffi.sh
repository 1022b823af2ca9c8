# SPDX-License-Identifier: MIT
# The library called from other languages: each must print what C prints. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

ffi_tools() { # language
    case $1 in
        Python) echo cffi ;;
        LuaJIT) echo luajit ;;
        'C#') echo mono ;;
        WebAssembly*) echo clang wasi node ;;
    esac
}

ffi_call() { # language, shared library, games, scripts...
    local language=$1 library=$2 scratch=build/ffi
    shift 2
    case $language in
        Python) /usr/bin/python3 tests/ffi/caller.py "$library" . "$@" ;;
        LuaJIT) luajit tests/ffi/caller.lua "$library" . "$@" ;;
        'C#')
            mcs -unsafe -langversion:7.2 -warnaserror -out:$scratch/Caller.exe tests/ffi/Caller.cs &&
                LD_LIBRARY_PATH=$(dirname "$library") mono $scratch/Caller.exe "$@" ;;
        WebAssembly)
            CMAKE_BUILD_PARALLEL_LEVEL=$jobs quietly build/logs/wasm.log tests/ffi/wasm.sh >&2 &&
                node --no-warnings tests/ffi/caller.mjs build/wasm/bastide.wasm . "$@" ;;
        'WebAssembly SIMD') node --no-warnings tests/ffi/caller.mjs build/wasm-simd/bastide.wasm . "$@" ;; # made with the other
    esac
}

ffi() { # games: each language must print what C prints
    local games=$1 programs=build/release/tests library=build/release/libbastide.so scripts language begin
    mapfile -t scripts < <(find tests/games -name '*.txt' | LC_ALL=C sort)
    preset release bastide_ffi_caller bastide_fingerprint_shared || return 1
    mkdir -p build/ffi
    { "$programs/bastide_ffi_caller" "${scripts[@]}" && "$programs/determinism/bastide_fingerprint_shared" "$games"; } \
        >build/ffi/expected.txt || return 1
    for language in Python LuaJIT 'C#' WebAssembly 'WebAssembly SIMD'; do
        begin=$SECONDS
        # shellcheck disable=SC2046
        if ! (need $(ffi_tools "$language")); then
            note skipped "ffi/$language"
            say "SKIPPED: $language, because its packages cannot be installed"
        elif ffi_call "$language" "$library" "$games" "${scripts[@]}" | diff build/ffi/expected.txt -; then
            note passed "ffi/$language"
            say "$language: prints the $(wc -l <build/ffi/expected.txt) lines that C prints, $((SECONDS - begin)) s"
        else
            note failed "ffi/$language"
            say "$language: FAILED (< is C, > is $language)"
        fi
    done
    if ! (need mono node typescript python); then
        note skipped 'ffi/typed views'
        say 'SKIPPED: typed views, because their packages cannot be installed'
    elif tests/ffi/views/views_test.sh . python3; then
        note passed 'ffi/typed views'
    else
        note failed 'ffi/typed views'
    fi
}

#: ffi     [games]    plays games from Python, LuaJIT, C# and JavaScript; each must print the same as C
command_ffi() {
    begin_counting
    need cmake compiler ninja catch2 json cli11
    CC=gcc CXX=g++ ffi "${1:-20}"
    verdict
}

#: wasm               builds the library as WebAssembly modules without and with SIMD; see docs/foreign.md
#: wasm bench         compares the time of their rollouts with that of native ones
command_wasm() {
    case ${1:-} in '' | bench) ;; *) die 'usage: ./dev wasm [bench]' ;; esac
    need cmake build clang wasi
    CMAKE_BUILD_PARALLEL_LEVEL=$jobs quietly build/logs/wasm.log tests/ffi/wasm.sh || exit 1
    say "build/wasm/bastide.wasm, build/wasm-simd/bastide.wasm"
    [ -n "${1:-}" ] || return 0
    need compiler ninja benchmark node
    build_bench bastide_static || exit 1
    tests/bench/wasm.sh build/bench/libbastide.a build/wasm/libbastide.a build/wasm-simd/libbastide.a
}
