// SPDX-License-Identifier: MIT
// The mark of a festival: a pole with a garland of flags.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_FESTIVAL, "festival",
     "<path class=\"line\" d=\"M-78,82V-78M78,82V-78M-78,-72Q0,0 78,-72\"/>"
     "<path class=\"roof\" d=\"M-70,-64l34,27l-32,22zM36,-37l34,-27l-2,49z\"/>"
     "<path class=\"gold\" d=\"M-26,-38h52l-26,48z\"/><path class=\"front\" d=\"M-52,82v-48h104v48z\"/>"},
};

}  // namespace

const BoxMarks boxes::festival = list_of(kMarks);

}  // namespace bastide::draw
