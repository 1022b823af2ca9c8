# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A city with two followers becomes a castle.
mutant castle_with_two 'boxes invariants' src/boxes/bridges_castles_bazaars/castle_building.cpp \
    'if (view.state.node(root).claims() != 1 ||' 'if (view.state.node(root).claims() < 1 ||'

# A castle is paid in the turn in which it is built.
mutant castle_paid_at_once 'boxes invariants' src/boxes/bridges_castles_bazaars/castle_scoring.cpp \
    'return view.state.node(root).tile != last && view.state.node(next_of(view.state, root)).tile != last;' \
    'return static_cast<bool>(last) || true;'

# Besieged cities become castles.
mutant castle_besieged 'boxes' src/boxes/bridges_castles_bazaars/castle_building.cpp \
    ' || has_mark(def, segment, Mark::siege)' ''

# The fief is too narrow.
mutant fief_narrow 'boxes invariants' src/boxes/bridges_castles_bazaars/castles.cpp \
    'const int wide = a.x == b.x ? 1 : 0;' 'const int wide = a.x == b.x ? 0 : 1;'

# The least valuable feature pays.
mutant castle_least 'boxes invariants' src/boxes/bridges_castles_bazaars/castle_scoring.cpp \
    'offered.features > 0 ? offered.most : kNothing' 'offered.features > 0 ? offered.least : kNothing'

# Castles are worth no more to farmers.
mutant castle_of_field 'boxes invariants' src/boxes/bridges_castles_bazaars/castles.cpp \
    'sum.add(Reward::castles_of_field, castles, 1);' 'sum.add(Reward::castles_of_field, 0 * castles, 1);'

# A mayor on a castle is paid for pennants.
mutant castle_mayor_paid 'boxes' src/boxes/bridges_castles_bazaars/castles.cpp \
    'PieceKind::mayor ? 0 : power;' 'PieceKind::mayor ? 1 : power;'

# A bid equals the highest one.
mutant bazaar_equal_bid 'boxes' src/boxes/bridges_castles_bazaars/bazaar_auction.cpp \
    'bid_of(view, kAuction, highest) + 1, .most' 'bid_of(view, kAuction, highest), .most'

# A bazaar is held in the round of another.
mutant bazaar_in_round 'boxes' src/boxes/bridges_castles_bazaars/bazaars.cpp \
    'return count_playing(view) > 1 && !is_in_round(view);' 'return count_playing(view) > 1;'

# A bazaar is held with too few tiles.
mutant bazaar_too_few 'boxes invariants' src/boxes/bridges_castles_bazaars/bazaars.cpp \
    'view.lasting(kModule, kAside) >= count_playing(view);' 'view.lasting(kModule, kAside) + 1 >= count_playing(view);'

# A tile that fits nowhere is not passed over.
mutant bazaar_not_passed_over 'boxes' src/boxes/bridges_castles_bazaars/bazaar_round.cpp \
    'if (!tile || play.is_out(next.seat)) return next;' 'if (tile || play.is_out(next.seat)) return next;'

# A seat builds a second bridge in a part of its turn.
mutant bridge_every_time 'boxes invariants' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'moves::set_this_part(play, kModule, kBridgeUsed, 1);' 'static_cast<void>(play);'

# The far end of a bridge on a neighbour faces any tile.
mutant bridge_end_faces_field 'boxes invariants' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'if (tile_at(view.state, beyond(cell_of(placed), side))) return false;' ''

# A bridge on a neighbour that the edge closes at once is completed in no part.
mutant bridge_closed_unseen 'boxes' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'moves::set_this_part(play, kModule, kClosedBridge, tile.raw);' 'static_cast<void>(tile);'

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

# A bridge is built over acrobats.
mutant bridge_over_acrobats 'boxes' src/boxes/bridges_castles_bazaars/bridges.cpp \
    'return !follower_on(view, tile);' 'return true;'
