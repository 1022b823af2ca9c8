// SPDX-License-Identifier: MIT
// Marks of The Goldmines: a gold bar, alone or in a stack, and the mouth of a mine.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr char kBar[] =
    "<path class=\"gold\" d=\"M-110,60l40,-100h140l40,100z\"/><path class=\"line\" d=\"M-70,-40l-12,100M70,-40l12,100\"/>";

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_GOLD_BAR, "gold_bar", kBar},
    {Shows::stack, BASTIDE_PIECE_GOLD_BAR, "gold_bars", kBar},
    {Shows::mark, BASTIDE_MARK_GOLDMINE, "gold_mine",
     "<path class=\"stone\" d=\"M-90,90v-70a90,90 0 0 1 180,0v70z\"/>"
     "<path class=\"door\" d=\"M-50,90v-60a50,50 0 0 1 100,0v60z\"/><circle class=\"gold\" cy=\"66\" r=\"26\"/>"},
};

}  // namespace

const BoxMarks boxes::goldmines = list_of(kMarks);

}  // namespace bastide::draw
