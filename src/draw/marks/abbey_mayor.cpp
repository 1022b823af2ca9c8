// SPDX-License-Identifier: MIT
// Marks of Abbey & Mayor.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::wild, BASTIDE_SET_ABBEY_MAYOR, "abbey",
     "<path class=\"wall\" d=\"M-440,-440h880v880h-880z\"/><path class=\"crest\" d=\"M-440,-440h880v880h-880z\"/>"
     "<path class=\"front\" d=\"M-250,-30h500v250h-500z\"/><path class=\"roof\" d=\"M-290,-24l90,-150h400l90,150z\"/>"
     "<path class=\"front\" d=\"M-70,-24v-190h140v190z\"/><path class=\"roof\" d=\"M-94,-208l94,-130l94,130z\"/>"
     "<path class=\"line\" d=\"M0,-338v-66M-30,-378h60\"/>"
     "<path class=\"door\" d=\"M-46,220v-90q46,-62 92,0v90zM-190,90h60v80h-60zM130,90h60v80h-60z\"/>"},
    {Shows::piece, BASTIDE_PIECE_MAYOR, "mayor",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118a56,56 0 1 1 64,0q44,26 52,118z\"/>"
     "<path class=\"gold\" d=\"M-62,-84v-78l31,38l31,-56l31,56l31,-38v78z\"/>"},
    {Shows::piece, BASTIDE_PIECE_WAGON, "wagon",
     "<path class=\"body\" d=\"M-112,-70h224l-30,126h-164z\"/><g class=\"gold\"><circle cx=\"-56\" cy=\"66\" r=\"34\"/>"
     "<circle cx=\"56\" cy=\"66\" r=\"34\"/></g>"},
    {Shows::piece, BASTIDE_PIECE_BARN, "barn",
     "<path class=\"body\" d=\"M-124,104v-128l58,-78h132l58,78v128z\"/><path class=\"line\" d=\"M-124,-24h248\"/>"},
};

}  // namespace

const BoxMarks boxes::abbey_mayor = list_of(kMarks);

}  // namespace bastide::draw
