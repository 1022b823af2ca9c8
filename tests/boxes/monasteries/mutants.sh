# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A monk and an abbot share a monastery.
mutant monasteries_roles_free 'boxes invariants' src/boxes/monasteries/monasteries.cpp \
    'return other && is_occupied(view.state, other)' 'return !other && is_occupied(view.state, segment)'

# The monasteries of the base game stay.
mutant monasteries_kept 'boxes' src/boxes/monasteries/monasteries.cpp \
    'copies.set == Set::base && !rules.has(Option::keep_monasteries)' \
    'copies.set == Set::base && rules.has(Option::keep_monasteries)'

# An abbot does not count its own tile.
mutant abbacy_own_tile 'boxes invariants' src/board/features.cpp \
    'u32 tiles = 1;' 'u32 tiles = 0;'

# An abbot counts the next tile alone in each direction.
mutant abbacy_one_tile 'boxes invariants' src/board/features.hpp \
    'for (PlacedId tile = tile_at(state, at); tile; tile = tile_at(state, at += stride)) visit(tile);' \
    'if (PlacedId tile = tile_at(state, at)) visit(tile);'

# A castle copies a monastery with an abbot alone.
mutant monasteries_castle 'boxes' src/boxes/bridges_castles_bazaars/castle_scoring.cpp \
    'if (has_abbots_alone(view, feature.root)) return;' 'if (has_abbots_alone(view, {})) return;'
