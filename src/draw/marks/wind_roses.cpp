// SPDX-License-Identifier: MIT
// Wind roses: the whole ones have a long point to the north, a quarter is a part of a disc.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

#define BASTIDE_ROSE(shape)                                                                     \
    "<circle class=\"" shape                                                                    \
    "\" r=\"70\"/><path class=\"front\" d=\"M0,-130l24,106l66,24l-66,24l-24,66l-24,-66l-66,-24" \
    "l66,-24z\"/>"

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_ORANGE, "wind_rose_orange", BASTIDE_ROSE("roof")},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_BLUE, "wind_rose_blue", BASTIDE_ROSE("door")},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_NE, "wind_rose_ne",
     "<circle class=\"front\" r=\"80\"/><path class=\"roof\" d=\"M0,0v-80a80,80 0 0 1 80,80z\"/>"},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_SE, "wind_rose_se",
     "<circle class=\"front\" r=\"80\"/><path class=\"roof\" d=\"M0,0h80a80,80 0 0 1 -80,80z\"/>"},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_SW, "wind_rose_sw",
     "<circle class=\"front\" r=\"80\"/><path class=\"roof\" d=\"M0,0v80a80,80 0 0 1 -80,-80z\"/>"},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_NW, "wind_rose_nw",
     "<circle class=\"front\" r=\"80\"/><path class=\"roof\" d=\"M0,0h-80a80,80 0 0 1 80,-80z\"/>"},
};

}  // namespace

const BoxMarks boxes::wind_roses = list_of(kMarks);

}  // namespace bastide::draw
