// SPDX-License-Identifier: MIT
// Parts of sentences that several boxes share, as string literals to be concatenated. docs/texts.md defines the fields.
#pragma once

#include "common/selects.hpp"

// clang-format off
#define BASTIDE_POINTS "{points, plural, one {# point} other {# points}}"
#define BASTIDE_AT_CELL "{cell, select, none {} other { at {cell}}}"
#define BASTIDE_AT_PLACE "{place, select, none {} other { at {place}}}"
#define BASTIDE_FROM "{from_cell, select, none {} other { from {from_cell}}}"
#define BASTIDE_WHERE "{from_cell, select, none {} other { at {from_cell}}}"
#define BASTIDE_WHOSE "{seat, select, nature {The} other {{seat}'s}} {role}"
#define BASTIDE_A_TILE "{tile, select, none {a tile} " BASTIDE_CASES_A_TILE "other {{tile}}}"

// A score line of 0 points has count 0 and each 0 if the seat has no majority. Otherwise there was nothing to count, or what was
// counted is worth nothing.
#define BASTIDE_GETS "{seat} gets {points, plural, =0 {nothing} one {# point} other {# points}} for "
#define BASTIDE_NO_MAJORITY ": it has no majority there"
#define BASTIDE_OF_TILES "{count, plural, =0 {" BASTIDE_NO_MAJORITY "} one { of # tile} other { of # tiles}}"
#define BASTIDE_PENNANTS "{count, plural, one {# pennant} other {# pennants}}"
#define BASTIDE_WITH_CITIES(with) \
    "{each, select, 0 {" BASTIDE_NO_MAJORITY "} " \
    "other {" with " {count, plural, =0 {no completed city} one {# completed city} other {# completed cities}}}}"
// clang-format on
