// SPDX-License-Identifier: MIT
// Marks of Hills & Sheep: a hill, a vineyard, and the shepherd with its crook.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

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
};

}  // namespace

const BoxMarks boxes::hills_sheep = list_of(kMarks);

}  // namespace bastide::draw
