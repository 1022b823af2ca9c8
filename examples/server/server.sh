# SPDX-License-Identifier: MIT
# Starts and tests the server of tables. Sourced by ./dev, whose functions it uses, as those of examples/web/web.sh.
# shellcheck shell=bash disable=SC2154

check_server() {
    need redis chromium || return 1
    build_web && npm_packages examples/server || return 1
    node_tests server examples/server/tests/server.test.mjs || return 1
    node_tests server examples/server/tests/bounds.test.mjs || return 1
    node_tests server examples/server/tests/tabs.test.mjs
}

#: server [PORT]      starts a server of tables at http://localhost:2567, with the table in the browser
#: server test        plays on it: seats, reconnects, stand-ins, two processes with Redis, every limit, hostile messages, 1,000 connections, two browser tabs
command_server() {
    case ${1:-2567} in
        test)
            begin_counting
            stage 'the server of tables' check_server
            verdict ;;
        *[!0-9]*) die 'usage: ./dev server [PORT | test]' ;;
        *)
            build_web && npm_packages examples/server || exit 1
            exec node examples/server/src/main.mjs --port "${1:-2567}" ;;
    esac
}
