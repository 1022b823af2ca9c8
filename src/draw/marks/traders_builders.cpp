// SPDX-License-Identifier: MIT
// Marks of Traders & Builders.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr char kWine[] = "<path class=\"shield\" d=\"M-64,-70h128q0,84 -48,104v36h36v22h-104v-22h36v-36q-48,-20 -48,-104z\"/>";
constexpr char kGrain[] =
    "<path class=\"gold\" d=\"M0,-96q44,40 22,72q48,-12 54,24q-10,36 -58,20q10,36 -18,76q-28,-40 -18,-76q-48,16 -58,-20q6,-36 "
    "54,-24q-22,-32 22,-72z\"/>";
constexpr char kCloth[] =
    "<path class=\"roof\" d=\"M-84,-56h140a28,28 0 0 1 28,28v56a28,28 0 0 1 -28,28h-140z\"/>"
    "<circle class=\"front\" cx=\"56\" cy=\"0\" r=\"30\"/>";

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_WINE, "wine", kWine},
    {Shows::mark, BASTIDE_MARK_GRAIN, "grain", kGrain},
    {Shows::mark, BASTIDE_MARK_CLOTH, "cloth", kCloth},
    {Shows::token, BASTIDE_PIECE_WINE, "wines", kWine},
    {Shows::token, BASTIDE_PIECE_GRAIN, "grains", kGrain},
    {Shows::token, BASTIDE_PIECE_CLOTH, "cloths", kCloth},
    {Shows::piece, BASTIDE_PIECE_BUILDER, "builder",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118a56,56 0 1 1 64,0q44,26 52,118z\"/>"
     "<path class=\"gold\" d=\"M-78,-92q78,-62 156,0v20h-156z\"/>"},
    {Shows::piece, BASTIDE_PIECE_PIG, "pig",
     "<path class=\"body\" d=\"M-124,16q0,-72 92,-72h72q20,-28 44,-30v34q36,20 40,52l-24,26q-10,30 "
     "-36,40v34h-36v-30h-84v30h-36v-44"
     "q-32,-12 -32,-40z\"/>"},
};

}  // namespace

const BoxMarks boxes::traders_builders = list_of(kMarks);

}  // namespace bastide::draw
