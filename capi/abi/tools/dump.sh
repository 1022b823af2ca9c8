#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What libabigail sees of the shared library: `write FILE` dumps it, `compare` holds it against the dump of each recorded release.
# The roof is compiled here with debug information; the floors below come from the static library and show in no type.
# Records in which a spare word has got a name are left to capi/abi/tools/changes.py, which knows what that means.
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
    grep -q "soname='libbastide.so.$node'" "$old" || continue # another ABI version promised other things
    compared=$((compared + 1))
    # --harmless: that two fields of one type have changed places is no harm in libabigail's eyes.
    abidiff --suppressions "$work/named" --no-added-syms --harmless "$old" "$dump" || {
        failed=$((failed + 1))
        echo "FAILED: the library is not what $old promises"
    }
done
echo "$compared dumps compared, $failed failures"
[ "$failed" -eq 0 ]
