// SPDX-License-Identifier: MIT
// Marks of Bridges, Castles & Bazaars: a bridge of two arches, a castle, the tents of a bazaar.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_BAZAAR, "bazaar",
     "<path class=\"roof\" d=\"M-110,0l55,-70l55,70zM0,0l55,-70l55,70z\"/>"
     "<path class=\"front\" d=\"M-95,0h80v70h-80zM15,0h80v70h-80z\"/>"
     "<path class=\"door\" d=\"M-70,70v-40h30v40zM40,70v-40h30v40z\"/>"},
    {Shows::piece, BASTIDE_PIECE_BRIDGE, "bridge",
     "<path class=\"stone\" d=\"M-112,60v-66q112,-60 224,0v66h-30a34,34 0 0 0 -68,0h-28a34,34 0 0 0 -68,0z\"/>"
     "<path class=\"line\" d=\"M-112,-6q112,-60 224,0\"/>"},
    {Shows::span, BASTIDE_PIECE_BRIDGE, "bridge_deck",
     "<path class=\"stone\" d=\"M-92,-512h184v1024h-184z\"/><path class=\"front\" d=\"M-56,-512h112v1024h-112z\"/>"
     "<path class=\"line\" d=\"M-92,-256h184M-92,0h184M-92,256h184\"/>"},
    {Shows::piece, BASTIDE_PIECE_CASTLE, "castle",
     "<path class=\"stone\" d=\"M-110,100v-190h40v30h40v-30h60v30h40v-30h40v190z\"/>"
     "<path class=\"door\" d=\"M-28,100v-60a28,28 0 0 1 56,0v60z\"/>"},
};

}  // namespace

const BoxMarks boxes::bridges_castles_bazaars = list_of(kMarks);

}  // namespace bastide::draw
