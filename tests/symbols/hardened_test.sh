#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks the hardening of the shared library on Linux that docs/SECURITY.md describes.
# usage: hardened_test.sh <shared library> <build directory> <processor>
set -u
export LC_ALL=C
shared=$1 build=$2 processor=$3
bad=0
holds() { # sentence, command...: fails with the sentence when the command does
    local sentence=$1
    shift
    "$@" >/dev/null || { echo "FAILED: $sentence"; bad=1; }
}
says() { grep -qE -- "$1" <<<"$2"; }
says_not() { ! says "$@"; }

segments=$(readelf -lW "$shared") dynamic=$(readelf -dW "$shared") notes=$(readelf -nW "$shared" 2>&1)
imports=$(nm -D --undefined-only "$shared")
commands=$(sed -n '/"command"/p' "$build/compile_commands.json" | grep -E 'bastide_(core|shared|static)\.dir')

holds 'addresses are read-only once they are found (RELRO)' says 'GNU_RELRO' "$segments"
holds 'all addresses are found when the library is loaded (BIND_NOW)' says 'BIND_NOW|FLAGS.* NOW' "$dynamic"
holds 'no segment can be written and run' says_not ' RWE ' "$segments"
holds 'the stack cannot be run' says 'GNU_STACK .* RW  ' "$segments"
holds 'no code is changed when the library is loaded' says_not 'TEXTREL' "$dynamic"
holds 'no folder to look for libraries is built in' says_not 'RPATH|RUNPATH' "$dynamic"
holds 'there are canaries on the stack' says '__stack_chk_fail' "$imports"
holds 'the commands of the compiler are known' says 'capi/game\.cpp' "$commands"
holds 'all is compiled with _FORTIFY_SOURCE' [ -z "$(grep -v -e '-D_FORTIFY_SOURCE=2' <<<"$commands")" ]
[ "$processor" != x86_64 ] || holds 'a shadow stack suits the library (CET)' says 'SHSTK' "$notes"
[ "$bad" -eq 0 ] && echo 'the library is hardened as its page says'
exit "$bad"
