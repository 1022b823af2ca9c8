// SPDX-License-Identifier: MIT
// The checks of all boxes that the reference plays. CMake finds them: tests/boxes/<box>/box_check.hpp has the rows of the sets of
// a box.
#pragma once

#include "box_checks.hpp"
#include "invariants/box_check.hpp"

namespace box_checks {

/// The oldest set first.
inline const std::vector<Row>& rows()
{
    static const std::vector<Row> all = [] {
        std::vector<Row> list;
#define BASTIDE_ROWS(box)                                      \
    {                                                          \
        const std::vector<Row> of_box = box::rows();           \
        list.insert(list.end(), of_box.begin(), of_box.end()); \
    }
        BASTIDE_BOX_CHECKS(BASTIDE_ROWS)
#undef BASTIDE_ROWS
        std::sort(list.begin(), list.end(), [](const Row& a, const Row& b) { return a.set < b.set; });
        return list;
    }();
    return all;
}

/// The rows of the boxes in a game.
inline std::vector<const Row*> rows_of(const Config& config)
{
    std::vector<const Row*> list;
    for (const Row& row : rows())
        if (config.copies[static_cast<int>(row.set)] > 0) list.push_back(&row);
    return list;
}

}  // namespace box_checks
