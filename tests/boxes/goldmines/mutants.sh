# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The second bar goes to the mine as well.
mutant gold_stays_at_the_mine 'boxes invariants' src/boxes/goldmines/bars.cpp \
    'put_bar(play, tile_at(play.state, action.cell));' 'put_bar(play, mine(play));'

# A castle takes the gold of the cells around it though nothing is completed there.
mutant gold_of_idle_castle 'boxes invariants' src/boxes/goldmines/taking.cpp \
    'if (!reaches || one_[i].is_scored) continue;' 'if (one_[i].is_scored) continue;'

# The first seat takes all common gold.
mutant gold_of_first_seat 'boxes invariants' src/boxes/goldmines/taking.cpp \
    'if (taken < 0) continue;' 'if (taken < 0) continue; seat += seats - 1;'

# Ten bars pay as nine.
mutant gold_of_ten 'boxes invariants' src/boxes/goldmines/taking.cpp \
    'bars <= 9 ? 3 : 4' 'bars <= 10 ? 3 : 4'
