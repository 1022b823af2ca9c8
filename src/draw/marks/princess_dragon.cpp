// SPDX-License-Identifier: MIT
// Marks of Princess & Dragon: the dragon and the fairy, and what their tiles show.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_DRAGON, "dragon",
     "<path class=\"roof\" d=\"M-120,110q-20,-80 40,-110q-40,-60 -10,-130q40,70 70,60q0,-60 60,-80q60,10 64,60q-20,22 "
     "-60,10q30,80 "
     "-10,110q60,10 66,80z\"/><circle class=\"gold\" cx=\"52\" cy=\"-104\" r=\"12\"/>"},
    {Shows::piece, BASTIDE_PIECE_FAIRY, "fairy",
     "<path class=\"front\" d=\"M0,-10q-120,-120 -120,-20q0,70 120,40q120,30 120,-40q0,-100 -120,20z\"/>"
     "<path class=\"gold\" d=\"M-56,120l40,-140h32l40,140z\"/><circle class=\"gold\" cy=\"-64\" r=\"40\"/>"},
    {Shows::mark, BASTIDE_MARK_DRAGON, "dragon_sign",
     "<path class=\"roof\" d=\"M-70,64q-10,-50 24,-66q-24,-36 -6,-78q24,42 42,36q0,-36 36,-48q36,6 38,36q-12,14 -36,6q18,48 "
     "-6,66q36,6 40,48z\"/>"},
    {Shows::mark, BASTIDE_MARK_PORTAL, "portal",
     "<path class=\"stone\" d=\"M-90,90v-90a90,90 0 0 1 180,0v90h-50v-86a40,40 0 0 0 -80,0v86z\"/>"
     "<path class=\"gold\" d=\"M0,-30l14,34l36,4l-28,24l8,36l-30,-20l-30,20l8,-36l-28,-24l36,-4z\"/>"},
    {Shows::mark, BASTIDE_MARK_PRINCESS, "princess",
     "<path class=\"front\" d=\"M-70,96l46,-104h48l46,104z\"/><circle class=\"front\" cy=\"-40\" r=\"34\"/>"
     "<path class=\"gold\" d=\"M-36,-66v-46l18,22l18,-34l18,34l18,-22v46z\"/>"},
};

}  // namespace

const BoxMarks boxes::princess_dragon = list_of(kMarks);

}  // namespace bastide::draw
