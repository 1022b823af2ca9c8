// SPDX-License-Identifier: MIT
// What this build leaves out (the CMake variable BASTIDE_BOXES), so that asking for it can be refused.
#pragma once

#include "common/fault.hpp"

namespace bastide {

/// The box (bastide_box) of a number of a vocabulary, when this build leaves it out; 0 when the build has it, and for numbers
/// that do not exist.
i32 left_out_box(i32 vocabulary, i32 number) noexcept;

inline bool is_left_out(GameKind game) noexcept { return left_out_box(BASTIDE_VOCABULARY_GAME, static_cast<i32>(game)) != 0; }

/// Sets the fault of a config, a snapshot or a script that needs a box which this build leaves out; returns false.
inline bool refuse_left_out(i32 box, Status status, Fault& fault) noexcept
{
    fault.set(status, Reason::config_left_out);
    fault.box = box;
    return false;
}

}  // namespace bastide
