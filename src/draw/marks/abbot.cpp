// SPDX-License-Identifier: MIT
// Marks of The Abbot. Gardens are among those of the base game, whose tiles show them.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::piece, BASTIDE_PIECE_ABBOT, "abbot",
     "<path class=\"body\" d=\"M-84,100q8,-92 52,-118q-44,-38 -28,-82q22,-40 60,-56q38,16 60,56q16,44 -28,82q44,26 52,118z\"/>"
     "<path class=\"gold\" d=\"M-12,-132h24v28h26v22h-26v44h-24v-44h-26v-22h26z\"/>"},
};

}  // namespace

const BoxMarks boxes::abbot = list_of(kMarks);

}  // namespace bastide::draw
