#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Prints the bytes of what is shipped, a line each: compiler or `wasm`, `size`, what, bytes.
#   sizes.sh native COMPILER FOLDER   of the libraries in FOLDER, made by COMPILER: the shared one, and a C program that plays a game
#                                     with the static one, without the parts that it never calls; both stripped
#   sizes.sh wasm FOLDER              of a WebAssembly module for a client, built in FOLDER: as it is, and compressed
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."

# What a client calls that plays a game and shows its events and scores.
client='config_init game_create game_list_actions game_apply game_list_events game_list_seats game_destroy'

bytes_of() { wc -c <"$1"; }

native() { # compiler, folder
    strip -o "$2/stripped.so" "$2/libbastide.so"
    "${CC:-cc}" -O2 -Iinclude examples/minimal/minimal.c "$2/libbastide.a" -Wl,--gc-sections -s -o "$2/minimal"
    echo "$1 size shared $(bytes_of "$2/stripped.so")"
    echo "$1 size minimal $(bytes_of "$2/minimal")"
}

wasm() { # folder
    cmake -S . -B "$1" -DCMAKE_BUILD_TYPE=MinSizeRel -DCMAKE_CXX_FLAGS_MINSIZEREL='-Oz -DNDEBUG' -DBASTIDE_SHARED=OFF -DBASTIDE_INSTALL=OFF \
        -DBASTIDE_BUILD_TESTS=OFF -DBASTIDE_BUILD_EXAMPLES=OFF \
        -DCMAKE_SYSTEM_NAME=Generic -DCMAKE_SYSTEM_PROCESSOR=wasm32 -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
        -DCMAKE_C_COMPILER=clang -DCMAKE_C_COMPILER_TARGET=wasm32-wasi \
        -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_COMPILER_TARGET=wasm32-wasi >"$1.log" 2>&1
    cmake --build "$1" >>"$1.log" 2>&1
    # The linker gets its -O2 by -Wl: for a plain -O2 Clang runs wasm-opt, if it is installed, and the bytes would depend on that.
    # shellcheck disable=SC2086
    clang --target=wasm32-wasi -mexec-model=reactor -Wl,-O2 -o "$1/client.wasm" "$1/libbastide.a" \
        $(printf -- '-Wl,--export=bastide_%s ' $client) -Wl,--export=malloc,--export=free -Wl,--strip-all
    gzip -9 -n -c "$1/client.wasm" >"$1/client.wasm.gz"
    echo "wasm size client $(bytes_of "$1/client.wasm")"
    echo "wasm size client.gz $(bytes_of "$1/client.wasm.gz")"
}

"$@"
