// SPDX-License-Identifier: MIT
// The abbacy of a special monastery: a crook on a stone.
#include "draw/marks.hpp"

namespace bastide::draw {

namespace {

constexpr Mark kMarks[] = {
    {Shows::building, BASTIDE_SEGMENT_ABBACY, "abbacy",
     "<path class=\"front\" d=\"M-52,-60h104v120h-104z\"/><path class=\"line\" d=\"M-8,44v-64q0,-24 20,-24q20,0 20,18q0,16 "
     "-18,16\"/>"},
};

}  // namespace

const BoxMarks boxes::monasteries = list_of(kMarks);

}  // namespace bastide::draw
