#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds, inspects and runs C programs that use bastide in each of the ways that the README describes.
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

draws() { # program: it prints a picture
    "$1" | grep -q '^</svg>' || fail "$1 draws nothing"
}

plays() { # program: it plays a game to the end
    "$1" | grep -q '^winners [1-9]' || fail "$1 plays no game"
}

consumer() { # name of the build, static or shared, cmake arguments...
    local name=$1 kind=$2
    shift 2
    quietly "$cmake" -S "$here/$way" -B "$scratch/$name" -DCMAKE_BUILD_TYPE=Release "$@"
    quietly "$cmake" --build "$scratch/$name"
    look "$scratch/$name/consumer" "$kind"
}

plain_build() { # name of the build, cmake arguments...: configured with no kind of build; how features.cpp would be compiled
    local name=$1
    shift
    quietly "$cmake" -S "$here/$way" -B "$scratch/$name" -G 'Unix Makefiles' -DBASTIDE_SOURCE="$source" -DCMAKE_BUILD_TYPE= \
        -DCMAKE_EXPORT_COMPILE_COMMANDS=ON "$@"
    grep '"command".*board/features\.cpp' "$scratch/$name/compile_commands.json"
}

readme_line() { # what the line of the README does that begins so: compile our program, wherever it stands
    local line
    line=$(grep -F "    $1" "$source/README.md" | head -n 1)
    [ -n "$line" ] || fail "README.md has no line $1"
    sed "s|^ *cc |\"$cc\" |; s|my_program\.c|\"$here/consumer.c\"|; s|-o my_program|-o \"$2\"|" <<<"$line"
}

install_to() { quietly "$cmake" --install "$build" --prefix "$1"; }

case $way in
    add_subdirectory | fetch_content)
        consumer static static -DBASTIDE_SOURCE="$source"
        [ -e "$scratch/static/bastide/libbastide.so" ] && fail 'an embedding project builds what it does not link'
        plain_build no_kind | grep -qE -- ' -O[23] ' || fail 'without a kind of build the library is not optimised'
        plain_build own_level -DCMAKE_CXX_FLAGS=-O1 | grep -qE -- ' -O[23] ' && fail 'the optimisation that a project names is overruled'
        plain_build debug -DCMAKE_BUILD_TYPE=Debug | grep -qE -- ' -O[23] ' && fail 'a debug build is optimised'
        [ "$way" = fetch_content ] || consumer shared shared -DBASTIDE_SOURCE="$source" -DBUILD_SHARED_LIBS=ON
        ;;
    find_package)
        # Installed, then moved: packages must not contain the path at which they were built.
        install_to "$scratch/first"
        mv "$scratch/first" "$scratch/prefix"
        for told in bastide.cdef.h bastide_api.json bastide.symbols; do
            cmp -s "$source/capi/abi/$told" "$scratch/prefix/share/bastide/$told" || fail "$told is not installed"
        done
        diff -r "$source/capi/texts" "$scratch/prefix/share/bastide/texts" || fail 'the texts are not installed'
        consumer plain static -DCMAKE_PREFIX_PATH="$scratch/prefix"
        consumer by_option shared -DCMAKE_PREFIX_PATH="$scratch/prefix" -DBUILD_SHARED_LIBS=ON
        consumer static static -DCMAKE_PREFIX_PATH="$scratch/prefix" -DWANTED=static
        consumer shared shared -DCMAKE_PREFIX_PATH="$scratch/prefix" -DWANTED=shared
        for name in static shared; do
            draws "$scratch/$name/draws"
            plays "$scratch/$name/plays"
        done
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
        quietly eval "$(readme_line 'cc my_program.c $(pkg-config --cflags --libs bastide) -Wl,-rpath,' "$scratch/shared")"
        look "$scratch/shared" shared
        quietly eval "$(readme_line 'cc my_program.c $(pkg-config --cflags --libs bastide) -o' "$scratch/lost")"
        "$scratch/lost" >/dev/null 2>&1 && fail 'a program finds the library where the system does not look'
        LD_LIBRARY_PATH=$libdir look "$scratch/lost" shared # as where the system looks
        # shellcheck disable=SC2046
        quietly "$cc" "$here/draws.c" $(pkg-config --cflags --libs bastide_draw) "-Wl,-rpath,$libdir" -o "$scratch/draws"
        draws "$scratch/draws"
        # shellcheck disable=SC2046
        quietly "$cc" "$here/plays.c" $(pkg-config --cflags --libs bastide_players) "-Wl,-rpath,$libdir" -o "$scratch/plays"
        plays "$scratch/plays"
        quietly eval "$(readme_line 'cc $(pkg-config --cflags bastide) my_program.c -Wl,-Bstatic' "$scratch/static")"
        look "$scratch/static" static
        # If only the static library is installed, the plain command links it.
        rm -f "$libdir"/libbastide.so*
        # shellcheck disable=SC2046
        quietly "$cc" "$here/consumer.c" $(pkg-config --cflags --libs bastide) -o "$scratch/only_static"
        look "$scratch/only_static" static
        ;;
    *) fail "no such way: $way" ;;
esac
