// SPDX-License-Identifier: MIT
// Marks of Hills & Sheep: a hill, a vineyard, the shepherd with its crook, and the tokens with sheep.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

/// A sheep whose head is at x, y.
#define BASTIDE_SHEEP(x, y)                              \
    "<path class=\"front\" d=\"M" x "," y                \
    "a22,22 0 0 1 30,-22a30,30 0 0 1 54,14a24,24 0 0 1 " \
    "-8,46v22h-14v-20h-36v20h-14v-24z\"/>"
constexpr char kOne[] = BASTIDE_SHEEP("-45", "0");
constexpr char kTwo[] = BASTIDE_SHEEP("-105", "0") BASTIDE_SHEEP("15", "0");
constexpr char kThree[] = BASTIDE_SHEEP("-105", "-45") BASTIDE_SHEEP("15", "-45") BASTIDE_SHEEP("-45", "55");
constexpr char kFour[] =
    BASTIDE_SHEEP("-105", "-45") BASTIDE_SHEEP("15", "-45") BASTIDE_SHEEP("-105", "55") BASTIDE_SHEEP("15", "55");
#undef BASTIDE_SHEEP

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_HILL, "hill",
     "<path class=\"front\" d=\"M-110,70q50,-150 110,-150q60,0 110,150z\"/>"
     "<path class=\"line\" d=\"M-70,20q30,-70 70,-72M-10,40q24,-60 52,-64\"/>"},
    {Shows::mark, BASTIDE_MARK_VINEYARD, "vineyard",
     "<path class=\"line\" d=\"M-80,80v-130M0,80v-130M80,80v-130M-100,-20h200M-100,30h200\"/>"
     "<g class=\"roof\"><circle cx=\"-80\" cy=\"-60\" r=\"26\"/><circle cx=\"0\" cy=\"-60\" r=\"26\"/>"
     "<circle cx=\"80\" cy=\"-60\" r=\"26\"/></g>"},
    {Shows::piece, BASTIDE_PIECE_SHEPHERD, "shepherd",
     "<path class=\"body\" d=\"M-70,104q4,-96 40,-116a48,48 0 1 1 56,0q36,20 40,116z\"/>"
     "<path class=\"line\" d=\"M92,104v-160q0,-48 -32,-48\"/>"},
    {Shows::token, BASTIDE_PIECE_SHEEP_1, "one_sheep", kOne},
    {Shows::token, BASTIDE_PIECE_SHEEP_2, "two_sheep", kTwo},
    {Shows::token, BASTIDE_PIECE_SHEEP_3, "three_sheep", kThree},
    {Shows::token, BASTIDE_PIECE_SHEEP_4, "four_sheep", kFour},
};

}  // namespace

const BoxMarks boxes::hills_sheep = list_of(kMarks);

}  // namespace bastide::draw
