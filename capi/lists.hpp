// SPDX-License-Identifier: MIT
// What the functions that list something share.
#pragma once

#include "fence.hpp"

namespace bastide {

/// What a wrong call of a list answers, else OK.
inline i32 check_list(const bastide_game* game, const void* out, i32 cap) noexcept
{
    return game && is_buffer(out, cap) ? BASTIDE_OK : BASTIDE_E_ARGUMENT;
}

/// Writes entry after entry of a list whose length is known.
template <class Record, class Make>
i32 list_each(i32 count, Record* out, i32 cap, Make&& make) noexcept
{
    for (i32 i = 0; i < cap && i < count; ++i) out[i] = make(i);
    return count;
}

}  // namespace bastide
