# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The dragon returns to a tile of its walk.
mutant dragon_returns 'boxes' src/boxes/princess_dragon/dragon.cpp \
    'if (Visited(view).has(to)) return verdict.refuse(Reason::dragon_was_there);' ''

# The fairy's points are paid to nobody.
mutant fairy_pays_nothing 'boxes' src/boxes/princess_dragon/fairy.cpp \
    'constexpr i32 kPerScore = 3;' 'constexpr i32 kPerScore = 0;'

# The fairy moves for the cause of its follower, such as a capture.
mutant fairy_leaves_with_follower 'boxes' src/boxes/princess_dragon/princess_dragon.cpp \
    '.left = Cause::fairy_stayed}' '.left = Cause::completed}'

# The fairy loses its wagon as soon as that sets out.
mutant fairy_loses_its_wagon 'boxes mechanisms' src/play/moves.cpp \
    '|| spot == Spot::tile || spot == Spot::moving;' '|| spot == Spot::tile;'

# A phantom follows a princess.
mutant princess_leaves_open 'boxes' src/boxes/princess_dragon/princess.cpp \
    'moves::set_this_part(play, kModule, kKnightRemoved, 1);' ''

# A portal leads to complete features.
mutant portal_to_complete 'boxes invariants' src/boxes/princess_dragon/portal.cpp \
    'return kind != printed_kind(view, root) || (can_be_completed(kind) && is_complete(view.state, root));' \
    'return kind != printed_kind(view, root);'

# The second edition keeps the pennant.
mutant second_edition_pennant 'boxes' src/boxes/princess_dragon/princess_dragon.cpp \
    'if (is_named(def, "PD_T")) return is_second ? 0 : sets;' 'if (is_named(def, "PD_T")) return sets;'
