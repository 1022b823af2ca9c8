#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks that random games equal the recorded ones.
# usage: fingerprint_test.sh <recorded numbers> <games> <program> [runner...]      the runner starts the program, if it needs one
set -euo pipefail
recorded=$1 games=$2 program=$3
shift 3
expected=$(grep " $games " "$recorded") || { echo "$recorded holds no numbers for $games games"; exit 1; }
found=$("$@" "$program" "$games" | tr -d '\r')
diff <(printf '%s\n' "$expected") <(printf '%s\n' "$found") && exit 0
echo '< is recorded, > is found. If games shall differ from now on, ./dev matrix record writes them anew; say why in the commit.'
exit 1
