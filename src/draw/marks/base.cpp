// SPDX-License-Identifier: MIT
// Marks of the base game and of the Winter Edition, and the signs of the seats.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_FOLLOWER, "follower",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118a56,56 0 1 1 64,0q44,26 52,118z\"/>"},
    {Shows::building, BASTIDE_SEGMENT_MONASTERY, "monastery",
     "<path class=\"front\" d=\"M-118,-16h236v118h-236z\"/><path class=\"roof\" d=\"M-148,-10L0,-130L148,-10z\"/>"
     "<path class=\"line\" d=\"M0,-130v-56M-26,-162h52\"/><path class=\"door\" d=\"M-28,102v-44q28,-38 56,0v44z\"/>"},
    {Shows::building, BASTIDE_SEGMENT_GARDEN, "garden",
     "<path class=\"leaf\" d=\"M-84,-84h168v168h-168z\"/><g class=\"bloom\"><circle cx=\"-38\" cy=\"-34\" r=\"22\"/>"
     "<circle cx=\"38\" cy=\"-28\" r=\"22\"/><circle cx=\"-28\" cy=\"38\" r=\"22\"/><circle cx=\"38\" cy=\"36\" r=\"22\"/></g>"},
    {Shows::sign, BASTIDE_SIGN_VILLAGE, "village",
     "<g id=\"@house\"><path class=\"front\" d=\"M-110,-52h84v62h-84z\"/><path class=\"roof\" d=\"M-130,-46l62,-62l62,62z\"/></g>"
     "<use href=\"#@house\" x=\"150\" y=\"26\"/><use href=\"#@house\" x=\"40\" y=\"130\"/>"},
    {Shows::sign, kOneHouse, "hamlet",
     "<path class=\"front\" d=\"M-50,-10h100v74h-100z\"/><path class=\"roof\" d=\"M-74,-2l74,-74l74,74z\"/>"},
    {Shows::sign, kBushes, "bushes",
     "<g class=\"leaf\"><circle cx=\"-66\" cy=\"-34\" r=\"44\"/><circle cx=\"60\" cy=\"-22\" r=\"48\"/><circle cx=\"-12\" "
     "cy=\"62\" r=\"52\"/></g>"},
    {Shows::sign, BASTIDE_SIGN_GATE, "gate",
     "<path class=\"front\" d=\"M-62,58v-124h30v26h20v-26h24v26h20v-26h30v124z\"/><path class=\"door\" d=\"M-28,58v-46q28,-34 "
     "56,0v46z\"/>"},
    {Shows::sign, BASTIDE_SIGN_PENNANT, "pennant",
     "<path class=\"shield\" d=\"M-62,-76h124v72q0,58 -62,90q-62,-32 -62,-90z\"/>"
     "<path fill=\"none\" stroke=\"#fff\" stroke-width=\"16\" d=\"M0,-66v138M-54,-16h108\"/>"},
    {Shows::seat, 0, "s0", "<circle class=\"sign\" r=\"26\"/>"},
    {Shows::seat, 1, "s1", "<path class=\"sign\" d=\"M-24,-24h48v48h-48z\"/>"},
    {Shows::seat, 2, "s2", "<path class=\"sign\" d=\"M0,-32l32,56h-64z\"/>"},
    {Shows::seat, 3, "s3", "<path class=\"sign\" d=\"M0,-36l30,36l-30,36l-30,-36z\"/>"},
    {Shows::seat, 4, "s4", "<path class=\"sign\" d=\"M-12,-34h24v22h22v24h-22v22h-24v-22h-22v-24h22z\"/>"},
    {Shows::seat, 5, "s5", "<path class=\"sign\" d=\"M-34,-14h68v28h-68z\"/>"},
    {Shows::seat, 6, "s6", "<path class=\"sign\" d=\"M-32,-24h64l-32,56z\"/>"},
    {Shows::seat, 7, "s7", "<path class=\"sign\" d=\"M-14,-34h28v68h-28z\"/>"},
};

}  // namespace

const BoxMarks boxes::base = list_of(kMarks);

}  // namespace bastide::draw
