// SPDX-License-Identifier: MIT
// Marks of The Count of Carcassonne: the count, and the signs of the four quarters.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_COUNT, "count",
     "<path class=\"front\" d=\"M-110,130q10,-150 70,-180h80q60,30 70,180z\"/><circle class=\"front\" cy=\"-74\" r=\"56\"/>"
     "<path class=\"gold\" d=\"M-70,-104v-70l36,34l34,-54l34,54l36,-34v70z\"/>"},
    {Shows::mark, BASTIDE_MARK_CASTLE_QUARTER, "castle_quarter",
     "<path class=\"stone\" d=\"M-90,90v-150h36v30h36v-30h36v30h36v-30h36v150h-60v-50a30,30 0 0 0 -60,0v50z\"/>"},
    {Shows::mark, BASTIDE_MARK_MARKET_QUARTER, "market_quarter",
     "<path class=\"roof\" d=\"M-100,-10l30,-70h140l30,70z\"/><path class=\"stone\" "
     "d=\"M-84,-10h20v100h-20zM64,-10h20v100h-20z\"/>"
     "<path class=\"gold\" d=\"M-60,40h120v30h-120z\"/>"},
    {Shows::mark, BASTIDE_MARK_BLACKSMITH_QUARTER, "blacksmith_quarter",
     "<path class=\"front\" d=\"M-100,-40h170q10,50 -50,60v30l40,50h-110l40,-50v-30q-60,0 -90,-60z\"/>"},
    {Shows::mark, BASTIDE_MARK_CATHEDRAL_QUARTER, "cathedral_quarter",
     "<path class=\"stone\" d=\"M-80,90v-120l40,-60l40,60v-10h80v130z\"/>"
     "<path class=\"gold\" d=\"M-46,-134h12v20h18v12h-18v34h-12v-34h-18v-12h18z\"/>"},
};

}  // namespace

const BoxMarks boxes::count_city = list_of(kMarks);

}  // namespace bastide::draw
