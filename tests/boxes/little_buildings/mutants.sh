# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A building adds to the features of its own tile alone, not to a monastery beside it.
mutant little_building_beside 'boxes invariants' src/boxes/little_buildings/little_buildings.cpp \
    'is_near = is_near || key + stride == placed.key;' 'is_near = is_near || (key + stride == placed.key && stride == 0);'

# Five seats get one tower more.
mutant little_building_shares 'boxes' src/boxes/little_buildings/little_buildings.cpp \
    'i < all % 3 ? 1 : 0' 'i < all % 2 ? 1 : 0'

# A house is worth as much as a tower.
mutant little_building_values 'boxes invariants' src/boxes/little_buildings/little_buildings.cpp \
    'kind == PieceKind::little_tower ? 3 : kind == PieceKind::little_house ? 2 : 1' \
    'kind == PieceKind::little_tower ? 3 : kind == PieceKind::little_house ? 3 : 1'
