# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# An equal city takes the King.
mutant king_of_equals 'invariants boxes' src/boxes/king_robber/king_robber.cpp \
    'completed.most_tiles > view.lasting(kModule, prize.size);' 'completed.most_tiles >= view.lasting(kModule, prize.size);'

# The robber counts the features of the city.
mutant king_and_robber_pay_less 'invariants boxes' src/boxes/king_robber/king_robber.cpp \
    'holds_both ? 20 : 15' 'holds_both ? 15 : 15'

# A standing gives the King to the seller of a tile.
mutant king_of_seller 'boxes' src/boxes/king_robber/king_robber.cpp \
    'is_beaten(view, prize, due) ? view.state.header().acting_seat :' 'is_beaten(view, prize, due) ? view.state.header().active :'
