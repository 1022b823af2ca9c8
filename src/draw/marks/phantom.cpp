// SPDX-License-Identifier: MIT
// Marks of The Phantom.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_PHANTOM, "phantom",
     "<path class=\"body\" d=\"M-92,100v-96q0,-116 92,-116q92,0 92,116v96l-32,-34l-30,34l-30,-34l-30,34l-30,-34z\"/>"
     "<path class=\"front\" d=\"M-44,-52h28v34h-28zM16,-52h28v34h-28z\"/>"},
};

}  // namespace

const BoxMarks boxes::phantom = list_of(kMarks);

}  // namespace bastide::draw
