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
