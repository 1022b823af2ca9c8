# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The row of a rose belongs to no section.
mutant rose_row 'boxes invariants' src/boxes/wind_roses/wind_roses.cpp \
    'south * section.south >= 0;' 'south * section.south > 0;'

# A turned rose has its sections as if it were not turned.
mutant rose_turned 'boxes invariants' src/boxes/wind_roses/wind_roses.cpp \
    'turn < rose.tile.rotation(); ++turn' 'turn < rose.tile.rotation() * 0; ++turn'

# The orange rose goes on counting beside the blue one.
mutant rose_blue 'boxes invariants' src/boxes/wind_roses/wind_roses.cpp \
    'is_on_board(view, Mark::wind_rose_blue) ? Mark::wind_rose_blue' 'is_on_board(view, Mark::wind_rose_ne) ? Mark::wind_rose_blue'

# With the City the rose lies inside its walls, or nowhere.
mutant rose_in_city 'boxes' src/boxes/wind_roses/wind_roses.cpp \
    'begins_with_city(play.rules) ? kNorthOfCity : kNorthOfSpring' \
    'begins_with_city(play.rules) && play.rules.start.rotation != 0 ? kNorthOfCity : kNorthOfSpring'
