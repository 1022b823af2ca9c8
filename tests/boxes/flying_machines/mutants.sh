# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A machine does not turn with its tile.
mutant flier_unturned 'boxes invariants' src/boxes/flying_machines/flying_machines.cpp \
    'kStraight : kSlanting)[tile.tile.rotation()]' 'kStraight : kSlanting)[tile.tile.rotation() & 0]'

# The die shows one space too many.
mutant flier_too_far 'boxes invariants' src/boxes/flying_machines/flying_machines.cpp \
    'return 1 + static_cast<int>(face)' 'return 2 + static_cast<int>(face)'

# A follower lands on a complete feature.
mutant flier_complete 'boxes invariants' src/boxes/flying_machines/flying_machines.cpp \
    'if (is_complete(view.state, verdict.feature)) return' 'if (!verdict.feature) return'

# Two figures fly in one part.
mutant flier_twice 'boxes invariants' src/boxes/flying_machines/flying_machines.cpp \
    'moves::set_this_part(play, kModule, kUsed, 1);' 'moves::set_this_part(play, kModule, kUsed, 0);'

# An occupied special monastery is no landing place.
mutant flier_occupied 'boxes' src/boxes/flying_machines/flying_machines.cpp \
    'return reason == Reason::occupied ? Reason::none : reason;' 'return reason;'

# Acrobats are asked about flying machines.
mutant flier_acrobats 'boxes invariants' src/boxes/big_top/acrobats.cpp \
    'has_mark(view, tile, Mark::flier_nw))) return false;' 'has_mark(view, tile, Mark::flier_nw))) return true;'
