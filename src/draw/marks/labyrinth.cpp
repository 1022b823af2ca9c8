// SPDX-License-Identifier: MIT
// The labyrinth: hedges around a crossing.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

/// The hedges in one corner of the crossing, outside its roads.
#define BASTIDE_HEDGES(turn)                           \
    "<path class=\"leaf\" transform=\"rotate(" turn    \
    ")\" d=\"M56,-160h104v104h-32v-72h-72zM56,-104h48" \
    "v48h-30v-18h-18z\"/>"

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_LABYRINTH, "labyrinth",
     BASTIDE_HEDGES("0") BASTIDE_HEDGES("90") BASTIDE_HEDGES("180") BASTIDE_HEDGES("270")},
};

#undef BASTIDE_HEDGES

}  // namespace

const BoxMarks boxes::labyrinth = list_of(kMarks);

}  // namespace bastide::draw
