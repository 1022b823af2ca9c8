# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A half is rounded down.
mutant robbers_half 'boxes invariants' src/boxes/robbers/robbing.cpp \
    'return (points + 1) / 2;' 'return points / 2;'

# A robber robs its own seat.
mutant robbers_own 'boxes invariants' src/boxes/robbers/robbing.cpp \
    'if (gain_at(view, i).seat != seat && has_left(view, i, space)) return i;' 'if (has_left(view, i, space)) return i;'

# The second line of a feature is a move of its own.
mutant robbers_lines 'boxes invariants' src/boxes/robbers/robbing.cpp \
    'if (feature && gain.feature == feature && gain.seat == seat) break;' \
    'if (feature && gain.feature == feature && gain.seat == seat + 8) break;'

# A robber that is about to rob goes along with a thief.
mutant robbers_along 'boxes invariants' src/boxes/robbers/robbing.cpp \
    'is_robber_at(play, seat, move.from) && !is_robbing(play, seat)' 'is_robber_at(play, seat, move.from) && seat < kMaxSeats'

# Each other seat may send its robber, with the option or without.
mutant robbers_all 'boxes perft' src/boxes/robbers/sending.cpp \
    'if (!play.rules.has(Option::robbers_all)) {' 'if (!play.rules.has(Option::robbers_all) && seats < 2) {'

# A position puts a robber behind the last space.
mutant robbers_space 'boxes' src/boxes/robbers/robbers.cpp \
    'if (piece.at >= kTrackSpaces)' 'if (piece.at > kTrackSpaces)'
