#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library as two WebAssembly modules, without and with SIMD: build/wasm/bastide.wasm and build/wasm-simd/bastide.wasm. The steps
# stand on docs/foreign.md, too.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."

module() { # out, flags
    local out=$1 flags=$2
    # [library]
    cmake -S . -B "$out" -DCMAKE_BUILD_TYPE=Release -DBASTIDE_SHARED=OFF -DBASTIDE_INSTALL=OFF \
        -DBASTIDE_BUILD_TESTS=OFF -DBASTIDE_BUILD_EXAMPLES=OFF \
        -DCMAKE_SYSTEM_NAME=Generic -DCMAKE_SYSTEM_PROCESSOR=wasm32 -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
        -DCMAKE_C_COMPILER=clang -DCMAKE_C_COMPILER_TARGET=wasm32-wasi \
        -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_COMPILER_TARGET=wasm32-wasi -DCMAKE_CXX_FLAGS="$flags"
    cmake --build "$out" --target bastide_static
    # [library]

    # The linker gets its -O2 by -Wl: for a plain -O2 Clang runs wasm-opt, if it is installed, which refuses SIMD in a stripped module.
    # [module]
    clang --target=wasm32-wasi -mexec-model=reactor -Wl,-O2 -o "$out/bastide.wasm" "$out/libbastide.a" \
        $(sed 's/^/-Wl,--export=/' capi/abi/bastide.symbols) -Wl,--export=malloc,--export=free \
        -Wl,--growable-table,--export-table,--strip-all
    # [module]
}

module build/wasm ''
module build/wasm-simd -msimd128
