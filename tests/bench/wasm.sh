#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compares rollouts in WebAssembly, without and with SIMD, with native ones: the same games in turn, the fastest series of all rounds,
# because other work on the machine only slows a series down.
# usage: wasm.sh NATIVE-LIBRARY WASM-LIBRARY SIMD-LIBRARY
set -euo pipefail
cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../.."
series=200 rounds=9
out=build/wasm-bench
mkdir -p $out

# Without -O, for which Clang runs wasm-opt where it is installed; the time goes into the library.
"${CC:-cc}" -std=c11 -Iinclude tests/bench/rollouts.c "$1" -o $out/native
clang --target=wasm32-wasi -std=c11 -Iinclude tests/bench/rollouts.c "$2" -o $out/plain.wasm
clang --target=wasm32-wasi -std=c11 -Iinclude tests/bench/rollouts.c "$3" -o $out/simd.wasm

run() { # which: microseconds of a game, sum of the scores
    case $1 in
        native) $out/native $series ;;
        *) node --no-warnings tests/determinism/wasi.mjs "$out/$1.wasm" $series ;;
    esac
}

rm -f $out/*.times
for ((round = 0; round < rounds; ++round)); do
    for which in native plain simd; do run $which >>"$out/$which.times"; done
done
[ "$(cut -d ' ' -f 2 $out/*.times | sort -u | wc -l)" -eq 1 ] || { echo 'the games differ'; exit 1; }
fastest() { cut -d ' ' -f 1 "$out/$1.times" | sort -n | head -n 1; }
for which in native plain simd; do
    echo "$which $(fastest $which) $(fastest native)" | awk '{ printf "%-7s %6.2f us a game, %.2f times native\n", $1, $2, $2 / $3 }'
done
