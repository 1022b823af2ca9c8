#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A generator that knows nothing but bastide_api.json makes typed views, which C# and TypeScript compile and run.
# usage: views_test.sh <source directory> <python>
set -euo pipefail
source=$1 python=$2
here=$source/tests/ffi/views
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

[ "$(wc -l <"$here/views.py")" -le 200 ] || { echo "FAILED: views.py has more than 200 lines"; exit 1; }
"$python" "$here/views.py" "$source/capi/abi/bastide_api.json" "$work"
tried=0
if command -v mcs >/dev/null && command -v mono >/dev/null; then
    mcs -unsafe -langversion:7.2 -nowarn:169,649 -warnaserror -out:"$work/Check.exe" "$work/Views.cs" "$here/Check.cs"
    mono "$work/Check.exe"
    echo 'C#: compiles, and an event shows what its kind uses'
    tried=$((tried + 1))
fi
if command -v tsc >/dev/null && command -v node >/dev/null; then
    cp "$here/check.ts" "$work"
    echo '{"type": "commonjs"}' >"$work/package.json" # else one in a folder above decides how Node.js reads check.js
    tsc --strict --target es2020 --lib es2020,dom --module commonjs --outDir "$work" "$work/check.ts"
    node "$work/check.js"
    echo 'TypeScript: the same'
    tried=$((tried + 1))
fi
echo "$tried languages"
[ "$tried" -eq 2 ] || echo "SKIPPED: mcs and mono, or tsc and node, are not here"
