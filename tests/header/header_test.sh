#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The public headers compile alone and twice in one file, without a warning, in every dialect of C and C++ that a compiler knows.
# usage: header_test.sh <include directory> [<C compiler> <C++ compiler>]; GCC and Clang are added where present.
set -u
include=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
compiled=0

printf '#include "bastide.h"\n#include "bastide.h"\nint bastide_header_test(void) { return BASTIDE_OK; }\n' >"$work/twice.c"
printf '#include "bastide.h"\nint bastide_header_test(void) { return BASTIDE_OK; }\n' >"$work/once.c"
# As a host may do by mistake: inside extern "C", and after a packing pragma.
printf 'extern "C" {\n#include "bastide.h"\n}\nint bastide_header_test() { return BASTIDE_OK; }\n' >"$work/inside.cpp"
for name in once twice; do cp "$work/$name.c" "$work/$name.cpp"; done

knows() { # compiler language standard
    echo 'int bastide_header_test;' | "$1" -x "$2" -std="$3" -fsyntax-only - >/dev/null 2>&1
}

try() { # compiler language standard file
    if "$1" -x "$2" -std="$3" -pedantic -Wall -Wextra -Werror -fsyntax-only -I"$include" "$4" >"$work/log" 2>&1; then
        compiled=$((compiled + 1))
    else
        printf 'FAILED: %s -x %s -std=%s %s\n' "$1" "$2" "$3" "${4##*/}"
        sed 's/^/    /' "$work/log" | head -n 20
        failed=$((failed + 1))
    fi
}

compilers() { # the given one and those that are on the path, each once
    local seen=" " path name
    for name in "$@"; do
        path=$(command -v "$name" 2>/dev/null) || continue
        path=$(readlink -f "$path")
        case $seen in *" $path "*) continue ;; esac
        seen="$seen$path "
        printf '%s\n' "$name"
    done
}

for compiler in $(compilers "${2:-cc}" gcc clang); do
    for standard in c89 c99 c11 c17 c2x c23; do
        knows "$compiler" c $standard || continue
        for file in once twice; do try "$compiler" c $standard "$work/$file.c"; done
    done
done
for compiler in $(compilers "${3:-c++}" g++ clang++); do
    for standard in c++98 c++11 c++14 c++17 c++20 c++23; do
        knows "$compiler" c++ $standard || continue
        for file in once twice inside; do try "$compiler" c++ $standard "$work/$file.cpp"; done
    done
done

# Block comments only: some readers of headers know no others. First every block comment goes, then no // may be left.
if tr '\n' '\001' <"$include/bastide.h" | sed 's,/\*[^*]*\*\**\([^/*][^*]*\*\**\)*/,,g' | tr '\001' '\n' | grep -n '//'; then
    echo 'FAILED: bastide.h holds a line comment (above)'
    failed=$((failed + 1))
fi
# One file: nothing but stdint.h is included.
if grep -nE '^[[:space:]]*#[[:space:]]*include' "$include/bastide.h" | grep -v '<stdint\.h>'; then
    echo 'FAILED: bastide.h includes more than stdint.h (above)'
    failed=$((failed + 1))
fi

[ "$compiled" -gt 0 ] || { echo 'FAILED: no compiler was found'; failed=$((failed + 1)); }
echo "$compiled compilations without a warning, $failed failures"
[ "$failed" -eq 0 ]
