// SPDX-License-Identifier: MIT
// Wind roses: each quarter has a colour of its own, alone as in a whole rose. A whole one is turned as its tile and lies on a
// disc of its colour, with a long point to its north.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

#define BASTIDE_FILLED(colour, path) "<path fill=\"" colour "\" stroke=\"#2b1a10\" stroke-width=\"8\" d=\"" path "\"/>"
#define BASTIDE_NE BASTIDE_FILLED("#f2c230", "M0,0v-84a84,84 0 0 1 84,84z")
#define BASTIDE_SE BASTIDE_FILLED("#3f9a4d", "M0,0h84a84,84 0 0 1 -84,84z")
#define BASTIDE_SW BASTIDE_FILLED("#c23b2e", "M0,0v84a84,84 0 0 1 -84,-84z")
#define BASTIDE_NW BASTIDE_FILLED("#7b4fa3", "M0,0h-84a84,84 0 0 1 84,-84z")
#define BASTIDE_ROSE(colour)                                                    \
    BASTIDE_FILLED(colour, "M-116,0a116,116 0 1 1 232,0a116,116 0 1 1 -232,0z") \
    BASTIDE_NE BASTIDE_SE BASTIDE_SW BASTIDE_NW                                 \
        "<path class=\"front\" d=\"M0,-140l18,122l50,18l-50,18l-18,50l-18,-50l-50,-18l50,-18z\"/>"
#define BASTIDE_QUARTER(quarter) "<circle class=\"front\" r=\"96\"/>" quarter "<path class=\"line\" d=\"M0,-84v168M-84,0h168\"/>"

constexpr Mark kMarks[] = {
    {Shows::turned_mark, BASTIDE_MARK_WIND_ROSE_ORANGE, "wind_rose_orange", BASTIDE_ROSE("#e8862a")},
    {Shows::turned_mark, BASTIDE_MARK_WIND_ROSE_BLUE, "wind_rose_blue", BASTIDE_ROSE("#3a78c2")},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_NE, "wind_rose_ne", BASTIDE_QUARTER(BASTIDE_NE)},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_SE, "wind_rose_se", BASTIDE_QUARTER(BASTIDE_SE)},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_SW, "wind_rose_sw", BASTIDE_QUARTER(BASTIDE_SW)},
    {Shows::mark, BASTIDE_MARK_WIND_ROSE_NW, "wind_rose_nw", BASTIDE_QUARTER(BASTIDE_NW)},
};

#undef BASTIDE_QUARTER
#undef BASTIDE_ROSE
#undef BASTIDE_NW
#undef BASTIDE_SW
#undef BASTIDE_SE
#undef BASTIDE_NE
#undef BASTIDE_FILLED

}  // namespace

const BoxMarks boxes::wind_roses = list_of(kMarks);

}  // namespace bastide::draw
