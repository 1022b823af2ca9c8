// SPDX-License-Identifier: MIT
// The mark of a festival: a pole with a garland of flags.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_FESTIVAL, "festival",
     "<path class=\"line\" d=\"M-96,96V-96M96,96V-96M-96,-88Q0,0 96,-88\"/>"
     "<path class=\"roof\" d=\"M-84,-78l40,32l-38,26zM44,-46l40,-32l-2,58z\"/>"
     "<path class=\"gold\" d=\"M-30,-46h60l-30,56z\"/><path class=\"front\" d=\"M-60,96v-54h120v54z\"/>"},
};

}  // namespace

const BoxMarks kFestivalMarks{kMarks, sizeof kMarks / sizeof *kMarks};

}  // namespace bastide::draw
