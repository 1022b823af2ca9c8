// SPDX-License-Identifier: MIT
// The labyrinth: hedges around a crossing.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_LABYRINTH, "labyrinth",
     "<path class=\"line\" d=\"M-40,-120h-80v80M40,-120h80v80M-40,120h-80v-80M40,120h80v-80M-40,-70h-30v30M40,-70h30v30"
     "M-40,70h-30v-30M40,70h30v-30\"/>"},
};

}  // namespace

const BoxMarks boxes::labyrinth = list_of(kMarks);

}  // namespace bastide::draw
