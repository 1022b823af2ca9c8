# SPDX-License-Identifier: MIT
# The programs that commands need: which Debian package holds each, and its installation. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

on_debian() { [ -r /etc/debian_version ] && command -v apt-get >/dev/null 2>&1; }
has() { command -v "$1" >/dev/null 2>&1; }
has_header() { [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ] || [ -e "/opt/homebrew/include/$1" ]; }

# Prints the Debian package of a tool, named by a word below; prints nothing when the tool is installed.
package_for() {
    case $1 in
        cmake) has cmake || echo cmake ;;
        compiler) { has "${CXX:-c++}" && has "${CC:-cc}"; } || echo g++ ;;
        gcc) { has g++ && has gcc; } || echo g++ ;;
        clang) { has clang++ && has clang; } || echo clang ;;
        sanitizers) # the run-time libraries of Clang's sanitizers; the version of their package is that of Clang
            if has clang++ && echo 'int main() {}' | clang++ -x c++ -fsanitize=address,undefined - -o /dev/null 2>/dev/null; then :
            else echo libclang-rt-dev; fi ;;
        format) has clang-format || echo clang-format ;;
        ccache) has ccache || echo ccache ;;
        build) has ninja || has make || echo ninja-build ;;
        ninja) has ninja || echo ninja-build ;;
        pkg-config) has pkg-config || echo pkg-config ;;
        cffi) /usr/bin/python3 -c 'import cffi' 2>/dev/null || echo python3-cffi ;;
        luajit) has luajit || echo luajit ;;
        mono) { has mono && has mcs; } || echo mono-mcs mono-runtime libmono-system-core4.0-cil ;;
        unzip) has unzip || echo unzip ;;
        xbuild) # and the assemblies of .NET Framework 4.5 that a project names
            { has xbuild && [ -e /usr/lib/mono/4.5-api/mscorlib.dll ]; } || echo mono-xbuild mono-devel ;;
        nunit) has nunit-console || echo nunit-console libnunit-cil-dev ;;
        godot3) has godot3-server || echo godot3-server ;;
        node) has node || echo nodejs ;;
        npm) has npm || echo npm ;;
        chromium) has chromium || echo chromium ;;
        redis) has redis-server || echo redis-server ;;
        binaryen) has wasm-opt || echo binaryen ;;
        llvm) has llvm-ar || echo llvm ;; # an archiver for objects that are optimised at link time
        i686) has i686-linux-gnu-g++ || echo g++-i686-linux-gnu ;;
        s390x) has s390x-linux-gnu-g++ || echo g++-s390x-linux-gnu ;;
        aarch64) has aarch64-linux-gnu-g++ || echo g++-aarch64-linux-gnu ;;
        qemu) { has qemu-s390x && has qemu-aarch64; } || echo qemu-user ;;
        x11) { has_header X11/Xlib.h && has_header GL/glx.h; } || echo libx11-dev libgl-dev ;;
        mingw) has x86_64-w64-mingw32-g++-posix || echo g++-mingw-w64-x86-64-posix ;;
        wine) { has wine && has wineboot; } || echo wine wine64 ;;
        wasi) # a C library, a C++ library and a linker for WebAssembly that Clang finds
            echo '#include <array>' | clang++ --target=wasm32-wasi -std=c++20 -x c++ -c - -o /dev/null 2>/dev/null && has wasm-ld ||
                echo wasi-libc libc++-dev-wasm32 libclang-rt-dev-wasm32 lld ;;
        python) has python3 || echo python3 ;;
        venv) python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv ;;
        libclang) # parses the header; capi/abi/tools/declared.py finds Debian's module from any Python
            python3 -c 'import sys; sys.path.append("/usr/lib/python3/dist-packages"); import clang.cindex' 2>/dev/null || echo python3-clang ;;
        typescript) has tsc || echo node-typescript ;;
        abigail) has abidiff || echo abigail-tools ;;
        binutils) has readelf || echo binutils ;;
        catch2) { has_header catch2/catch.hpp || has_header catch2/catch_all.hpp; } || echo catch2 ;;
        json) has_header nlohmann/json.hpp || echo nlohmann-json3-dev ;;
        doxygen) has doxygen || echo doxygen ;;
        dot) has dot || echo graphviz ;;
        site_theme) [ -e /usr/share/doxygen-awesome-css/doxygen-awesome.css ] || echo doxygen-awesome-css ;;
        site_search) { [ -e /usr/share/nodejs/lunr/index.js ] && [ -e /usr/share/javascript/lunr/lunr.min.js ]; } || echo node-lunr ;;
        cli11) has_header CLI/CLI.hpp || echo libcli11-dev ;;
        benchmark) has_header benchmark/benchmark.h || echo libbenchmark-dev ;;
        valgrind) has valgrind || echo valgrind ;;
        *) die "no such tool: $1" ;;
    esac
}

need() { # tools, as named in package_for: installs the missing ones, or prints how to install them
    local missing=() tool names packages
    for tool in "$@"; do
        names=$(package_for "$tool")
        read -ra packages <<<"$names"
        missing+=("${packages[@]}")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if ! on_debian || [ "$(id -u)" -ne 0 ]; then
        say "Missing Debian packages: ${missing[*]}" >&2
        if on_debian; then say "Install them as root: apt-get install ${missing[*]}" >&2; fi
        exit 1
    fi
    say "Installing ${missing[*]} ..."
    apt_get install -y --no-install-recommends "${missing[@]}" >/dev/null && return 0
    apt_get update || die "apt-get update failed"
    apt_get install -y --no-install-recommends "${missing[@]}" || die "could not install ${missing[*]}"
}

apt_get() { # arguments...: its output goes to a log and is shown on failure. Waits while another process has one of its locks
    local log=build/logs/apt.log waited=0
    until DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get "$@" >$log 2>&1 </dev/null; do
        if ! grep -qE 'Could not get lock|Unable to lock' $log || [ $waited -ge 600 ]; then
            tail -n 60 $log
            return 1
        fi
        [ $waited -gt 0 ] || say 'Another process holds the lock of apt-get; waiting for it, 10 minutes at most ...' >&2
        sleep 5
        waited=$((waited + 5))
    done
}
