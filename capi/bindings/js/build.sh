#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the npm package in this folder: the modules in wasm/, the JavaScript and its types in dist/, the languages in texts/.
# usage: build.sh       Needs CMake, Clang with the libraries for WASI, LLVM's archiver, wasm-opt of Binaryen, and Node with the packages of package-lock.json.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
cd "$here/../../.."
out=build/js

. capi/bindings/js/module.sh
flags=${size_flags[*]}
cmake -S . -B "$out" -DCMAKE_BUILD_TYPE=MinSizeRel -DCMAKE_CXX_FLAGS_MINSIZEREL="$flags" -DCMAKE_C_FLAGS_MINSIZEREL="$flags" \
    -DBASTIDE_VIEWS=ON -DBASTIDE_SHARED=OFF -DBASTIDE_INSTALL=OFF -DBASTIDE_BUILD_TESTS=OFF -DBASTIDE_BUILD_EXAMPLES=OFF \
    -DCMAKE_SYSTEM_NAME=Generic -DCMAKE_SYSTEM_PROCESSOR=wasm32 -DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY \
    -DCMAKE_C_COMPILER=clang -DCMAKE_C_COMPILER_TARGET=wasm32-wasi \
    -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_COMPILER_TARGET=wasm32-wasi \
    -DCMAKE_AR="$(command -v llvm-ar)" -DCMAKE_RANLIB="$(command -v llvm-ranlib)"
cmake --build "$out"

functions() { cat capi/abi/bastide.symbols; }
drawing() { grep -ohE 'bastide_draw_[a-z_]+\(' include/bastide_draw.h | tr -d '(' | LC_ALL=C sort -u; }
thinking() { printf 'bastide_players_%s\n' settings_init measure choose list_{moves,reasons} reasons_text; }
# What a page that plays a game needs: no saving, views, positions, own tiles, codes, batches.
playing() { functions | grep -vE 'position|clone|game_copy|snapshot|script|tileset|for_set|bastide_games_|code$|codes$|action_parse|texts_write'; }

mkdir -p "$here/wasm" "$here/texts"
mapfile -t all < <(functions; drawing; thinking)
mapfile -t pictures < <(playing; drawing | grep -v _set_)
mapfile -t rules < <(playing | grep -v geometry)
linking=(-Wl,--export-table,--growable-table) # for the clock of the players
module "$here/wasm/bastide.wasm" "${all[@]}"
linking=()
module "$here/wasm/bastide-pictures.wasm" "${pictures[@]}"
module "$here/wasm/bastide-rules.wasm" "${rules[@]}"

cp capi/texts/{czech,french,german,romanian}.txt "$here/texts/"
cp LICENSE "$here/"
cd "$here"
node_modules/.bin/tsc -p .
