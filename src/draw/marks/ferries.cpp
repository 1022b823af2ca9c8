// SPDX-License-Identifier: MIT
// Marks of The Ferries: a lake, and a ferry, alone or across its lake.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_FERRY_LAKE, "ferry_water",
     "<ellipse class=\"shield\" rx=\"150\" ry=\"130\"/><path class=\"line\" d=\"M-90,-40q30,-24 60,0t60,0M-30,50q30,-24 "
     "60,0t60,0\"/>"},
    {Shows::piece, BASTIDE_PIECE_FERRY, "ferry",
     "<path class=\"roof\" d=\"M-110,-30h220l-40,90h-140z\"/><path class=\"line\" d=\"M-60,-30v90M0,-30v90M60,-30v90\"/>"},
    {Shows::span, BASTIDE_PIECE_FERRY, "ferry_straight",
     "<path class=\"roof\" d=\"M-46,-190h92v380h-92z\"/><path class=\"line\" d=\"M-46,-95h92M-46,0h92M-46,95h92\"/>"},
    {Shows::bend, BASTIDE_PIECE_FERRY, "ferry_bend",
     "<path class=\"roof\" d=\"M-46,-190h92a144,144 0 0 0 144,144v92a236,236 0 0 1 -236,-236z\"/>"
     "<path class=\"line\" d=\"M22,24l66,-66\"/>"},
};

}  // namespace

const BoxMarks boxes::ferries = list_of(kMarks);

}  // namespace bastide::draw
