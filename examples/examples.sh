# SPDX-License-Identifier: MIT
# Builds and runs the examples in C and C++. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

#: demo [arguments]   builds the demo and runs it: prints a whole game turn by turn (--help lists its arguments)
command_demo() {
    need cmake compiler build
    say "Building the demo in build/demo ..." >&2
    configure build/demo -S . -B build/demo -DCMAKE_BUILD_TYPE=Release -DBASTIDE_BUILD_TESTS=OFF -DBASTIDE_SHARED=OFF \
        -DBASTIDE_INSTALL=OFF || exit 1
    build build/demo bastide_demo || exit 1
    exec build/demo/examples/bastide_demo "$@"
}

#: cli [arguments]    builds the command line program bastide and runs it
command_cli() {
    need cmake compiler build cli11
    configure build/demo -S . -B build/demo -DCMAKE_BUILD_TYPE=Release -DBASTIDE_BUILD_TESTS=OFF -DBASTIDE_SHARED=OFF \
        -DBASTIDE_INSTALL=OFF || exit 1
    build build/demo bastide_cli || exit 1
    exec build/demo/examples/bastide "$@"
}
