# SPDX-License-Identifier: MIT
# Builds, serves and tests the table in the browser. Sourced by ./dev, whose functions it uses, as those of capi/bindings/js/js.sh.
# shellcheck shell=bash disable=SC2154

build_web() {
    build_js && npm_packages examples/web || return 1
    quietly build/logs/web.log examples/web/build.sh
}

check_web() { # pattern: the tests in Chromium whose names match, all without one
    need chromium || return 1
    build_web || return 1
    node_tests table ${1:+--test-name-pattern="$1"} examples/web/tests/table.test.mjs
}

#: web                builds the table in the browser and serves it at http://localhost:8080; also: ./dev web PORT
#: web test           plays it in Chromium by clicks, keys and taps; screenshots in build/screenshots
#: web first          measures when the first legal cell is lit, with the processor throttled four times
command_web() {
    case ${1:-8080} in
        test)
            begin_counting
            stage 'the table in the browser' check_web
            verdict ;;
        first)
            need chromium && build_web || exit 1
            node examples/web/tests/first_cell.mjs ;;
        *[!0-9]*) die 'usage: ./dev web [PORT | test | first]' ;;
        *)
            build_web || exit 1
            say "http://localhost:${1:-8080}/"
            cd examples/web && exec node_modules/.bin/vite preview --port "${1:-8080}" --strictPort ;;
    esac
}
