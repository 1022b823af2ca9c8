// SPDX-License-Identifier: MIT
// Watchtowers, each with a flag that shows what it looks for.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

/// A tower with a flag to the right of its top, on which `sign` is drawn.
#define BASTIDE_WATCHTOWER(sign)                                                                         \
    "<path class=\"front\" d=\"M-60,110l12,-150h-22v-50h28v20h24v-20h36v20h24v-20h28v50h-22l12,150z\"/>" \
    "<path class=\"door\" d=\"M-24,110v-44q0,-24 24,-24q24,0 24,24v44z\"/>"                              \
    "<path class=\"roof\" d=\"M74,-40v-90h110v90z\"/><path class=\"line\" d=\"M74,10v-140\"/>" sign

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_WATCHTOWER_MEEPLES, "watchtower_meeples",
     BASTIDE_WATCHTOWER("<path class=\"front\" d=\"M100,-50q2,-26 20,-32a16,16 0 1 1 18,0q18,6 20,32z\"/>")},
    {Shows::mark, BASTIDE_MARK_WATCHTOWER_PENNANTS, "watchtower_pennants",
     BASTIDE_WATCHTOWER("<path class=\"front\" d=\"M104,-120h50v36q0,22 -25,32q-25,-10 -25,-32z\"/>")},
    {Shows::mark, BASTIDE_MARK_WATCHTOWER_ROADS, "watchtower_roads",
     BASTIDE_WATCHTOWER("<path class=\"line\" d=\"M112,-48l12,-74M146,-48l-12,-74\"/>")},
    {Shows::mark, BASTIDE_MARK_WATCHTOWER_MONASTERIES, "watchtower_monasteries",
     BASTIDE_WATCHTOWER("<path class=\"line\" d=\"M129,-48v-74M106,-98h46\"/>")},
    {Shows::mark, BASTIDE_MARK_WATCHTOWER_CITIES, "watchtower_cities",
     BASTIDE_WATCHTOWER("<path class=\"front\" d=\"M98,-50v-64h16v16h14v-16h16v16h14v-16h16v64z\"/>")},
};

}  // namespace

const BoxMarks boxes::watchtowers = list_of(kMarks);

}  // namespace bastide::draw
