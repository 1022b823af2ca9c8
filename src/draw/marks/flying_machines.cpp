// SPDX-License-Identifier: MIT
// Flying machines, each with an arrow that shows whereto it points, and the faces of the die.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

/// Two wings and a hull, nose to the west.
#define BASTIDE_MACHINE                                                                         \
    "<path class=\"front\" d=\"M-130,0q70,-36 190,-20l70,-34v108l-70,-34q-120,16 -190,-20z\"/>" \
    "<path class=\"roof\" d=\"M-30,-22l60,-110h50l-20,110zM-30,22l60,110h50l-20,-110z\"/>"      \
    "<path class=\"line\" d=\"M-140,0h-50M-168,-22l-22,22l22,22\"/>"

#define BASTIDE_FACE(spots) "<path class=\"front\" d=\"M-90,-90h180v180h-180z\"/><g class=\"door\">" spots "</g>"

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_FLIER, "flier", BASTIDE_MACHINE},
    {Shows::mark, BASTIDE_MARK_FLIER_NW, "flier_nw", "<g transform=\"rotate(45)\">" BASTIDE_MACHINE "</g>"},
    {Shows::piece, BASTIDE_PIECE_FLIGHT_1, "flight_1", BASTIDE_FACE("<circle r=\"20\"/>")},
    {Shows::piece, BASTIDE_PIECE_FLIGHT_2, "flight_2",
     BASTIDE_FACE("<circle cx=\"-40\" cy=\"-40\" r=\"20\"/><circle cx=\"40\" cy=\"40\" r=\"20\"/>")},
    {Shows::piece, BASTIDE_PIECE_FLIGHT_3, "flight_3",
     BASTIDE_FACE("<circle cx=\"-46\" cy=\"-46\" r=\"20\"/><circle r=\"20\"/><circle cx=\"46\" cy=\"46\" r=\"20\"/>")},
};

}  // namespace

const BoxMarks boxes::flying_machines = list_of(kMarks);

}  // namespace bastide::draw
