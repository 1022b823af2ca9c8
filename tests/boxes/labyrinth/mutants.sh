# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# An arm goes on through the labyrinth.
mutant labyrinth_arm 'boxes invariants' src/boxes/labyrinth/labyrinth.cpp \
    'if (!is_labyrinth(view, next)) grows' 'if (next) grows'

# Followers on an incomplete road with a labyrinth pay, too.
mutant labyrinth_at_the_end 'boxes invariants' src/boxes/labyrinth/labyrinth.cpp \
    'cause == Cause::completed && view.rules.has' 'cause != Cause::none && view.rules.has'

# The followers of a network are forgotten before a castle copies what it paid.
mutant labyrinth_forgets_followers 'boxes invariants' src/boxes/labyrinth/labyrinth.cpp \
    'if (line.reward != Reward::labyrinth_followers) return;' 'return static_cast<void>(line);'
