# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A buyer plays the second part of a turn with the tile that it drew ahead.
mutant buyer_uses_its_tile 'capi' src/boxes/house/ahead.cpp 'view.part() == 0 && ' ''

# The easternmost column of a bounded table is missing.
mutant table_edge 'invariants boxes' src/boxes/house/table.cpp \
    'cell.x <= bound(Option::table_max_x)' 'cell.x < bound(Option::table_max_x)'

# A filled hole earns a turn without a tile.
mutant turn_without_tile 'capi' src/boxes/house/hole.cpp \
    'if (next.over || !has_tile || !earns_extra_turn(play)) return next;' 'if (next.over || !earns_extra_turn(play)) return next;'

# A tile placed by its buyer does not count as placed.
mutant bought_is_idle 'capi' src/boxes/house/hands.cpp \
    'play.state.header().last || has_sold(play)' 'bool(play.state.header().last)'

# The count of turns without a placement exceeds what a position can list.
mutant idle_beyond 'capi' src/boxes/house/hands.cpp \
    'idle < play.rules.config.seats ? idle : 0);  // turns' 'idle);  // turns'

# Tiles drawn for the start return after each round.
mutant road_draw_returns 'capi' src/boxes/house/start.cpp \
    'if (count_to_draw(play) < (is_begun ? 1 : to_draw)) moves::return_aside(play);' 'if (!is_begun) moves::return_aside(play);'

# A tile is for sale although other tiles left complete the same feature.
mutant sale_of_any 'perft boxes invariants' src/boxes/house/completing.cpp \
    '&& !can_be_drawn_for(view, gap, root)' '&& (can_be_drawn_for(view, gap, root) || true)'

# A tile is sold for an abbey that the buyer keeps.
mutant abbey_not_paid 'boxes invariants' src/boxes/house/sale.cpp \
    'return transfer_abbey(play, buyer, seller);' 'return;'

# After a tie for most roads all seats draw again.
mutant all_draw_again 'boxes' src/boxes/house/start.cpp \
    'set_variable(play, kContenders, best);' \
    'set_variable(play, kContenders, (best & (best - 1)) == 0 ? best : (1 << play.rules.config.seats) - 1);'

# A tile is sold in the extra turn that a buyer earned.
mutant sold_again 'boxes' src/boxes/house/sale.cpp \
    'tile_for_sale(view) && !has_waiting_seller(view) && ' 'tile_for_sale(view) && '

# A bought tile that fills a hole earns a turn although there is no tile to draw.
mutant turn_bought_for_nothing 'boxes' src/boxes/house/sale_turns.cpp \
    '(earns_extra_turn(view) || has_placed_lake_of_turn(view)) && count_to_draw(view) > 0;' \
    'earns_extra_turn(view) || has_placed_lake_of_turn(view);'

# A bid of one point is "1 points".
mutant bid_of_one_point 'capi' src/boxes/house/sale.cpp \
    'other {A bid is {least} to {most, plural, one {# point} other {# points}}}}."' 'other {A bid is {least} to {most} points}}."'
