#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compiles capi/abi/layout.c, whose static assertions check sizes, offsets and numbers, for every target of the installed compilers.
# Clang has its own <stdint.h>, so it needs only the name of a target.
# usage: layout_test.sh <source directory> <C compiler>
set -u
source=$1
passed=0 failed=0

try() { # sentence, command...
    local sentence=$1 log
    shift
    if log=$("$@" -I"$source/include" -Wpadded -Werror "$source/capi/abi/layout.c" 2>&1); then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n%s\n' "$sentence" "$(head -n 8 <<<"$log")"
    fi
}

try "layout with $2" "$2" -fsyntax-only
try "layout with $2 as C++" "$2" -x c++ -fsyntax-only
for compiler in x86_64-w64-mingw32-gcc i686-w64-mingw32-gcc arm-linux-gnueabihf-gcc i686-linux-gnu-gcc s390x-linux-gnu-gcc; do
    command -v $compiler >/dev/null && try "layout with $compiler" $compiler -fsyntax-only
done
if command -v clang >/dev/null; then
    for target in x86_64-linux-gnu x86_64-linux-gnux32 i386-linux-gnu aarch64-linux-gnu arm-linux-gnueabihf riscv32-linux-gnu \
        riscv64-linux-gnu s390x-linux-gnu powerpc-linux-gnu powerpc64-linux-gnu mips-linux-gnu wasm32-wasi wasm64-wasi \
        x86_64-pc-windows-msvc i686-pc-windows-msvc aarch64-pc-windows-msvc x86_64-w64-windows-gnu i686-w64-windows-gnu \
        x86_64-apple-darwin arm64-apple-darwin aarch64-linux-android armv7-linux-androideabi; do
        try "layout for $target" clang -target $target -ffreestanding -fsyntax-only
    done
fi

echo "$passed targets passed, $failed failed"
[ "$failed" -eq 0 ]
