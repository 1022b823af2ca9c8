#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Programs in C that take bastide in each of the ways the README names; each is built, looked at and run.
# usage: consumers_test.sh <way> <source directory> <build directory of bastide> <scratch directory>
set -euo pipefail
way=$1 source=$2 build=$3 scratch=$4/$1
cmake=${CMAKE:-cmake}
cc=${CC:-cc}
here=$source/tests/consumers
rm -rf "$scratch"
mkdir -p "$scratch"

fail() { printf 'FAILED: %s\n' "$*"; exit 1; }

quietly() { # command: its output only when it fails
    "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log"; fail "$*"; }
}

needs() { readelf -dW "$1" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'; }

look() { # program, static or shared: linked that way, and running
    local program=$1
    if [ "$2" = shared ]; then
        needs "$program" | grep -q '^libbastide\.so\.' || fail "$program does not use the shared library"
    else
        needs "$program" | grep -q '^libbastide' && fail "$program does not use the static library"
    fi
    needs "$program" | grep -E 'stdc\+\+|libgcc_s|libc\+\+' && fail "$program takes in the C++ runtime"
    "$program" | grep -q '^bastide ' || fail "$program does not run"
    echo "$way, $2: fine"
}

consumer() { # name of the build, static or shared, cmake arguments...
    local name=$1 kind=$2
    shift 2
    quietly "$cmake" -S "$here/$way" -B "$scratch/$name" -DCMAKE_BUILD_TYPE=Release "$@"
    quietly "$cmake" --build "$scratch/$name"
    look "$scratch/$name/consumer" "$kind"
}

install_to() { quietly "$cmake" --install "$build" --prefix "$1"; }

case $way in
    add_subdirectory | fetch_content)
        consumer static static -DBASTIDE_SOURCE="$source"
        [ -e "$scratch/static/bastide/libbastide.so" ] && fail 'an embedding project builds what it does not link'
        [ "$way" = fetch_content ] || consumer shared shared -DBASTIDE_SOURCE="$source" -DBUILD_SHARED_LIBS=ON
        ;;
    find_package)
        # Installed, then moved: packages must not remember where they were made.
        install_to "$scratch/first"
        mv "$scratch/first" "$scratch/prefix"
        for told in bastide.cdef.h bastide_api.json bastide.symbols; do
            cmp -s "$source/capi/abi/$told" "$scratch/prefix/share/bastide/$told" || fail "$told is not installed"
        done
        consumer plain static -DCMAKE_PREFIX_PATH="$scratch/prefix"
        consumer by_option shared -DCMAKE_PREFIX_PATH="$scratch/prefix" -DBUILD_SHARED_LIBS=ON
        consumer static static -DCMAKE_PREFIX_PATH="$scratch/prefix" -DWANTED=static
        consumer shared shared -DCMAKE_PREFIX_PATH="$scratch/prefix" -DWANTED=shared
        ;;
    pkg_config)
        install_to "$scratch/first"
        mv "$scratch/first" "$scratch/prefix"
        pc=$(find "$scratch/prefix" -name bastide.pc)
        PKG_CONFIG_PATH=$(dirname "$pc")
        export PKG_CONFIG_PATH
        version=$(pkg-config --modversion bastide)
        grep -q "VERSION_MINOR $(cut -d. -f2 <<<"$version")\$" "$source/include/bastide.h" || fail "bastide.pc says $version"
        libdir=$(pkg-config --variable=libdir bastide)
        # shellcheck disable=SC2046
        quietly "$cc" "$here/consumer.c" $(pkg-config --cflags --libs bastide) "-Wl,-rpath,$libdir" -o "$scratch/shared"
        look "$scratch/shared" shared
        # shellcheck disable=SC2046
        quietly "$cc" $(pkg-config --cflags bastide) "$here/consumer.c" -Wl,-Bstatic $(pkg-config --static --libs bastide) \
            -Wl,-Bdynamic -o "$scratch/static"
        look "$scratch/static" static
        # Where only the static library is installed, the plain line links it.
        rm -f "$libdir"/libbastide.so*
        # shellcheck disable=SC2046
        quietly "$cc" "$here/consumer.c" $(pkg-config --cflags --libs bastide) -o "$scratch/only_static"
        look "$scratch/only_static" static
        ;;
    *) fail "no such way: $way" ;;
esac
