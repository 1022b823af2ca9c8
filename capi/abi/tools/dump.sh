#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Describes the shared library with libabigail: `write FILE` stores the description, `compare` compares it with that of each recorded
# release. capi/ is compiled here with debug information; the layers below come from the static library and appear in no public type.
# Records in which a spare word got a name are suppressed here, because capi/abi/tools/changes.py checks them.
# usage: dump.sh write <static library> <file> | dump.sh compare <static library>
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
command=$1 static=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cd "$root" # the dump names files by their relative path
node=$(sed -n 's/^#define BASTIDE_ABI_VERSION \([0-9]*\).*/\1/p' include/bastide.h)
g++ -std=c++20 -g -O0 -fPIC -fno-exceptions -fno-rtti -fno-threadsafe-statics -fvisibility=hidden -DBASTIDE_BUILD_SHARED \
    -Isrc -Iinclude -shared capi/*.cpp "$static" -Wl,--version-script=capi/abi/bastide.map -Wl,-soname,"libbastide.so.$node" \
    -o "$work/libbastide.so.$node"

dump=$work/today.abi
[ "$command" = compare ] || dump=$3
abidw --headers-dir include --drop-private-types --exported-interfaces-only --no-corpus-path --no-comp-dir-path --no-show-locs \
    --out-file "$dump" "$work/libbastide.so.$node"
[ "$command" = compare ] || exit 0

python3 - >"$work/named" <<'PYTHON'
import json
for record in json.load(open("capi/abi/bastide_api.json"))["records"]:
    if any(field.get("since", record["since"]) != record["since"] for field in record["fields"]):
        print(f"[suppress_type]\n  name = {record['name']}\n")
PYTHON
compared=0 failed=0
for old in capi/abi/released/*/bastide."$(uname -m)".abi; do
    [ -e "$old" ] || continue
    grep -q "soname='libbastide.so.$node'" "$old" || continue # another ABI version makes other promises
    compared=$((compared + 1))
    # --harmless: libabigail classifies a swap of two fields of one type as harmless.
    abidiff --suppressions "$work/named" --no-added-syms --harmless "$old" "$dump" || {
        failed=$((failed + 1))
        echo "FAILED: the library is incompatible with $old"
    }
done
echo "$compared dumps compared, $failed failures"
[ "$failed" -eq 0 ]
