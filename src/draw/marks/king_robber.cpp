// SPDX-License-Identifier: MIT
// Marks of King & Robber Baron: a king with crown and robe, and a robber with a hat and a mask.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_KING, "king",
     "<path class=\"roof\" d=\"M-100,116q0,-112 66,-142h68q66,30 66,142z\"/>"
     "<path class=\"front\" d=\"M-16,-30h32v146h-32z\"/><circle class=\"front\" cy=\"-58\" r=\"50\"/>"
     "<path class=\"gold\" d=\"M-70,-88v-80l35,36l35,-58l35,58l35,-36v80z\"/>"},
    {Shows::piece, BASTIDE_PIECE_ROBBER, "robber",
     "<path class=\"stone\" d=\"M-100,116q0,-112 66,-142h68q66,30 66,142z\"/><circle class=\"front\" cy=\"-58\" r=\"50\"/>"
     "<path class=\"door\" d=\"M-50,-70h100v26h-36l-14,-10l-14,10h-36z\"/>"
     "<path class=\"roof\" d=\"M-104,-84q104,-36 208,0q-30,-22 -44,-22q-8,-62 -60,-62q-52,0 -60,62q-14,0 -44,22z\"/>"},
};

}  // namespace

const BoxMarks boxes::king_robber = list_of(kMarks);

}  // namespace bastide::draw
