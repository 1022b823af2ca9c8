# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A tower reaches one cell too far.
mutant tower_range 'perft invariants boxes' src/boxes/tower/towers.cpp \
    'return height(view, foundation) - (view' 'return height(view, foundation) + 1 - (view'

# Two points are enough for a ransom.
mutant ransom_minimum 'perft invariants boxes' src/boxes/tower/ransom.cpp \
    '.score < kRansom)' '.score < kRansom - 1)'

# A second ransom can be paid in a turn.
mutant ransom_twice 'perft invariants boxes' src/boxes/tower/ransom.cpp \
    '    moves::set_this_turn(play, kModule, kPaid, 1);
' ''

# No seat is asked for a ransom when a turn begins or ends.
mutant no_ransom_step 'invariants boxes' src/boxes/tower/ransom.cpp \
    'return has_prisoner(play, step.seat) ? Flow::ask : Flow::done;' 'return Flow::done;'
