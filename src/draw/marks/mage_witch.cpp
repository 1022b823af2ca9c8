// SPDX-License-Identifier: MIT
// Marks of Mage & Witch: a mage with a staff, a witch with her hat, and the star of their tiles.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_MAGE, "mage",
     "<path class=\"front\" d=\"M-90,116q0,-110 60,-140h60q60,30 60,140z\"/><circle class=\"front\" cy=\"-50\" r=\"44\"/>"
     "<path class=\"gold\" d=\"M-56,-72l56,-96l56,96z\"/><path class=\"line\" d=\"M96,110v-190\"/>"
     "<circle class=\"gold\" cx=\"96\" cy=\"-90\" r=\"22\"/>"},
    {Shows::piece, BASTIDE_PIECE_WITCH, "witch",
     "<path class=\"stone\" d=\"M-90,116q0,-110 60,-140h60q60,30 60,140z\"/><circle class=\"front\" cy=\"-50\" r=\"44\"/>"
     "<path class=\"door\" d=\"M-110,-66q110,-30 220,0q-40,-24 -60,-24l-30,-90l-70,90q-30,0 -60,24z\"/>"},
    {Shows::mark, BASTIDE_MARK_MAGIC, "magic",
     "<path class=\"gold\" d=\"M0,-90l24,60l64,4l-50,40l18,62l-56,-36l-56,36l18,-62l-50,-40l64,-4z\"/>"},
};

}  // namespace

const BoxMarks boxes::mage_witch = list_of(kMarks);

}  // namespace bastide::draw
