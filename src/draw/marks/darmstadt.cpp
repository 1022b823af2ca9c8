// SPDX-License-Identifier: MIT
// The Darmstadtium, and a church, drawn in place of a monastery.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_DARMSTADTIUM, "darmstadtium",
     "<path class=\"front\" d=\"M-150,90v-120l90,-60v60l70,-50v50l140,-70v190z\"/>"
     "<path class=\"door\" d=\"M-110,20h50v30h-50zM-20,20h50v30h-50zM70,20h50v30h-50z\"/>"},
    {Shows::shown_as, BASTIDE_MARK_CHURCH, "church",
     "<path class=\"front\" d=\"M-112,112v-110h84v-70h56v70h84v110z\"/><path class=\"roof\" d=\"M-124,2l40,-56h56v56z"
     "M124,2l-40,-56h-56v56zM-40,-68l40,-72l40,72z\"/><path class=\"door\" d=\"M-26,112v-56q0,-30 26,-30q26,0 26,30v56z"
     "M-88,40h32v34h-32zM56,40h32v34h-32z\"/><path class=\"line\" d=\"M0,-140v-52M-20,-172h40\"/>"},
};

}  // namespace

const BoxMarks boxes::darmstadt = list_of(kMarks);

}  // namespace bastide::draw
