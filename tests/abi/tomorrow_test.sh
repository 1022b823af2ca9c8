#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Tests the growth of records: builds the library with a header in which the first spare word of every record has a name. Clients of the
# present header and of that header must run on it as on the present library.
# usage: tomorrow_test.sh <source directory> <shared library> <static library> <C compiler> <C++ compiler> <python>
set -euo pipefail
source=$1 shared=$2 static=$3 cc=$4 cxx=$5 python=$6
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/include"
"$python" - "$source" >"$work/include/bastide.h" <<'PYTHON'
import json, sys

header = open(f"{sys.argv[1]}/include/bastide.h", encoding="utf-8").read()
named = 0
for record in json.load(open(f"{sys.argv[1]}/capi/abi/bastide_api.json", encoding="utf-8"))["records"]:
    spare = next((field for field in record["fields"] if field["name"] == "spare"), None)
    if spare and spare["length"] > 1:
        begin = header.index(f"typedef struct {record['name']} {{")
        old = f"    uint32_t spare[{spare['length']}];"
        place = header.index(old, begin)
        new = f"    int32_t tomorrow;\n    uint32_t spare[{spare['length'] - 1}];"
        header = header[:place] + new + header[place + len(old):]
        named += 1
assert named > 20, named
print(header, end="")
PYTHON

# The layers do not use the public records, so only the C interface is rebuilt.
"$cxx" -std=c++20 -O0 -fPIC -fno-exceptions -fno-rtti -fno-threadsafe-statics -fvisibility=hidden -DBASTIDE_BUILD_SHARED \
    -I"$work/include" -I"$source/src" -shared "$source"/capi/*.cpp "$static" -Wl,--version-script="$source/capi/abi/bastide.map" \
    -o "$work/libtomorrow.so"

"$cc" -std=c99 -I"$source/include" "$source/tests/abi/client.c" "$shared" -o "$work/today"
"$cc" -std=c99 -I"$source/include" "$source/tests/abi/client.c" "$work/libtomorrow.so" -o "$work/tomorrow"
"$cc" -std=c99 -I"$work/include" "$source/tests/abi/client.c" "$work/libtomorrow.so" -o "$work/grown"
today=$(LD_LIBRARY_PATH=$(dirname "$shared") "$work/today")
tomorrow=$(LD_LIBRARY_PATH=$work "$work/tomorrow")
grown=$(LD_LIBRARY_PATH=$work "$work/grown")
echo "today $today, on tomorrow's library $tomorrow, tomorrow's client $grown"
[ "$today" = "$tomorrow" ] && [ "$today" = "$grown" ]
