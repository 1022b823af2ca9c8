// SPDX-License-Identifier: MIT
// Marks of Crop Circles: rings in a field with a shield, a club or a pitchfork.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

#define BASTIDE_RINGS "<circle class=\"gold\" r=\"104\"/><circle class=\"front\" r=\"76\"/>"

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_CROP_SHIELD, "crop_shield",
     BASTIDE_RINGS "<path class=\"roof\" d=\"M-40,-46h80v46q0,40 -40,60q-40,-20 -40,-60z\"/>"},
    {Shows::mark, BASTIDE_MARK_CROP_CLUB, "crop_club",
     BASTIDE_RINGS "<path class=\"door\" d=\"M-44,50l56,-92q30,-20 42,4q6,20 -16,34l-64,66z\"/>"},
    {Shows::mark, BASTIDE_MARK_CROP_PITCHFORK, "crop_pitchfork",
     BASTIDE_RINGS "<path class=\"line\" d=\"M0,60v-100M-34,-50v24q0,24 34,24q34,0 34,-24v-24\"/>"},
};

#undef BASTIDE_RINGS

}  // namespace

const BoxMarks boxes::crop_circles = list_of(kMarks);

}  // namespace bastide::draw
