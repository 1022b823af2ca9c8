// SPDX-License-Identifier: MIT
// Little buildings: a tower, a house and a shed, in the colour of their owner.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_LITTLE_TOWER, "little_tower",
     "<path class=\"body\" d=\"M-44,100v-150h-16v-50h30v22h20v-22h20v22h20v-22h30v50h-16v150z\"/>"},
    {Shows::piece, BASTIDE_PIECE_LITTLE_HOUSE, "little_house",
     "<path class=\"body\" d=\"M-70,100v-110l70,-80l70,80v110z\"/><path class=\"line\" d=\"M-18,100v-56h36v56\"/>"},
    {Shows::piece, BASTIDE_PIECE_LITTLE_SHED, "little_shed",
     "<path class=\"body\" d=\"M-84,90v-80l168,-50v130z\"/><path class=\"line\" d=\"M-20,90v-56h40v56\"/>"},
};

}  // namespace

const BoxMarks boxes::little_buildings = list_of(kMarks);

}  // namespace bastide::draw
