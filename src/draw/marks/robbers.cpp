// SPDX-License-Identifier: MIT
// Robbers: a mask on the tiles that call them, and the figure with its sack, in the colour of its owner.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

#define BASTIDE_MASK                                                                                                    \
    "<path class=\"line\" d=\"M-92,-26c40,-22 70,-14 92,2c22,-16 52,-24 92,-2c2,52 -24,76 -52,76c-18,0 -32,-14 -40,-30" \
    "c-8,16 -22,30 -40,30c-28,0 -54,-24 -52,-76z\"/><circle cx=\"-46\" cy=\"2\" r=\"13\"/><circle cx=\"46\" cy=\"2\" r=\"13\"/>"

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_ROBBERS, "robbers", "<circle class=\"front\" r=\"104\"/>" BASTIDE_MASK},
    {Shows::piece, BASTIDE_PIECE_TRACK_ROBBER, "track_robber",
     "<path class=\"body\" d=\"M-60,100v-70c0,-40 20,-66 44,-74a38,38 0 1 1 32,0c10,4 18,10 24,18c34,-12 60,10 60,44c0,30 -20,50 "
     "-48,52"
     "v30z\"/><path class=\"line\" d=\"M-34,-84h52M42,-24c-8,18 -6,36 10,42\"/>"},
};

#undef BASTIDE_MASK

}  // namespace

const BoxMarks boxes::robbers = list_of(kMarks);

}  // namespace bastide::draw
