#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the table into dist/: static files for any web server. Needs the npm package, built by ../../capi/bindings/js/build.sh.
# usage: build.sh
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
here=examples/web out=build/js

# One module for page and worker, with the functions that they call.
. capi/bindings/js/module.sh
called() {
    printf 'bastide_%s\n' abi_version layout word_{list,name,text,rule} option_list preset_list_choices config_init texts_{parse,destroy} \
        refusal_text action_{text,encode,decode} decision_text event_text score_line_text
    printf 'bastide_game_%s\n' create destroy load_script write_script get_config list_choices get_hash get_decision list_actions sample_action check apply \
        undo{,_last} list_{events,score_lines,history,seats,standing,board,pieces,things,stock,tiles,segments_at} feature_at get_{feature,dice} list_dice
    printf 'bastide_geometry_%s\n' create destroy pick locate_piece list_{spots,feature_rings,feature_outline}
    printf 'bastide_draw_%s\n' options_init board tile dice
    printf 'bastide_players_%s\n' settings_init measure choose
}
# Another for hints, which the worker fetches with the first of them.
hinting() {
    printf 'bastide_%s\n' abi_version layout word_{list,name,text,rule} texts_{parse,destroy} refusal_text game_{load_script,destroy,get_decision}
    printf 'bastide_players_%s\n' settings_init measure list_{moves,reasons} reasons_text
}
mkdir -p "$here/src/module"
mapfile -t functions < <(called)
mapfile -t advice < <(hinting)
# A built-in player gets its game as the script of its seat, so that game is already all that the seat may know.
cmake -DBASTIDE_VIEWS=OFF "$out"
cmake --build "$out" --target bastide_static
linking=(-Wl,-mllvm,-inline-threshold=-50) # the linker, too: 0.8 % fewer bytes, for a first visit, and games at random take about 15 % longer
module "$here/src/module/table.wasm" "${functions[@]}"
module "$here/src/module/hints.wasm" "${advice[@]}"

cd "$here"
npm run --silent build -- --logLevel warn
