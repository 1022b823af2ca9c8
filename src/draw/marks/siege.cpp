// SPDX-License-Identifier: MIT
// The mark of a siege: tents of the besiegers.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_SIEGE, "siege",
     "<path class=\"front\" d=\"M-122,78L-52,-66L18,78z\"/><path class=\"door\" d=\"M-74,78l22,-64l22,64z\"/>"
     "<path class=\"roof\" d=\"M10,78L74,-40L138,78z\"/><path class=\"door\" d=\"M56,78l18,-50l18,50z\"/>"
     "<path class=\"line\" d=\"M-52,-66v-50M74,-40v-44\"/><path class=\"roof\" d=\"M-52,-116h52l-16,18l16,18h-52z\"/>"},
};

}  // namespace

const BoxMarks kSiegeMarks{kMarks, sizeof kMarks / sizeof *kMarks};

}  // namespace bastide::draw
