# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A watchtower does not look at its own tile.
mutant watchtower_own_tile 'boxes invariants' src/boxes/watchtowers/watchtowers.cpp \
    'u32 sum = count(view, tile);' 'u32 sum = count(view, tile) & 0u;'

# A builder scores its tower, too.
mutant watchtower_of_builder 'boxes invariants' src/boxes/watchtowers/watchtowers.cpp \
    'return view.rules.piece_def(piece.kind).has(Trait::claims);' \
    'return view.rules.piece_def(piece.kind).fits != 0;'

# A game that ends before the scoring pays towers twice.
mutant watchtower_paid_twice 'boxes leaving' src/boxes/watchtowers/watchtowers.cpp \
    'moves::set_this_part(play, kModule, kPaid, 1);' 'moves::set_this_part(play, kModule, kPaid, 0);'
