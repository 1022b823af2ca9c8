# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A message comes in the turn of another seat, too.
mutant message_own_turn 'boxes invariants' src/boxes/messages/messengers.cpp \
    'if (gain.seat != view.state.header().active || is_price' 'if (gain.seat == kNature || is_price'

# A round brings as many messages as markers end on such spaces.
mutant message_round 'boxes invariants' src/boxes/messages/messengers.cpp \
    'if (view.lasting(kModule, kDrew) && !is_of_message(gain.reward)) return false;' \
    'if (view.lasting(kModule, kDrew) > 1 && !is_of_message(gain.reward)) return false;'

# The messenger moves back to where the score marker is.
mutant message_marker 'boxes invariants' src/boxes/messages/messengers.cpp \
    'return {track_space(moved - second), second};' 'return {track_space(moved), second};'

# The stack is shuffled anew when all messages were drawn.
mutant message_cycle 'boxes invariants' src/boxes/messages/message_stack.cpp \
    'count_known(view) < kMessages ? 0 : 1)' 'count_known(view) < kMessages ? 0 : kMessages)'

# The most valuable road counts.
mutant message_least 'boxes invariants' src/boxes/messages/reading.cpp \
    'worth : smaller(least, worth);' 'worth : larger(least, worth);'

# A position has two messages at the same place.
mutant message_places 'boxes' src/boxes/messages/messages.cpp \
    'return taken >> 1 == (1u << count_known(view)) - 1;' 'return taken >> 1 <= (1u << count_known(view)) - 1;'
