// SPDX-License-Identifier: MIT
// Marks of Under the Big Top: the tent, the ringmaster with a hat, spaces on tiles, and the animals of the tokens.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_CIRCUS, "circus",
     "<circle class=\"front\" r=\"100\"/><path class=\"gold\" d=\"M0,-64l16,44l46,0l-38,28l14,46l-38,-28l-38,28l14,-46l-38,"
     "-28l46,0z\"/>"},
    {Shows::mark, BASTIDE_MARK_ACROBATS, "acrobats",
     "<circle class=\"front\" r=\"106\"/><path class=\"line\" d=\"M-76,58h152M-46,58v-44M46,58v-44M-46,14h92M0,14v-50\"/>"
     "<g class=\"front\"><circle cx=\"-46\" cy=\"-4\" r=\"20\"/><circle cx=\"46\" cy=\"-4\" r=\"20\"/><circle cy=\"-54\" "
     "r=\"20\"/></g>"},
    {Shows::piece, BASTIDE_PIECE_BIG_TOP, "big_top",
     "<path class=\"front\" d=\"M-130,110v-90l130,-110l130,110v90z\"/>"
     "<path class=\"roof\" d=\"M-130,20l130,-110l130,110l-44,26l-43,-26l-43,26l-43,-26l-43,26z\"/>"
     "<path class=\"line\" d=\"M0,-90v-46l44,16l-44,14\"/>"},
    {Shows::piece, BASTIDE_PIECE_RINGMASTER, "ringmaster",
     "<path class=\"body\" d=\"M-92,112l30,-92a56,56 0 1 1 124,0l30,92z\"/>"
     "<path class=\"roof\" d=\"M-66,-46h132v-18h-30v-74h-72v74h-30z\"/>"},
    {Shows::token, BASTIDE_PIECE_FLEA, "flea",
     "<circle class=\"front\" r=\"40\"/><path class=\"line\" d=\"M-20,34l-30,50M20,34l30,50M-34,20l-56,24M34,20l56,24\"/>"},
    {Shows::token, BASTIDE_PIECE_MONKEY, "monkey",
     "<g class=\"front\"><circle cx=\"-70\" r=\"30\"/><circle cx=\"70\" r=\"30\"/><circle r=\"66\"/></g>"
     "<path class=\"line\" d=\"M-30,24q30,24 60,0\"/>"},
    {Shows::token, BASTIDE_PIECE_SEAL, "seal",
     "<path class=\"front\" d=\"M-110,84q60,-20 70,-90q10,-70 60,-70q44,0 44,40q-30,0 -34,30q50,40 74,90z\"/>"
     "<circle class=\"gold\" cx=\"40\" cy=\"-104\" r=\"24\"/>"},
    {Shows::token, BASTIDE_PIECE_BEAR, "bear",
     "<g class=\"front\"><circle cx=\"-54\" cy=\"-56\" r=\"30\"/><circle cx=\"54\" cy=\"-56\" r=\"30\"/><circle r=\"80\"/></g>"
     "<circle class=\"stone\" cy=\"24\" r=\"32\"/>"},
    {Shows::token, BASTIDE_PIECE_TIGER, "tiger",
     "<circle class=\"gold\" r=\"80\"/><path class=\"line\" d=\"M-78,-20h50M-78,20h50M78,-20h-50M78,20h-50M0,-80v46\"/>"},
    {Shows::token, BASTIDE_PIECE_ELEPHANT, "elephant",
     "<path class=\"stone\" d=\"M-110,90v-90q0,-80 90,-80h50q70,0 70,70v60q0,30 -26,30v-70h-24v80h-40v-40h-70v40z\"/>"},
};

}  // namespace

const BoxMarks boxes::big_top = list_of(kMarks);

}  // namespace bastide::draw
