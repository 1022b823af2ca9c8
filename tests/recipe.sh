# SPDX-License-Identifier: MIT
# Runs the commands of a page as they are written. Sourced by ./dev and by tests.
# shellcheck shell=bash

recipe_text() { # page, name: the block under <!-- recipe: NAME -->
    awk -v mark="<!-- recipe: $2 -->" '
        index($0, mark) == 1 { on = 1; next }
        on && (/^    / || (is_fenced && !/^```/)) { print; found = 1; next }
        on && /^```/ && !found { is_fenced = 1; next }
        on && found { exit }' "$1" | grep . || { printf 'no recipe %s is on %s\n' "$2" "$1" >&2; return 1; }
}

recipe() { # page, name, folder: stops at the first command that fails
    local text
    text=$(recipe_text "$1" "$2") && (cd "$3" && bash -euo pipefail -c "$text")
}
