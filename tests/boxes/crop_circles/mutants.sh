# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The seat that chose is asked first.
mutant crop_begins_with_chooser 'boxes invariants' src/boxes/crop_circles/crop_circles.cpp \
    'ask_next(play, cause == Cause::crop_added ? kAdd : kRemove, step.seat, play.rules.config.seats);' \
    'ask_next(play, cause == Cause::crop_added ? kAdd : kRemove, step.seat + play.rules.config.seats - 1, play.rules.config.seats);'

# A follower may join any feature of the kind.
mutant crop_anywhere 'boxes' src/boxes/crop_circles/crop_circles.cpp \
    'if (!has_own_on(view, seat, segment)) return' 'if (where != kind_now(view)) return'

# A monk is taken back for any circle.
mutant crop_takes_monks 'boxes invariants' src/boxes/crop_circles/crop_circles.cpp \
    'stands(view, piece) && view.state.node(NodeId(piece.at)).kind() == kind_now(view);' 'stands(view, piece);'

# The choice is asked without a follower on the board.
mutant crop_without_followers 'boxes' src/boxes/crop_circles/crop_circles.cpp \
    'return has_follower_on_board(play) ? Flow::ask : Flow::done;' 'return Flow::ask;'
