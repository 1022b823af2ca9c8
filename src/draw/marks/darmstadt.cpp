// SPDX-License-Identifier: MIT
// Marks of Darmstadt.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_DARMSTADTIUM, "darmstadtium",
     "<path class=\"stone\" d=\"M-150,90v-120l90,-60v60l70,-50v50l140,-70v190z\"/>"
     "<path class=\"door\" d=\"M-110,20h50v30h-50zM-20,20h50v30h-50zM70,20h50v30h-50z\"/>"},
    {Shows::mark, BASTIDE_MARK_CHURCH, "church",
     "<path class=\"front\" d=\"M-24,60v-96h48v96z\"/><path class=\"roof\" d=\"M-36,-32l36,-70l36,70z\"/>"
     "<path class=\"line\" d=\"M0,-102v-40M-18,-124h36\"/>"},
};

}  // namespace

const BoxMarks kDarmstadtMarks{kMarks, sizeof kMarks / sizeof *kMarks};

}  // namespace bastide::draw
