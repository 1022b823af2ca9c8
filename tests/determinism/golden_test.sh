#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks that draws and snapshots equal the recorded ones, byte for byte.
# usage: golden_test.sh <recorded folder> <program> <scratch folder>
set -euo pipefail
recorded=$1 program=$2 scratch=$3
rm -rf "$scratch"
mkdir -p "$scratch/snapshots"
"$program" "$scratch"
diff -r "$recorded" "$scratch" && exit 0
echo '< is recorded, > is found. If this shall differ from now on, ./dev matrix record writes it anew; say why in the commit.'
exit 1
