// SPDX-License-Identifier: MIT
// The names of the boxes that this build leaves out. CMake defines BASTIDE_LEFT_OUT, from BASTIDE_BOXES, for the files that
// include this one: the list of modules, and the refusals of what the build lacks.
#pragma once

#include "common/text.hpp"

#ifndef BASTIDE_LEFT_OUT
#define BASTIDE_LEFT_OUT ""
#endif

namespace bastide {

/// Whether the build leaves out a box: whether its name is in the list, in which each name ends in a comma.
constexpr bool is_left_out(Text box) noexcept
{
    const Text all(BASTIDE_LEFT_OUT);
    u32 from = 0;
    for (u32 at = 0; at < all.size; ++at) {
        if (all[at] != ',') continue;
        if (all.from(from).first(at - from) == box) return true;
        from = at + 1;
    }
    return false;
}

}  // namespace bastide
