// SPDX-License-Identifier: MIT
// Catch2, 2.13 or 3, under one name. Tests include this header and use what both versions know.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>

namespace Catch::Matchers {
/// What version 3 calls the matcher that version 2 calls Contains.
inline StdString::ContainsMatcher ContainsSubstring(const std::string& text, CaseSensitive::Choice choice = CaseSensitive::Yes)
{
    return Contains(text, choice);
}
}  // namespace Catch::Matchers
#endif
