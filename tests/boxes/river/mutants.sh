# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A lake of the host is in the game beside that of the box.
mutant second_lake 'capi' src/boxes/river/river.cpp \
    'return Text(def.name) == Text(has_set(rules, Set::river_2) ? "R212" : "RV11");' \
    'return shows_mark(def, Mark::volcano) == has_set(rules, Set::river_2);'

# The river turns twice in a row in the same direction.
mutant river_turns_twice 'invariants boxes' src/boxes/river/course.cpp \
    'if (!may_repeat && turn_between(entry, exit) == before)' 'if (!may_repeat && turn_between(entry, exit) == before && exit == kSides)'

# Two ends of the river face one cell.
mutant river_ends_meet 'invariants boxes' src/boxes/river/course.cpp \
    'if (from != opposite(side) && river_from(view, cell_key(mouth), from)) return true;' \
    'if (from != opposite(side) && river_from(view, cell_key(mouth), from)) return false;'

# The lake is drawn with the other river tiles.
mutant lake_in_the_river 'invariants boxes' src/boxes/river/river.cpp \
    'if (is_lake(def)) return {.number = kLakeGroup};' 'if (is_lake(def)) return {.number = kRiverGroup};'

# After the lake with the volcano the next seat plays.
mutant lake_without_turn 'boxes' src/boxes/river/river.cpp \
    'return {header.active, false, Cause::lake_placed};' 'return next;'

# Two herds pay twice.
mutant herds_add_up 'invariants boxes' src/boxes/river/river.cpp \
    'feature.root), 1);' 'feature.root), static_cast<i32>(count_marks(view, feature, Mark::pig_herd)));'

# After a fork, the turn of a branch is that of the other one.
mutant turn_of_other_branch 'boxes' src/boxes/river/course.cpp \
    'if (before && before.raw < id.raw) return' 'if (before) return'

# The river may flow to a cell to which it flows from the south or west already.
mutant blocked_corner 'boxes' src/boxes/river/course.cpp \
    'for (int from = 0; from < kSides; ++from)' 'for (int from = 0; from < 2; ++from)'

# With an empty bag the lake gives no turn, although its seat has tiles in hand.
mutant lake_of_hand 'boxes' src/boxes/river/river.cpp \
    'count_to_draw(play) > 0 || has_tile_in_hand(play, header.active);' 'count_to_draw(play) > 0;'

# The lake gives a turn to a seat without a tile.
mutant lake_without_tile 'boxes' src/boxes/river/river.cpp \
    'if (next.over || !has_tile ||' 'if (next.over ||'
