// SPDX-License-Identifier: MIT
// Marks of Inns & Cathedrals.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_INN, "inn",
     "<path class=\"front\" d=\"M-76,-14h152v78h-152z\"/><path class=\"roof\" d=\"M-98,-8l40,-68h116l40,68z\"/>"
     "<path class=\"door\" d=\"M-18,64v-34q18,-24 36,0v34z\"/><path class=\"line\" d=\"M58,-76v-34h44\"/>"},
    {Shows::mark, BASTIDE_MARK_CATHEDRAL, "cathedral",
     "<path class=\"front\" d=\"M-150,-60h70v180h-70zM80,-60h70v180h-70zM-80,0h160v120h-160z\"/>"
     "<path class=\"roof\" d=\"M-160,-56l45,-110l45,110zM70,-56l45,-110l45,110zM-92,6l92,-96l92,96z\"/>"
     "<path class=\"door\" d=\"M-34,120v-54q34,-44 68,0v54z\"/><circle class=\"door\" cy=\"14\" r=\"22\"/>"},
    {Shows::piece, BASTIDE_PIECE_LARGE_FOLLOWER, "large",
     "<path class=\"body\" d=\"M-112,124q10,-116 68,-148a74,74 0 1 1 88,0q58,32 68,148z\"/>"},
};

}  // namespace

const BoxMarks boxes::inns_cathedrals = list_of(kMarks);

}  // namespace bastide::draw
