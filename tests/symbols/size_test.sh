#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compares the size of the stripped shared library with that in the README, which is rounded and may differ by 5 %.
# usage: size_test.sh <source directory> <shared library>
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
strip -o "$work/stripped.so" "$2"
found=$(wc -c <"$work/stripped.so")
told=$(sed -n 's/^| the shared library.* about \([0-9]*\) kB .*/\1/p' "$1/README.md")
[ -n "$told" ] || { echo 'FAILED: README.md has no row "the shared library ... about N kB"'; exit 1; }
echo "the shared library, stripped: $found bytes; the README says about $told kB"
[ $((found > told * 1000 ? found - told * 1000 : told * 1000 - found)) -le $((told * 50)) ] || { echo 'FAILED: the README is more than 5 % off'; exit 1; }
