#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks the symbols of the libraries: exports are exactly the names of capi/abi/bastide.symbols, the functions of the header; libc is the
# only dependency; there are no exception tables and no writable data.
# usage: symbols_test.sh <source directory> <shared library> <static library>
set -u
export LC_ALL=C
source=$1 shared=$2 static=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: >"$work/failed" # a line per failure; the checks below end in pipes, whose ends cannot count in a variable

none() { # sentence: fails with it when there is input, which it shows
    local lines
    lines=$(cat)
    [ -n "$lines" ] || return 0
    printf 'FAILED: %s\n' "$1"
    printf '%s\n' "$lines" | sed 's/^/    /' | head -n 20
    printf '%s\n' "$1" >>"$work/failed"
}
same() { # sentence, expected, found
    diff "$2" "$3" | grep '^[<>]' | none "$1 (< is expected, > is found)"
}

for file in "$shared" "$static"; do
    [ -e "$file" ] || { echo "FAILED: there is no $file"; exit 1; }
done

list="$source/capi/abi/bastide.symbols"
version=$(sed -n 's/^#define BASTIDE_ABI_VERSION \([0-9]*\).*/\1/p' "$source/include/bastide.h")
node="BASTIDE_$version"

sort -u "$list" >"$work/list"
same 'capi/abi/bastide.symbols is sorted and names nothing twice' "$work/list" "$list"

tr '\n' ' ' <"$source/include/bastide.h" | grep -oE 'BASTIDE_CALL +bastide_[a-z0-9_]+ *\(' | grep -oE 'bastide_[a-z0-9_]+' \
    | sort -u >"$work/header"
same 'the header declares the names of the list' "$work/list" "$work/header"

nm -D --defined-only "$shared" | awk '$2 != "A" { print $3 }' >"$work/exports"
sed 's/@.*//' "$work/exports" | sort -u >"$work/exported"
same 'the shared library exports the names of the list' "$work/list" "$work/exported"
grep -v "@@*$node\$" "$work/exports" | none "every export has the version node $node"

# A function of the host, or of a second copy of the library, must not interpose an internal call.
readelf -rW "$shared" | grep -oE ' bastide_[a-z0-9_]+' | none 'the shared library calls none of its own functions through the PLT'

readelf -dW "$shared" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | grep -vE '^(libc\.so\.|libc\.musl|ld-linux|ld64|ld\.so)' \
    | none 'the shared library needs nothing but libc'
ldd "$shared" | grep -vE 'linux-vdso|linux-gate|/?ld-linux|/?ld64|libc\.so|libc\.musl|ld-musl|statically linked' \
    | none 'nothing but libc is loaded with the shared library'
readelf -dW "$shared" | grep -qF "soname: [libbastide.so.$version]" || echo "$shared" | none "the soname is libbastide.so.$version"

for file in "$shared" "$static"; do
    name=${file##*/}
    { nm "$file"; nm -D "$file"; } 2>/dev/null \
        | grep -E '__cxa_(throw|rethrow|begin_catch|end_catch|allocate_exception|guard)|_Unwind_|__gxx_personality|_ZTI|_ZTS|_ZSt9terminatev' \
        | none "$name knows no exceptions, no types at run time and no guarded statics"
    { nm "$file"; nm -D "$file"; } 2>/dev/null | grep -E ' (_Zn[wa]|_Zd[la])' | none "$name uses no new and delete"
done

# All functions that the library imports; none of these can throw or unwind. Clang replaces memcmp() by bcmp() where the order does not
# matter. Names with two underscores come from compilers that harden by default, such as those of Ubuntu.
nm -D --undefined-only "$shared" | awk '$1 == "U" { sub(/@.*/, "", $2); print $2 }' \
    | grep -vxE 'malloc|free|mem(cpy|move|set|cmp)|bcmp|__mem(cpy|move|set)_chk|__stack_chk_fail' \
    | none 'the library calls memory functions of libc and nothing else'

# Sections of the static library: the shared one also contains those of the C start-up files.
size -A "$static" | awk '
    /ex |:$/ { object = $1 }
    $1 ~ /^\.(data|bss|tdata|tbss|init_array|ctors|fini_array|dtors|gcc_except_table)(\.|$)/ && $1 !~ /^\.data\.rel\.ro/ && $2 > 0 {
        print object, $1, $2 }' | none 'the objects hold no writable data, no thread-local data, no start-up code'
nm -A "$static" 2>/dev/null | awk '$(NF-1) == "u" || $(NF-1) == "C"' | none 'the objects hold no unique or common symbols'
nm -D --defined-only "$shared" | awk '$2 ~ /^[BbDdSsGgCu]$/' | none 'the shared library exports functions only'

# The static library defines no C name without the prefix bastide_.
nm -A --defined-only --extern-only "$static" 2>/dev/null | awk 'NF >= 3 { print $NF }' | grep -vE '^(bastide_|_Z)' | sort -u \
    | none 'the static library defines no C name without the prefix bastide_'
# It defines none of the names that bastide.hpp compiles into a host.
nm --defined-only --extern-only "$static" 2>/dev/null | grep 7bastide6cpp_v1 | none 'the static library keeps out of bastide::cpp_v1'
# A host that links it does not export its names again.
readelf -sW "$static" | awk '$5 == "GLOBAL" && $7 != "UND" && $6 == "DEFAULT" && $8 ~ /^bastide_/ { print $8 }' | sort -u \
    | none 'the names in the static library are hidden'

# A program has only the functions that it calls: one that plays a game cannot load a snapshot or a script or set a position.
if "${CC:-cc}" -I"$source/include" "$source/examples/minimal/minimal.c" "$static" -Wl,--gc-sections -o "$work/minimal" 2>"$work/log"; then
    never='bastide::(.*::)?(read_snapshot|write_snapshot|read_script|write_script|set_position|list_position|pick)\('
    nm -C "$static" 2>/dev/null | grep -oE " [tTW] $never" | sed 's/.*:://' | sort -u >"$work/in_library"
    grep -cx '[a-z_]*(' "$work/in_library" | grep -vx 7 | none 'the static library has the functions that a small program leaves out'
    nm -C "$work/minimal" | grep -E "$never" | none 'a program that only plays has no function that saves, loads, sets or draws'
    nm -C "$work/minimal" | grep -qE 'bastide::tiles::apply\(' || echo "$static" | none 'a program that plays has the function that applies an action'
else
    none 'a C program links with the static library and --gc-sections' <"$work/log"
fi

# One program links all names.
{
    echo '#include "bastide.h"'
    echo 'typedef void (*function)(void);'
    echo 'int main(int argc, char **argv) { function all[] = {'
    sed 's/.*/    (function)&,/' "$list"
    echo '    }; (void)argv; return all[(unsigned)argc % (sizeof all / sizeof all[0])] == (function)0; }'
} >"$work/all.c"
for library in "$shared" "$static"; do
    ${CC:-cc} -I"$source/include" "$work/all.c" "$library" -o "$work/all" 2>"$work/log" || none "a C program links every name of ${library##*/}" <"$work/log"
    LD_LIBRARY_PATH=$(dirname "$shared") "$work/all" || echo "$library" | none 'a program that names every function runs'
done

echo "$(wc -l <"$list") names, $(wc -l <"$work/failed") failures"
[ ! -s "$work/failed" ]
