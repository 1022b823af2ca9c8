# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The followers of the quarter of the count leave it.
mutant count_lets_go 'boxes invariants' src/boxes/count_city/leaving.cpp \
    'if (is_closed(view, quarter) || !may_be_in(view, kind, quarter)) return false;' 'if (!may_be_in(view, kind, quarter)) return false;'

# A field that was joined to one with a barn opens to the market though nobody is in it.
mutant market_to_empty_field 'boxes' src/boxes/count_city/leaving.cpp \
    'return cause == Cause::barn_placed || is_occupied(view.state, root);' 'return cause == Cause::barn_placed || root.raw > 0;'

# The seat of the turn is asked first.
mutant city_asks_active_first 'boxes' src/boxes/count_city/leaving.cpp \
    'ask_from(play, seat_after(play, step.seat), play.rules.config.seats);' 'ask_from(play, step.seat, play.rules.config.seats);'

# A seat that passed before the final scoring is asked again.
mutant city_final_without_out 'boxes' src/boxes/count_city/leaving.cpp \
    'passed |= 1u << step.seat;' 'passed |= 0u << step.seat;'

# A seat that was paid comes to the City, too.
mutant city_for_the_paid 'boxes invariants' src/boxes/count_city/arriving.cpp \
    'return paid != 0 && !(paid >> seat & 1);' 'return paid != 0 && seat >= 0;'

# A line of 0 points gives the right.
mutant city_for_no_points 'boxes invariants' src/boxes/count_city/arriving.cpp \
    'if (line.count * line.each <= 0 || is_left_out' 'if (line.count * line.each < 0 || is_left_out'

# The count goes round the other way.
mutant count_goes_back 'boxes' src/boxes/count_city/arriving.cpp \
    'play.state.piece(count_of(play)).at + 1) % kQuarters' 'play.state.piece(count_of(play)).at + 3) % kQuarters'

# The ordinary start tile is in the bag.
mutant city_with_start_tile 'boxes' src/boxes/count_city/city.cpp \
    'return copies.is_start && !stays && copies.count > 0' 'return copies.is_start && stays && copies.count > 0'

# A position has a part of the City.
mutant city_in_parts 'boxes' src/boxes/count_city/city.cpp \
    'bool is_whole = placed >= kCityTileCount;' 'bool is_whole = placed >= kCityTileCount - 1;'

# As a board only the City has its count.
mutant city_board_with_count 'boxes' src/boxes/count_city/count_city.cpp \
    'const bool is_played = has_quarters(rules);' 'const bool is_played = has_city(rules);'
