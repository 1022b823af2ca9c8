// SPDX-License-Identifier: MIT
// What sentences of several boxes share, as literals that stand beside others. The fields are those of docs/texts.md.
#pragma once

// clang-format off
#define BASTIDE_POINTS "{points, plural, one {# point} other {# points}}"
#define BASTIDE_AT_CELL "{cell, select, none {} other { at {cell}}}"

// A line of 0 points is 0 times 0 where the seat has no majority. Else there was nothing to count, or it is worth nothing.
#define BASTIDE_GETS "{seat} gets {points, plural, =0 {nothing} one {# point} other {# points}} for "
#define BASTIDE_NO_MAJORITY ": it has no majority there"
#define BASTIDE_OF_TILES "{count, plural, =0 {" BASTIDE_NO_MAJORITY "} one { of # tile} other { of # tiles}}"
#define BASTIDE_WITH_CITIES(with) \
    "{each, select, 0 {" BASTIDE_NO_MAJORITY "} " \
    "other {" with " {count, plural, =0 {no completed city} one {# completed city} other {# completed cities}}}}"
// clang-format on
