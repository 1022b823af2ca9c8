# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# An empty building wins a challenge.
mutant challenge_of_nobody 'boxes invariants' src/boxes/cult/cult.cpp \
    '&& is_complete(play.state, building) &&
                      is_occupied(play.state, building);' '&& is_complete(play.state, building);'

# A shrine may lie beside a monastery that has a shrine.
mutant two_rivals 'invariants boxes' src/boxes/cult/cult.cpp \
    'if (rivals.count == 0 || !has_beside(view, rivals.last, building)) return Reason::none;' \
    'if (rivals.count <= 1) return Reason::none;'

# An empty rival that is complete takes the points of a shrine from its standing.
mutant empty_rival 'boxes' src/boxes/cult/cult.cpp \
    'is_lost = is_lost || (is_complete(view.state, rival) && is_occupied(view.state, rival));' \
    'is_lost = is_lost || is_complete(view.state, rival);'

# A challenge is shown although the rival is empty.
mutant shown_challenge 'boxes' src/boxes/cult/cult.cpp \
    '            if (!is_occupied(view.state, rival)) return;
' ''
