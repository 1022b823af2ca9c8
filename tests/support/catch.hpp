// SPDX-License-Identifier: MIT
// Catch2, 2.13 or 3, by one header. Tests include it and use only features of both versions.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>

namespace Catch::Matchers {
/// The name in version 3 of the matcher that version 2 calls Contains.
inline StdString::ContainsMatcher ContainsSubstring(const std::string& text, CaseSensitive::Choice choice = CaseSensitive::Yes)
{
    return Contains(text, choice);
}
}  // namespace Catch::Matchers
#endif
