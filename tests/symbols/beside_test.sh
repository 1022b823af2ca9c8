#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks the symbols of a library beside the library: it exports the functions of its header and no others, it needs only bastide and
# libc, and it holds no exception tables and no writable data.
# usage: beside_test.sh <source directory> <name of the header without .h> <shared library> <static library>
set -u
export LC_ALL=C
source=$1 name=$2 shared=$3 static=$4
failed=0

none() { # sentence: fails with it when there is input, which it shows
    local lines
    lines=$(cat)
    [ -n "$lines" ] || return 0
    printf 'FAILED: %s\n' "$1"
    printf '%s\n' "$lines" | sed 's/^/    /' | head -n 20
    failed=1
}

declared=$(tr '\n' ' ' <"$source/include/$name.h" | grep -oE "BASTIDE_CALL +${name}_[a-z0-9_]+ *\(" | grep -oE "${name}_[a-z0-9_]+" | sort -u)
exported=$(nm -D --defined-only "$shared" | awk '$2 != "A" { print $3 }' | sed 's/@.*//' | sort -u)
[ -n "$declared" ] || { echo "FAILED: $name.h declares no function"; failed=1; }
none "the library exports the functions of $name.h (< is declared, > is exported)" \
    < <(diff <(echo "$declared") <(echo "$exported") | grep '^[<>]')
none 'the library needs only bastide and libc' \
    < <(readelf -dW "$shared" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | grep -vE '^(libbastide\.so\.|libc\.so\.|libc\.musl|ld-linux|ld64|ld\.so)')
none 'the library knows no exceptions and no types at run time' \
    < <(nm "$static" 2>/dev/null | grep -E '__cxa_(throw|begin_catch|guard)|_Unwind_|__gxx_personality|_ZTI|_ZTS')
none 'the objects hold no writable data' \
    < <(size -A "$static" | awk '$1 ~ /^\.(data|bss|tdata|tbss|init_array|ctors)(\.|$)/ && $1 !~ /^\.data\.rel\.ro/ && $2 > 0 { print $1, $2 }')
exit $failed
