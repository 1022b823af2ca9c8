# SPDX-License-Identifier: MIT
# Mutants of this box, as in tests/mutants/list.sh.
# shellcheck shell=bash

# A vineyard is worth as much as a tile of a city.
mutant vineyard_pays_two 'boxes invariants' src/boxes/hills_sheep/hills_sheep.cpp \
    'constexpr i32 kPointsOfVineyard = 3;' 'constexpr i32 kPointsOfVineyard = 2;'

# A vineyard adds to monasteries that are not completed.
mutant vineyard_of_unfinished 'boxes invariants' src/boxes/hills_sheep/hills_sheep.cpp \
    'if (cause != Cause::completed || (feature.kind' 'if ((feature.kind'

# A position has shepherds in fields that closed long ago.
mutant shepherd_of_closed_field 'boxes' src/boxes/hills_sheep/shepherds.cpp \
    'return was_closed ? verdict.refuse(Reason::position_scored) : Reason::none;' 'return Reason::none;'

# A hill hides nothing.
mutant hill_hides_nothing 'boxes invariants' src/boxes/hills_sheep/hills.cpp \
    'if (has_hills(play) && count_to_draw(play) > 0)' 'if (has_hills(play) && count_to_draw(play) > 0xFFFF)'

# Hills count their meeples without the option.
mutant hill_counts_meeples 'boxes invariants' src/boxes/hills_sheep/hills.cpp \
    'smaller(most, 1u)' 'smaller(most, 2u)'

# A wolf scatters the drawing shepherd alone.
mutant wolf_takes_one 'boxes' src/boxes/hills_sheep/shepherds.cpp \
    'send_all_home(play, field, Cause::wolf_came);' 'moves::send_home(play, shepherd, Cause::wolf_came);'

# A second shepherd may be placed in a field.
mutant shepherd_beside_another 'boxes invariants' src/boxes/hills_sheep/shepherds.cpp \
    'if (is_judged || !other) return Reason::none;' 'if (is_judged || other || !other) return Reason::none;'
