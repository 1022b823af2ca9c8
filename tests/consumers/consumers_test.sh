#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds, inspects and runs C programs that use bastide in each of the ways that the README describes.
# usage: consumers_test.sh <way> <source directory> <build directory of bastide> <scratch directory>
set -euo pipefail
way=$1 source=$2 build=$3 scratch=$4/$1
cmake=${CMAKE:-cmake}
cc=${CC:-cc}
here=$source/tests/consumers
. "$source/tests/recipe.sh"
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

consumer() { # name of the build, static or shared, cmake arguments...: not optimised, since what the library does is tested elsewhere
    local name=$1 kind=$2
    shift 2
    quietly "$cmake" -S "$here/$way" -B "$scratch/$name" -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_FLAGS_RELEASE=-O0 -DCMAKE_CXX_FLAGS_RELEASE=-O0 "$@"
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

recipe_of_readme() { # name, folder that is made: runs it there with our program; its cc is our compiler
    mkdir -p "$2/bin"
    printf '#!/bin/sh\nexec "%s" "$@"\n' "$(command -v "$cc")" >"$2/bin/cc"
    chmod +x "$2/bin/cc"
    cp "$here/consumer.c" "$2/my_program.c"
    PATH=$2/bin:$PATH quietly recipe "$source/README.md" "$1" "$2"
}

split() { # name, pattern: an installation without the files of that name
    cp -r "$scratch/whole" "$scratch/$1"
    find "$scratch/$1" -name "$2" -not -type d -delete
}

finds() { # name of the installation, the kind that is found, cmake arguments...
    local name=$1 kind=$2
    shift 2
    quietly "$cmake" -S "$here/$way" -B "$scratch/$name-found" -DCMAKE_PREFIX_PATH="$scratch/$name" "$@"
    quietly "$cmake" --build "$scratch/$name-found"
    look "$scratch/$name-found/consumer" "$kind"
}

misses() { # name of the installation, components, sentence: cmake stops and says so
    "$cmake" -S "$here/$way" -B "$scratch/missed" -DCMAKE_PREFIX_PATH="$scratch/$1" -DWANTED="$2" >"$scratch/log" 2>&1 && fail "$2 is found in $1"
    tr -s ' \n' ' ' <"$scratch/log" | grep -qF "$3" || { cat "$scratch/log"; fail "cmake does not say: $3"; }
    rm -rf "$scratch/missed"
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
    host_settings)
        quietly "$cmake" -S "$here/$way" -B "$scratch/build" -DCMAKE_BUILD_TYPE= -DCMAKE_CXX_FLAGS=-O0 -DBASTIDE_SOURCE="$source"
        quietly "$cmake" --build "$scratch/build"
        look "$scratch/build/consumer" static
        quietly "$cmake" --install "$scratch/build" --prefix "$scratch/prefix"
        grep -q 'of the host' "$scratch/prefix/share/doc/host/LICENSE" || fail "the host's licence is overwritten"
        ;;
    find_package)
        # Installed, then moved: packages must not contain the path at which they were built.
        install_to "$scratch/first"
        mv "$scratch/first" "$scratch/prefix"
        for told in bastide.cdef.h bastide_api.json bastide.symbols; do
            cmp -s "$source/capi/abi/$told" "$scratch/prefix/share/bastide/$told" || fail "$told is not installed"
        done
        diff -r "$source/include" "$scratch/prefix/include" || fail 'the headers are not installed'
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
    split_package)
        # A distribution may put static libraries, or each library, into a package of its own, which is not installed here.
        install_to "$scratch/whole"
        split no_static 'lib*.a' && finds no_static shared
        split no_shared 'lib*.so*' && finds no_shared static -DBUILD_SHARED_LIBS=ON
        split no_draw 'libbastide_draw.*' && finds no_draw static -DWANTED='players;batch'
        split nothing 'lib*' && misses nothing '' 'neither libbastide nor its static library is installed'
        misses no_static static 'the static library is not installed'
        misses no_shared shared 'the shared library is not installed'
        misses no_draw 'shared;draw' 'bastide_draw is not installed as the same kind of library as bastide'
        misses no_draw dice 'there is no component dice'
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
        recipe_of_readme pkg_config_elsewhere "$scratch/shared"
        look "$scratch/shared/my_program" shared
        recipe_of_readme pkg_config "$scratch/lost"
        "$scratch/lost/my_program" >/dev/null 2>&1 && fail 'a program finds the library where the system does not look'
        LD_LIBRARY_PATH=$libdir look "$scratch/lost/my_program" shared # as where the system looks
        # shellcheck disable=SC2046
        quietly "$cc" "$here/draws.c" $(pkg-config --cflags --libs bastide_draw) "-Wl,-rpath,$libdir" -o "$scratch/draws"
        draws "$scratch/draws"
        # shellcheck disable=SC2046
        quietly "$cc" "$here/plays.c" $(pkg-config --cflags --libs bastide_players) "-Wl,-rpath,$libdir" -o "$scratch/plays"
        plays "$scratch/plays"
        recipe_of_readme pkg_config_static "$scratch/static"
        look "$scratch/static/my_program" static
        # If only the static library is installed, the plain command links it.
        rm -f "$libdir"/libbastide.so*
        recipe_of_readme pkg_config "$scratch/only_static"
        look "$scratch/only_static/my_program" static
        ;;
    *) fail "no such way: $way" ;;
esac
