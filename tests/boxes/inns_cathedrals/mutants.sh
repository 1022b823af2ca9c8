# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# An inn counts at the end, too.
mutant inn_at_the_end 'invariants boxes' src/boxes/inns_cathedrals/inns_cathedrals.hpp \
    'complete ? Reward::inn_road : Reward::inn_road_unfinished, feature.tiles, complete ? 2 : 0' \
    'complete ? Reward::inn_road : Reward::inn_road_unfinished, feature.tiles, complete ? 2 : 1'

# A cathedral does not change what pennants pay.
mutant cathedral_pennants 'invariants boxes' src/boxes/inns_cathedrals/inns_cathedrals.cpp \
    'sum.add(Reward::cathedral_pennants, feature.pennants, 3)' 'sum.add(Reward::cathedral_pennants, feature.pennants, 2)'
