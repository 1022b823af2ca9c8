# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A building and gold belong to the features of their own tile alone, not to a monastery beside it.
mutant little_building_beside 'boxes invariants' src/play/scoring.cpp \
    'return is_near(cell_of(view.state.placed(view.state.node(feature.root).tile)), cell_of(placed));' \
    'return cell_of(view.state.placed(view.state.node(feature.root).tile)) == cell_of(placed);'

# Five seats get one tower more.
mutant little_building_shares 'boxes' src/boxes/little_buildings/little_buildings.cpp \
    'i < all % 3 ? 1 : 0' 'i < all % 2 ? 1 : 0'

# A house is worth as much as a tower.
mutant little_building_values 'boxes invariants' src/boxes/little_buildings/little_buildings.cpp \
    'kind == PieceKind::little_tower ? 3 : kind == PieceKind::little_house ? 2 : 1' \
    'kind == PieceKind::little_tower ? 3 : kind == PieceKind::little_house ? 3 : 1'
