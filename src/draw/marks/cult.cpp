// SPDX-License-Identifier: MIT
// The shrine, drawn in place of a monastery.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::shown_as, BASTIDE_MARK_SHRINE, "shrine",
     "<path class=\"front\" d=\"M-112,102v-92q0,-112 112,-112q112,0 112,112v92z\"/>"
     "<path class=\"door\" d=\"M-50,102v-84q0,-56 50,-56q50,0 50,56v84z\"/><path class=\"gold\" "
     "d=\"M0,-10l22,56h-44zM-30,102v-40h60v40z\"/>"
     "<path class=\"line\" d=\"M0,-102v-62M-34,-138l34,-26l34,26\"/><path class=\"roof\" d=\"M-136,102h272v28h-272z\"/>"},
};

}  // namespace

const BoxMarks boxes::cult = list_of(kMarks);

}  // namespace bastide::draw
