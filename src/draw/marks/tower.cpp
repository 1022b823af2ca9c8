// SPDX-License-Identifier: MIT
// Marks of The Tower.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::building, BASTIDE_SEGMENT_FOUNDATION, "foundation", "<path class=\"site\" d=\"M-70,-70h140v140h-140z\"/>"},
    {Shows::stack, BASTIDE_PIECE_TOWER_PIECE, "tower",
     "<path class=\"stone\" d=\"M-96,92v-186h36v36h36v-36h48v36h36v-36h36v186z\"/>"},
};

}  // namespace

const BoxMarks boxes::tower = list_of(kMarks);

}  // namespace bastide::draw
