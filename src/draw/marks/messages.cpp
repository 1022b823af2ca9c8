// SPDX-License-Identifier: MIT
// Messages: the messenger, a scroll in the colour of its owner.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_MESSENGER, "messenger",
     "<path class=\"body\" d=\"M-80,-60a30,30 0 0 1 30,-30h110a30,30 0 0 1 0,60h-16v90a30,30 0 0 1 -30,30h-100a30,30 0 0 1 "
     "0,-60h26z\"/>"
     "<path class=\"line\" d=\"M-28,-34h56M-28,-2h56M-28,30h40\"/>"},
};

}  // namespace

const BoxMarks boxes::messages = list_of(kMarks);

}  // namespace bastide::draw
