#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the table into dist/: static files for any web server. Needs the npm package, built by ../../capi/bindings/js/build.sh.
# usage: build.sh
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
here=examples/web out=build/js

# One module for page and worker, with the functions that they call: no snapshots, positions, own tiles, batches.
exported() {
    grep -vE 'position|snapshot|tileset|for_set|bastide_games_|apply_code|list_codes|action_(parse|write)|texts_write|list_weights|game_copy|game_clone|restart' \
        capi/abi/bastide.symbols
    printf 'bastide_draw_%s\n' options_init board tile dice
    printf 'bastide_players_%s\n' settings_init measure choose
}
mkdir -p "$here/src/module"
mapfile -t functions < <(exported)
clang --target=wasm32-wasi -mexec-model=reactor -Wl,-O2 -o "$here/src/module/table.wasm" "$out/libbastide_players.a" "$out/libbastide_draw.a" "$out/libbastide.a" \
    "${functions[@]/#/-Wl,--export=}" -Wl,--export=malloc,--export=free -Wl,--strip-all

cd "$here"
npm run --silent build -- --logLevel warn
