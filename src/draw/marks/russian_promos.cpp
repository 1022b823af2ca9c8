// SPDX-License-Identifier: MIT
// Russian Promos: the hut on its hen's legs, the tree of Solovei Razboynik, the pond of the Vodyanoy.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::building, BASTIDE_SEGMENT_HUT, "hut",
     "<path class=\"line\" d=\"M-44,52v56M-44,108l-34,14M-44,108l24,18M44,52v56M44,108l-24,18M44,108l34,14\"/>"
     "<path class=\"front\" d=\"M-84,-36h168v90h-168z\"/><path class=\"roof\" d=\"M-116,-32L0,-128L116,-32z\"/>"
     "<path class=\"door\" d=\"M-24,54v-52h48v52z\"/>"},
    {Shows::mark, BASTIDE_MARK_RAZBOYNIK, "razboynik",
     "<path class=\"door\" d=\"M-22,120v-110h44v110z\"/><g class=\"leaf\"><circle cx=\"-58\" cy=\"-26\" r=\"62\"/>"
     "<circle cx=\"58\" cy=\"-20\" r=\"62\"/><circle cx=\"0\" cy=\"-82\" r=\"66\"/></g>"},
    {Shows::mark, BASTIDE_MARK_VODYANOY, "vodyanoy",
     "<path class=\"front\" d=\"M-150,10q-10,-90 110,-100q150,-10 190,80q10,100 -120,110q-160,10 -180,-90z\"/>"
     "<path class=\"line\" d=\"M-70,-10q24,-24 48,0q24,24 48,0q24,-24 48,0M-50,44q24,-24 48,0q24,24 48,0\"/>"},
};

}  // namespace

const BoxMarks boxes::russian_promos = list_of(kMarks);

}  // namespace bastide::draw
