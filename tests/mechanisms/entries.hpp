// SPDX-License-Identifier: MIT
// A position as internal entries: lists it and sets it.
#pragma once

#include <vector>

#include "formats/positions/position.hpp"
#include "support/catch.hpp"
#include "support/position.hpp"

namespace bastide_tests {

struct Entries {
    TableHead head;
    std::vector<Put> puts;
};

inline Entries told(const Position& board)
{
    Entries all;
    REQUIRE(describe_head(board.view(), all.head));
    for_each_put(board.view(), [&](const Put& put) { all.puts.push_back(put); });
    return all;
}

/// Null when the entries are refused.
inline Game* set(Position& like, const Entries& all, Illegals& illegals)
{
    Fault fault;
    return set_table(
        like.game(), all.head, static_cast<u32>(all.puts.size()),
        [](const void* puts, u32 i) { return static_cast<const Put*>(puts)[i]; }, all.puts.data(), illegals, fault);
}

}  // namespace bastide_tests
