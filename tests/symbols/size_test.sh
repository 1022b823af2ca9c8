#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compares the size of the stripped shared library with that in the README, which may differ by 5 %.
# usage: size_test.sh <source directory> <shared library>
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
strip -o "$work/stripped.so" "$2"
found=$(wc -c <"$work/stripped.so")
told=$(sed -n 's/^| the shared library.* | \([0-9,]*\)<!-- figure: [^>]* --> bytes .*/\1/p' "$1/README.md" | tr -d ,)
[ -n "$told" ] || { echo 'FAILED: README.md has no row "the shared library ... N bytes" with a recorded figure'; exit 1; }
echo "the shared library, stripped: $found bytes; the README says $told"
[ $((found > told ? found - told : told - found)) -le $((told / 20)) ] || { echo 'FAILED: the README is more than 5 % off'; exit 1; }
