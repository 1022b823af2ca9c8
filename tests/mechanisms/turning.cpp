// SPDX-License-Identifier: MIT
// A gate that turns the road on which it stands into a feature of another kind, without rules of its own.
#include "mechanisms/modules.hpp"

namespace bastide {

namespace {

constexpr PieceDef kPieces[] = {{.kind = kGate,
                                 .count = 1,
                                 .traits = traits(Trait::stays),
                                 .turns = segment_set(SegmentKind::road),
                                 .turns_into = SegmentKind::castle}};

}  // namespace

const Module turning = {
    .id = ModuleId::house_table,  // a spare name here, where that rule never plays
    .title = "Gates",
    .set = Set::winter,
    .pieces = kPieces,
    .max_seats = 5,
};

}  // namespace bastide
