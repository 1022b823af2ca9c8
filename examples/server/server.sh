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
