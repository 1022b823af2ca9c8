// SPDX-License-Identifier: MIT
// Marks of the rivers: spring, lake, pig-herd, volcano.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_SPRING, "spring",
     "<path class=\"stone\" d=\"M-84,34q-8,-52 38,-62q22,-56 70,-30q52,-12 54,40q26,40 -18,58q-78,22 -144,-6z\"/>"
     "<path class=\"line\" d=\"M-34,14q14,-26 30,0t30,0t30,0\"/>"},
    {Shows::mark, BASTIDE_MARK_LAKE, "lake",
     "<path class=\"line\" d=\"M-78,-22q26,-34 52,0t52,0t52,0M-78,30q26,-34 52,0t52,0t52,0\"/>"},
    {Shows::mark, BASTIDE_MARK_PIG_HERD, "herd",
     "<path class=\"front\" d=\"M-92,10q0,-54 58,-54h40q22,-26 44,-22l-2,26q28,14 30,40l16,6v24l-18,4q-10,18 "
     "-32,24v26h-26v-22h-56v22h-26v-28q-28,"
     "-14 -28,-46z\"/><circle class=\"door\" cx=\"48\" cy=\"-6\" r=\"8\"/>"},
    {Shows::mark, BASTIDE_MARK_VOLCANO, "volcano",
     "<path class=\"roof\" d=\"M-150,120l96,-186q18,16 36,0t36,0t36,0l96,186z\"/>"
     "<path class=\"stone\" d=\"M-40,-92q-26,-46 12,-66q8,-46 54,-28q44,20 14,62q-8,34 -40,32z\"/>"},
};

}  // namespace

const BoxMarks boxes::river = list_of(kMarks);

}  // namespace bastide::draw
