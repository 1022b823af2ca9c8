# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A festival returns figures after every tile.
mutant festival_everywhere 'invariants boxes' src/boxes/festival/festival.cpp \
    'return last && has_mark(view, last, Mark::festival);' 'return static_cast<bool>(last);'
