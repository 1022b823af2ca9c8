# SPDX-License-Identifier: MIT
# What is generated from the header, and what is recorded of a release. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

#: api                regenerates all files that are generated from include/bastide.h: capi/abi/, words and names
command_api() {
    need python libclang cffi
    python3 capi/abi/tools/api.py make && /usr/bin/python3 capi/bindings/python/tools/generate.py && python3 capi/bindings/js/tools/generate.py make &&
        python3 capi/bindings/tools/csharp.py make && python3 capi/bindings/tools/godot.py make
}

#: record VERSION     stores header and library in capi/abi/released/VERSION, as the baseline for later versions; see docs/abi.md
command_record() {
    [[ ${1:-} =~ ^[0-9]+\.[0-9]+\.[0-9]+(-dev)?$ ]] || die 'usage: ./dev record 0.1.0, or 0.1.0-dev before the release'
    need cmake gcc ninja catch2 json cli11 python libclang abigail
    CC=gcc CXX=g++ preset release bastide_static || exit 1
    python3 capi/abi/tools/api.py record "$1" || exit 1
    capi/abi/tools/dump.sh write build/release/libbastide.a "capi/abi/released/$1/bastide.$(uname -m).abi"
}
