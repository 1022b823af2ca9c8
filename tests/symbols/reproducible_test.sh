#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks that the same sources, compilers and build type give the same bytes in every folder: builds both libraries a second time from a
# copy in another folder, by the commands of the README, and compares. The libraries beside them are left out, by the one file that CMake
# takes from the environment; the tests of consumers install them.
# usage: reproducible_test.sh <source directory> <shared library> <static library> <kind of build> <scratch directory>
set -euo pipefail
source=$1 shared=$2 static=$3 kind=$4 scratch=$5
copy="$scratch/a copy that lies elsewhere"
export CCACHE_DISABLE=1
export CMAKE_BUILD_TYPE=$kind CMAKE_BUILD_PARALLEL_LEVEL DESTDIR=$scratch/root
CMAKE_BUILD_PARALLEL_LEVEL=$(nproc 2>/dev/null || echo 2)
unset CMAKE_CXX_COMPILER_LAUNCHER CMAKE_C_COMPILER_LAUNCHER
rm -rf "$scratch"
mkdir -p "$copy"
cp -R "$source"/CMakeLists.txt "$source"/LICENSE "$source"/include "$source"/src "$source"/capi "$copy"
for beside in DRAW BATCH PLAYERS; do printf 'set(BASTIDE_%s OFF CACHE BOOL "")\n' $beside; done >"$scratch/rules_alone.cmake"
export CMAKE_TOOLCHAIN_FILE=$scratch/rules_alone.cmake
find "$copy" -exec touch -d 2001-01-01 {} +

quietly() { "$@" >"$scratch/log" 2>&1 || { tail -n 40 "$scratch/log"; exit 1; }; }
. "$source/tests/recipe.sh"
quietly recipe "$source/README.md" install "$copy"
[ -e "$scratch/root/usr/local/include/bastide.h" ] || { echo 'FAILED: the README installs no header'; exit 1; }

bad=0
for library in "$shared" "$static"; do
    cmp "$library" "$copy/build/${library##*/}" || { echo "FAILED: ${library##*/} has other bytes when it is built elsewhere"; bad=1; }
done
sha256sum "$shared" "$static" | sed 's,  .*/,  ,'
exit "$bad"
