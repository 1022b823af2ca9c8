# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# The tiles of The Cathars are chosen among those of the host, too.
mutant siege_of_host 'capi' src/boxes/siege/siege.cpp \
    'if (part == 0 || copies.set != Set::siege) return copies.count;' 'if (part == 0) return copies.count;'

# A besieged city is worth as much as any other.
mutant siege_without_effect 'invariants boxes' src/boxes/siege/siege.cpp \
    'larger(sum.begin()->each - 1, 0)' 'larger(sum.begin()->each - 0, 0)'

# Knights escape through a monastery beside any tile of their city.
mutant escape_from_afar 'invariants boxes' src/boxes/siege/escape.cpp \
    '(rule == EscapeRule::beside_a_siege && has_siege(view, id))' '(rule == EscapeRule::beside_a_siege)'

# A monastic building on the siege tile itself is no way out.
mutant hermitage 'mechanisms' src/boxes/siege/escape.cpp \
    'bool is_near = has_monastery(view, key);' 'bool is_near = false;'
