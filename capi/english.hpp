// SPDX-License-Identifier: MIT
// A list of English sentences by number.
#pragma once

#include "common/text.hpp"

namespace bastide {

struct Sentence {
    i32 number;
    const char* text;
};

template <u32 N>
Text find_in(const Sentence (&sentences)[N], i32 number) noexcept
{
    for (const Sentence& each : sentences)
        if (each.number == number) return each.text;
    return {};
}

}  // namespace bastide
