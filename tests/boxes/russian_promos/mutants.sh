# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A hut does not count itself.
mutant russian_hut_alone 'boxes invariants' src/boxes/russian_promos/russian_promos.cpp \
    'kHutAndCells = 10' 'kHutAndCells = 9'

# A follower on a castle is trapped.
mutant russian_castle 'boxes invariants' src/boxes/russian_promos/russian_promos.cpp \
    'return piece.spot == Spot::segment && view.state.node(NodeId(piece.at)).kind() == SegmentKind::castle;' \
    'return piece.spot == Spot::segment && view.state.node(NodeId(piece.at)).kind() == SegmentKind::none;'

# Whoever was just trapped is freed at once.
mutant russian_freed_at_once 'boxes invariants' src/boxes/russian_promos/russian_promos.cpp \
    'if (reason != Reason::none || PlacedId(view.state.piece(id).at) != view.state.header().last) return reason;' \
    'if (PlacedId(view.state.piece(id).at) != PlacedId{}) return reason;'

# Those in the tree cost points, too.
mutant russian_tree_costs 'boxes invariants' src/boxes/russian_promos/russian_promos.cpp \
    'count += has_pond(view, PlacedId(view.state.piece(id).at)) ? 1u : 0u;' 'count += id ? 1u : 0u;'

# Trapped followers count for what sees meeples.
mutant russian_counted 'boxes invariants' src/boxes/bridges_castles_bazaars/bridges_castles_bazaars.hpp \
    'if (!tile || is_trapped(view, piece)) return false;' 'if (!tile) return false;'

# A figure may be placed beside the Vodyanoy.
mutant russian_pond_free 'boxes invariants' src/boxes/russian_promos/russian_promos.cpp \
    'if (!has_pond(view, tile)) return Reason::none;' 'if (tile) return Reason::none;'
