#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Growth tried before it is needed: the library is built with a header in which every growing record has two more words, and a
# client of today's header runs on it as on today's library.
# usage: tomorrow_test.sh <source directory> <shared library> <static library> <C compiler> <C++ compiler> <python>
set -euo pipefail
source=$1 shared=$2 static=$3 cc=$4 cxx=$5 python=$6
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/include"
"$python" - "$source" >"$work/include/bastide.h" <<'PYTHON'
import json, re, sys

header = open(f"{sys.argv[1]}/include/bastide.h", encoding="utf-8").read()
for record in json.load(open(f"{sys.argv[1]}/capi/abi/bastide_api.json", encoding="utf-8"))["records"]:
    if record["grows"]:
        last = record["fields"][-1]
        if last["reserved"]:  # reserved words are looked at, so words read beyond the caller's record are noticed
            old, new = rf"reserved\[{last['count']}\];\n", f"reserved[{last['count'] + 2}];\n"
        else:
            old, new = r"\n", "\n    uint32_t tomorrow[2];\n"
        header, count = re.subn(rf"{old}\}} {record['name']};", f"{new}}} {record['name']};", header)
        assert count == 1, record["name"]
print(header, end="")
PYTHON

# The floors below know no record of the border, so the roof alone is built anew.
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
