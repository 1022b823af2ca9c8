#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks the hints of `bastide play`: hard does what its hint says, and the hints beside an easy opponent are sound.
# usage: hints_test.sh <bastide>
set -euo pipefail
fail() { echo "FAILED: $*" && exit 1; }

play() { printf 'w\na\nw\na\nq\n' | "$program" play --opponent "$1" --seed 3; } # level
hints() { grep -E '^(> )? *[+-][0-9]+\.[0-9]  ' <<<"$1" | head -n 3; }         # what was printed: those of the first decision

program=$1
printed=$(play hard)
hinted=$(hints "$printed" | sed -nE '1s/.*[+-][0-9.]+  (.*)  \(.*/\1/p')
[ -n "$hinted" ] || fail 'there is no hint'
grep -qxF ">     $hinted" <<<"$printed" || fail "hard does something else than: $hinted"
easy=$(hints "$(play easy)")
[ "$easy" = "$(hints "$(play normal)")" ] || fail "hints beside easy: $easy"
