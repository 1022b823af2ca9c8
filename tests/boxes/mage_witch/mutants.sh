# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The witch rounds down.
mutant witch_rounds_down 'boxes invariants' src/boxes/mage_witch/mage_witch.cpp \
    'lost = sum.points() / 2' 'lost = (sum.points() + 1) / 2'

# A figure stays on a completed feature.
mutant mage_stays 'boxes' src/boxes/mage_witch/mage_witch.cpp \
    'if (root && is_complete(play.state, root)) moves::send_home' 'if (root && root.raw == 0) moves::send_home'

# A figure goes to the feature of the other.
mutant mage_beside_witch 'boxes invariants' src/boxes/mage_witch/mage_witch.cpp \
    'if (id != of_mage && id != of_witch && visit(id)) return;' 'if (visit(id)) return;'

# A figure goes to a completed feature.
mutant mage_to_completed 'boxes' src/boxes/mage_witch/mage_witch.cpp \
    'node.up != id || node.open == 0 ||' 'node.up != id ||'

# A figure is sampled in an order of its own.
mutant magic_out_of_order 'capi' src/play/ordered_segments.cpp \
    'key < middle' 'key > middle'

# The dragon eats the figures always.
mutant dragon_always_eats_magic 'boxes' src/boxes/mage_witch/mage_witch.cpp \
    'cause == Cause::dragon_ate && view.rules.has(Option::dragon_eats_magic)' 'cause == Cause::dragon_ate'
