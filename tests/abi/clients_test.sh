#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks that client.c, compiled with each recorded header and with the present one, plays the same game on the present library.
# usage: clients_test.sh <source directory> <shared library> <C compiler>
set -u
source=$1 shared=$2 compiler=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
clients=0 failed=0
abi=$(sed -n 's/^#define BASTIDE_ABI_VERSION //p' "$source/include/bastide.h")

run() { # folder of a header
    "$compiler" -std=c99 -Wall -Wextra -Werror -I"$1" "$source/tests/abi/client.c" "$shared" -o "$work/client" \
        && LD_LIBRARY_PATH=$(dirname "$shared") "$work/client"
}

today=$(run "$source/include") || { echo "FAILED: a client of today's header"; exit 1; }
[[ $today =~ ^[0-9a-f]{16}( -?[0-9]+){4}$ ]] || { echo "FAILED: a client of today's header says '$today'"; exit 1; }
for header in "$source"/capi/abi/released/*/bastide.h; do
    [ -e "$header" ] || continue
    grep -q "^#define BASTIDE_ABI_VERSION $abi\$" "$header" || continue # it names another library
    clients=$((clients + 1))
    saw=$(run "$(dirname "$header")") && [ "$saw" = "$today" ] && continue
    failed=$((failed + 1))
    echo "FAILED: a client of $header sees '$saw' and not '$today'"
done
echo "$today: $clients old clients, $failed failures"
[ "$failed" -eq 0 ]
