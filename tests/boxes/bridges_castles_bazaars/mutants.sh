# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A seat builds a second bridge in a part of its turn.
mutant bridge_every_time 'boxes invariants' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'moves::set_this_part(play, kModule, kBridgeUsed, 1);' 'static_cast<void>(play);'

# The far end of a bridge on a neighbour faces any tile.
mutant bridge_end_faces_field 'boxes invariants' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'if (tile_at(view.state, beyond(cell_of(placed), side))) return false;' ''

# A bridge placed with its tile faces an abbey.
mutant bridge_faces_abbey 'boxes invariants' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'return !faces_wild(view, cell, way) &&' 'return'

# A tile is put away although it fits.
mutant bridge_not_forced 'boxes' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'return has_placement(view, action.tile) ? verdict.refuse(Reason::bridge_not_forced) : Reason::none;' 'return Reason::none;'

# What a new side demands is not written for the cells beside it.
mutant span_demands_nothing 'boxes invariants' src/board/features.cpp \
    'for (int side = way; side < kSides; side += kWays) renew_demand(state, tiles, id, side);' ''

# The edge of the table does not close a bridge.
mutant span_open_at_edge 'boxes invariants' src/play/moves.cpp \
    'if (is_closed(play, beyond(cell_of(tile), side))) close_end(state, road);' 'static_cast<void>(road);'
