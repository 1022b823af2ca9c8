#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The library as a WebAssembly module, build/wasm/bastide.wasm. Each line stands on docs/foreign.md, too.
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."

# [library]
cmake -S . -B build/wasm -DCMAKE_BUILD_TYPE=Release -DBASTIDE_SHARED=OFF -DBASTIDE_INSTALL=OFF \
    -DBASTIDE_BUILD_TESTS=OFF -DBASTIDE_BUILD_EXAMPLES=OFF \
    -DCMAKE_SYSTEM_NAME=Generic -DCMAKE_SYSTEM_PROCESSOR=wasm32 -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
    -DCMAKE_C_COMPILER=clang -DCMAKE_C_COMPILER_TARGET=wasm32-wasi \
    -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_COMPILER_TARGET=wasm32-wasi
cmake --build build/wasm
# [library]

# [module]
clang --target=wasm32-wasi -mexec-model=reactor -O2 -o build/wasm/bastide.wasm build/wasm/libbastide.a \
    $(sed 's/^/-Wl,--export=/' capi/abi/bastide.symbols) -Wl,--export=malloc,--export=free \
    -Wl,--growable-table,--export-table,--strip-all
# [module]
