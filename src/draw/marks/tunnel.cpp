// SPDX-License-Identifier: MIT
// Marks of The Tunnel: an opening in a hill, and a token.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::mark, BASTIDE_MARK_TUNNEL_OPENING, "tunnel_opening",
     "<path class=\"stone\" d=\"M-84,70v-60a84,84 0 0 1 168,0v60z\"/><path class=\"door\" d=\"M-50,70v-56a50,50 0 0 1 "
     "100,0v56z\"/>"},
    {Shows::piece, BASTIDE_PIECE_TUNNEL_TOKEN, "tunnel_token",
     "<circle class=\"body\" r=\"78\"/><path class=\"line\" d=\"M-36,40v-36a36,36 0 0 1 72,0v36\"/>"},
};

}  // namespace

const BoxMarks boxes::tunnel = list_of(kMarks);

}  // namespace bastide::draw
