// SPDX-License-Identifier: MIT
// Marks of Bridges, Castles & Bazaars: the castle, and the tents of a bazaar.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_BAZAAR, "bazaar",
     "<path class=\"front\" d=\"M-110,80v-90h220v90z\"/>"
     "<path class=\"roof\" d=\"M-130,-10l40,-80h180l40,80q-32,36 -65,0q-32,36 -65,0q-32,36 -65,0q-32,36 -65,0z\"/>"},
    {Shows::piece, BASTIDE_PIECE_CASTLE, "castle",
     "<path class=\"stone\" d=\"M-130,110v-200h40v32h36v-32h40v60h28v-60h40v32h36v-32h40v200z\"/>"
     "<path class=\"roof\" d=\"M-34,110v-56a34,34 0 0 1 68,0v56z\"/>"},
};

}  // namespace

const BoxMarks boxes::bridges_castles_bazaars = list_of(kMarks);

}  // namespace bastide::draw
