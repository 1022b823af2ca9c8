# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A second phantom in one part of a turn.
mutant phantom_twice 'boxes' src/boxes/phantom/phantom.cpp \
    '&& !was_used(play, step.seat) &&' '&& play.is_out(step.seat) == false &&'

# The phantom step waits for a ransom though the phantom fits nowhere.
mutant phantom_without_place 'invariants boxes' src/boxes/phantom/phantom.cpp \
    'has_phantom && has_target(play, step) ?' 'has_phantom ?'
