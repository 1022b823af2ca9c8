# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# One tile is missing and another has one copy too many.
mutant tile_count 'perft capi' src/boxes/base/tiles.hpp \
    'tile("E 5 CFFF c:N f:234567+0 garden:1"),
    tile("F 2 FCFC' 'tile("E 4 CFFF c:N f:234567+0 garden:1"),
    tile("F 3 FCFC'

# An incomplete city pays like a complete one.
mutant wrong_points 'invariants boxes' src/boxes/base/scoring.cpp \
    'Reward::city : Reward::final_city, feature.tiles, complete ? 2 : 1);' \
    'Reward::city : Reward::final_city, feature.tiles, 2);'

# A seat that deployed a follower may deploy another.
mutant second_follower 'boxes' src/boxes/base/base.cpp \
    'node_of(tile, action.segment));
    return Flow::done;' 'node_of(tile, action.segment));
    return Flow::ask;'
