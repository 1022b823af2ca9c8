# SPDX-License-Identifier: MIT
# The generated parts of the pages, and the site. Sourced by ./dev, whose functions it uses.
# shellcheck shell=bash disable=SC2154

#: pages              regenerates the generated parts of the pages: lists of rules and boxes, options, pictures, samples, English texts, the test language
command_pages() {
    need cmake compiler ninja catch2 json cli11 python dot
    preset test bastide_options_page bastide_texts_file bastide_turn_steps bastide_guide_pictures bastide_cli bastide_planes bastide_snippet_draw_board_c || exit 1
    python3 docs/tools/options_page.py build/test/tests/bastide_options_page >build/options.md
    mv build/options.md docs/options.md
    build/test/tests/bastide_texts_file >capi/texts/english.txt
    python3 tests/data/texts/piglatin.py <capi/texts/english.txt >build/piglatin.txt
    mv build/piglatin.txt tests/data/texts/
    local set what
    for set in $(sed -n 's/^ *BASTIDE_SET_\([A-Z0-9_]*\) *= [0-9].*/\L\1/p' include/bastide.h); do
        what=(--tiles "$set")
        [ ! -e "docs/pictures/$set.script" ] || what=("docs/pictures/$set.script") # a set without tiles has a board instead
        build/test/examples/bastide draw "${what[@]}" >"docs/pictures/$set.svg"
    done
    build/test/examples/bastide draw docs/pictures/board.script >docs/pictures/board.svg
    python3 docs/tools/example_pictures.py build/test/examples/bastide
    python3 docs/tools/drawing_pictures.py build/test/examples/bastide
    python3 docs/tools/guide_pictures.py build/test/tests/bastide_guide_pictures
    build/test/tests/docs_snippets/bastide_snippet_draw_board_c >docs/pictures/geometry.svg
    build/test/tests/bastide_planes >docs/pictures/planes.svg
    python3 docs/tools/graphs.py >docs/pictures/speed.svg
    python3 docs/tools/turn_picture.py build/test/tests/bastide_turn_steps >docs/pictures/turn.svg
    python3 docs/tools/ruling_index.py
    python3 docs/tools/box_lists.py
    python3 docs/tools/check_pages.py --write
}

#: record_rules       keeps the ids of all rules in tests/data/released_rule_ids.txt, for a release; see docs/abi.md
command_record_rules() {
    need python
    python3 docs/tools/ruling_index.py --release
}

#: docs               makes the site of the pages and the header in build/docs/html and tries its search; warnings are errors
command_docs() {
    need python doxygen node site_theme site_search
    bash docs/tools/site.sh build/docs || exit 1
    node tests/site/search_test.js build/docs/html || exit 1
    say "build/docs/html/index.html"
}
